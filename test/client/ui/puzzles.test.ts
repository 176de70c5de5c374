/** What is kept of a guest's puzzles, what is said of them, and which comes next. */
import { describe, expect, it } from "vitest";
import { pageStorage } from "../../../client/base/storage.ts";
import * as english from "../../../client/text/en/index.ts";
import { type LanguageId, loadLanguage, UI_TEXT } from "../../../client/text/languages.ts";
import { sayer } from "../../../client/text/say.ts";
import { puzzleDays } from "../../../client/ui/puzzles/puzzle-of-the-day.ts";
import { puzzleText } from "../../../client/ui/puzzles/puzzle-panel.ts";
import { puzzleProgress } from "../../../client/ui/puzzles/puzzle-progress.ts";
import { nextUnsolved } from "../../../client/ui/puzzles/puzzle-session.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { puzzleSteps } from "../../../shared/core/puzzles/puzzle.ts";
import type { PuzzleCounts } from "../../../shared/core/wire/puzzles.ts";
import { gameOfDay } from "../../../shared/listed-games.ts";
import { puzzleOfDay, puzzleSetOf, puzzlesOf } from "../../../shared/puzzle-sets.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";

const NONE: PuzzleCounts = { puzzles: [], own: [] };

/** A server that counts, and can be out of reach. */
function server(own: PuzzleCounts["own"] = []) {
  const told: (readonly [game: string, puzzle: string, moves: readonly string[]])[] = [];
  const there = { now: true };
  const guest = {
    puzzles: async () => {
      if (!there.now) throw new Refusal("unreachable");
      return { ...NONE, own };
    },
    tryPuzzle: async (...attempt: readonly [string, string, readonly string[]]) => {
      if (!there.now) throw new Refusal("unreachable");
      told.push(attempt);
    },
  };
  return { guest, told, there };
}

const settled = () => new Promise((done) => setTimeout(done));

describe("Of a guest's puzzles", () => {
  it("the first attempt counts, a later one ticks the puzzle and changes no count", async () => {
    const { guest, told } = server();
    const storage = pageStorage();
    const progress = puzzleProgress(guest, storage);
    progress.note("duel", "1-2", false, ["bad"]);
    await settled();
    expect([progress.isTried("duel", "1-2"), progress.isSolved("duel", "1-2")]).toEqual([true, false]);
    progress.note("duel", "1-2", true, ["good"]);
    await settled();
    progress.note("duel", "1-2", false, ["bad"]);
    await settled();
    expect(told).toEqual([["duel", "1-2", ["bad"]]]);
    expect(puzzleProgress(guest, storage).isSolved("duel", "1-2")).toBe(true);
    expect(progress.isTried("elasund", "1-2")).toBe(false);
  });

  it("what is solved without the server is ticked, and told once it answers", async () => {
    const { guest, told, there } = server();
    there.now = false;
    const progress = puzzleProgress(guest, pageStorage());
    progress.note("duel", "1-2", true, ["good"]);
    expect(await progress.counts("duel")).toBeUndefined();
    expect(progress.isSolved("duel", "1-2")).toBe(true);
    there.now = true;
    expect(await progress.counts("duel")).toEqual(NONE);
    expect(await progress.counts("duel")).toEqual(NONE);
    expect(told).toEqual([["duel", "1-2", ["good"]]]);
  });

  it("what was solved without the server by an older page is told with the solution's moves", async () => {
    const { guest, told } = server();
    const storage = pageStorage();
    const { puzzles } = (await puzzleSetOf("duel"))!;
    const [solved, failed] = puzzles as [(typeof puzzles)[0], (typeof puzzles)[0]];
    const keptBefore = {
      [`duel ${solved.id}`]: { first: true, solved: true, told: false },
      [`duel ${failed.id}`]: { first: false, solved: true, told: false },
    };
    storage.setItem("quayside.puzzles", JSON.stringify(keptBefore));
    await puzzleProgress(guest, storage).counts("duel");
    expect(told).toEqual([
      ["duel", solved.id, [solved.solution]],
      ["duel", failed.id, []],
    ]);
  });

  it("what was tried on another device is known here, and not told again", async () => {
    const { guest, told } = server([
      { puzzle: "1-2", solved: true },
      { puzzle: "3-4", solved: false },
    ]);
    const progress = puzzleProgress(guest, pageStorage());
    await progress.counts("duel");
    expect([progress.isSolved("duel", "1-2"), progress.isSolved("duel", "3-4")]).toEqual([true, false]);
    progress.note("duel", "3-4", true, ["good"]);
    await settled();
    expect(told).toEqual([]);
    expect(progress.isSolved("duel", "3-4")).toBe(true);
  });

  it("what is kept may be damaged: then nothing is ticked, and all can be solved", () => {
    for (const text of ["{", "null", "7", "[]"]) {
      const storage = pageStorage();
      storage.setItem("quayside.puzzles", text);
      const progress = puzzleProgress(server().guest, storage);
      expect(progress.isSolved("duel", "1-2")).toBe(false);
      progress.note("duel", "1-2", true, ["good"]);
      expect(progress.isSolved("duel", "1-2")).toBe(true);
    }
  });
});

