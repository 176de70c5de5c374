/** What is asked of a puzzle, at the table, and what came of a move: below the board, above the game's own prompt. */

import type { View } from "../../../shared/core/contract/game.ts";
import { chancesOfTwo, placeOf } from "../../../shared/core/puzzles/puzzle.ts";
import type { Face } from "../../face/face.ts";
import type { OneMoveState } from "../../feed/one-move.ts";
import { PuzzleFeed } from "../../feed/puzzle.ts";
import type { Say } from "../../text/say.ts";
import { wordsOfAdvice } from "../../thinking/hint-words.ts";
import type { Reasoner } from "../../thinking/reasoner.ts";
import type { Child } from "../common/dom.ts";
import { type OneMovePanelParts, oneMovePanel, panelButton } from "./one-move-panel.ts";
import { nextUnsolved, type PuzzleSession } from "./puzzle-session.ts";

/** Fills the place of the panel. */
export function puzzlePanel(element: HTMLElement, parts: OneMovePanelParts, session: PuzzleSession): void {
  const { feed, face, say, explore } = parts;
  if (!(feed instanceof PuzzleFeed)) return;
  const { puzzle, view } = feed;
  const { set, progress } = session;
  const { text } = say;
  const words = text.puzzles;
  const again = (kind: string) => panelButton(kind, words.again, () => feed.again());
  const show = panelButton("plain", words.show, () => {
    progress.note(set.game, puzzle.id, false, []);
    feed.showSolution();
  });
  const all = panelButton("plain", words.all, session.list);
  const board = explore && panelButton("plain", text.analysis.board, explore);

  function next(kind: string): HTMLElement | undefined {
    const following = nextUnsolved(session, puzzle);
    return following && panelButton(kind, words.next, () => void session.start(following));
  }

  function buttonsIn(state: OneMoveState): readonly Child[] {
    if (state.type === "shown") return [next("brass"), again("plain"), board, all];
    if (state.type !== "tried") return [show, board, all];
    return state.right ? [next("brass"), show, board, all] : [again("brass"), show, next("plain"), board, all];
  }

  oneMovePanel(
    element,
    { ...parts, feed },
    {
      heading: () => text.parts([words.heading(placeOf(set, puzzle)), words.levels[puzzle.level]]),
      tell(state, reasoner) {
        if (state.type === "tried") progress.note(set.game, puzzle.id, state.right, state.row);
        return { sentence: puzzleText(face, say, puzzle, view, state, reasoner), buttons: buttonsIn(state) };
      },
    },
  );
}

/** What is said in a state. */
export function puzzleText(
  face: Face,
  say: Say,
  puzzle: PuzzleFeed["puzzle"],
  view: View,
  state: OneMoveState,
  reasoner?: Reasoner,
): string {
  const { text } = say;
  const words = text.puzzles;
  const { chances, solution, line, proven } = puzzle;
  const { best, second } = chancesOfTwo(puzzle);
  const wordsOf = (move: string, so: readonly string[] = [move]) => wordsOfAdvice(face, view, { row: [move], line: so });
  const rowOf = (move: string, so: readonly string[] = [move]): readonly string[] => wordsOf(move, so)?.row ?? [move];
  const named = (move: string): string => {
    const [label] = wordsOf(move)?.moves ?? [];
    return label === undefined ? move : say.line(label);
  };
  const because = (): string => reasoner?.because(named(solution), view, rowOf(solution, line)) ?? named(solution);
  if (state.type === "shown")
    return text.sentences([proven ? words.solutionProven(because()) : words.solution(because(), best), words.line]);
  if (state.type !== "tried") return proven ? words.askProven : words.ask;
  if (!state.right) {
    const { move } = state;
    const told = reasoner?.despite(named(move), view, state.row) ?? named(move);
    return proven ? words.wrongProven(told) : words.wrong(told, chances[move] ?? 0, best);
  }
  if (proven) return words.rightProven(because());
  const [other] = Object.entries(chances).find(([move, chance]) => move !== solution && chance === second) ?? [];
  const behind = other === undefined ? "" : words.second(named(other), second);
  return text.sentences([words.right(because(), best), behind]);
}
