/** What every game promises the core, tried on random matches of each. */
import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { below, pick, quickLuck } from "../../shared/core/base/random.ts";
import { chancesOf } from "../../shared/core/bots/value.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { outcome, shareOfVictory } from "../../shared/core/match/outcome.ts";
import { type Entry, readRecord, writeRecord } from "../../shared/core/match/record.ts";
import { askedSeats, begin, resume, step } from "../../shared/core/match/step.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import { findMove, isUnrevealed, silent, viewOf } from "../../shared/core/match/view.ts";
import { everywhere, MATCHES } from "./everywhere.ts";
import { factsOf } from "./facts.ts";
import { anyRecord, movesEntry, randomEntry, randomMatch, randomSteps, UNDER_TEST, undoEntry, walkRandomly } from "./matches.ts";
import { expectSame } from "./same.ts";
import { numbersIn, orders } from "./shapes.ts";

/** The longest list of moves any game may offer: what a client must light and a bot look through. */
const LONGEST_LIST = 256;

/** Up to this entry a match is read after each one, later at random: reading a record replays all of it. */
const READ_ALWAYS = 40;

/** Every value these fields have anywhere in the data, by field. */
function valuesOf(data: unknown, fields: object, found: Record<string, unknown[]> = {}): Record<string, unknown[]> {
  if (typeof data !== "object" || data === null) return found;
  for (const [key, value] of Object.entries(data)) {
    if (Object.hasOwn(fields, key)) found[key] = [...(found[key] ?? []), ...(Array.isArray(value) ? value : [value])];
    else valuesOf(value, fields, found);
  }
  return found;
}

/** How many choices a random match takes, at most `most` + 1. */
function decisions(game: Game, deal: number, most: number): number {
  let made = 0;
  walkRandomly(game, [deal], (_state, _move, play) => {
    play(silent);
    return ++made <= most;
  });
  return made;
}

/** Changes every number, word and list anywhere in the data. */
function overwrite(data: object): void {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "object" && value !== null) overwrite(value);
    else (data as Record<string, unknown>)[key] = "overwritten";
  }
  if (Array.isArray(data)) data.push("overwritten");
}

