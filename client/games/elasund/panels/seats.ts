/** What a seat's panel shows, the points so far, and how a match ended. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Result, Sight } from "../../../../shared/core/contract/game.ts";
import { NUMBERS } from "../../../../shared/elasund/catalog.ts";
import { couldWinNext } from "../../../../shared/elasund/rules/forecast.ts";
import { permitsOf } from "../../../../shared/elasund/rules/town/permits.ts";
import { towersOf } from "../../../../shared/elasund/rules/town/walls.ts";
import { score, total } from "../../../../shared/elasund/score.ts";
import type { Elasund } from "../../../../shared/elasund/state.ts";
import type { Chip, SeatLine } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";
import { colourName } from "../art/looks.ts";

export const seats = ({ table }: Sight<Elasund>): readonly SeatLine[] =>
  table.cubes.map((cubes, seat) => {
    const colour = colourName(seat);
    const towers = towersOf(table, seat);
    const permits = permitsOf(table, seat, "supply").length;
    const chips: Chip[] = [
      { look: `icon:cube.${colour}`, digits: `${cubes}`, title: ["chip.left", { count: cubes }], about: "term:cubes" },
      { look: "icon:card", digits: `${table.hands[seat]}`, title: ["chip.hand", { count: at(table.hands, seat) }], about: `hand:${seat}` },
      { look: "icon:trade", digits: `${table.trade[seat]}`, title: ["chip.points", { points: at(table.trade, seat) }], about: "track" },
      { look: "icon:tower", digits: `${towers}`, title: ["chip.towers", { count: towers }], about: "term:towers" },
      { look: `icon:permit.${colour}`, digits: `${permits}`, title: ["chip.free", { count: permits }], about: "term:permits" },
    ];
    const warned = table.step !== "over" && couldWinNext(table, seat);
    return { chips: warned ? [...chips, { look: "icon:warning", title: ["chip.warning"] }] : chips };
  });

export const currentPoints = ({ table }: Sight<Elasund>) => table.cubes.map((_cubes, seat) => score(table, seat));

export function ending({ how, places, points }: Result): Line {
  const seat = places.indexOf(1);
  if (how !== "cubes") return [`end.${how}`, { rounds: NUMBERS.idleRounds }];
  const second = Math.max(...points.filter((_own, other) => other !== seat).map(total));
  return ["end.cubes", { second }];
}
