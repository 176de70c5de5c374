/** Opens an exercise at the table of its game. */
import { checkBoard } from "../../../shared/core/analysis/board.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Exercise } from "../../../shared/core/wire/exercises.ts";
import type { Face } from "../../face/face.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import { boardOfCode } from "../../feed/board-code.ts";
import { ExerciseFeed } from "../../feed/exercise.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Language } from "../../text/languages.ts";
import { askLoss } from "../../thinking/ask-loss.ts";
import { complaint } from "../common/dialog.ts";
import { exerciseWords } from "../common/exercise-words.ts";
import { tellFailure } from "../common/tell-failure.ts";

interface OpenExerciseParts {
  readonly text: Parameters<typeof tellFailure>[0];
  readonly language: Language;
  readonly faces: Pick<FaceLoader, "load">;
  open(feed: Feed): void;
}

/** Resolves once it is shown, or its reader is told why not. */
export async function openExercise({ text, language, faces, open }: OpenExerciseParts, exercise: Exercise): Promise<void> {
  try {
    const face = await faces.load(exercise.game);
    open(await feedOf(face, exercise));
  } catch (error) {
    // Another version of the game, or a text that was changed.
    if (error instanceof Refusal && error.key !== "unreachable") complaint((await exerciseWords(language)).gone);
    else tellFailure(text, error);
  }
}

async function feedOf(face: Face, exercise: Exercise): Promise<ExerciseFeed> {
  const { game } = face;
  const board = await boardOfCode(exercise.code);
  if (board.game !== game.id || exercise.seat >= board.seats) throw new Refusal("badRecord", { why: "malformed" });
  const judge = (await face.judge?.())?.judge;
  if (judge !== undefined) checkBoard(game, judge, board);
  const lossOf = (move: string): Promise<number> => askLoss({ game: game.id, view: feed.view, move, best: exercise.line[0] ?? "" });
  const feed = new ExerciseFeed({ game, exercise, board, lossOf });
  return feed;
}
