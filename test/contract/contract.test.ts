/** What every game promises the core, tried on random matches of each. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Match } from "../../shared/core/match.ts";
import { outcome, shareOfVictory } from "../../shared/core/outcome.ts";
import { clone, same } from "../../shared/core/plain.ts";
import { below, pick, quickLuck } from "../../shared/core/random.ts";
import { type Entry, readRecord, verifyDeal, writeRecord } from "../../shared/core/record.ts";
import { begin, owing, resume, step } from "../../shared/core/step.ts";
import { undoable } from "../../shared/core/undo.ts";
import { findMove, preview, silent, unrevealed, viewOf } from "../../shared/core/view.ts";
import { anyRecord, movesEntry, newRecord, randomEntry, randomMatch, randomSteps, UNDER_TEST, undoEntry } from "./matches.ts";
import { numbersIn, orders, shapeOf } from "./shapes.ts";

const anyDeal = fc.integer({ min: 0, max: 2 ** 31 - 1 });
/** So many random matches are played of each game; the properties look at their positions, or at those of the first few. */
const MATCHES = 10;
/** Games in which several seats may be asked at once. */
const SIMULTANEOUS = ["elasund", "toy"];
/** The longest list of moves any game may offer: what a client must light and a bot look through. */
const LONGEST_LIST = 256;

/** As long a match is read anew at every entry, later now and then: to read a record is to play it all. */
const READ_ALWAYS = 40;

/** Decisions of a random match that 99 of 100 do not exceed, measured over 3,000 matches with any options and seats. */
const DECISIONS_P99: Readonly<Record<string, number>> = { duel: 72, "puerto-rico": 557, elasund: 822, toy: 25 };

interface Played {
  readonly deal: number;
  readonly matches: readonly Match[];
}

/** Random matches with all their positions; a deal that fails is named, and gives the same match again. */
const anyMatches = (game: Match["game"]): Played[] =>
  fc.sample(anyDeal, MATCHES).map((deal) => ({ deal, matches: [...randomSteps(game, deal)].map(({ match }) => match) }));

/** How many choices a random match takes, or one more than the most. Without entries and frames, which cost many times the game itself. */
function decisions(game: Match["game"], deal: number, most: number): number {
  const luck = quickLuck(deal);
  const state = clone(begin(game, anyRecord(game, deal)).match.state);
  let made = 0;
  for (let asked = game.toAct(state.table); asked.length > 0 && made <= most; asked = game.toAct(state.table), made++) {
    const seat = pick(luck, asked);
    game.play(state, seat, pick(luck, game.moves(viewOf(state, seat))), silent);
  }
  return made;
}

