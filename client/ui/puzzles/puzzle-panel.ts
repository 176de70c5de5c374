/** What is asked of a puzzle, at the table, and what came of a move: below the board, above the game's own prompt. */

import type { View } from "../../../shared/core/contract/game.ts";
import { chancesOfTwo } from "../../../shared/core/puzzles/puzzle.ts";
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { PuzzleFeed, PuzzleState } from "../../feed/puzzle.ts";
import type { Language } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import { wordsOfAdvice } from "../../thinking/hint-words.ts";
import type { Reasoner } from "../../thinking/reasoner.ts";
import { announce } from "../common/announcer.ts";
import { fill, h, write } from "../common/dom.ts";
import { nextUnsolved, type PuzzleSession, placeOf } from "./puzzle-session.ts";

interface PuzzlePanelParts {
  readonly feed: PuzzleFeed;
  readonly face: Face;
  readonly say: Say;
  readonly language: Language;
  readonly session: PuzzleSession;
  readonly signal: AbortSignal;
  /** Opens the position on an analysis board. */
  readonly explore?: (() => void) | undefined;
}

/** Fills the place of the panel. */
export function puzzlePanel(element: HTMLElement, { feed, face, say, language, session, signal, explore }: PuzzlePanelParts): void {
  const { puzzle, view } = feed;
  const { set, progress } = session;
  const { text } = say;
  const words = text.puzzles;
  const said = h("p", {});
  const buttons = h("div", { class: "row" });
  const place = text.parts([words.heading(placeOf(set, puzzle), set.puzzles.length), words.levels[puzzle.level]]);
  fill(element, h("h2", {}, place), said, buttons);

  const button = (kind: string, label: string, go: () => void) => h("button", { class: kind, type: "button", onclick: go }, label);
  const again = (kind: string) => button(kind, words.again, () => feed.again());
  const show = button("plain", words.show, () => {
    progress.note(set.game, puzzle.id, false, []);
    feed.showSolution();
  });
  const all = button("plain", words.all, session.list);
  const board = explore && button("plain", text.analysis.board, explore);

  function next(kind: string): HTMLElement | undefined {
    const following = nextUnsolved(session, puzzle);
    return following && button(kind, words.next, () => session.start(following));
  }

  function draw(state: PuzzleState): void {
    const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
    const right = state.type === "tried" && state.right;
    const sentence = puzzleText(face, say, puzzle, view, state, reasoner);
    write(said, sentence);
    announce(sentence);
    element.dataset.state = right ? "right" : state.type;
    if (state.type === "asked") fill(buttons, show, board, all);
    else if (right) fill(buttons, next("brass"), show, board, all);
    else if (state.type === "tried") fill(buttons, again("brass"), show, next("plain"), board, all);
    else fill(buttons, next("brass"), again("plain"), board, all);
    if (state.type !== "asked" && hadFocus) buttons.querySelector("button")?.focus();
  }

  let reasoner: Reasoner | undefined;
  void import("../../thinking/reasoner.ts")
    .then(({ loadReasoner }) => loadReasoner(language, face, say))
    .then((loaded) => {
      reasoner = loaded;
    })
    // Without a connection it may be missing; the answer is there all the same.
    .catch(() => undefined);
  const stop = feed.onState((state) => {
    if (state.type === "tried") progress.note(set.game, puzzle.id, state.right, state.row);
    draw(state);
  });
  until(signal, stop);
}

/** What is said in a state. */
export function puzzleText(
  face: Face,
  say: Say,
  puzzle: PuzzleFeed["puzzle"],
  view: View,
  state: PuzzleState,
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
  if (state.type === "asked") return proven ? words.askProven : words.ask;
  if (state.type === "shown")
    return text.sentences([proven ? words.solutionProven(because()) : words.solution(because(), best), words.line]);
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
