/** The end of a turn, and of a match that has stalled. */
import type { Tell } from "../../core/contract/game.ts";
import { NUMBERS } from "../catalog.ts";
import type { Event, Table } from "../state.ts";
import { isFull } from "./full.ts";
import { seatsOf } from "./town/grid.ts";
import { clearChoices } from "./turn.ts";

/**
 * The rule book ends a match only with the last cube, but on a full board no seat may be able to build, and that may depend
 * on a hidden hand. So a match without a build for many rounds is over; sooner if the board itself is full.
 */
export function endTurn(table: Table, tell: Tell<Event>, idle = false): void {
  clearChoices(table);
  const { turn } = table;
  table.idle = table.built > 0 ? 0 : table.idle + 1;
  const full = hasStalled(table, NUMBERS.idleRoundsOnFullBoard) && endsWhenFull(table) && isFull(table);
  if (full || hasStalled(table, NUMBERS.idleRounds)) {
    table.step = "over";
    return tell(full ? { type: "stalled", full } : { type: "stalled" });
  }
  table.turn = (turn + 1) % seatsOf(table);
  table.built = 0;
  table.step = "roll";
  tellMover({ type: "turn", seat: table.turn }, turn, idle, tell);
}

type Passed = Extract<Event, { type: "turn" | "passed" }>;

/** If no other move was possible, that reveals part of a hand: only its owner is told. */
export function tellMover(event: Passed, seat: number, idle: boolean, tell: Tell<Event>): void {
  if (idle) tell(event, seat, { ...event, idle });
  else tell(event);
}

export const hasStalled = (table: Table, rounds: number): boolean => table.idle >= rounds * seatsOf(table);
const endsWhenFull = ({ rules = 1 }: Table): boolean => rules >= 2;
