import type { Tell } from "../core/game.ts";
import type { Duel, DuelEvent, Win } from "./state.ts";

/** Ends the match. An extra turn that was won on the way is lost. */
export function win(table: Duel["table"], seat: number, how: Win, tell: Tell<DuelEvent>): void {
  table.phase = "over";
  table.won = how;
  table.again = false;
  tell({ type: "won", how, seat });
}
