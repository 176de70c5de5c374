/** What a seat's panel shows. */
import type { Sight } from "../../../shared/core/game.ts";
import { emptyCircles, freeCitySpaces } from "../../../shared/puerto-rico/board.ts";
import { score, total } from "../../../shared/puerto-rico/score.ts";
import type { PuertoRico } from "../../../shared/puerto-rico/state.ts";
import type { Chip, SeatLine } from "../face.ts";
import { barrelsChip } from "./chips.ts";
import { mayShowPoints } from "./points.ts";

export const seats = (sight: Sight<PuertoRico>): readonly SeatLine[] =>
  sight.table.players.map((player, seat) => {
    const points = total(score(sight.table, seat));
    const circles = emptyCircles(player);
    const spaces = freeCitySpaces(player);
    const chips: Chip[] = [
      { look: "icon:doubloon", digits: `${player.money}`, title: ["chip.money", { doubloons: player.money }] },
      mayShowPoints(sight, seat)
        ? { look: "icon:vp", digits: `${points}`, title: ["chip.points", { points }] }
        : { look: "icon:hidden", title: ["chip.covered"] },
      { look: "icon:circle", digits: `${circles}`, title: ["chip.circles", { circles }] },
      { look: "icon:space", digits: `${spaces}`, title: ["chip.spaces", { spaces }] },
      ...player.goods.flatMap((count, good) => (count === 0 ? [] : [barrelsChip(good, count)])),
    ];
    return { chips };
  });

export const currentPoints = ({ table }: Sight<PuertoRico>): readonly Readonly<Record<string, number>>[] =>
  table.players.map((_player, seat) => score(table, seat));
