import { describe, expect, it } from "vitest";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import {
  defaultSeats,
  isEntry,
  pickOptions,
  placesOf,
  readRecord,
  recordedColours,
  settledColours,
  verifyDeal,
  writeRecord,
} from "../../shared/core/match/record.ts";
import { begin, resume } from "../../shared/core/match/step.ts";
import { newRecord, randomMatch } from "../contract/matches.ts";
import { game } from "./toy-match.ts";

const match = randomMatch(game, 4);
const text = writeRecord(match.record);
const refusal = (key: string, args = {}) => expect.objectContaining({ name: "Refusal", key, args: expect.objectContaining(args) });

describe("a record is text: a head, an entry a line, a seal", () => {
  it("that reads back as it was", () => expect(readRecord(text)).toEqual(match.record));
  it("and plays to the same end", () => expect(resume(game, readRecord(text))).toEqual(match));
});

describe("a damaged record is refused", () => {
  const lines = text.split("\n");
  const without = (at: number) => lines.filter((_line, other) => other !== at).join("\n");
  it("cut anywhere, in a line or between two", () => {
    for (let length = 0; length < text.length; length += 37) {
      expect(() => readRecord(text.slice(0, length))).toThrow(refusal("badRecord"));
    }
    for (let count = 0; count < lines.length - 1; count++) {
      expect(() => readRecord(lines.slice(0, count).join("\n"))).toThrow(refusal("badRecord"));
    }
  });
  it("with an entry left out", () => expect(() => readRecord(without(3))).toThrow(refusal("badRecord", { why: "truncated" })));
  it("with an entry changed", () => {
    const changed = text.replace('"at":1000', '"at":1001');
    expect(changed).not.toBe(text);
    expect(() => readRecord(changed)).toThrow(refusal("badRecord", { why: "changed" }));
  });
  it("that is not a record at all", () => {
    for (const strange of [undefined as unknown as string, "", "\n", "hello\n", "null\nnull\n", "[]\n[]\n{}\n", "\u0000".repeat(50)]) {
      expect(() => readRecord(strange)).toThrow(refusal("badRecord"));
    }
  });
  it("whose lines are well-formed and sealed, but not what they should be", () => {
    const badEntry = { ...match.record, entries: [{ type: "moves", seat: 0 }] } as unknown as MatchRecord;
    expect(() => readRecord(writeRecord(badEntry))).toThrow(refusal("badRecord", { line: 2, why: "malformed" }));
    const badHead = { ...match.record, deal: { ...match.record.deal, secret: "no" } };
    expect(() => readRecord(writeRecord(badHead))).toThrow(refusal("badRecord", { line: 1, why: "malformed" }));
  });
});

describe("a record that this game cannot play is refused", () => {
  const played = (change: Partial<MatchRecord>) => () => begin(game, { ...match.record, ...change });
  it("of another game", () => expect(played({ game: "chess" })).toThrow(refusal("unknownGame")));
  it("of unknown rules", () => {
    for (const rules of [2, 0, -1, 1.5]) expect(played({ rules })).toThrow(refusal("unknownRules", { rules }));
  });
  it("for a number of seats it does not have", () => expect(played({ seats: 4 })).toThrow(refusal("badOptions", { seats: 4 })));
  it("with unknown options, or without one of the game's", () => {
    expect(played({ options: { sides: 6, draw: true, cheat: true } })).toThrow(refusal("badOptions", { option: "cheat" }));
    expect(played({ options: { sides: 5, draw: true } })).toThrow(refusal("badOptions", { option: "sides" }));
    expect(played({ options: { sides: 6 } })).toThrow(refusal("badOptions", { option: "draw" }));
  });
  it("but not without an option that came with later rules, which is at its default", () => {
    const newer = { ...game, rules: 2, options: { ...game.options, fancy: [false, true] } };
    expect(() => begin(newer, match.record)).not.toThrow();
    expect(() => begin(newer, { ...match.record, rules: 2 })).toThrow(refusal("badOptions", { option: "fancy" }));
  });
  it("with a colour twice, an unknown one, or one too few", () => {
    const own = Array.from({ length: match.record.seats }, (_none, seat) => seat + 1);
    expect(played({ colours: own })).not.toThrow();
    for (const colours of [own.map(() => 1), own.slice(1), own.map((colour) => colour + 4)]) {
      expect(played({ colours })).toThrow(refusal("badRecord", { why: "colours" }));
    }
  });
  it("with a share too few or too many", () => {
    const { shares } = match.record.deal;
    for (const wrong of [shares.slice(1), [...shares, shares[0]!]]) {
      expect(played({ deal: { ...match.record.deal, shares: wrong } })).toThrow(refusal("badRecord", { why: "shares" }));
    }
  });
  it("with a secret that is not the one committed to", () => {
    for (const position of [{}, [], { ...match.state, secrets: [] }])
      expect(played({ position: position as never })).toThrow(refusal("badRecord", { why: "position" }));
    expect(played({ deal: { ...match.record.deal, commitment: "00".repeat(32) } })).toThrow(refusal("badRecord", { why: "secret" }));
  });
});

