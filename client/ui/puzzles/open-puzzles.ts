/** Goes from the lobby to a game's puzzles, from one to the next, and back. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Puzzle, PuzzleSet } from "../../../shared/core/puzzles/puzzle.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Guest } from "../../feed/lobby.ts";
import type { Language, Text } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
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
  session(set: PuzzleSet, game: Game, theme?: string): PuzzleSession;
}

export function puzzleOpener({ text, language, faces, guest, exercises, open, toLobby }: OpenPuzzlesParts): PuzzleOpener {
  const progress = puzzleProgress(guest);
  const days = puzzleDays(progress);

  function session(set: PuzzleSet, game: Game, theme?: string): PuzzleSession {
    const all: PuzzleSession = {
      set,
      theme,
      progress,
      start: (puzzle) => begin(puzzle).catch((error: unknown) => tellFailure(text, error)),
      list() {
        toLobby();
        showList(all, game).catch((error: unknown) => tellFailure(text, error));
      },
    };
    async function begin(puzzle: Puzzle): Promise<void> {
      const { PuzzleFeed } = await import("../../feed/puzzle.ts");
      open(new PuzzleFeed({ game, set, puzzle }), all);
      history.replaceState(undefined, "", linkTo({ type: "puzzle", game: game.id, puzzle: puzzle.id }));
    }
    return all;
  }

  async function showList(all: PuzzleSession, game: Game): Promise<void> {
    const face = faces.loaded(game.id);
    const [{ showPuzzles }, reasons] = await Promise.all([import("./puzzle-list.ts"), language.reasonsOf(face)]);
    showPuzzles({ text, language, face }, all, exercises, {
      nameOf: (theme) => sayer(text, reasons, () => "", 0).line([`theme.${theme}`]),
      choose: async (volume, theme) => session(await loaded((sets) => sets.puzzleSetOf(game.id, volume)), game, theme),
    });
  }

  return {
    session,
    days,
    show: async (game) => showList(session(await loaded((sets) => sets.puzzleSetOf(game.id)), game), game),
    async showDay(game, day) {
      const { set, puzzle } = await loaded((sets) => sets.puzzleOfDay(game.id, day));
      days.open(day, game.id, puzzle.id);
      await session(set, game).start(puzzle);
    },
    async showOne(game, id) {
      const found = await reached((sets) => sets.puzzleNamed(game.id, id));
      if (found !== undefined) await session(found.set, game).start(found.puzzle);
      return found !== undefined;
    },
  };
}

type Sets = typeof import("../../../shared/puzzle-sets.ts");

async function loaded<T>(load: (sets: Sets) => Promise<T | undefined>): Promise<T> {
  const found = await reached(load);
  if (found === undefined) throw new Refusal("unreachable");
  return found;
}

/** Throws a Refusal if a file cannot be fetched. */
async function reached<T>(load: (sets: Sets) => Promise<T>): Promise<T> {
  try {
    return await load(await import("../../../shared/puzzle-sets.ts"));
  } catch {
    throw new Refusal("unreachable");
  }
}
