/** The proof of a fair deal: whatever is changed in a record, or was shown falsely, is found and named. */
import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { below, commitment, digest, quickLuck, shareOfBot } from "../../shared/core/base/random.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { NO_PLEDGE, pledgeOf } from "../../shared/core/match/pledges.ts";
import { type Entry, type MatchRecord, writeRecord } from "../../shared/core/match/record.ts";
import { frames, type SeenFrame } from "../../shared/core/match/step.ts";
import { checkDeal, type DealProof, type Finding, findingOf, printOf } from "../../shared/core/review/proof.ts";
import { readProof, writeProof } from "../../shared/core/review/proof-file.ts";
import { newRecord, randomMatch, UNDER_TEST } from "./matches.ts";

const SEAT = 0;

interface Seen {
  readonly record: MatchRecord;
  readonly frames: readonly SeenFrame[];
  readonly proof: DealProof;
}

/** A whole match as the player on the first seat saw it. */
function played(game: Game): Seen {
  const { record } = randomMatch(game, 4, pledgedRecord(newRecord(game, 4, Math.min(3, game.seats.most))));
  const shown = [...frames(game, record, SEAT)];
  const { commitment: promised, pledges, shares } = record.deal;
  const promise = { commitment: promised, seating: "joined", own: { seat: SEAT, share: shares[SEAT]! }, pledges: pledges! } as const;
  return { record, frames: shown, proof: { record, seat: SEAT, promise, seen: shown.map(printOf) } };
}

/** Its shares were given in two rounds: by players, but by a bot on the last seat. */
function pledgedRecord(record: MatchRecord): MatchRecord {
  const { commitment: promised, secret } = record.deal;
  const bot = record.seats - 1;
  const shares = record.deal.shares.with(bot, shareOfBot(secret, bot));
  const pledges = shares.map((share, seat) => (seat === bot ? NO_PLEDGE : pledgeOf(promised, seat, share)));
  return { ...record, deal: { ...record.deal, shares, pledges } };
}

function check(game: Game, proof: DealProof): Finding {
  const checking = checkDeal(game, proof);
  for (;;) {
    const { done, value } = checking.next();
    if (done) return value;
  }
}

