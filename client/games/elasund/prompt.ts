/** The prompt: what is asked, and of which seat. */

import type { Sight, View } from "../../../shared/core/game.ts";
import { couldWinNext } from "../../../shared/elasund/forecast.ts";
import { moves } from "../../../shared/elasund/moves.ts";
import { isPirate } from "../../../shared/elasund/pirates.ts";
import { type Elasund, KINDS, NONE, type Table, toAct } from "../../../shared/elasund/state.ts";
import { bonusOf } from "../../../shared/elasund/town/permits.ts";
import { buildsLeft } from "../../../shared/elasund/turn.ts";
import type { Line } from "../../stage/pose.ts";

/** Steps that may be passed. */
const PASSED: readonly string[] = ["build", "bonus"];
const isOwn = (sight: Sight<Elasund>): sight is View<Elasund> => sight.secret !== undefined;

export function prompt(sight: Sight<Elasund>): Line {
  const { table, seat } = sight;
  const asked = toAct(table);
  const whose = asked.includes(seat) ? seat : (asked[0] ?? table.turn);
  const idle = PASSED.includes(table.step) && isOwn(sight) && whose === seat && moves(sight).length === 1;
  return [
    `prompt.${keyOf(table)}${idle ? ".idle" : ""}`,
    { seat: whose, you: whose === seat ? 1 : 0, others: asked.length - 1, ...argsOf(table, whose) },
  ];
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

/** In the own turn: the others who could win in their next one. */
const rivals = (table: Table, seat: number): string =>
  WARNED.includes(table.step)
    ? table.cubes.flatMap((_left, other) => (other !== seat && couldWinNext(table, other) ? [other] : [])).join(" ")
    : "";
const WARNED: readonly string[] = ["build", "permit", "bonus"];

function argsOf(table: Table, seat: number): Record<string, string | number> {
  return {
    owes: table.owes[seat]!,
    takes: table.takes,
    left: buildsLeft(table),
    kind: KINDS[table.kind] ?? "",
    value: table.permit,
    rivals: rivals(table, seat),
  };
}
