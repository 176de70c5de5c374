/** The score sheet's story: what brought what, and the moment of the match, found by replaying it. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { askedSeats, begin, resume, step } from "../../shared/core/match/step.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import { summarise } from "../../shared/core/review/summary.ts";
import { GAMES } from "../../shared/games.ts";
import { FACES } from "../client/listed-faces.ts";
import { newRecord, randomEntry, randomMatch, undoEntry } from "./matches.ts";

/** In which a game counts victory: points, or cubes on the board. */
const COUNTED = ["points", "cubes"];

describe.each(GAMES)("$id", (game) => {
  if (game.earner === undefined) throw new Error(`shared/${game.id}/index.ts has no earner, which the score sheet of a listed game needs`);
  const seats = Math.min(3, game.seats.most);
  const matches = [11, 12, 13].map((deal) => randomMatch(game, deal, newRecord(game, deal, seats)));
  const stories = matches.map(({ record }) => summarise(game, record));

  it("the points that roles, cards and buildings earned add up to each seat's points", () => {
    let counted = 0;
    for (const [at, match] of matches.entries()) {
      const points = game.result(match.state.table)?.points ?? [];
      for (const [seat, own] of points.entries()) {
        const total = Object.values(own).reduce((sum, value) => sum + value, 0);
        // A victory by military or science counts no points.
        if (Object.keys(own).length === 0) continue;
        const earned = stories[at]!.earnings.filter((one) => one.seat === seat && COUNTED.includes(one.unit));
        expect(earned.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        counted++;
      }
    }
    expect(counted).toBeGreaterThan(0);
  });

  it("names every source and every unit in the game's catalogue", async () => {
    const face = FACES.find((one) => one.game.id === game.id);
    if (face === undefined) throw new Error(`client/games/list.ts has no face for ${game.id}`);
    const catalogue = await face.text("en");
    const named = stories.flatMap(({ earnings }) => earnings.flatMap(({ source, unit }) => [source, `earned.${unit}`]));
    expect(new Set(named).size).toBeGreaterThan(2);
    for (const key of new Set(named)) expect(Object.keys(catalogue)).toContain(key);
  });

  it("lists each seat's best source first, without what brought nothing", () => {
    for (const { earnings } of stories) {
      expect(earnings.every(({ count }) => count !== 0)).toBe(true);
      for (let seat = 0; seat < seats; seat++) {
        const values = new Map<string, number>();
        for (const { source, unit, count } of earnings.filter((one) => one.seat === seat)) {
          values.set(source, (values.get(source) ?? 0) + count * game.earner!.worth[unit]!);
        }
        const listed = [...values.values()].map((value) => Math.round(1_000 * value));
        expect(listed).toEqual(listed.toSorted((a, b) => b - a));
      }
    }
  });

  it("the moment of the match raises the chance of the one who won, and lies on record", () => {
    let found = 0;
    for (const [at, { moment }] of stories.entries()) {
      if (moment === undefined) continue;
      found++;
      expect(game.result(matches[at]!.state.table)?.places[moment.seat]).toBe(1);
      expect(moment.after).toBeGreaterThan(moment.before);
      expect(moment.from).toBeLessThanOrEqual(moment.to);
      expect(moment.to).toBeLessThanOrEqual(matches[at]!.frame);
    }
    expect(found).toBeGreaterThan(0);
  });

  it("another player's entry that only ended the match is not its moment", () => {
    for (const [at, { record }] of matches.entries()) {
      const { moment } = stories[at]!;
      const whole = resume(game, record);
      const before = resume(game, { ...record, entries: record.entries.slice(0, -1) });
      const isEnding = moment !== undefined && moment.from > before.frame;
      expect(whole.frame).toBeGreaterThan(before.frame);
      expect(isEnding && record.entries.at(-1)!.seat !== moment.seat).toBe(false);
    }
  });

  it("what was taken back has earned nothing", () => {
    const record = newRecord(game, 21, seats);
    const luck = quickLuck(21);
    let match = begin(game, record).match;
    let undone = 0;
    let entries = record.entries;
    // Each move that can be is taken back once, and made again.
    while (askedSeats(match).length > 0) {
      const entry = randomEntry(match, luck);
      const after = step(match, entry).match;
      const target = undoable(after, entry.seat);
      if (undone < 20 && typeof target === "number") {
        const back = step(after, undoEntry(entry.seat, target)).match;
        match = step(back, { ...entry, ask: back.asks[entry.seat] } as typeof entry).match;
        undone++;
      } else match = after;
      entries = [...entries, entry];
    }
    expect(undone).toBeGreaterThan(9);
    // The same moves without the detours; only the asks have other numbers.
    let plain = begin(game, record).match;
    for (const entry of entries) plain = step(plain, { ...entry, ask: plain.asks[entry.seat] } as typeof entry).match;
    expect(resume(game, match.record).state.table).toEqual(plain.state.table);
    expect(summarise(game, match.record).earnings).toEqual(summarise(game, plain.record).earnings);
  });
});
