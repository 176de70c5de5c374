/** What a seat's panel shows, the points so far, and how a match ended. */
import type { Result, Sight } from "../../../../shared/core/contract/game.ts";
import { emptyCircles, freeCitySpaces } from "../../../../shared/puerto-rico/rules/board.ts";
import { score, total } from "../../../../shared/puerto-rico/score.ts";
import type { PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Chip, SeatLine } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";
import { mayShowPoints } from "../layout/points.ts";
import { barrelsChip } from "../wording/chips.ts";

export const seats = (sight: Sight<PuertoRico>): readonly SeatLine[] =>
  sight.table.players.map((player, seat) => {
    const points = total(score(sight.table, seat));
    const circles = emptyCircles(player);
    const spaces = freeCitySpaces(player);
    const chips: Chip[] = [
      { look: "icon:doubloon", digits: `${player.money}`, title: ["chip.money", { doubloons: player.money }], about: `purse:${seat}` },
      mayShowPoints(sight, seat)
        ? { look: "icon:vp", digits: `${points}`, title: ["chip.points", { points }], about: `score:${seat}` }
        : { look: "icon:hidden", title: ["chip.covered"], about: `score:${seat}` },
      { look: "icon:circle", digits: `${circles}`, title: ["chip.circles", { circles }], about: `sanJuan:${seat}` },
      { look: "icon:space", digits: `${spaces}`, title: ["chip.spaces", { spaces }], about: `city:${seat}` },
      ...player.goods.flatMap((count, good) => (count === 0 ? [] : [{ ...barrelsChip(good, count), about: `goods:${seat}:${good}` }])),
    ];
    return { chips };
  });

export const currentPoints = ({ table }: Sight<PuertoRico>): readonly Readonly<Record<string, number>>[] =>
  table.players.map((_player, seat) => score(table, seat));

export function ending({ how, places, points }: Result): Line {
  const seat = places.indexOf(1);
  const best = Object.values(points[seat] ?? {}).reduce((sum, value) => sum + value, 0);
  return [`end.${how}`, { best }];
}
