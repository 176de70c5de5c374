/** How a match is won, and how near everybody is: cubes on the board, and the church, which carries one cube a part. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CHURCH } from "../../../../shared/elasund/catalog.ts";
import { couldWinNext } from "../../../../shared/elasund/rules/forecast.ts";
import { churchTilesLeft } from "../../../../shared/elasund/rules/town/church.ts";
import { score, total } from "../../../../shared/elasund/score.ts";
import type { Elasund } from "../../../../shared/elasund/state.ts";
import type { Goal } from "../../../face/face.ts";

export function goals({ table }: Sight<Elasund>): readonly Goal[] {
  const left = churchTilesLeft(table);
  return [
    {
      look: "icon:cube",
      title: ["goal.cubes", { goal: table.goal }],
      about: "term:cubes",
      progress: table.cubes.map((_left, seat) => ({
        seat,
        digits: `${total(score(table, seat))}/${table.goal}`,
        near: table.step !== "over" && couldWinNext(table, seat),
      })),
    },
    {
      look: "icon:church",
      title: ["goal.church", { left }],
      about: "church",
      progress: [{ digits: `${CHURCH.tiles - left}/${CHURCH.tiles}` }],
    },
  ];
}
