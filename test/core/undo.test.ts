import { describe, expect, it } from "vitest";
import { eraseShape } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { askedSeats, begin, resume, step } from "../../shared/core/match/step.ts";
import { MOST_TAKEBACKS, undoable, undoCost, undoNumber } from "../../shared/core/match/undo.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { duel } from "../../shared/duel/index.ts";
import { movesEntry, newRecord, randomMatch, undoEntry } from "../contract/matches.ts";
import { chosen, firstMove, game, play, record, rolled, start, tableOf } from "./toy-match.ts";

describe("undo goes back to exactly the state before an entry", () => {
  const before = rolled();
  const { leader } = tableOf(before);
  const after = play(before, leader, "put 0").match;
  const back = step(after, undoEntry(leader, undoable(after, leader) as number));

  it("with a new frame number and a new ask, because both only rise", () => {
    expect(back.match.state).toEqual(before.state);
    expect(back.match.frame).toBe(after.frame + 1);
    expect(back.match.asks[leader]).toBe(after.asks[leader]! + 1);
    expect(back.frames[0]).toMatchObject({ event: { type: "takenBack", seat: leader }, table: before.state.table });
  });
  it("a row as one", () => {
    const row = play(before, leader, "put 0", "put 1").match;
    if (tableOf(row).pebbles === 0) throw new Error("the round must not be over");
    expect(step(row, undoEntry(leader, undoable(row, leader) as number)).match.state).toEqual(before.state);
  });
  it("several entries one after the other, or at once", () => {
    const twice = play(after, leader, "put 1").match;
    const once = step(twice, undoEntry(leader, undoable(twice, leader) as number)).match;
    expect(once.state).toEqual(after.state);
    expect(step(once, undoEntry(leader, undoable(once, leader) as number)).match.state).toEqual(before.state);
    expect(step(twice, undoEntry(leader, after.record.entries.length - 1)).match.state).toEqual(before.state);
  });
  it("and the record with the undo in it plays to the same match", () => {
    const on = play(back.match, leader, "put 2").match;
    expect(resume(game, on.record)).toEqual(on);
  });
  it("an old ask is stale after it", () => {
    const entry = { ...after.record.entries.at(-1)! };
    expect(() => step(back.match, entry)).toThrow("staleAsk");
  });
});

describe("undo of a secret choice is safe until the last has chosen", () => {
  it("for the last who chose", () => {
    const match = play(start(), 2, firstMove(start(), 2)).match;
    expect(step(match, undoEntry(2, undoable(match, 2) as number)).match.state).toEqual(start().state);
  });
});

describe("undo leaves the others' asks alone", () => {
  it("so that an answer under way still counts", () => {
    const one = play(start(), 2, firstMove(start(), 2)).match;
    const back = step(one, undoEntry(2, 0)).match;
    expect(back.asks).toEqual([1, 1, 2]);
    expect(step(back, movesEntry(start(), 0, firstMove(start(), 0))).match.frame).toBe(back.frame + 1);
  });
  it("but asks a seat again that has been asked something else since", () => {
    const before = rolled();
    const { leader } = tableOf(before);
    const last = "put 0";
    let match = before;
    while (tableOf(match).phase === "spend") match = play(match, leader, last).match;
    expect(match.asks.every((ask, seat) => seat === leader || ask > before.asks[seat]!)).toBe(true);
  });
});

describe("undo is refused", () => {
  const refusal = (key: string) => expect.objectContaining({ name: "Refusal", key });
  it("before the seat has moved", () => {
    expect(undoable(start(), 0)).toBe("undoNothing");
    expect(() => step(start(), undoEntry(0, 0))).toThrow(refusal("undoNothing"));
  });
  it("past luck", () => {
    const match = rolled();
    const { leader } = tableOf(match);
    expect(undoable(match, leader)).toBe("undoReveal");
    expect(() => step(match, undoEntry(leader, match.record.entries.length - 1))).toThrow(refusal("undoReveal"));
  });
  it("past a reveal, and past what came before it", () => {
    const match = chosen();
    expect(undoable(match, 2)).toBe("undoReveal");
    expect(() => step(match, undoEntry(2, 2))).toThrow(refusal("undoReveal"));
  });
  it("after another has moved and taken it back", () => {
    const one = play(start(), 0, firstMove(start(), 0)).match;
    const two = play(one, 1, firstMove(one, 1)).match;
    expect(undoable(step(two, undoEntry(1, 1)).match, 0)).toBe("undoOthers");
  });
  it("after another has resigned", () => {
    const one = play(start(), 0, firstMove(start(), 0)).match;
    const two = step(one, { type: "resign", seat: 1, by: "person", at: 0 }).match;
    expect(undoable(two, 0)).toBe("undoOthers");
    expect(() => step(two, undoEntry(0, 0))).toThrow(refusal("undoOthers"));
  });
  it("after the end", () => {
    const over = randomMatch(game, 2);
    for (const seat of [0, 1, 2]) expect(undoable(over, seat)).toBe("matchOver");
  });
  it("past another's entry", () => {
    const one = play(start(), 0, firstMove(start(), 0)).match;
    const two = play(one, 1, firstMove(one, 1)).match;
    expect(undoable(two, 0)).toBe("undoOthers");
    expect(() => step(two, undoEntry(0, 0))).toThrow(refusal("undoOthers"));
  });
  it("of another's entry", () => {
    const one = play(start(), 0, firstMove(start(), 0)).match;
    expect(() => step(one, undoEntry(1, 0))).toThrow(refusal("undoNothing"));
  });
  it("of an entry that was taken back", () => {
    const before = rolled();
    const { leader } = tableOf(before);
    const after = play(before, leader, "put 0").match;
    const to = undoable(after, leader) as number;
    const back = step(after, undoEntry(leader, to)).match;
    expect(() => step(back, undoEntry(leader, to))).toThrow(refusal("undoReveal"));
    expect(() => step(back, undoEntry(leader, to, true))).toThrow(refusal("undoNothing"));
  });
});

