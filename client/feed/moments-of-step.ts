/** The frames of a step as one seat has them, where the whole match is at hand. */
import { outcome } from "../../shared/core/match/outcome.ts";
import { askedSeats, type Step } from "../../shared/core/match/step.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import { eventOf, sightOf } from "../../shared/core/match/view.ts";
import type { Moment } from "./feed.ts";

/** Only the last frame of a step asks a seat or ends the match. */
export function momentsOf({ match, frames }: Step, seat: number): Moment[] {
  return frames.map((frame): Moment => {
    const { number } = frame;
    const seen = { number, event: eventOf(frame, seat), sight: sightOf(frame, seat) };
    if (number !== match.frame) return { ...seen, ask: 0, asked: [], undo: undefined, outcome: undefined };
    const asked = askedSeats(match);
    const ask = asked.includes(seat) ? (match.asks[seat] ?? 0) : 0;
    return { ...seen, ask, asked, undo: mayUndo(match, seat), outcome: outcome(match), resigned: match.resigned };
  });
}

function mayUndo(match: Step["match"], seat: number): number | undefined {
  const entry = seat < 0 ? undefined : undoable(match, seat);
  return typeof entry === "number" ? entry : undefined;
}
