import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import { type Entry, LONGEST_ROW, MOST_ENTRIES } from "../../shared/core/match/record.ts";
import { askedSeats, begin, frames, resume, step, steps } from "../../shared/core/match/step.ts";
import { eventOf, sightOf, WATCHER } from "../../shared/core/match/view.ts";
import { movesEntry, randomMatch } from "../contract/matches.ts";
import { chosen, firstMove, game, play, record, rolled, secretOf, start, tableOf } from "./toy-match.ts";

const by = { by: "person", at: 0 } as const;

describe("a match begins with one frame that shows the first state", () => {
  it("numbered 0", () => {
    const { match, frames: shown } = begin(game, record);
    expect(shown).toMatchObject([{ number: 0, event: { type: "began" }, table: match.state.table }]);
    expect(match.asks).toEqual([1, 1, 1]);
  });
});

describe("an entry that may not be played is refused by name and leaves the match as it was", () => {
  const refused = (match = start(), entry: Entry, key: string) => {
    const before = clone({ state: match.state, record: match.record, asks: match.asks });
    expect(() => step(match, entry)).toThrow(expect.objectContaining({ name: "Refusal", key }));
    expect({ state: match.state, record: match.record, asks: match.asks }).toEqual(before);
  };
  it("a move that is not listed", () => refused(start(), movesEntry(start(), 0, "choose 99"), "illegalMove"));
  it("a row whose last move is not listed", () =>
    refused(rolled(), movesEntry(rolled(), tableOf(rolled()).leader, "put 0", "put 9"), "illegalMove"));
  it("a stale ask", () => {
    const match = rolled();
    refused(match, { ...movesEntry(match, tableOf(match).leader, "keep"), ask: 1 } as Entry, "staleAsk");
  });
  it("a seat that is not asked", () => {
    const match = rolled();
    refused(match, movesEntry(match, (tableOf(match).leader + 1) % 3, "keep"), "notAsked");
  });
  it("a seat that does not exist", () => refused(start(), { ...movesEntry(start(), 0, "roll"), seat: 3 }, "foreignSeat"));
  it("no seat at all", () => refused(start(), { ...movesEntry(start(), 0, "roll"), seat: -1 }, "foreignSeat"));
  it("anything after the end", () => {
    const over = randomMatch(game, 3);
    refused(over, movesEntry(over, 0, "roll"), "matchOver");
    refused(over, { type: "resign", seat: 0, ...by }, "matchOver");
    refused(over, { type: "undo", seat: 0, to: 0, consent: true, ...by }, "matchOver");
  });
  it("a row past a reveal", () => {
    const match = chosen();
    refused(match, movesEntry(match, tableOf(match).leader, "roll", "put 0"), "rowPastReveal");
  });
  it("a row past the seat's own choices", () => {
    const match = start();
    refused(match, movesEntry(match, 0, firstMove(match, 0), firstMove(match, 0)), "rowPastTurn");
  });
  it("the same way whatever a row past a reveal would have found, so that trying tells nothing", () => {
    let match = start();
    for (const seat of [0, 1]) match = play(match, seat, firstMove(match, seat)).match;
    for (const card of secretOf(match, 2).hand) refused(match, movesEntry(match, 2, `choose ${card}`, "roll"), "rowPastReveal");
  });
  it("a match that has had all the entries it may have, but it can still be ended", () => {
    const long = { ...start(), record: { ...record, entries: new Array(MOST_ENTRIES).fill({ type: "resign", seat: 0, ...by }) } };
    refused(long, movesEntry(long, 0, firstMove(long, 0)), "tooLong");
    const ended = step(long, { type: "end", seat: -1, why: "agreed", ...by }).match;
    expect(outcome(ended)).toEqual({ how: "agreed", places: [], points: [{}, {}, {}] });
  });
  it("a takeback when half of them are used up, so that the moves that end it have room", () => {
    const long = { ...start(), record: { ...record, entries: new Array(MOST_ENTRIES / 2).fill({ type: "undo", seat: 0, ...by }) } };
    refused(long, { type: "undo", seat: 0, to: 0, consent: true, ...by }, "tooLong");
    expect(step(long, movesEntry(long, 0, firstMove(long, 0))).frames.map(({ event }) => event.type)).toEqual(["chose"]);
  });
  it("a bot that stands in when half of them are used up, so that coming and going leaves the others room for their moves", () => {
    const seat = { type: "seat", seat: 1, kind: "bot", name: "", ...by } as const;
    const entries = new Array(MOST_ENTRIES / 2).fill(seat);
    const long = { ...start(), record: { ...record, entries }, bots: [false, true, false] };
    const back = step(long, { ...seat, kind: "person" }).match;
    expect(back.bots[1]).toBe(false);
    refused(back, seat, "tooLong");
    refused(back, { ...seat, kind: "person" }, "tooLong");
    expect(resume(game, { ...record, entries: [...entries, seat] }).record.entries).toHaveLength(MOST_ENTRIES / 2 + 1);
  });
  it("a row of more moves than an entry holds", () =>
    refused(start(), movesEntry(start(), 0, ...new Array(LONGEST_ROW + 1).fill("roll")), "malformed"));
  it("an entry of another shape", () => {
    refused(start(), { ...movesEntry(start(), 0, "roll"), cheat: true } as unknown as Entry, "malformed");
    refused(start(), { ...movesEntry(start(), 0), moves: [] } as Entry, "malformed");
    refused(start(), { type: "constructor", seat: 0, ...by } as unknown as Entry, "malformed");
    refused(start(), null as unknown as Entry, "malformed");
  });
});

