/** How a match ended, in words: who has won, the same for every game, and how. */
import type { Result } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Face } from "../../face/face.ts";
import type { Say } from "../../text/say.ts";
import { joinNames } from "../common/names.ts";

export interface Ending {
  /** For the reader. A shared victory is nobody's defeat. */
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

/** An ending decided at the table names the player who decided it, and no player is their own opponent. */
export function endedByTable({ text, name }: Say, { how, places }: Pick<Result, "how" | "places">, own: number): string | undefined {
  const words = text.score;
  if (how === "agreed" || how === "abandoned" || how === "void") return words[how];
  if (how !== "resigned" && how !== "timeout") return undefined;
  const [loser, ...more] = seatsWhere(places, (place) => place !== 1);
  if (loser === undefined || more.length > 0) return words.alone;
  return loser === own ? words.you[how] : words.other[how](name(loser));
}

const seatsWhere = (places: readonly number[], wanted: (place: number) => boolean): number[] =>
  places.flatMap((place, seat) => (wanted(place) ? [seat] : []));