describe("every seat has a colour of its own", () => {
  it.each<[string, number[], number[]]>([
    ["the seat's own number, if no colour is wished for", [-1, -1, -1], [0, 1, 2]],
    ["as wished", [4, -1, 3], [4, 1, 3]],
    ["the first that is free where another wished for its own", [1, -1, -1], [1, 0, 2]],
    ["for several of those", [2, 0, -1, -1, -1], [2, 0, 1, 3, 4]],
  ])("%s", (_how, wishes, colours) => expect(settledColours(wishes)).toEqual(colours));
});

describe("options have defaults, and no other values than the game offers", () => {
  it("the first value is the default", () => expect(pickOptions(game.options, {})).toEqual({ sides: 6, draw: true }));
  it("one may be picked", () => expect(pickOptions(game.options, { sides: 4 })).toEqual({ sides: 4, draw: true }));
  it("names of Object.prototype are no options", () => {
    expect(() => pickOptions(game.options, { constructor: 1 })).toThrow(refusal("badOptions", { option: "constructor" }));
    expect(() => pickOptions(game.options, { sides: "6" })).toThrow(refusal("badOptions", { option: "sides" }));
  });
  it("values that cannot even be shown are refused like any other", () => {
    const hostile = JSON.parse('{"sides":{"toString":1,"valueOf":1}}');
    expect(() => pickOptions(game.options, hostile)).toThrow(refusal("badOptions", { option: "sides" }));
    const record = { ...match.record, options: hostile };
    expect(() => readRecord(writeRecord(record))).toThrow(refusal("badRecord", { line: 1 }));
  });
});

describe("a published deal can be checked by every player", () => {
  const { record } = match;
  const seen = { commitment: record.deal.commitment, own: { seat: 1, share: record.deal.shares[1]! } };
  it("and holds if it is the one that was promised, with or without a seat of one's own", () => {
    for (const known of [seen, { commitment: seen.commitment }]) expect(verifyDeal(record, known)).toBeUndefined();
  });
  it("the server cannot change its secret afterwards", () => {
    const forged = newRecord(game, 99).deal;
    const swapped = { ...record, deal: { ...record.deal, secret: forged.secret } };
    expect(() => verifyDeal(swapped, seen)).toThrow(refusal("badRecord", { why: "secret" }));
    const consistent = { ...record, deal: { ...record.deal, secret: forged.secret, commitment: forged.commitment } };
    expect(() => verifyDeal(consistent, seen)).toThrow(refusal("badRecord", { why: "commitment" }));
  });
  it("nor a player's share", () => {
    const shares = record.deal.shares.map((share, seat) => (seat === 1 ? "00".repeat(16) : share));
    expect(() => verifyDeal({ ...record, deal: { ...record.deal, shares } }, seen)).toThrow(refusal("badRecord", { why: "share" }));
  });
  it("nor is a seat that has no share taken for proven", () => {
    const noSeat = { ...seen, own: { seat: 7, share: undefined as unknown as string } };
    expect(() => verifyDeal(record, noSeat)).toThrow(refusal("badRecord", { why: "share" }));
  });
  it("and any other deal plays another match", () => {
    const shares = record.deal.shares.map((share, seat) => (seat === 1 ? "00".repeat(16) : share));
    const other = begin(game, { ...record, deal: { ...record.deal, shares } }).match;
    expect(other.state).not.toEqual(begin(game, record).match.state);
  });
});

describe("Where players sit", () => {
  it("is the order in which they joined, unless the seats are drawn from the seed", () => {
    const drawn = Array.from({ length: 20 }, (_none, deal) => placesOf({ ...newRecord(game, deal), seating: "random" }));
    expect(drawn.map((places) => [...places].sort())).toEqual(drawn.map(() => [0, 1, 2]));
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(3);
    expect(placesOf(newRecord(game, 1))).toEqual([0, 1, 2]);
  });
  it("must be what was promised", () => {
    const { deal } = match.record;
    const promised = { commitment: deal.commitment, seating: "random" } as const;
    expect(() => verifyDeal({ deal }, promised)).toThrow(refusal("badRecord", { why: "seating" }));
    expect(() => verifyDeal({ deal, seating: "random" }, promised)).not.toThrow();
    expect(() => verifyDeal({ deal }, { ...promised, seating: "joined" })).not.toThrow();
  });
});

describe("A table for which no number of seats is given", () => {
  it.each([
    [2, 2, 2],
    [2, 4, 3],
    [4, 5, 4],
  ])("has, for %i to %i, %i", (fewest, most, seats) => expect(defaultSeats({ seats: { fewest, most } })).toBe(seats));
});

describe("Colours go on record", () => {
  it("only if a seat has another than that of its number", () => {
    expect([recordedColours([0, 1, 2]), recordedColours([-1, -1])]).toEqual([{}, {}]);
    expect(recordedColours([0, 3])).toEqual({ colours: [0, 3] });
  });
});

describe("An entry is well-formed", () => {
  const seat = (change: object) => isEntry({ type: "seat", seat: 0, by: "server", at: 0, kind: "bot", name: "Ada", ...change });
  it("with a seat or none, and a name of forty letters at most", () => {
    expect([seat({}), seat({ seat: -1 }), seat({ name: "x".repeat(40) })]).toEqual([true, true, true]);
    expect([seat({ seat: -2 }), seat({ seat: 10 }), seat({ name: "x".repeat(41) }), seat({ kind: "cat" })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
