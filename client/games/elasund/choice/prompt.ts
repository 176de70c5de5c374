/** The prompt: what is asked, and of which seat. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight, View } from "../../../../shared/core/contract/game.ts";
import { moves } from "../../../../shared/elasund/moves.ts";
import { isPirate } from "../../../../shared/elasund/rules/pirates.ts";
import { bonusOf } from "../../../../shared/elasund/rules/town/permits.ts";
import { towersOf } from "../../../../shared/elasund/rules/town/walls.ts";
import { buildsLeft } from "../../../../shared/elasund/rules/turn.ts";
import { displacedOf, type Elasund, KINDS, NONE, type Table, toAct } from "../../../../shared/elasund/state.ts";
import type { Line } from "../../../text/grammar.ts";
import { kindsOf } from "../art/looks.ts";

/** Steps that may be passed. */
const PASSED: readonly string[] = ["build", "bonus"];
const isOwn = (sight: Sight<Elasund>): sight is View<Elasund> => sight.secret !== undefined;

export function prompt(sight: Sight<Elasund>): Line {
  const { table } = sight;
  const { whose, key, others } = question(sight);
  return [`prompt.${key}`, { seat: whose, you: whose === sight.seat ? 1 : 0, others, ...argsOf(table, whose) }];
}

/** Which seat is asked, the reader's first, how many others are, and what: prompts and reasons have the same keys. */
export function question(sight: Sight<Elasund>): { readonly whose: number; readonly others: number; readonly key: string } {
  const { table, seat } = sight;
  const asked = toAct(table);
  const whose = asked.includes(seat) ? seat : (asked[0] ?? table.turn);
  const idle = PASSED.includes(table.step) && isOwn(sight) && whose === seat && moves(sight).length === 1;
  return { whose, others: asked.length - 1, key: `${keyOf(table)}${idle ? ".idle" : ""}` };
}

function keyOf(table: Table): string {
  const bonus = bonusOf(table);
  switch (table.step) {
    case "ship":
      return isPirate(table) ? "ship.pirates" : "ship.repeat";
    case "permit":
      return bonus === undefined ? "permit" : `permit.${bonus}`;
    case "where":
      if (table.kind !== NONE) return "where.build";
      return bonus === "upgrade" ? "where.upgrade" : bonus === undefined ? "where.permit" : "where.anywhere";
    case "pay":
      return table.kind === NONE ? "pay.permit" : "pay.build";
    default:
      return table.step;
  }
}

/** `owes` and `takes`, with what was owed and taken in all: the second prompt of a kind counts on. */
function argsOf(table: Table, seat: number): Record<string, string | number> {
  return {
    owes: at(table.owes, seat),
    owed: at(table.owes, seat) + at(table.laid, seat),
    takes: table.takes,
    towers: towersOf(table, seat),
    left: buildsLeft(table),
    kind: KINDS[table.kind] ?? "",
    value: table.permit,
    kinds: kindsOf(displacedOf(table, seat)),
  };
}
