/** How near everybody is to each way to win: spaces to go, symbols, and points. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CAPITAL, NUMBERS } from "../../../../shared/duel/catalog.ts";
import { countSymbols } from "../../../../shared/duel/rules/fast-count.ts";
import { spacesToCapital } from "../../../../shared/duel/rules/military.ts";
import { score, total } from "../../../../shared/duel/score.ts";
import { type Duel, other } from "../../../../shared/duel/state.ts";
import type { Goal } from "../../../face/face.ts";
import { isOneSymbolShort, isThreatened } from "../choice/reason.ts";
import { nearSeat } from "../layout/frame.ts";

export function goals(sight: Sight<Duel>): readonly Goal[] {
  const { table } = sight;
  const bySeat = (progress: (seat: number) => Omit<Goal["progress"][number], "seat">): Goal["progress"] =>
    table.cities.map((_city, seat) => ({ seat, ...progress(seat) }));
  const spaces = (seat: number): number => CAPITAL - spacesToCapital(table, seat);
  return [
    {
      look: "icon:pawn",
      title: ["goal.war"],
      about: "pawn",
      progress: bySeat((seat) => ({ digits: `${Math.max(0, spaces(seat))}/${CAPITAL}`, near: isThreatened(table, other(seat)) })),
    },
    {
      look: "icon:science.wheel",
      title: ["goal.science"],
      about: "term:science",
      progress: bySeat((seat) => ({
        digits: `${countSymbols(at(table.cities, seat))}/${NUMBERS.symbolsToWin}`,
        near: isOneSymbolShort(table, seat),
      })),
    },
    {
      look: "icon:laurel",
      title: ["goal.points"],
      about: `score:${nearSeat(sight)}`,
      progress: bySeat((seat) => ({ digits: `${total(score(table, seat))}` })),
    },
  ];
}
