/** How a match ended, in words: who has won, the same for every game, and how. */
import type { Result } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Face } from "../../face/face.ts";
import { endedByTable, seatsWhere } from "../../text/ending.ts";
import type { Say } from "../../text/say.ts";
import { joinNames } from "../common/names.ts";

export interface Ending {
  /** The mood for the reader. A shared victory is nobody's defeat. */
  readonly mood: "won" | "drawn" | "lost" | "watched";
  readonly who: string;
  /** A sentence that does not repeat who has won. */
  readonly how: string;
}

/** `own`: the reader's seat, or WATCHER. */
export function endingOf(say: Say, face: Pick<Face, "ending">, result: Result, own: number): Ending {
  return { mood: moodOf(result, own), who: winner(say, result, own), how: endedByTable(say, result, own) ?? say.line(face.ending(result)) };
}

function winner({ text, name }: Say, { places }: Result, own: number): string {
  const words = text.score;
  const winners = seatsWhere(places, (place) => place === 1);
  const others = joinNames(winners.filter((seat) => seat !== own).map(name));
  if (winners.length === 0) return words.nobody;
  if (winners.length === 1) return winners[0] === own ? words.youWon : words.won(others);
  return winners.includes(own) ? words.youShared(others) : words.shared(others);
}

export function moodOf({ places }: Pick<Result, "places">, own: number): Ending["mood"] {
  if (own === WATCHER) return "watched";
  const winners = seatsWhere(places, (place) => place === 1);
  if (winners.length === 0 || (winners.length > 1 && winners.includes(own))) return "drawn";
  return winners.includes(own) ? "won" : "lost";
}
