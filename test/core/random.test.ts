import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  below,
  commitment,
  digest,
  fork,
  type Luck,
  matchLuck,
  pick,
  quickLuck,
  seedOf,
  shareOfBot,
  shuffle,
} from "../../shared/core/base/random.ts";

const SEED = digest("a seed");
const lucks: [string, () => Luck][] = [
  ["match luck", () => matchLuck(SEED)],
  ["quick luck", () => quickLuck(5)],
];

describe("the stream of a match can be computed from the seed", () => {
  it("draw n is the first four bytes of SHA-256(seed, n)", () => {
    const luck = matchLuck(SEED);
    const drawn = [0, 1, 2].map(() => below(luck, 2 ** 32));
    const again = [0, 1, 2].map((n) => createHash("sha256").update(Buffer.from(SEED, "hex")).update(String(n)).digest().readUInt32BE(0));
    expect(drawn).toEqual(again);
    expect(luck.counter).toBe(3);
  });
  it("a draw from the last, incomplete run of n is thrown away, so that no number is likelier", () => {
    const n = 3 * 2 ** 30;
    const raw = matchLuck(SEED);
    const draws = Array.from({ length: 40 }, () => below(raw, 2 ** 32));
    expect(draws.some((draw) => draw >= n)).toBe(true);
    const luck = matchLuck(SEED);
    const fair = draws.filter((draw) => draw < n);
    expect(fair.map(() => below(luck, n))).toEqual(fair);
  });
  it("refuses to draw below 1 or beyond 32 bits", () => {
    for (const n of [0, -1, Number.NaN, 2 ** 32 + 1]) expect(() => below(matchLuck(SEED), n)).toThrow(RangeError);
  });
  it("a bot's share follows from the secret", () => {
    expect(shareOfBot(SEED, 1)).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([shareOfBot(SEED, 1), shareOfBot(SEED, 2), shareOfBot(digest("b"), 1)]).size).toBe(3);
  });
  it("the seed is SHA-256 of the secret and the shares in seat order", () => {
    const secret = digest("secret");
    const shares = ["11".repeat(16), "22".repeat(16)];
    const hash = createHash("sha256")
      .update(Buffer.from(secret + shares.join(""), "hex"))
      .digest("hex");
    expect(seedOf(secret, shares)).toBe(hash);
    expect(seedOf(secret, [...shares].reverse())).not.toBe(hash);
    expect(commitment(secret)).toBe(createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"));
  });
});

describe.each(lucks)("%s", (_name, make) => {
  it("gives every number below n about equally often", () => {
    const luck = make();
    const often = new Array<number>(6).fill(0);
    for (let draw = 0; draw < 6_000; draw++) often[below(luck, 6)]!++;
    for (const times of often) expect(Math.abs(times - 1_000)).toBeLessThan(150);
  });
  it("continues the same after being saved", () => {
    fc.assert(
      fc.property(fc.nat(50), (draws) => {
        const luck = make();
        for (let draw = 0; draw < draws; draw++) below(luck, 7);
        const saved = JSON.parse(JSON.stringify(luck)) as Luck;
        expect(shuffle(saved, [1, 2, 3, 4, 5])).toEqual(shuffle(luck, [1, 2, 3, 4, 5]));
      }),
    );
  });
  it("shuffles without losing anything, and picks what is there", () => {
    const luck = make();
    const cards = Array.from({ length: 52 }, (_none, card) => card);
    const shuffled = shuffle(luck, [...cards]);
    expect(shuffled).not.toEqual(cards);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(cards);
    expect(cards).toContain(pick(luck, cards));
  });
  it("forks into quick luck of its own", () => {
    const luck = make();
    expect(fork(luck)).not.toEqual(fork(luck));
    expect(fork(luck).type).toBe("quick");
  });
});

describe("Cheap luck draws the same numbers for ever: puzzles, benches and training are repeated with it", () => {
  it("as Mulberry32 does", () => {
    const luck = quickLuck(1);
    const drawn = Array.from({ length: 6 }, () => below(luck, 2 ** 32));
    expect(drawn).toEqual([2693262067, 11749833, 2265367787, 4213581821, 4159151403, 1207330352]);
  });
});
