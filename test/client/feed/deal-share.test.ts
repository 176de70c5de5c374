/** The two rounds of a fair deal, as one player sees them: nobody can choose a share after having seen another. */
import { describe, expect, it } from "vitest";
import { type DealShare, DealShareKeeper } from "../../../client/feed/live/deal-share.ts";
import { commitment, digest, seedOf, shareOfBot } from "../../../shared/core/base/random.ts";
import { NO_PLEDGE, pledgeOf } from "../../../shared/core/match/pledges.ts";
import { type Deal, verifyDeal } from "../../../shared/core/match/record.ts";
import type { Command, VoidDeal } from "../../../shared/core/wire/wire.ts";

const SECRET = digest("secret");
const COMMITMENT = commitment(SECRET);
const share = (name: string): string => digest(name).slice(0, 32);

type Sent = Extract<Command, { type: "pledge" | "share" }>;

/** The browser of a player on the first of two seats; the other is played by a person, or by a bot. */
function browser({ alone = false, kinds = ["person", "person"] as ("person" | "bot")[], first = {} as Partial<DealShare> } = {}) {
  const sent: Sent[] = [];
  const kept: DealShare[] = [];
  const voided: VoidDeal[] = [];
  let fresh = 0;
  let distrusts = 0;
  const keeper = new DealShareKeeper({
    ticket: { seat: 0, seats: 2, ...(alone && { alone }) },
    first: { commitment: COMMITMENT, voids: 0, share: share("own"), ...first },
    newShare: () => share(`fresh ${fresh++}`),
    colour: () => 0,
    people: () => kinds.map((kind) => ({ kind })),
    keep: (known) => void kept.push(known),
    send: (command) => void sent.push(command),
    distrust: () => void distrusts++,
    voided: (why) => void voided.push(why),
  });
  const own = (): string => pledgeOf(keeper.known.commitment, 0, keeper.known.share);
  const shows = (pledges?: readonly string[], more = {}): void =>
    keeper.receive({
      commitment: keeper.known.commitment,
      voids: keeper.known.voids,
      awaited: [0, 1],
      left: 1_000,
      ...(pledges && { pledges }),
      ...more,
    });
  return { keeper, sent, kept, voided, own, shows, distrusts: () => distrusts, types: () => sent.map(({ type }) => type) };
}

const OTHER = pledgeOf(COMMITMENT, 1, share("other"));

describe("A host who knows the secret and all other pledges", () => {
  it("cannot compute the seed before having given a pledge: the others' shares are not opened before", () => {
    const honest = browser();
    honest.keeper.pledge();
    expect(honest.types()).toEqual(["pledge"]);
    const told = JSON.stringify(honest.sent);
    expect(told).not.toContain(honest.keeper.known.share);
    // What the host can try are shares of their own: with an unknown share none of them gives the seed.
    honest.shows();
    honest.shows([honest.own(), NO_PLEDGE]);
    expect(honest.types()).toEqual(["pledge"]);
    expect(honest.distrusts()).toBe(1);
  });

  it("cannot change their own share afterwards: the other browser refuses, and the proof does not hold", () => {
    const honest = browser();
    honest.keeper.pledge();
    honest.shows([honest.own(), OTHER]);
    expect(honest.sent.at(-1)).toMatchObject({ type: "share", share: share("own") });
    // Now the host can try shares until the seed is to their taste.
    const seeds = ["a", "b", "c"].map((name) => seedOf(SECRET, [share("own"), share(name)]));
    expect(new Set(seeds).size).toBe(3);
    const chosen = share("b");
    const again = pledgeOf(COMMITMENT, 1, chosen);
    honest.shows([honest.own(), again]);
    expect(honest.distrusts()).toBe(1);
    const deal = (pledges: readonly string[], shares: readonly string[]): Deal => ({
      commitment: COMMITMENT,
      secret: SECRET,
      shares,
      pledges,
    });
    const { pledges } = honest.keeper.known;
    const seen = { commitment: COMMITMENT, own: { seat: 0, share: share("own") }, pledges: pledges! };
    expect(() => verifyDeal({ deal: deal(pledges!, [share("own"), share("other")]) }, seen)).not.toThrow();
    expect(() => verifyDeal({ deal: deal(pledges!, [share("own"), chosen]) }, seen)).toThrow("pledges");
    expect(() => verifyDeal({ deal: deal([honest.own(), again], [share("own"), chosen]) }, seen)).toThrow("pledges");
    // A bot in the host's place would have a share that nobody chose.
    const bot = shareOfBot(SECRET, 1);
    expect(() => verifyDeal({ deal: deal([honest.own(), NO_PLEDGE], [share("own"), bot]) }, seen)).toThrow("pledges");
  });
});