describe.each(UNDER_TEST)("$id", (game) => {
  const { record, frames: shown, proof } = played(game);
  const withDeal = (deal: MatchRecord["deal"]): Finding => check(game, { ...proof, record: { ...record, deal } });
  const withEntries = (entries: readonly Entry[]): Finding => check(game, { ...proof, record: { ...record, entries } });
  /** Changed in one frame only, as if the server had shown it otherwise. */
  const shownFalsely = (at: number, change: (frame: SeenFrame) => void): Finding => {
    const false_ = clone(shown[at]!);
    change(false_);
    return check(game, { ...proof, seen: proof.seen.with(at, printOf(false_)) });
  };

  it("finds nothing in a fair match, and says how much was compared", () => {
    const origin = { form: "pledged", voids: 0 };
    const fair = { type: "fair", entries: record.entries.length, frames: shown.length, compared: shown.length, ...origin };
    expect(check(game, proof)).toEqual(fair);
    expect(check(game, readProof(writeProof(proof)))).toEqual(fair);
  });

  it("compares only what was seen, and checks a record alone by replaying it", () => {
    const some = proof.seen.filter((_print, at) => at % 3 === 0);
    expect(check(game, { ...proof, seen: some })).toMatchObject({ type: "fair", compared: some.length });
    expect(check(game, readProof(writeRecord(record)))).toMatchObject({ type: "fair", compared: 0 });
    expect(check(game, readProof(JSON.stringify({ ok: true, answer: { record: writeRecord(record) } })))).toMatchObject({
      type: "fair",
      compared: 0,
    });
  });

  it("prints of a frame do not depend on the order of keys, so a frame read from patches has the same", () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, item]) => [key, reversed(item)]),
      );
    };
    for (const frame of shown.slice(0, 20)) expect(printOf(reversed(frame) as SeenFrame)).toEqual(printOf(frame));
  });

  it("finds a tampered seed: another secret, another commitment, another share of mine or of others", () => {
    const { deal } = record;
    const secret = digest("another");
    expect(withDeal({ ...deal, secret })).toEqual({ type: "deal", why: "secret" });
    expect(withDeal({ ...deal, secret, commitment: commitment(secret) })).toEqual({ type: "deal", why: "commitment" });
    expect(withDeal({ ...deal, shares: deal.shares.with(SEAT, "00".repeat(16)) })).toEqual({ type: "deal", why: "share" });
    expect(withDeal({ ...deal, shares: deal.shares.with(1, "00".repeat(16)) })).toEqual({ type: "deal", why: "pledges" });
    expect(check(game, { ...proof, record: { ...record, seating: "random" } })).toEqual({ type: "deal", why: "seating" });
  });

  it("finds another share of a player with a pledge to match, and a bot's share that was chosen", () => {
    const { deal } = record;
    const bot = record.seats - 1;
    const share = "00".repeat(16);
    const pledge = pledgeOf(deal.commitment, bot, share);
    const chosen = { ...deal, shares: deal.shares.with(bot, share) };
    const wrong = { type: "deal", why: "pledges" };
    expect(withDeal(chosen)).toEqual(wrong);
    expect(withDeal({ ...chosen, pledges: deal.pledges!.with(bot, pledge) })).toEqual(wrong);
    // A player who was shown no pledges would not notice: a record alone is no proof of what was shown before.
    const alone = {
      ...proof,
      seen: [],
      promise: undefined,
      record: { ...record, deal: { ...chosen, pledges: deal.pledges!.with(bot, pledge) } },
    };
    expect(check(game, alone)).not.toEqual(wrong);
    const { pledges: _none, ...open } = deal;
    expect(withDeal(open)).toEqual(wrong);
    expect(withDeal({ ...deal, pledges: deal.pledges!.with(SEAT, NO_PLEDGE) })).toEqual(wrong);
    expect(withDeal({ ...deal, pledges: deal.pledges!.slice(1) })).toEqual(wrong);
  });

  it("finds a deal after more or fewer void ones than its reader saw", () => {
    const after = (voids: number): MatchRecord => ({ ...record, deal: { ...record.deal, voids } });
    expect(check(game, { ...proof, record: after(1) })).toEqual({ type: "deal", why: "voids" });
    const promise = { ...proof.promise!, voids: 2 };
    expect(check(game, { ...proof, promise, record: after(2) })).toMatchObject({ type: "fair", form: "pledged", voids: 2 });
    expect(check(game, readProof(writeProof({ ...proof, promise, record: after(2) })))).toMatchObject({ type: "fair", voids: 2 });
  });

  it("says of an older record that its shares were not pledged, and of a deal without players' shares that it is fixed", () => {
    const { pledges: _none, ...open } = record.deal;
    const { pledges: _unseen, ...promise } = proof.promise!;
    expect(check(game, { ...proof, promise, record: { ...record, deal: open } })).toMatchObject({ type: "fair", form: "open" });
    const shares = open.shares.map((_share, seat) => shareOfBot(open.secret, seat));
    const { record: fixed } = randomMatch(game, 4, { ...record, deal: { ...open, shares }, entries: [] });
    expect(check(game, { record: fixed, seat: SEAT, promise: undefined, seen: [] })).toMatchObject({ type: "fair", form: "fixed" });
  });

  it("finds tampered cards, dice and strings: any value of any frame shown otherwise than on record", () => {
    const luck = quickLuck(7);
    const found = { event: 0, table: 0, secret: 0 };
    for (let tried = 0; tried < 30; tried++) {
      const at = below(luck, shown.length);
      const part = (["event", "table", "secret"] as const)[tried % 3]!;
      let changed = false;
      const finding = shownFalsely(at, (frame) => {
        changed = changeOne(part === "event" ? frame.event : frame.sight[part], below(luck, 1_000));
      });
      // Some secrets are empty.
      if (!changed) continue;
      expect(finding).toEqual({ type: "frame", number: shown[at]!.number, part });
      found[part]++;
    }
    expect(found.event).toBeGreaterThan(0);
    expect(found.table).toBeGreaterThan(0);
  });

  it("finds tampered entries: left out, doubled, exchanged, changed, of another seat, cut off", () => {
    const { entries } = record;
    const middle = Math.floor(entries.length / 2);
    const { length } = entries;
    const differs = (finding: Finding): void => expect(["frame", "entry", "missing", "unfinished"]).toContain(finding.type);
    for (const at of [0, middle, length - 1]) {
      const entry = entries[at] as Extract<Entry, { type: "moves" }>;
      differs(withEntries(entries.toSpliced(at, 1)));
      differs(withEntries(entries.toSpliced(at, 0, entry)));
      differs(withEntries(entries.with(at, { ...entry, seat: (entry.seat + 1) % record.seats })));
      expect(withEntries(entries.with(at, { ...entry, moves: ["no such move"] }))).toEqual({
        type: "entry",
        entry: at,
        key: "illegalMove",
      });
    }
    expect(withEntries(entries.slice(0, middle)).type).toBe("missing");
    expect(check(game, { ...proof, seen: [], record: { ...record, entries: entries.slice(0, middle) } })).toMatchObject({
      type: "unfinished",
    });
    expect(withEntries([...entries.slice(0, -1), { type: "end", seat: -1, by: "server", at: 0, why: "abandoned" }]).type).not.toBe("fair");
  });

  it("finds options and rules that were not played", () => {
    const changed = Object.entries(game.options).flatMap(([option, values]) =>
      values.filter((value) => value !== record.options[option]).map((value) => ({ ...record.options, [option]: value })),
    );
    const findings = changed.map((options) => check(game, { ...proof, record: { ...record, options } }).type);
    // An option may lead to the very same match: the seat that starts by luck is the first one, say.
    expect(findings.length === 0 || findings.some((type) => type === "frame" || type === "entry")).toBe(true);
    expect(check(game, { ...proof, record: { ...record, rules: game.rules + 1 } })).toMatchObject({ type: "record" });
  });

  it("finds any character changed in a file, of the record as of what was seen", () => {
    const text = writeProof(proof);
    const luck = quickLuck(3);
    for (let tried = 0; tried < 60; tried++) {
      const at = below(luck, text.length);
      const changed = `${text.slice(0, at)}${text[at] === "1" ? "2" : "1"}${text.slice(at + 1)}`;
      expect(findingInText(changed)).toBe("record");
    }
    expect(findingInText(text.slice(0, -80))).toBe("record");
  });
});

function findingInText(text: string): string | undefined {
  try {
    readProof(text);
    return undefined;
  } catch (error) {
    return findingOf(error)?.type;
  }
}

/** Changes one leaf of a value, the number says which; false if there is none. */
function changeOne(value: unknown, choice: number): boolean {
  const leaves: (() => void)[] = [];
  const visit = (holder: Record<string, unknown>): void => {
    for (const [key, leaf] of Object.entries(holder)) {
      if (typeof leaf === "object" && leaf !== null) visit(leaf as Record<string, unknown>);
      else leaves.push(() => Object.assign(holder, { [key]: otherThan(leaf) }));
    }
  };
  visit(value as Record<string, unknown>);
  leaves[choice % leaves.length]?.();
  return leaves.length > 0;
}

const otherThan = (leaf: unknown): unknown => (typeof leaf === "number" ? leaf + 1 : typeof leaf === "boolean" ? !leaf : `${leaf}x`);
