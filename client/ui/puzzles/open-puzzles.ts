/** Goes from the lobby to a game's puzzles, from one to the next, and back. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Puzzle, PuzzleSet } from "../../../shared/core/puzzles/puzzle.ts";
import { puzzleOfDay, puzzleSetOf } from "../../../shared/puzzle-sets.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Guest } from "../../feed/lobby.ts";
import type { Language, Text } from "../../text/languages.ts";
import { linkTo } from "../common/page-links.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { ExerciseSession } from "./exercise-session.ts";
import { type PuzzleDays, puzzleDays } from "./puzzle-of-the-day.ts";
import { puzzleProgress } from "./puzzle-progress.ts";
import type { PuzzleSession } from "./puzzle-session.ts";

interface OpenPuzzlesParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: Pick<FaceLoader, "loaded">;
  readonly guest: Guest;
  readonly exercises: ExerciseSession;
  open(feed: Feed, session: PuzzleSession): void;
  toLobby(): void;
}

export interface PuzzleOpener {
  /** Shows the puzzles of a game. The set is loaded now; without a network it is there if the page has kept it. */
  show(game: Game): Promise<void>;
  readonly days: PuzzleDays;
  /** Opens the puzzle of this day, of its game. */
  showDay(game: Game, day: number): Promise<void>;
  /** Opens a puzzle by its name; false if there is none. */
  showOne(game: Game, id: string): Promise<boolean>;
  session(set: PuzzleSet, game: Game): PuzzleSession;
}

export function puzzleOpener({ text, language, faces, guest, exercises, open, toLobby }: OpenPuzzlesParts): PuzzleOpener {
  const progress = puzzleProgress(guest);
  const days = puzzleDays(progress);

  function session(set: PuzzleSet, game: Game): PuzzleSession {
    const all: PuzzleSession = {
      set,
      progress,
      start: (puzzle) => begin(puzzle).catch((error: unknown) => tellFailure(text, error)),
      list() {
        toLobby();
        showList(all).catch((error: unknown) => tellFailure(text, error));
      },
    };
    async function begin(puzzle: Puzzle): Promise<void> {
      const { PuzzleFeed } = await import("../../feed/puzzle.ts");
      open(new PuzzleFeed({ game, set, puzzle }), all);
      history.replaceState(undefined, "", linkTo({ type: "puzzle", game: game.id, puzzle: puzzle.id }));
    }
    return all;
  }

  async function showList(all: PuzzleSession): Promise<void> {
    const { showPuzzles } = await import("./puzzle-list.ts");
    showPuzzles({ text, language, face: faces.loaded(all.set.game) }, all, exercises);
  }

  return {
    session,
    days,
    show: async (game) => showList(session(await loaded(game.id), game)),
    async showDay(game, day) {
      const all = session(await loaded(game.id), game);
      const puzzle = puzzleOfDay(all.set, day);
      days.open(day, game.id, puzzle.id);
      await all.start(puzzle);
    },
    async showOne(game, id) {
      const all = session(await loaded(game.id), game);
      const puzzle = all.set.puzzles.find((one) => one.id === id);
      if (puzzle !== undefined) await all.start(puzzle);
      return puzzle !== undefined;
    },
  };
}

async function loaded(game: string) {
  try {
    const set = await puzzleSetOf(game);
    if (set !== undefined) return set;
  } catch {
    // The chunk cannot be fetched.
  }
  throw new Refusal("unreachable");
}
