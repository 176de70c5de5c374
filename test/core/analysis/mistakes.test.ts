/** The choices of a player's own match that become exercises, and how another answer to them is judged. */
import { describe, expect, it } from "vitest";
import { mistakesOf } from "../../../shared/core/analysis/mistakes.ts";
import { costOf } from "../../../shared/core/analysis/summary.ts";
import { lossOf } from "../../../shared/core/analysis/weigh.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { step } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { analysed, blunders } from "./bots-match.ts";

const ENTRIES = 60;
const EFFORT = { lines: 30_000, flips: 2, states: 1 };
const [duel] = GAMES as [Game];

/** The first seat always plays what looks worst. */
const blundered = blunders(duel, 2, ENTRIES);
const over = step(blundered, { type: "end", seat: -1, by: "server", at: 0, why: "agreed" }).match.record;
const analysis = analysed(duel, over, EFFORT);
const costly = (seat: number) => analysis.steps.filter((one) => one.seat === seat && costOf(one) > 0);
const playedBy = (record: MatchRecord, by: "bot" | "person"): MatchRecord => ({
  ...record,
  entries: record.entries.map((entry) => (entry.type === "moves" ? { ...entry, by } : entry)),
});
const own = playedBy(over, "person");

describe("Of a player's own match", () => {
  it("the three choices that cost most are to be made again, the dearest first, each in the position in which it was made", () => {
    const found = mistakesOf(duel, own, analysis, 0);
    expect(costly(0).length).toBeGreaterThan(3);
    const costs = found.map(({ entry }) => costOf(analysis.steps.find((one) => one.entry === entry)!));
    const all = costly(0).map(costOf);
    expect(costs).toEqual(all.toSorted((a, b) => b - a).slice(0, 3));
    for (const { position, row, choice, seat } of found) {
      expect(seat).toBe(0);
      const moves = duel.moves(viewOf(position, 0)).map((move) => duel.notation(move));
      expect(moves).toContain(row[0]);
      expect(moves).toContain(choice.line[0]);
      expect(choice.line[0]).not.toBe(row[0]);
    }
  });

  it("what others chose is none, nor what a bot played in the player's place", () => {
    const seats = mistakesOf(duel, own, analysis, 1).map(({ entry }) => analysis.steps.find((one) => one.entry === entry)!.seat);
    expect(seats.filter((seat) => seat !== 1)).toEqual([]);
    expect(mistakesOf(duel, playedBy(over, "bot"), analysis, 0)).toEqual([]);
  });

  it("a choice that costs no more than the error of the estimate is none", () => {
    const even = { ...analysis, steps: analysis.steps.map((one) => ({ ...one, play: one.play.map(() => 0) })) };
    expect(mistakesOf(duel, own, even, 0)).toEqual([]);
  });

  it("nothing is given away while the match goes on", () => {
    expect(mistakesOf(duel, playedBy(blundered.record, "person"), analysis, 0)).toEqual([]);
  });
});

describe("Another answer", () => {
  it("is judged by what it loses against the best: the best loses nothing, the blunder a lot", () => {
    const [worst] = mistakesOf(duel, own, analysis, 0);
    const view = viewOf(worst!.position, 0);
    const best = worst!.choice.line[0]!;
    expect(lossOf(duel, view, best, best)).toBe(0);
    expect(lossOf(duel, view, worst!.row[0]!, best)).toBeGreaterThan(analysis.margin);
  });
});
