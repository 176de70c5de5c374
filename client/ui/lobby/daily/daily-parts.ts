/** What the deal of the day in the lobby is given, and what it shows. */
import type { Dailies } from "../../../../shared/core/wire/daily.ts";
import type { Lobby } from "../../../feed/lobby.ts";
import type { Language, Text } from "../../../text/languages.ts";
import type { ExerciseSession } from "../../puzzles/exercise-session.ts";
import type { PuzzleDays } from "../../puzzles/puzzle-of-the-day.ts";

export interface DailyParts {
  readonly text: Text;
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly lobby: Pick<Lobby, "dailies">;
  /** Games with a face. */
  readonly games: readonly string[];
  /** Goes to the table; resolves when it is open, or cannot be. */
  play(game: string, button: HTMLButtonElement | undefined): Promise<void>;
  /** Shows an arena by its code. */
  arena(code: string): void;
  /** Makes a link by which friends play the deal of a finished match. */
  send(match: string): void;
  readonly days: PuzzleDays;
  readonly exercises: ExerciseSession;
  /** Goes to the puzzle of a day. */
  solve(game: string, day: number, button: HTMLButtonElement | undefined): Promise<void>;
}

export interface ShownDailies extends Omit<Dailies, "left"> {
  /** When the next deals come, by this page's elapsed time. */
  readonly until: number;
}