describe("A browser", () => {
  it("keeps what it was shown before it opens its share", () => {
    const one = browser();
    one.keeper.pledge();
    one.shows([one.own(), OTHER]);
    expect(one.kept).toEqual([{ commitment: COMMITMENT, voids: 0, share: share("own"), pledges: [one.own(), OTHER] }]);
    expect(one.types()).toEqual(["pledge", "share"]);
  });

  it.each([
    ["a pledge is missing", (own: string) => [own, NO_PLEDGE]],
    ["its own pledge is another", () => [pledgeOf(COMMITMENT, 0, share("else")), OTHER]],
    ["its own is missing", () => [NO_PLEDGE, OTHER]],
    ["another seat has a copy of its own", (own: string) => [own, own]],
    ["there are too few", (own: string) => [own]],
    ["there are too many", (own: string) => [own, OTHER, NO_PLEDGE]],
  ])("does not open its share if %s", (_name, shown) => {
    const one = browser();
    one.keeper.pledge();
    one.shows(shown(one.own()));
    expect(one.types()).toEqual(["pledge"]);
    expect(one.distrusts()).toBe(1);
  });

  it("does not open its share if a bot has a pledge, or if the secret is another without a void deal", () => {
    const withBot = browser({ kinds: ["person", "bot"] });
    withBot.shows([withBot.own(), OTHER]);
    const changed = browser();
    changed.shows(undefined, { commitment: commitment(digest("another")) });
    for (const one of [withBot, changed]) expect([one.distrusts(), one.types()]).toEqual([1, []]);
  });

  it("alone with bots opens its share at once, to a list it knows by itself, and to no other", () => {
    const one = browser({ alone: true, kinds: ["person", "bot"] });
    one.keeper.pledge();
    expect(one.types()).toEqual(["pledge", "share"]);
    expect(one.keeper.known.pledges).toEqual([one.own(), NO_PLEDGE]);
    one.shows([one.own(), OTHER]);
    expect(one.distrusts()).toBe(1);
    const cheated = browser({ alone: true, first: { pledges: [pledgeOf(COMMITMENT, 0, share("own")), OTHER] } });
    cheated.keeper.pledge();
    expect(cheated.keeper.known.pledges).toEqual([cheated.own(), OTHER]);
  });

  it("after a reload opens the same share to the same list, and only to that", () => {
    const before = browser();
    before.keeper.pledge();
    before.shows([before.own(), OTHER]);
    const after = browser({ first: before.keeper.known });
    after.keeper.pledge();
    expect(after.sent.map((command) => ({ ...command, id: "" }))).toEqual(before.sent.map((command) => ({ ...command, id: "" })));
    after.shows([after.own(), pledgeOf(COMMITMENT, 1, share("else"))]);
    expect(after.distrusts()).toBe(1);
  });

  it("gives a new share for a new secret after a void deal, and says who it was", () => {
    const one = browser();
    one.keeper.pledge();
    one.shows([one.own(), OTHER]);
    const next = commitment(digest("another"));
    const lastVoid = { why: "notOpened", names: ["Ben"] } as const;
    one.shows(undefined, { commitment: next, voids: 1, lastVoid, pledges: undefined });
    expect(one.voided).toEqual([lastVoid]);
    expect(one.keeper.known).toEqual({ commitment: next, voids: 1, share: share("fresh 0") });
    expect(one.sent.at(-1)).toMatchObject({ type: "pledge", voids: 1, pledge: pledgeOf(next, 0, share("fresh 0")) });
    const stale = browser();
    stale.shows(undefined, { voids: 1 });
    expect(stale.distrusts()).toBe(1);
  });

  it("that did not give the pledge opens nothing, but keeps what it is shown", () => {
    const one = browser({ first: { share: "" } });
    one.keeper.pledge();
    const pledges = [pledgeOf(COMMITMENT, 0, share("elsewhere")), OTHER];
    one.shows(pledges);
    expect([one.types(), one.keeper.known.pledges]).toEqual([[], pledges]);
  });
});
