/** How a turn goes on from one step to the next. */
import type { Tell } from "../core/game.ts";
import { clockwise } from "./cards.ts";
import { NUMBERS } from "./catalog.ts";
import { isFull } from "./full.ts";
import { seatsOf } from "./grid.ts";
import { type Elasund, type ElasundEvent, NONE } from "./state.ts";

type Table = Elasund["table"];

/** Once everything that came before is settled: build, or what comes after two builds. */
export function toBuild(table: Table): void {
  forget(table);
  table.step = table.built < NUMBERS.builds ? "build" : "permit";
}

export function toPermit(table: Table): void {
  forget(table);
  table.step = "permit";
}

export function toBonus(table: Table): void {
  forget(table);
  table.step = "bonus";
}

/**
 * The rule book ends a match only with the last cube, but a full board can come to where nobody is able to build, and
 * whether that is so may depend on a hidden hand. So a match in which nobody has built for many rounds is over; sooner on a
 * board where everybody sees that nothing can be built.
 */
export function endTurn(table: Table, tell: Tell<ElasundEvent>, idle = false): void {
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

type Passed = Extract<ElasundEvent, { type: "turn" | "passed" }>;

/** That nothing else was possible says something of a hand: nobody but its owner is told. */
export function tellMover(event: Passed, seat: number, idle: boolean, tell: Tell<ElasundEvent>): void {
  if (idle) tell(event, seat, { ...event, idle });
  else tell(event);
}

export const hasStalled = (table: Table, rounds: number): boolean => table.idle >= rounds * seatsOf(table);
const endsWhenFull = ({ rules = 1 }: Table): boolean => rules >= 2;

/** The tenth cube can only come to lie in the own turn, with a build. */
export function winIfDone(table: Table, tell: Tell<ElasundEvent>): boolean {
  if (table.cubes[table.turn]! > 0) return false;
  forget(table);
  table.step = "over";
  tell({ type: "won", seat: table.turn });
  return true;
}

/** What was chosen on the way to a placement. */
function forget(table: Table): void {
  table.kind = NONE;
  table.bonus = NONE;
  table.permit = NONE;
  table.target = NONE;
}