describe.each(FACES.map((face) => [face.game.id, face] as const))("The puzzles of %s", (id, face) => {
  it("come one after the other, without those that are solved, until all are", async () => {
    const set = (await puzzleSetOf(id))!;
    const progress = puzzleProgress(server().guest, pageStorage());
    const [first, second, third] = set.puzzles as [(typeof set.puzzles)[0], (typeof set.puzzles)[0], (typeof set.puzzles)[0]];
    progress.note(id, second.id, true, ["good"]);
    expect(nextUnsolved({ set, progress })).toBe(first);
    expect(nextUnsolved({ set, progress }, first)).toBe(third);
    expect(nextUnsolved({ set, progress }, set.puzzles.at(-1))).toBe(first);
    for (const { id: puzzle } of set.puzzles) progress.note(id, puzzle, true, ["good"]);
    expect(nextUnsolved({ set, progress }, first)).toBeUndefined();
  });

  it("of one theme come alone where it is chosen, and every theme has a name in every language", async () => {
    const set = (await puzzleSetOf(id))!;
    const progress = puzzleProgress(server().guest, pageStorage());
    const themes = [...new Set(set.puzzles.flatMap((puzzle) => puzzle.themes))];
    expect(themes.length).toBeGreaterThanOrEqual(5);
    for (const theme of themes) {
      const about = set.puzzles.filter((puzzle) => puzzle.themes.includes(theme));
      expect(nextUnsolved({ set, theme, progress })).toBe(about[0]);
      expect(nextUnsolved({ set, theme, progress }, about[0])).toBe(about[1]);
    }
    for (const language of Object.keys(UI_TEXT) as LanguageId[]) {
      const reasons = await (await loadLanguage(language)).reasonsOf(face);
      for (const theme of themes) expect([theme, typeof reasons[`theme.${theme}`]]).toEqual([theme, "string"]);
    }
  });

  it("come nearest to the guest's rating first, once the server has told one", async () => {
    const set = (await puzzleSetOf(id))!;
    const [easy, hard] = [set.puzzles[0]!, set.puzzles.at(-1)!];
    for (const [rating, told, first] of [
      [900, [], easy],
      [3_000, [{ puzzle: easy.id, tried: 9, solved: 0, rating: 2_900 }], easy],
      [2_500, [{ puzzle: hard.id, tried: 9, solved: 0, rating: 2_500 }], hard],
    ] as const) {
      const progress = puzzleProgress({ ...server().guest, puzzles: async () => ({ puzzles: told, own: [], rating }) }, pageStorage());
      await progress.counts(id);
      const next = nextUnsolved({ set, progress })!;
      if (told.length === 0) expect(next.level).toBe(first.level);
      else expect(next).toBe(first);
    }
  });

  it("say in words, never in notation, what is asked, what a move is worth and what it costs", async () => {
    const set = (await puzzleSetOf(id))!;
    const say = sayer(english, language.catalogueOf(id), (seat) => `Player ${seat + 1}`, 0);
    for (const puzzle of set.puzzles) {
      const { match } = puzzleSteps(face.game, set, puzzle).at(-1)!;
      const text = (state: Parameters<typeof puzzleText>[4]) => puzzleText(face, say, puzzle, viewOf(match.state, puzzle.seat), state);
      expect(text({ type: "asked" })).toMatch(/^Your move\./);
      const estimate = "By the bots’ estimate, ";
      expect(text({ type: "shown" })).toMatch(/^The solution: /);
      expect(text({ type: "shown" }).includes(estimate)).toBe(!puzzle.proven);

      for (const move of Object.keys(puzzle.chances)) {
        const right = move === puzzle.solution;
        const said = text({ type: "tried", move, row: [move], right });
        const judged = puzzle.proven
          ? [/^Right: .+\. It wins, whatever/, /^Not the best: .+\. Your opponent/]
          : [/^Right: .+\. By the bots’ estimate, you now win about \d+% of such matches\./, /about \d+%, so this one costs \d+%\.$/];
        expect(said).toMatch(judged[right ? 0 : 1]!);
        expect(said).not.toContain(`: ${move}.`);
      }
    }
  });
});

describe("The puzzle of the day", () => {
  const FIRST = 20_000;

  it("is of each game in turn, and each puzzle of a set has its day before one comes again", async () => {
    const days = Array.from({ length: 3 }, (_none, at) => gameOfDay(FIRST + at));
    expect(new Set(days).size).toBe(3);
    for (const { game } of FACES) {
      const all = puzzlesOf(game.id);
      const shown = await Promise.all(
        Array.from({ length: all }, async (_none, at) => (await puzzleOfDay(game.id, FIRST + 3 * at))?.puzzle.id),
      );
      expect(new Set(shown).size).toBe(all);
    }
  });

  it("counts the days in a row on which it was solved, that of today or yesterday the last", () => {
    const solved = new Set<string>();
    const days = puzzleDays({ isSolved: (game, puzzle) => solved.has(`${game} ${puzzle}`) }, pageStorage());
    const solve = (day: number): void => {
      days.open(day, "duel", `${day}`);
      solved.add(`duel ${day}`);
    };
    expect(days.look(FIRST)).toEqual({ solved: false, streak: 0 });
    solve(FIRST);
    expect(days.look(FIRST)).toEqual({ solved: true, streak: 1 });
    solve(FIRST + 1);
    expect(days.look(FIRST + 2)).toEqual({ solved: false, streak: 2 });
    days.open(FIRST + 2, "duel", "unsolved");
    expect(days.look(FIRST + 3)).toEqual({ solved: false, streak: 0 });
    solve(FIRST + 4);
    expect(days.look(FIRST + 4)).toEqual({ solved: true, streak: 1 });
  });
});
