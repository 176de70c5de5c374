/** Tips for a newcomer's first matches, most pressing first. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { NUMBERS } from "../../../../shared/duel/catalog.ts";
import { count, countSymbols } from "../../../../shared/duel/rules/fast-count.ts";
import { type Duel, other, type Table } from "../../../../shared/duel/state.ts";
import type { Line } from "../../../text/grammar.ts";
import { isPoor, isThreatened, payableWonders } from "../choice/reason.ts";

export function tips({ table, seat }: Sight<Duel>): readonly Line[] {
  if (table.phase !== "turn") return table.phase === "over" ? [] : [[`tip.${table.phase}`]];
  return keysOfTurn(table, seat).map((key): Line => [`tip.${key}`]);
}

function keysOfTurn(table: Table, seat: number): readonly string[] {
  const built = count(at(table.cities, 0), "wonders") + count(at(table.cities, 1), "wonders");
  const danger = [
    ...(isThreatened(table, seat) ? ["war"] : []),
    // Half of them: from here on it is a plan.
    ...(2 * countSymbols(at(table.cities, other(seat))) > NUMBERS.symbolsToWin ? ["science"] : []),
  ];
  const chances = [
    ...(isPoor(table, seat) ? ["poor"] : []),
    ...(payableWonders(table, seat).length > 0 ? ["wonder"] : []),
    ...(built >= 2 ? ["seven"] : []),
  ];
  return [...danger, "turn", `age${table.age}`, ...chances, "uncover"];
}
