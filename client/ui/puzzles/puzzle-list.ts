/** A game's puzzles as a panel in the lobby: ticked where solved, with how many solve each. */
import "./puzzle-list.css";
import { PUZZLE_LEVELS, type Puzzle, placeOf } from "../../../shared/core/puzzles/puzzle.ts";
import type { PuzzleCount } from "../../../shared/core/wire/puzzles.ts";
import type { GameId, Text } from "../../text/languages.ts";
import { panel } from "../common/dialog.ts";
import { fill, h, set as setAttribute, write } from "../common/dom.ts";
import { posterBeside } from "../common/game-name.ts";
import { closing } from "../panels/settings-panel.ts";
import type { RulesWish } from "../rules/rules-page.ts";
import { exerciseSection } from "./exercise-section.ts";
import type { ExerciseSession } from "./exercise-session.ts";
import { type Choosing, puzzleChoice } from "./puzzle-choice.ts";
import { puzzlePictures } from "./puzzle-pictures.ts";
import { chosen, nextUnsolved, type PuzzleSession } from "./puzzle-session.ts";

export function showPuzzles(wish: RulesWish, first: PuzzleSession, exercises: ExerciseSession, choosing: Choosing): void {
  let session = first;
  let counts: readonly PuzzleCount[] | undefined;
  const { progress } = session;
  const { game } = session.set;
  const { text } = wish;
  const pictures = puzzlePictures(wish);
  const words = text.puzzles;
  const solved = h("p", { class: "solved" });
  const offline = h("p", { class: "note", role: "status" });
  const go = (puzzle: Puzzle): void => {
    open.close();
    void session.start(puzzle);
  };
  const next = h("button", { class: "brass", type: "button", autofocus: true, onclick: () => goOn() });
  const allSolved = h("p", {}, words.allSolved);
  const levels = h("div", { class: "levels" });

  function goOn(): void {
    const puzzle = nextUnsolved(session);
    if (puzzle !== undefined) go(puzzle);
  }

  function draw(): void {
    const { set } = session;
    const puzzles = chosen(session);
    const done = puzzles.filter(({ id }) => progress.isSolved(game, id)).length;
    const rating = progress.known(game)?.rating;
    write(solved, text.parts([words.solved(done, puzzles.length), rating === undefined ? "" : words.rating(rating)]));
    const following = nextUnsolved(session);
    next.hidden = following === undefined;
    allSolved.hidden = following !== undefined;
    if (following !== undefined) write(next, words.start(placeOf(set, following)));
    const focused = levels.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset.puzzle : undefined;
    fill(levels, ...PUZZLE_LEVELS.map((level) => levelOf(level, puzzles)));
    if (focused !== undefined) levels.querySelector<HTMLElement>(`[data-puzzle="${focused}"]`)?.focus();
  }

  function levelOf(level: (typeof PUZZLE_LEVELS)[number], all: readonly Puzzle[]): HTMLElement | undefined {
    const puzzles = all.filter((puzzle) => puzzle.level === level);
    if (puzzles.length === 0) return undefined;
    const items = puzzles.map((puzzle) => h("li", {}, entry(puzzle, rateOf(text, counts, puzzle))));
    return h("section", {}, h("h3", {}, words.levels[level]), h("ol", {}, ...items));
  }

  function entry(puzzle: Puzzle, rate: string): HTMLButtonElement {
    const { set } = session;
    const place = placeOf(set, puzzle);
    const isSolved = progress.isSolved(game, puzzle.id);
    const state = isSolved ? words.isSolved : progress.isTried(game, puzzle.id) ? words.isMissed : "";
    // If it were said of each puzzle that nobody has tried it, there would be nothing else to read.
    const isTold = rate !== "" && rate !== words.unrated;
    const button = h(
      "button",
      {
        class: isSolved ? "plain done" : "plain",
        type: "button",
        "data-puzzle": puzzle.id,
        "aria-label": words.entry(
          place,
          [rate, words.levels[puzzle.level], state].filter((part) => part !== ""),
        ),
        onclick: () => go(puzzle),
      },
      pictures.picture(set, puzzle),
      h("b", {}, String(place)),
      isSolved && h("span", { class: "tick", "aria-hidden": "true" }, "✓"),
      isTold && h("small", {}, rate),
    );
    return button;
  }

  const choice = puzzleChoice(text, session, choosing, (chosenSession) => {
    session = chosenSession;
    draw();
  });
  draw();
  const about = h("p", {}, words.about);
  const row = h("div", { class: "row" }, solved, choice, next, allSolved);
  const own = exerciseSection(game, wish.language, exercises, () => open.close());
  const leaf = h("div", { class: "leaf" }, about, row, own, levels, offline);
  const parts = [posterBeside(text, game), leaf, closing(text, () => open.close())];
  const open = panel(words.title(text.games[game as GameId].name), "puzzles", parts, pictures.close);
  setAttribute(levels, "aria-busy", "true");
  void progress.counts(game).then((told) => {
    setAttribute(levels, "aria-busy", undefined);
    counts = told?.puzzles;
    if (told === undefined) write(offline, words.offline);
    else draw();
  });
}

function rateOf({ puzzles: words }: Text, counts: readonly PuzzleCount[] | undefined, { id }: Puzzle): string {
  if (counts === undefined) return "";
  const count = counts.find(({ puzzle }) => puzzle === id);
  return count === undefined || count.tried === 0 ? words.unrated : words.rate(count.solved, count.tried);
}
