/**
 * The guided first match: one cycle from the empty island to the first barrels shipped, with two bots that follow the script.
 * It meets what beginners get wrong: plantations and buildings without workers, a crop without its building, producing for others,
 * leaving doubloons on the cards, money and barrels kept for later, being late for the ships, and an end they did not see coming.
 */
import type { Lesson } from "../../../shared/core/lessons/lesson.ts";
import { puertoRico } from "../../../shared/puerto-rico/index.ts";

export const lesson: Lesson = {
  game: "puerto-rico",
  rules: puertoRico.rules,
  seats: 3,
  seat: 0,
  deal: 39,
  steps: [
    { id: "goal", piece: "score:0" },
    { id: "settler", piece: "role:0", wants: [["role settler"]] },
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
    { id: "worker", piece: "circle:0:i:1", wants: [["place corn"]], then: [[2, "role builder"], [2, "build smallIndigoPlant"]] },
    {
      id: "plant",
      piece: "market:0",
      wants: [["build smallIndigoPlant"]],
      then: [
        [1, "build smallSugarMill"],
        [1, "role craftsman"],
        [2, "role captain"],
        [2, "load corn on 0"],
      ],
    },
    { id: "ship", piece: "ship:0", wants: [["load corn on 0"]] },
    { id: "mayor", piece: "role:1", wants: [["role mayor"]] },
    { id: "privilege", piece: "pile:colonists", wants: [["colonist"]], then: [[1, "place smallSugarMill"], [2, "role craftsman"], [2, "extra corn"]] },
    { id: "trader", piece: "role:4", wants: [["role trader"]] },
    { id: "sell", piece: "goods:0:1", wants: [["sell indigo"]] },
  ],
};
