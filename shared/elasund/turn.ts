/** How a turn goes on from one step to the next. */
import type { Tell } from "../core/game.ts";
import { NUMBERS } from "./catalog.ts";
import { type Event, NONE, type Table } from "./state.ts";

/** Builds that the turn still has. */
export const buildsLeft = ({ built }: Table): number => NUMBERS.builds - built;

/** Once everything that came before is settled: build, or what comes after two builds. */
export function toBuild(table: Table): void {
  forget(table);
  table.step = buildsLeft(table) > 0 ? "build" : "permit";
}

export function toPermit(table: Table): void {
  forget(table);
  table.step = "permit";
}

export function toBonus(table: Table): void {
  forget(table);
  table.step = "bonus";
}

/** The tenth cube can only come to lie in the own turn, with a build. */
export function winIfDone(table: Table, tell: Tell<Event>): boolean {
  if (table.cubes[table.turn]! > 0) return false;
  forget(table);
  table.step = "over";
  tell({ type: "won", seat: table.turn });
  return true;
}

/** What was chosen on the way to a placement. */
export function forget(table: Table): void {
  table.kind = NONE;
  table.bonus = NONE;
  table.permit = NONE;
  table.target = NONE;
}
