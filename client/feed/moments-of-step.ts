/** The frames of a step as one seat has them, where the whole match is at hand. */
import { outcome } from "../../shared/core/match/outcome.ts";
import { askedSeats, type Step } from "../../shared/core/match/step.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import { eventOf, sightOf } from "../../shared/core/match/view.ts";
import { askOf, type Moment } from "./feed.ts";

/** Only the last frame of a step asks a seat or ends the match. */
export function momentsOf({ match, frames }: Step, seat: number): Moment[] {
  const { resigned } = match;
  return frames.map((frame): Moment => {
    const { number } = frame;
    const seen = { number, event: eventOf(frame, seat), sight: sightOf(frame, seat), resigned };
    if (number !== match.frame) return { ...seen, ask: 0, asked: [], undo: undefined, outcome: undefined };
    const asked = askedSeats(match);
    const ask = askOf(seat, match.asks, { asked, resigned });
    return { ...seen, ask, asked, undo: mayUndo(match, seat), outcome: outcome(match) };
  });
}

function mayUndo(match: Step["match"], seat: number): number | undefined {
  const entry = seat < 0 ? undefined : undoable(match, seat);
  return typeof entry === "number" ? entry : undefined;
}