describe("an ask is raised each time a seat is newly asked, and only then", () => {
  it("a simultaneous choice leaves the others' asks", () => {
    const match = start();
    expect(play(match, 0, firstMove(match, 0)).match.asks).toEqual([1, 1, 1]);
  });
  it("a row raises it once, and a new question once more", () => {
    const match = rolled();
    const { leader } = tableOf(match);
    expect(play(match, leader, "put 0", "put 1").match.asks[leader]).toBe((match.asks[leader] as number) + 1);
  });
  it("the same entry sent twice is stale", () => {
    const match = rolled();
    const entry = movesEntry(match, tableOf(match).leader, "put 0");
    expect(() => step(step(match, entry).match, entry)).toThrow("staleAsk");
  });
});

describe("a row of moves is one entry", () => {
  it("gives the frames of all its moves", () => {
    const match = rolled();
    const { match: after, frames: shown } = play(match, tableOf(match).leader, "put 0", "put 1");
    expect(shown.slice(0, 2).map(({ event }) => event)).toEqual([
      { type: "put", bin: 0 },
      { type: "put", bin: 1 },
    ]);
    expect(after.record.entries.length).toBe(match.record.entries.length + 1);
  });
});

describe("each frame shows what was true when its event was told, not what came of the entry", () => {
  it("the last card chosen, then all of them revealed", () => {
    let match = start();
    for (const seat of [0, 1]) match = play(match, seat, firstMove(match, seat)).match;
    const card = secretOf(match, 2).hand[0];
    const [chose, revealed] = play(match, 2, firstMove(match, 2)).frames;
    expect(chose).toMatchObject({ table: { phase: "choose", seen: [] }, secrets: [{}, {}, { chosen: card }] });
    expect(revealed).toMatchObject({ table: { phase: "roll" }, secrets: [{ chosen: 0 }, { chosen: 0 }, { chosen: 0 }] });
  });
});

describe("a private event has a public version for all other seats", () => {
  it("a chosen card is seen by its owner alone", () => {
    const [frame] = play(start(), 1, firstMove(start(), 1)).frames;
    expect(eventOf(frame!, 1)).toHaveProperty("card");
    for (const seat of [0, 2, WATCHER]) expect(eventOf(frame!, seat)).toEqual({ type: "chose", seat: 1 });
    expect(sightOf(frame!, WATCHER).secret).toBeUndefined();
  });
});

describe("a seat may resign", () => {
  it("and the match goes on for the others until one is left", () => {
    const one = step(start(), { type: "resign", seat: 1, ...by }).match;
    expect(outcome(one)).toBeUndefined();
    expect(() => step(one, { type: "resign", seat: 1, ...by })).toThrow("notAsked");
    const two = step(one, { type: "resign", seat: 2, ...by });
    expect(outcome(two.match)).toMatchObject({ how: "resigned", places: [1, 2, 2] });
    expect(two.frames.map(({ event }) => event.type)).toEqual(["resigned"]);
  });
  it("and comes behind all who stayed, whatever a bot makes of its seat", () => {
    const match = randomMatch(game, 11);
    const best = outcome(match)!.places.indexOf(1);
    expect(outcome({ ...match, resigned: [best] })!.places[best]).toBe(3);
  });
});

