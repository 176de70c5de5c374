import type { Tell } from "../../core/contract/game.ts";
import type { Event, Table, Win } from "../state.ts";

/** Ends the match. An extra turn that was won on the way is lost. */
export function win(table: Table, seat: number, how: Win, tell: Tell<Event>): void {
  table.phase = "over";
  table.won = how;
  table.again = false;
  tell({ type: "won", how, seat });
}