describe.each(UNDER_TEST)("$id", (game) => {
  it("ends every random match within three times the measured 99th percentile of decisions", () => {
    const most = 3 * factsOf(game.id).decisions;
    for (let deal = 0; deal < 300; deal++) expect(decisions(game, deal, most)).toBeLessThanOrEqual(most);
  });

  it("leaves no step unfinished when it ends", () => {
    const { idle } = factsOf(game.id);
    for (let deal = 0; deal < 40; deal++) {
      const { table, secrets } = randomMatch(game, deal).state;
      const left = Object.entries(valuesOf({ table, secrets }, idle));
      expect(left.map(([field]) => field).sort()).toEqual(Object.keys(idle).sort());
      for (const [field, values] of left) for (const value of values) expect({ field, value }).toEqual({ field, value: idle[field] });
    }
  });

  it("gives moves to the asked seats and to no others", () => {
    everywhere(game, 10, (match) => {
      const asked = askedSeats(match);
      for (let seat = 0; seat < match.record.seats; seat++) {
        const list = game.moves(viewOf(match.state, seat));
        expect(list.length > 0).toBe(asked.includes(seat));
        expect(list.length).toBeLessThanOrEqual(LONGEST_LIST);
      }
      expect(asked.length === 0).toBe(outcome(match) !== undefined);
    });
  });

  it("accepts every listed move, tells at least one event of it, and ends on the frame it has come to", () => {
    everywhere(game, 3, (match) => {
      for (const seat of askedSeats(match)) {
        for (const move of game.moves(viewOf(match.state, seat))) {
          const played = step(match, movesEntry(match, seat, game.notation(move)));
          expect(played.frames.length).toBeGreaterThan(0);
          expectSame(
            played.frames.map((frame) => frame.number),
            played.frames.map((_frame, at) => match.frame + 1 + at),
          );
          const { table, secrets } = played.match.state;
          expectSame(played.frames.at(-1)?.table, table);
          expectSame(played.frames.at(-1)?.secrets, secrets);
        }
      }
    });
  });

  it("refuses every move that is not listed", () => {
    const known = [...randomSteps(game, 1), ...randomSteps(game, 2)].flatMap(({ match: { record } }) => record.entries);
    const notations = [...new Set(known.flatMap((entry) => (entry.type === "moves" ? entry.moves : [])))];
    const refused = everywhere(game, 3, (match, deal) => {
      let tried = 0;
      for (const seat of askedSeats(match)) {
        const listed = game.moves(viewOf(match.state, seat)).map((move) => game.notation(move));
        const strange = notations.filter((notation) => !listed.includes(notation));
        if (strange.length === 0) continue;
        tried++;
        const before = clone(match.state);
        expect(() => step(match, movesEntry(match, seat, pick(quickLuck(deal), strange)))).toThrow("illegalMove");
        expectSame(match.state, before);
      }
      return tried > 0;
    });
    expect(refused).toBeGreaterThan(0);
  });

  it("has a different notation for every move of a list, and finds the move by it", () => {
    everywhere(game, 10, (match) => {
      for (const seat of askedSeats(match)) {
        const view = viewOf(match.state, seat);
        const list = game.moves(view);
        expect(new Set(list.map((move) => game.notation(move))).size).toBe(list.length);
        for (const move of list) expectSame(findMove(game, view, game.notation(move)), move);
      }
    });
  });

  it("can be written, read and continued at any entry like the uninterrupted match, takebacks included", () => {
    const luck = quickLuck(9);
    let takenBack = 0;
    let { match } = begin(game, anyRecord(game, 9));
    const read = () => resume(game, readRecord(writeRecord(match.record)));
    for (let copy = read(); askedSeats(match).length > 0; ) {
      // Between two readings the copy goes on as it was read.
      if (match.record.entries.length < READ_ALWAYS || below(luck, 8) === 0) copy = read();
      expectSame(copy, match);
      expectSame(JSON.parse(JSON.stringify(match.state)), match.state);
      const entry = randomEntry(match, luck);
      const next = step(match, entry);
      const other = step(copy, entry);
      expectSame(other, next);
      [match, copy] = [next.match, other.match];
      const back = undoable(match, entry.seat);
      if (typeof back !== "number" || below(luck, 4) > 0) continue;
      [match, copy] = [match, copy].map((one) => step(one, undoEntry(entry.seat, back)).match) as [Match, Match];
      takenBack++;
    }
    expect(takenBack).toBeGreaterThan(0);
  });

  it("leaves what it told and the states it came from as they were, whatever is played afterwards", () => {
    const told: { readonly now: unknown; readonly then: unknown }[] = [];
    for (const deal of [1, 2, 3])
      for (const { match, frames } of randomSteps(game, deal))
        told.push({ now: { state: match.state, frames }, then: structuredClone({ state: match.state, frames }) });
    expect(told.length).toBeGreaterThan(0);
    for (const { now, then } of told) expectSame(now, then);
  });

  it("comes to the same from one position each time, whichever moves were tried there before", () => {
    const asked = everywhere(game, 2, (match) => {
      const [seat] = askedSeats(match);
      if (seat === undefined) return false;
      const [first, ...others] = game.moves(viewOf(match.state, seat)).map((move) => movesEntry(match, seat, game.notation(move)));
      const tried = [first, ...others.slice(0, 3), first].map((entry) => step(match, entry as Entry));
      expectSame(tried.at(-1), tried[0]);
      return true;
    });
    expect(asked).toBeGreaterThan(0);
  });

  it("takes back exactly, and never past a reveal, luck or another's entry", () => {
    const walked: Match[] = [];
    let refused = 0;
    const takenBack = everywhere(game, 10, (match) => {
      walked[match.record.entries.length] = match;
      const last = match.record.entries.at(-1);
      let taken = 0;
      if (last?.type !== "moves") return false;
      for (let seat = 0; seat < match.record.seats; seat++) {
        const to = undoable(match, seat);
        if (typeof to === "string") {
          expect(() => step(match, undoEntry(seat, match.record.entries.length - 1))).toThrow(to);
          refused++;
          continue;
        }
        taken++;
        const before = walked[to] as Match;
        expect(last.seat).toBe(seat);
        expect(isUnrevealed(game, before.state, match.state, seat)).toBe(true);
        const back = step(match, undoEntry(seat, to)).match;
        expectSame(back.state, before.state);
        expect(back.frame).toBeGreaterThan(match.frame);
        for (const asked of askedSeats(back)) expect(back.asks[asked]).toBeGreaterThanOrEqual(match.asks[asked] as number);
      }
      return taken > 0;
    });
    expect(takenBack).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  it("has whole numbers only, and secrets that are flat: what the room's schema can carry", () => {
    everywhere(game, 3, (match) => {
      expect(numbersIn(match.state).every(Number.isInteger)).toBe(true);
      for (const secret of match.state.secrets) {
        for (const field of Object.values(secret)) expect([field].flat().every((item) => typeof item !== "object")).toBe(true);
      }
      const fields = Object.keys(new game.Table().toJSON());
      expect(Object.keys(match.state.table)).toEqual(expect.arrayContaining(fields));
    });
  });

  it("comes to the same state whatever order simultaneous choices are made in", () => {
    const atOnce = everywhere(game, 10, (match, deal) => {
      const asked = askedSeats(match);
      if (asked.length < 2) return false;
      const luck = quickLuck(deal);
      const choices = asked.map((seat) => ({ seat, move: pick(luck, game.moves(viewOf(match.state, seat))) }));
      const ends = orders(choices).map((order) => {
        const state = clone(match.state);
        for (const { seat, move } of order) game.play(state, seat, move, silent);
        return state;
      });
      for (const end of ends) expectSame(end, ends[0]);
      return true;
    });
    expect(atOnce > 0).toBe(factsOf(game.id).simultaneous);
  });

  it("asks a seat again only through its own entry: another's leaves its ask and its moves as they were", () => {
    const atOnce = everywhere(game, 10, (match, deal) => {
      const asked = askedSeats(match);
      const seat = asked.at(-1);
      if (asked.length < 2 || seat === undefined) return false;
      const mover = asked[0] as number;
      const notation = game.notation(pick(quickLuck(deal), game.moves(viewOf(match.state, mover))));
      const next = step(match, movesEntry(match, mover, notation)).match;
      if (!askedSeats(next).includes(seat)) return false;
      expect(next.asks[seat]).toBe(match.asks[seat]);
      expect(game.moves(viewOf(next.state, seat))).toEqual(game.moves(viewOf(match.state, seat)));
      return true;
    });
    expect(atOnce > 0).toBe(factsOf(game.id).simultaneous);
  });

  it("copies a state as `clone` does, and shares nothing with it", () => {
    let seen = 0;
    everywhere(game, 10, ({ state }) => {
      const before = clone(state);
      const copy = game.copy(state);
      expectSame(copy, before);
      overwrite(copy);
      expectSame(state, before);
      seen++;
      return true;
    });
    expect(seen).toBeGreaterThan(MATCHES);
  });

  it("gives each seat a chance, together one, and in an ended match its share of the victory", () => {
    const ended = everywhere(game, 10, (match) => {
      const chances = chancesOf(game, match.state);
      expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      const over = outcome(match);
      if (over !== undefined) expect(chances).toEqual(chances.map((_chance, seat) => shareOfVictory(over, seat)));
      return over !== undefined;
    });
    expect(ended).toBe(MATCHES);
  });
});
