/** How a turn ends, and with it, now and then, a match that nobody has won. */
import type { Tell } from "../core/game.ts";
import { clockwise } from "./cards.ts";
import { NUMBERS } from "./catalog.ts";
import { isFull } from "./full.ts";
import type { Event, Table } from "./state.ts";
import { seatsOf } from "./town/grid.ts";
import { forget } from "./turn.ts";

/**
 * The rule book ends a match only with the last cube, but a full board can come to where nobody is able to build, and
 * whether that is so may depend on a hidden hand. So a match in which nobody has built for many rounds is over; sooner on a
 * board where everybody sees that nothing can be built.
 */
export function endTurn(table: Table, tell: Tell<Event>, idle = false): void {
  forget(table);
  const { turn } = table;
  table.idle = table.built > 0 ? 0 : table.idle + 1;
  const full = hasStalled(table, NUMBERS.idleRoundsOnFullBoard) && endsWhenFull(table) && isFull(table);
  if (full || hasStalled(table, NUMBERS.idleRounds)) {
    table.step = "over";
    return tell(full ? { type: "stalled", full } : { type: "stalled" });
  }
  table.turn = clockwise(table)[1]!;
  table.built = 0;
  table.step = "roll";
  tellMover({ type: "turn", seat: table.turn }, turn, idle, tell);
}

type Passed = Extract<Event, { type: "turn" | "passed" }>;

/** That nothing else was possible says something of a hand: nobody but its owner is told. */
export function tellMover(event: Passed, seat: number, idle: boolean, tell: Tell<Event>): void {
  if (idle) tell(event, seat, { ...event, idle });
  else tell(event);
}

export const hasStalled = (table: Table, rounds: number): boolean => table.idle >= rounds * seatsOf(table);
const endsWhenFull = ({ rules = 1 }: Table): boolean => rules >= 2;
