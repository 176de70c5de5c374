/** Pledges of shares: what binds a player to a share that nobody else knows yet. */
import { describe, expect, it } from "vitest";
import { commitment, digest } from "../../shared/core/base/random.ts";
import { areDistinct, fingerprintOf, keepsPledges, NO_PLEDGE, pledgeOf } from "../../shared/core/match/pledges.ts";
import type { Deal } from "../../shared/core/match/record.ts";

const SECRET = digest("secret");
const COMMITMENT = commitment(SECRET);
const share = (name: string): string => digest(name).slice(0, 32);
const OTHER = pledgeOf(COMMITMENT, 1, share("other"));

describe("A pledge", () => {
  it("is bound to the secret and to the seat: nothing of another table or seat fits", () => {
    const all = [COMMITMENT, commitment(digest("another"))].flatMap((secret) => [0, 1].map((seat) => pledgeOf(secret, seat, share("own"))));
    expect(new Set(all).size).toBe(4);
    const deal = (pledges: string[]): Deal => ({ commitment: COMMITMENT, secret: SECRET, shares: [share("a"), share("b")], pledges });
    const right = [pledgeOf(COMMITMENT, 0, share("a")), pledgeOf(COMMITMENT, 1, share("b"))] as const;
    expect(keepsPledges(deal([...right]))).toBe(true);
    expect(keepsPledges(deal(right.toReversed()))).toBe(false);
    expect(keepsPledges(deal([right[0], right[0]]))).toBe(false);
    expect(areDistinct([NO_PLEDGE, right[0], NO_PLEDGE])).toBe(true);
  });

  it("is part of the match's fingerprint, so who compares it compares what all were shown", () => {
    const pledges = [OTHER, NO_PLEDGE];
    const shown = fingerprintOf({ commitment: COMMITMENT, pledges });
    expect(shown).not.toBe(fingerprintOf({ commitment: COMMITMENT, pledges: pledges.toReversed() }));
    expect(fingerprintOf({ commitment: COMMITMENT })).toBe(COMMITMENT);
  });
});