describe("the table may end a match", () => {
  it.each(["agreed", "abandoned"] as const)("%s: there are no places, and no seat is asked", (why) => {
    const { match, frames: shown } = step(start(), { type: "end", seat: -1, why, ...by });
    expect(outcome(match)).toMatchObject({ how: why, places: [] });
    expect(askedSeats(match)).toEqual([]);
    expect(shown[0]!.event).toEqual({ type: "ended", how: why });
  });
});

describe("who sits where is noted without a frame", () => {
  it("and a seat that goes to a bot and back keeps its ask", () => {
    const match = start();
    const bot = step(match, { type: "seat", seat: 0, kind: "bot", name: "quick", ...by });
    const back = step(bot.match, { type: "seat", seat: 0, kind: "person", name: "Ada", ...by });
    expect([...bot.frames, ...back.frames]).toEqual([]);
    expect(back.match.asks).toEqual(match.asks);
    expect(play(back.match, 0, firstMove(match, 0)).match.record.entries).toHaveLength(3);
  });
});

describe("a record played again gives the same match", () => {
  const match = randomMatch(game, 5);
  it("state, asks and frames", () => expect(resume(game, match.record)).toEqual(match));
  it("and each seat's past frames, from one number to another", () => {
    const all = [...steps(game, match.record)].flatMap(({ frames: shown }) => shown);
    const seen = [...frames(game, match.record, 2, 4, 9)];
    expect(seen.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9]);
    for (const { number, event, sight } of seen) {
      expect(sight).toEqual(sightOf(all[number]!, 2));
      expect(event).toEqual(eventOf(all[number]!, 2));
    }
  });
  it("and names the entry that cannot be played", () => {
    const [first, ...rest] = match.record.entries;
    const broken = { ...match.record, entries: [first!, first!, ...rest] };
    expect(() => resume(game, broken)).toThrow(expect.objectContaining({ key: "notAsked", args: expect.objectContaining({ entry: 1 }) }));
  });
});

describe("A seat is asked after the last frame of an entry", () => {
  it("and nobody after those before it", () => {
    const match = randomMatch(game, 3);
    const asked = [...frames(game, match.record, 0)].map((frame) => [frame.number, frame.asked]);
    const expected = [...steps(game, match.record)].flatMap((played) =>
      played.frames.map(({ number }, at) => [number, at === played.frames.length - 1 ? askedSeats(played.match) : []]),
    );
    expect(asked).toEqual(expected);
    expect(expected.filter(([, seats]) => (seats as number[]).length === 0).length).toBeGreaterThan(1);
  });
});

describe("A game that fails is not a refusal", () => {
  it("its own error comes through a replay", () => {
    const match = play(start(), 0, firstMove(start(), 0)).match;
    const failing = {
      ...game,
      play: () => {
        throw new TypeError("broken");
      },
    };
    expect(() => resume(failing, match.record)).toThrow(new TypeError("broken"));
  });
});

describe("Leaving and returning", () => {
  const away = { type: "seat", seat: 0, kind: "bot", name: "x", ...by } as const;
  const after = (entries: number) => ({ ...start(), record: { ...record, entries: new Array(entries).fill(away) } });
  it("is recorded in the first half of a record, and in the second only a return", () => {
    expect(() => step(after(MOST_ENTRIES / 2 - 1), away)).not.toThrow();
    expect(() => step(after(MOST_ENTRIES / 2), away)).toThrow("tooLong");
    const gone = { ...after(MOST_ENTRIES / 2), bots: [true, false, false] };
    expect(step(gone, { ...away, kind: "person" }).match.bots[0]).toBe(false);
  });
});

describe("A resignation", () => {
  it("says so if it was the clock's", () => {
    const told = (who: "person" | "clock") => step(start(), { type: "resign", seat: 1, by: who, at: 0 }).frames[0]!.event;
    expect([told("person"), told("clock")]).toEqual([
      { type: "resigned", seat: 1 },
      { type: "resigned", seat: 1, late: true },
    ]);
  });
});
