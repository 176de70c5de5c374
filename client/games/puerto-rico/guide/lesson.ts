/**
 * The guided first match: one cycle from the empty island to the first barrels shipped, with two bots that follow the script.
 * It meets what beginners get wrong: plantations and buildings without workers, a crop without its building, producing for others,
 * leaving doubloons on the cards, money and barrels kept for later, being late for the ships, and an end they did not see coming.
 */
import type { Lesson } from "../../../../shared/core/lessons/lesson.ts";
import { buildingOf, CORN } from "../../../../shared/puerto-rico/catalog.ts";
import { puertoRico } from "../../../../shared/puerto-rico/index.ts";
import { type Building, GOODS, ROLES, type Role } from "../../../../shared/puerto-rico/state.ts";

const role = (id: Role): string => `role:${ROLES.indexOf(id)}`;
/** Violet buildings that the player can pay for by then. */
const SECOND = ["smallMarket", "hacienda", "constructionHut", "smallWarehouse", "hospice", "office", "largeMarket"] satisfies Building[];

export const lesson: Lesson = {
  game: "puerto-rico",
  rules: puertoRico.rules,
  seats: 3,
  seat: 0,
  deal: 39,
  about: ["score:0"],
  steps: [
    { id: "goal", piece: "score:0" },
    { id: "settler", piece: role("settler"), wants: [["role settler"]] },
    {
      id: "corn",
      piece: "row:0",
      wants: [["tile corn"]],
      then: [
        [1, "tile sugar"],
        [2, "tile indigo"],
        [1, "role mayor"],
        [1, "colonist"],
        [2, "place corn"],
      ],
    },
    {
      id: "worker",
      piece: "circle:0:i:1:0",
      about: ["tile:0:0", "tile:0:1", "sanJuan:0"],
      wants: [["place corn"]],
      then: [
        [2, "role builder"],
        [2, "build smallIndigoPlant"],
      ],
    },
    {
      id: "plant",
      piece: `market:${buildingOf("smallIndigoPlant")}`,
      wants: [["build smallIndigoPlant"]],
      // The first bot makes nothing by its Craftsman: the barrels are the others', and the next player ships first.
      then: [
        [1, "build smallSugarMill"],
        [1, "role craftsman"],
        [2, "role captain"],
        [2, "load corn on 0"],
      ],
    },
    { id: "craft", piece: `goods:0:${CORN}` },
    { id: "ship", piece: "ship:0", wants: [["load corn on 0"]] },
    { id: "mayor", piece: role("mayor"), wants: [["role mayor"]] },
    {
      id: "privilege",
      piece: "pile:colonists",
      wants: [["colonist"]],
      then: [
        [2, "place indigo"],
        [2, "role craftsman"],
        [2, "extra corn"],
      ],
    },
    { id: "trader", piece: role("trader"), about: [role("settler"), role("builder")], wants: [["role trader"]] },
    {
      id: "sell",
      piece: `goods:0:${GOODS.indexOf("indigo")}`,
      about: ["house"],
      wants: [["sell indigo"]],
      then: [
        [1, "sell sugar"],
        [2, "pass"],
        [1, "role builder"],
        [1, "build smallIndigoPlant"],
        [2, "build smallMarket"],
      ],
    },
    { id: "build", piece: "market", wants: SECOND.map((building) => [`build ${building}`]) },
    { id: "large", piece: `market:${buildingOf("guildHall")}` },
    { id: "captain", piece: role("captain"), about: ["mat:2", "ship:0"], wants: [["role captain"]] },
    {
      id: "load",
      piece: "ship:0",
      wants: [["load corn on 0"]],
      then: [
        [2, "load corn on 0"],
        [1, "role settler"],
        [1, "tile sugar"],
        [2, "tile indigo"],
      ],
    },
    { id: "sailed", piece: "ship:0" },
    { id: "end", piece: "gauge:points", about: ["gauge:colonists", "gauge:city"] },
  ],
};
