/** The prompt's sentences: what is asked, and why. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Face } from "../../face/face.ts";
import { hasResigned, type Moment } from "../../feed/feed.ts";
import type { Say } from "../../text/say.ts";

export interface Question {
  readonly question: string;
  /** Empty if there is none. */
  readonly reason: string;
}

/** A player who has resigned reads it as a watcher does, with the reason: a bot answers for their seat. */
export function questionOf(
  face: Pick<Face, "prompt" | "reason">,
  say: Say,
  moment: Pick<Moment, "resigned">,
  sight: Sight,
  picked: readonly string[] = [],
): Question {
  if (hasResigned(moment, sight.seat)) {
    return { question: say.line(face.prompt({ table: sight.table, secret: undefined, seat: WATCHER })), reason: say.text.table.resigned };
  }
  const reason = face.reason?.(sight);
  return { question: say.line(face.prompt(sight, picked)), reason: reason === undefined ? "" : say.line(reason) };
}
