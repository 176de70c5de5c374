/** Which step of a turn comes next. */
import { must } from "../../core/base/checked.ts";
import type { Tell } from "../../core/contract/game.ts";
import { NUMBERS } from "../catalog.ts";
import { type Event, NONE, type Table } from "../state.ts";

/** Builds that the turn still has. */
export const buildsLeft = ({ built }: Table): number => NUMBERS.builds - built;

/** Build, or the permit step after two builds. */
export function startBuildStep(table: Table): void {
  clearChoices(table);
  table.step = buildsLeft(table) > 0 ? "build" : "permit";
}

export function startPermitStep(table: Table): void {
  clearChoices(table);
  table.step = "permit";
}

export function startBonusStep(table: Table): void {
  clearChoices(table);
  table.step = "bonus";
}

/** The last cube can only be laid with a build, in the builder's turn. */
export function winIfDone(table: Table, tell: Tell<Event>): boolean {
  if (must(table.cubes[table.turn], "seat") > 0) return false;
  clearChoices(table);
  table.step = "over";
  tell({ type: "won", seat: table.turn });
  return true;
}

/** Clears what was chosen for a placement. */
export function clearChoices(table: Table): void {
  table.kind = NONE;
  table.bonus = NONE;
  table.permit = NONE;
  table.target = NONE;
}