describe("by consent of all it goes back any way, and the same cards come again", () => {
  it("past luck and others' entries", () => {
    const match = rolled();
    const back = step(match, undoEntry(0, 0, true)).match;
    expect(back.state).toEqual(start().state);
    const again = rolled(chosen(back));
    expect(again.state).toEqual(match.state);
    expect(resume(game, again.record)).toEqual(again);
  });
  it("but not over the end of a match", () => {
    const over = randomMatch(game, 2);
    expect(() => step(over, undoEntry(0, 0, true))).toThrow(refusalOver);
  });
  const refusalOver = "matchOver";
});

const seated = (match: Match, ...bots: number[]): Match =>
  bots.reduce((so, seat) => step(so, { type: "seat", seat, kind: "bot", name: "", by: "server", at: 0 }).match, match);
const person = { type: "seat", kind: "person", name: "", by: "server", at: 0 } as const;

describe("what bots have answered is undone with a player's move, as long as nothing was revealed", () => {
  /** The wonders' draft of Duel: open to all. The player who begins plays against a bot. */
  const draft = begin(eraseShape(duel), newRecord(eraseShape(duel), 1)).match;
  const own = askedSeats(draft)[0]!;
  const drafting = (match: Match): Match => {
    const [seat] = askedSeats(match) as [number];
    return step(match, movesEntry(match, seat, match.game.notation(match.game.moves(viewOf(match.state, seat))[0]!))).match;
  };

  it("by one undo", () => {
    const before = seated(draft, 1 - own);
    const answered = drafting(drafting(before));
    const back = step(answered, undoEntry(own, undoable(answered, own) as number)).match;
    expect(back.state).toEqual(before.state);
    expect(resume(back.game, back.record)).toEqual(back);
  });
  it("and a player cannot take back what a stand-in did, but it is undone with the player's earlier move", () => {
    const back = step(drafting(seated(draft, 0, 1)), { ...person, seat: own }).match;
    expect(undoable(back, own)).toBe("undoNothing");
    const stood = drafting(seated(drafting(seated(draft, 1 - own)), own));
    expect(undoable(step(stood, { ...person, seat: own }).match, own)).toBe(1);
  });
  it("nor is there a way back past a resignation", () => {
    const one = play(start(), 0, firstMove(start(), 0)).match;
    const two = step(one, { type: "resign", seat: 1, by: "person", at: 0 }).match;
    expect(undoable(seated(two, 2), 0)).toBe("undoOthers");
  });
});

describe("a roll or a reveal is not taken back, also by a player alone among bots", () => {
  /** The player who leads has rolled; bots play all other seats. */
  function rolledAlone(): { readonly match: Match; readonly leader: number } {
    const before = chosen();
    const { leader } = tableOf(before);
    const others = [0, 1, 2].filter((seat) => seat !== leader);
    return { match: play(seated(before, ...others), leader, "roll").match, leader };
  }

  it("one's own roll", () => {
    const { match, leader } = rolledAlone();
    expect([undoable(match, leader), undoNumber(match, leader)]).toEqual(["undoReveal", undefined]);
    expect(() => step(match, undoEntry(leader, match.record.entries.length - 1))).toThrow("undoReveal");
  });
  it("nor what came before a reveal by bots", () => {
    const alone = seated(start(), 0, 1);
    const match = chosen(play(alone, 2, firstMove(alone, 2)).match);
    expect([undoable(match, 2), undoNumber(match, 2)]).toEqual(["undoReveal", undefined]);
  });
  it("but a match on record in which it was plays on as it did", () => {
    const { match, leader } = rolledAlone();
    const undone = { ...match.record, entries: [...match.record.entries, undoEntry(leader, match.record.entries.length - 1)] };
    const old = resume(game, undone);
    expect(tableOf(old).phase).toBe("roll");
    expect(tableOf(play(old, leader, "roll").match)).toEqual(tableOf(match));
  });
});

