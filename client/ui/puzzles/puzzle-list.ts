/** A game's puzzles as a panel in the lobby: ticked where solved, with how many solve each. */
import "./puzzle-list.css";
import { PUZZLE_LEVELS, type Puzzle } from "../../../shared/core/puzzles/puzzle.ts";
import type { PuzzleCount } from "../../../shared/core/wire/puzzles.ts";
import type { GameId, Text } from "../../text/languages.ts";
import { panel } from "../common/dialog.ts";
import { fill, h, set as setAttribute, write } from "../common/dom.ts";
import { posterBeside } from "../common/game-name.ts";
import { closing } from "../panels/settings-panel.ts";
import type { RulesWish } from "../rules/rules-page.ts";
import { exerciseSection } from "./exercise-section.ts";
import type { ExerciseSession } from "./exercise-session.ts";
import { puzzlePictures } from "./puzzle-pictures.ts";
import { nextUnsolved, type PuzzleSession, placeOf } from "./puzzle-session.ts";

export function showPuzzles(wish: RulesWish, session: PuzzleSession, exercises: ExerciseSession): void {
  const { set, progress } = session;
  const { text } = wish;
  const pictures = puzzlePictures(wish, set);
  const words = text.puzzles;
  const solved = h("p", { class: "solved" });
  const offline = h("p", { class: "note", role: "status" });
  let next = nextUnsolved(session);
  const go = (puzzle: Puzzle): void => {
    open.close();
    void session.start(puzzle);
  };
  const first = next
    ? h("button", { class: "brass", type: "button", autofocus: true, onclick: () => next && go(next) })
    : h("p", {}, words.allSolved);
  const levels = h("div", { class: "levels" });

  function draw(counts: readonly PuzzleCount[] | undefined): void {
    const done = set.puzzles.filter(({ id }) => progress.isSolved(set.game, id)).length;
    const rating = progress.known(set.game)?.rating;
    write(solved, text.parts([words.solved(done, set.puzzles.length), rating === undefined ? "" : words.rating(rating)]));
    next = nextUnsolved(session);
    if (next !== undefined) write(first, words.start(placeOf(set, next)));
    const focused = levels.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset.puzzle : undefined;
    fill(levels, ...PUZZLE_LEVELS.map((level) => levelOf(level, counts)));
    if (focused !== undefined) levels.querySelector<HTMLElement>(`[data-puzzle="${focused}"]`)?.focus();
  }

  function levelOf(level: (typeof PUZZLE_LEVELS)[number], counts: readonly PuzzleCount[] | undefined): HTMLElement | undefined {
    const puzzles = set.puzzles.filter((puzzle) => puzzle.level === level);
    if (puzzles.length === 0) return undefined;
    const items = puzzles.map((puzzle) => h("li", {}, entry(puzzle, rateOf(text, counts, puzzle))));
    return h("section", {}, h("h3", {}, words.levels[level]), h("ol", {}, ...items));
  }

  function entry(puzzle: Puzzle, rate: string): HTMLButtonElement {
    const place = placeOf(set, puzzle);
    const isSolved = progress.isSolved(set.game, puzzle.id);
    const state = isSolved ? words.isSolved : progress.isTried(set.game, puzzle.id) ? words.isMissed : "";
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
      pictures.picture(puzzle),
      h("b", {}, String(place)),
      isSolved && h("span", { class: "tick", "aria-hidden": "true" }, "✓"),
      isTold && h("small", {}, rate),
    );
    return button;
  }

  draw(undefined);
  const about = h("p", {}, words.about);
  const row = h("div", { class: "row" }, solved, first);
  const own = exerciseSection(set.game, wish.language, exercises, () => open.close());
  const leaf = h("div", { class: "leaf" }, about, row, own, levels, offline);
  const parts = [posterBeside(text, set.game), leaf, closing(text, () => open.close())];
  const open = panel(words.title(text.games[set.game as GameId].name), "puzzles", parts, pictures.close);
  setAttribute(levels, "aria-busy", "true");
  void progress.counts(set.game).then((told) => {
    setAttribute(levels, "aria-busy", undefined);
    if (told === undefined) write(offline, words.offline);
    else draw(told.puzzles);
  });
}

function rateOf({ puzzles: words }: Text, counts: readonly PuzzleCount[] | undefined, { id }: Puzzle): string {
  if (counts === undefined) return "";
  const count = counts.find(({ puzzle }) => puzzle === id);
  return count === undefined || count.tried === 0 ? words.unrated : words.rate(count.solved, count.tried);
}
