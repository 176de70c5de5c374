/** What is asked of an exercise, at the table, and what came of a move. */

import type { View } from "../../../shared/core/contract/game.ts";
import { isDone } from "../../../shared/core/puzzles/repetition.ts";
import { type Exercise, THOUSAND } from "../../../shared/core/wire/exercises.ts";
import { today } from "../../base/today.ts";
import type { Face } from "../../face/face.ts";
import { ExerciseFeed } from "../../feed/exercise.ts";
import type { OneMoveState } from "../../feed/one-move.ts";
import { ownExercises } from "../../settings/exercises.ts";
import type { Say } from "../../text/say.ts";
import { namedMoves, wordsOfAdvice } from "../../thinking/hint-words.ts";
import type { Reasoner } from "../../thinking/reasoner.ts";
import type { Child } from "../common/dom.ts";
import { type ExerciseWords, exerciseWords } from "../common/exercise-words.ts";
import { dueOn, type ExerciseSession } from "./exercise-session.ts";
import { type OneMovePanelParts, oneMovePanel, panelButton } from "./one-move-panel.ts";

/** Fills the place of the panel. */
export async function exercisePanel(element: HTMLElement, parts: OneMovePanelParts, session: ExerciseSession): Promise<void> {
  const { feed, face, say, language, signal, explore } = parts;
  const own = await exerciseWords(language);
  if (!(feed instanceof ExerciseFeed) || signal.aborted) return;
  const { text } = say;
  const words = text.puzzles;
  const kept = ownExercises();
  let exercise = feed.exercise;

  /** The first answer of a day when it is due; the server is told when it can be reached. */
  function note(right: boolean): void {
    exercise = kept.answer(exercise.id, right, today()) ?? exercise;
    kept.sync(session.guest).catch(() => undefined);
  }

  const again = (kind: string) => panelButton(kind, words.again, () => feed.again());
  const show = panelButton("plain", words.show, () => {
    note(false);
    feed.showSolution();
  });
  const all = panelButton("plain", words.all, () => void session.list(exercise.game));
  const board = explore && panelButton("plain", text.analysis.board, explore);

  function next(kind: string): HTMLElement | undefined {
    const others = dueOn(kept.all(), today()).filter(({ id }) => id !== exercise.id);
    const following = others.find(({ game }) => game === exercise.game) ?? others[0];
    return following && panelButton(kind, own.following, () => void session.start(following));
  }

  function buttonsIn(state: OneMoveState): readonly Child[] {
    switch (state.type) {
      case "asked":
        return [show, board, all];
      case "judging":
        return [];
      case "unjudged":
        return [again("brass"), show, board, all];
      case "shown":
        return [next("brass"), again("plain"), board, all];
      case "tried":
        return state.right ? [next("brass"), show, board, all] : [again("brass"), show, next("plain"), board, all];
    }
  }

  oneMovePanel(
    element,
    { ...parts, feed },
    {
      heading: () => text.parts([own.title, own.due(dueOn(kept.all(), today()).length)]),
      tell(state, reasoner) {
        if (state.type === "tried") note(state.right);
        const said = exerciseText(face, say, own, exercise, feed.view, state, reasoner);
        const isAnswered = state.type === "tried" || state.type === "shown";
        return { sentence: text.sentences([said, isAnswered ? whatNext(own, exercise) : ""]), buttons: buttonsIn(state) };
      },
    },
  );
}

const whatNext = (own: ExerciseWords, exercise: Exercise): string =>
  isDone(exercise) ? own.isDone : own.comesBack(Math.max(1, exercise.due - today()));

/** What is said in a state. */
export function exerciseText(
  face: Face,
  say: Say,
  own: ExerciseWords,
  { played, line, chance, best }: Exercise,
  view: View,
  state: OneMoveState,
  reasoner?: Reasoner,
): string {
  const { text } = say;
  const [first = ""] = line;
  const named = (row: readonly string[], so = row): string => {
    const found = wordsOfAdvice(face, view, { row, line: so });
    return found === undefined ? row.join(", ") : namedMoves(say, found);
  };
  const better = (): string => {
    const found = wordsOfAdvice(face, view, { row: [first], line });
    const what = named([first], line);
    return reasoner?.because(what, view, found?.row ?? [first]) ?? what;
  };
  switch (state.type) {
    case "asked":
      return own.ask(named(played), (best - chance) / THOUSAND);
    case "judging":
      return own.judging;
    case "unjudged":
      return own.unjudged;
    case "shown":
      return text.sentences([own.solution(better(), best / THOUSAND), text.puzzles.line]);
    case "tried": {
      const { row, move, right } = state;
      if (right && move === first) return own.right(better(), best / THOUSAND);
      if (right) return text.sentences([own.asGood(reasoner?.because(named(row), view, row) ?? named(row)), own.best(better())]);
      const told = reasoner?.despite(named(row), view, row) ?? named(row);
      return move === played[0] ? own.same(told) : own.wrong(told, best / THOUSAND);
    }
  }
}