/** The exact comparison says where the difference lies, but is slow, and there are very many of them. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!same(found, wanted)) expect(found).toEqual(wanted);
}

describe.each(UNDER_TEST)("$id", (game) => {
  let played: readonly Played[] = [];
  beforeAll(() => {
    played = anyMatches(game);
  });
  afterAll(() => {
    played = [];
  });

  /** Looks at every position of the first matches; returns how often `look` found what it is for and said true. */
  function everywhere(count: number, look: (match: Match, deal: number) => unknown): number {
    let hits = 0;
    for (const { deal, matches } of played.slice(0, count)) {
      try {
        for (const match of matches) if (look(match, deal) === true) hits++;
      } catch (error) {
        throw new Error(`${game.id}, deal ${deal}`, { cause: error });
      }
    }
    return hits;
  }

  it("ends every random match within three times the measured 99th percentile of decisions", () => {
    const most = 3 * (DECISIONS_P99[game.id] as number);
    for (let deal = 0; deal < 300; deal++) expect(decisions(game, deal, most)).toBeLessThanOrEqual(most);
  });

  it("gives moves to those who are to act and to nobody else", () => {
    everywhere(10, (match) => {
      const asked = owing(match);
      for (let seat = 0; seat < match.record.seats; seat++) {
        const list = game.moves(viewOf(match.state, seat));
        expect(list.length > 0).toBe(asked.includes(seat));
        expect(list.length).toBeLessThanOrEqual(LONGEST_LIST);
      }
      expect(asked.length === 0).toBe(outcome(match) !== undefined);
    });
  });

  it("accepts every listed move, tells at least one event of it, and ends on the frame it has come to", () => {
    everywhere(3, (match) => {
      for (const seat of owing(match)) {
        for (const move of game.moves(viewOf(match.state, seat))) {
          const played = step(match, movesEntry(match, seat, game.notation(move)));
          expect(played.frames.length).toBeGreaterThan(0);
          expect(played.frames.map((frame) => frame.number)).toEqual(played.frames.map((_frame, at) => match.frame + 1 + at));
          expect(played.frames.at(-1)).toMatchObject({ table: played.match.state.table, secrets: played.match.state.secrets });
        }
      }
    });
  });

  it("refuses every move that is not listed", () => {
    const known = [...randomSteps(game, 1), ...randomSteps(game, 2)].flatMap(({ match: { record } }) => record.entries);
    const notations = [...new Set(known.flatMap((entry) => (entry.type === "moves" ? entry.moves : [])))];
    const refused = everywhere(3, (match, deal) => {
      let tried = 0;
      for (const seat of owing(match)) {
        const listed = game.moves(viewOf(match.state, seat)).map((move) => game.notation(move));
        const strange = notations.filter((notation) => !listed.includes(notation));
        if (strange.length === 0) continue;
        tried++;
        const before = clone(match.state);
        expect(() => step(match, movesEntry(match, seat, pick(quickLuck(deal), strange)))).toThrow("illegalMove");
        expect(match.state).toEqual(before);
      }
      return tried > 0;
    });
    expect(refused).toBeGreaterThan(0);
  });

  it("has a different notation for every move of a list, and finds the move by it", () => {
    everywhere(10, (match) => {
      for (const seat of owing(match)) {
        const view = viewOf(match.state, seat);
        const list = game.moves(view);
        expect(new Set(list.map((move) => game.notation(move))).size).toBe(list.length);
        for (const move of list) expect(findMove(game, view, game.notation(move))).toEqual(move);
      }
    });
  });

  it("can be written, read and continued at any entry like its uninterrupted twin, takebacks included", () => {
    const luck = quickLuck(9);
    let takenBack = 0;
    let { match } = begin(game, anyRecord(game, 9));
    const read = () => resume(game, readRecord(writeRecord(match.record)));
    for (let twin = read(); owing(match).length > 0; ) {
      // Reading plays all that came before; between two readings the twin goes on as it was read.
      if (match.record.entries.length < READ_ALWAYS || below(luck, 8) === 0) twin = read();
      expectSame(twin, match);
      expectSame(JSON.parse(JSON.stringify(match.state)), match.state);
      const entry = randomEntry(match, luck);
      const next = step(match, entry);
      const other = step(twin, entry);
      expectSame(other, next);
      [match, twin] = [next.match, other.match];
      const back = undoable(match, entry.seat);
      if (typeof back !== "number" || below(luck, 4) > 0) continue;
      [match, twin] = [match, twin].map((one) => step(one, undoEntry(entry.seat, back)).match) as [Match, Match];
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
    const asked = everywhere(2, (match) => {
      const [seat] = owing(match);
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
    const takenBack = everywhere(10, (match) => {
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
        expect(unrevealed(before.state, match.state, seat)).toBe(true);
        const back = step(match, undoEntry(seat, to)).match;
        expect(back.state).toEqual(before.state);
        expect(back.frame).toBeGreaterThan(match.frame);
        for (const asked of owing(back)) expect(back.asks[asked]).toBeGreaterThanOrEqual(match.asks[asked] as number);
      }
      return taken > 0;
    });
    expect(takenBack).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  it("has whole numbers only, and secrets that are flat: what the room's schema can carry", () => {
    everywhere(3, (match) => {
      expect(numbersIn(match.state).every(Number.isInteger)).toBe(true);
      for (const secret of match.state.secrets) {
        for (const field of Object.values(secret)) expect([field].flat().every((item) => typeof item !== "object")).toBe(true);
      }
      const fields = Object.keys(new game.Table().toJSON());
      expect(Object.keys(match.state.table)).toEqual(expect.arrayContaining(fields));
    });
  });

  it("proves its deal: the record played again from the published secret and shares, and no other, is the same match", () => {
    const { record, state } = randomMatch(game, 6);
    const seen = { commitment: record.deal.commitment, own: { seat: 0, share: record.deal.shares[0] as string } };
    expect(() => verifyDeal(record, seen)).not.toThrow();
    expect(resume(game, record).state).toEqual(state);
    const forged = { ...record, deal: newRecord(game, 60, record.seats).deal };
    expect(() => verifyDeal(forged, seen)).toThrow("badRecord");
    expect(begin(game, forged).match.state).not.toEqual(begin(game, record).match.state);
    expect(() => begin(game, { ...record, deal: { ...record.deal, secret: forged.deal.secret } })).toThrow("badRecord");
  });

  it("does not show a seat, its moves or its bot what is hidden: they are the same when all of it is dealt anew", () => {
    const unseen = everywhere(4, (match, deal) => {
      let unrevealing = 0;
      for (let seat = 0; seat < match.record.seats; seat++) {
        const view = viewOf(match.state, seat);
        const other = game.imagine(view, quickLuck(deal));
        expect(viewOf(other, seat)).toEqual(view);
        expect(game.moves(viewOf(other, seat))).toEqual(game.moves(view));
        if (!owing(match).includes(seat)) continue;
        const move = game.bot(view, quickLuck(deal));
        expect(game.bot(viewOf(other, seat), quickLuck(deal))).toEqual(move);
        expect(game.moves(view)).toContainEqual(move);
        const after = clone(match.state);
        const otherBefore = clone(other);
        const told: object[] = [];
        const toldOther: object[] = [];
        game.play(after, seat, move, (open, to, own) => told.push(to === seat && own !== undefined ? own : open));
        game.play(other, seat, move, (open, to, own) => toldOther.push(to === seat && own !== undefined ? own : open));
        const silentOnBoth = unrevealed(match.state, after, seat) && unrevealed(otherBefore, other, seat);
        if (!silentOnBoth) continue;
        unrevealing++;
        expect(viewOf(other, seat)).toEqual(viewOf(after, seat));
        expect(toldOther).toEqual(told);
      }
      return unrevealing > 0;
    });
    expect(unseen).toBeGreaterThan(0);
  });

  it("imagines states that can be played to the end, and leaves the view they came from alone", () => {
    const imagined = everywhere(2, (match, deal) => {
      // Each of these is played to its end, so of a long match not every position is tried.
      const luck = quickLuck(deal + match.frame);
      if (match.record.entries.length > 30 && below(luck, 3) > 0) return false;
      for (let seat = 0; seat < match.record.seats; seat++) {
        const view = viewOf(match.state, seat);
        const before = clone(view);
        const state = game.imagine(view, luck);
        expect(shapeOf({ ...state.hidden, luck: 0 })).toEqual(shapeOf({ ...match.state.hidden, luck: 0 }));
        expect(shapeOf(state.secrets)).toEqual(shapeOf(match.state.secrets));
        for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
          const mover = pick(luck, asked);
          game.play(state, mover, pick(luck, game.moves(viewOf(state, mover))), silent);
        }
        expect(game.result(state.table)).toBeDefined();
        expect(view).toEqual(before);
      }
      return true;
    });
    expect(imagined).toBeGreaterThan(0);
  });

  it("previews a move as it will be, unless it reveals something, and says so", () => {
    const previewed = everywhere(4, (match, deal) => {
      let unrevealing = 0;
      for (const seat of owing(match)) {
        const view = viewOf(match.state, seat);
        const move = pick(quickLuck(deal), game.moves(view));
        const after = clone(match.state);
        game.play(after, seat, move, silent);
        const seen = preview(game, view, [game.notation(move)], quickLuck(deal));
        expect(seen.reveals).toBe(!unrevealed(match.state, after, seat));
        if (seen.reveals) continue;
        unrevealing++;
        expect(seen.view).toEqual(viewOf(after, seat));
      }
      return unrevealing > 0;
    });
    expect(previewed).toBeGreaterThan(0);
  });

  it("comes to the same state whatever order simultaneous choices are made in", () => {
    const atOnce = everywhere(10, (match, deal) => {
      const asked = owing(match);
      if (asked.length < 2) return false;
      const luck = quickLuck(deal);
      const choices = asked.map((seat) => ({ seat, move: pick(luck, game.moves(viewOf(match.state, seat))) }));
      const ends = orders(choices).map((order) => {
        const state = clone(match.state);
        for (const { seat, move } of order) game.play(state, seat, move, silent);
        return state;
      });
      for (const end of ends) expect(end).toEqual(ends[0]);
      return true;
    });
    expect(atOnce > 0).toBe(SIMULTANEOUS.includes(game.id));
  });

  it("asks a seat anew only through its own entry: another's leaves its ask and its moves as they were", () => {
    const atOnce = everywhere(10, (match, deal) => {
      const asked = owing(match);
      const seat = asked.at(-1);
      if (asked.length < 2 || seat === undefined) return false;
      const mover = asked[0] as number;
      const notation = game.notation(pick(quickLuck(deal), game.moves(viewOf(match.state, mover))));
      const next = step(match, movesEntry(match, mover, notation)).match;
      if (!owing(next).includes(seat)) return false;
      expect(next.asks[seat]).toBe(match.asks[seat]);
      expect(game.moves(viewOf(next.state, seat))).toEqual(game.moves(viewOf(match.state, seat)));
      return true;
    });
    expect(atOnce > 0).toBe(SIMULTANEOUS.includes(game.id));
  });

  it("values a view between lost and won, and an ended match by its places", () => {
    const ended = everywhere(10, (match) => {
      const values = match.state.secrets.map((_secret, seat) => game.value(viewOf(match.state, seat)));
      for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
      const over = outcome(match);
      if (over !== undefined) expect(values).toEqual(values.map((_value, seat) => shareOfVictory(over, seat)));
      return over !== undefined;
    });
    expect(ended).toBe(MATCHES);
  });
});