describe("in a rated match nothing that has come to light or been answered is taken back, also if bots stand in", () => {
  const rated = begin(game, { ...record, rated: true }).match;
  const sits = (match: Match, seat: number, kind: "bot" | "person"): Match =>
    step(match, { type: "seat", seat, kind, name: "", by: "server", at: 0 }).match;
  const others = (own: number): number[] => [0, 1, 2].filter((seat) => seat !== own);

  it("luck is not tried twice by the last player left", () => {
    const before = chosen(rated);
    const { leader } = tableOf(before);
    const alone = others(leader).reduce((match, seat) => sits(match, seat, "bot"), before);
    const after = play(alone, leader, "roll").match;
    expect([undoable(after, leader), undoNumber(after, leader)]).toEqual(["undoReveal", undefined]);
    expect(() => step(after, undoEntry(leader, after.record.entries.length - 1))).toThrow("undoReveal");
  });
  it("a bot's answer is an answer", () => {
    const own = play(sits(rated, 0, "bot"), 2, firstMove(rated, 2)).match;
    expect(undoable(own, 2)).toBeTypeOf("number");
    const answered = play(own, 0, firstMove(own, 0)).match;
    expect([undoable(answered, 2), undoNumber(answered, 2)]).toEqual(["undoOthers", undefined]);
  });
  it("a move that revealed nothing can be taken back as in any match", () => {
    const before = rolled(chosen(rated));
    const { leader } = tableOf(before);
    const after = play(before, leader, "put 0").match;
    expect(undoNumber(after, leader)).toBe(undoable(after, leader));
    expect(step(after, undoEntry(leader, undoable(after, leader) as number)).match.state).toEqual(before.state);
  });
});

describe("what a takeback would undo is known before players agree to it", () => {
  it("all frames since, others' too", () => {
    const one = play(start(), 0, firstMove(start(), 0)).match;
    const two = play(one, 1, firstMove(one, 1)).match;
    expect(undoCost(two, 0)).toEqual({ from: 0, reveals: false });
    expect(undoCost(two, 1)).toEqual({ from: one.frame, reveals: false });
  });
  it("and whether something has come to light since: a reveal, luck, a card drawn", () => {
    const all = chosen();
    expect(undoCost(all, 0)).toEqual({ from: 0, reveals: true });
    const pips = rolled(all);
    expect(undoCost(pips, all.record.entries.length)).toEqual({ from: all.frame, reveals: true });
    const put = play(pips, tableOf(pips).leader, "put 0").match;
    expect(undoCost(put, pips.record.entries.length)).toEqual({ from: pips.frame, reveals: false });
  });
  it("but nothing that was taken back already", () => {
    const match = rolled();
    const back = step(match, undoEntry(0, 0, true)).match;
    expect(undoCost(back, 0)).toBeUndefined();
    const again = play(back, 0, firstMove(back, 0)).match;
    expect(undoCost(again, again.record.entries.length - 1)).toEqual({ from: back.frame, reveals: false });
  });
});

describe("a match has a limited number of takebacks", () => {
  /** A move made and taken back, again and again. */
  function worn(): Match {
    let match = start();
    for (let times = 0; times < MOST_TAKEBACKS; times++) {
      const after = play(match, 0, firstMove(match, 0)).match;
      match = step(after, undoEntry(0, undoable(after, 0) as number)).match;
    }
    return play(match, 0, firstMove(match, 0)).match;
  }
  const match = worn();

  it("after which nothing is taken back, by oneself or by consent", () => {
    expect(undoable(match, 0)).toBe("undoTooMany");
    const { entries } = match.record;
    for (const consent of [false, true]) {
      const entry = { ...undoEntry(0, entries.length - 1), consent };
      expect(() => step(match, entry)).toThrow(expect.objectContaining({ key: "undoTooMany", args: { most: MOST_TAKEBACKS } }));
    }
  });
  it("and play goes on", () => {
    expect(play(match, 1, firstMove(match, 1)).frames.map(({ event }) => event.type)).toEqual(["chose"]);
  });
  it("but a record with more of them is still played to its end", () => {
    const last = match.record.entries.length - 1;
    const record = { ...match.record, entries: [...match.record.entries, undoEntry(0, last)] };
    expect(resume(game, record).takebacks).toBe(MOST_TAKEBACKS + 1);
  });
});

describe("The number alone says the same as the whole answer", () => {
  it("after another player's move and then the seat's own", () => {
    const one = play(start(), 0, firstMove(start(), 0)).match;
    const two = play(one, 1, firstMove(one, 1)).match;
    expect([0, 1, 2].map((seat) => undoNumber(two, seat))).toEqual([undefined, 1, undefined]);
    expect(undoable(two, 1)).toBe(1);
  });
  it("past a reveal, whether bots or people play the other seats", () => {
    const { leader } = tableOf(chosen());
    for (const bot of [true, false]) {
      const rolledOnce = play({ ...chosen(), bots: [0, 1, 2].map((seat) => bot && seat !== leader) }, leader, "roll").match;
      expect([undoNumber(rolledOnce, leader), undoable(rolledOnce, leader)]).toEqual([undefined, "undoReveal"]);
    }
  });
});
