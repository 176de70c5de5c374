/** Hints on record: told to all, counted, and without any effect on the match. */
import { describe, expect, it } from "vitest";
import { hasHint, hintCounts, playsAlone } from "../../shared/core/match/hints.ts";
import type { Match } from "../../shared/core/match/match.ts";
import type { Entry } from "../../shared/core/match/record.ts";
import { frames, resume, step } from "../../shared/core/match/step.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { undoEntry } from "../contract/matches.ts";
import { chosen, firstMove, game, play, record, rolled, start, tableOf } from "./toy-match.ts";

const hintOf = (match: Match, seat: number, ask = match.asks[seat]!): Entry => ({ type: "hint", seat, by: "person", at: 0, ask });
const sit = (match: Match, seat: number, kind: "person" | "bot"): Match =>
  step(match, { type: "seat", seat, by: "server", at: 0, kind, name: `Seat ${seat}` }).match;

describe("A hint that was asked for", () => {
  const before = play(rolled(), tableOf(rolled()).leader, "put 0").match;
  const { leader } = tableOf(before);
  const { match: after, frames: shown } = step(before, hintOf(before, leader));

  it("is told to all, watchers included", () => {
    expect(shown).toMatchObject([{ event: { type: "hinted", seat: leader } }]);
    for (const seat of [leader, (leader + 1) % record.seats, WATCHER])
      expect([...frames(game, after.record, seat)].at(-1)?.event).toEqual({ type: "hinted", seat: leader });
  });
  it("changes neither the state nor any question", () => {
    expect(after.state).toEqual(before.state);
    expect(after.asks).toEqual(before.asks);
    expect(after.frame).toBe(before.frame + 1);
  });
  it("leaves what can be taken back as it was", () => {
    for (let seat = 0; seat < record.seats; seat++) expect(undoable(after, seat)).toEqual(undoable(before, seat));
  });
  it("does not stand in the way of another player's takeback either", () => {
    const one = play(start(), 2, firstMove(start(), 2)).match;
    const hinted = step(one, hintOf(one, 0)).match;
    expect(undoable(hinted, 2)).toBe(undoable(one, 2));
  });
  it("plays to the same match from its record", () => expect(resume(game, after.record)).toEqual(after));
  it("stays on record when the move after it is taken back", () => {
    const on = play(after, leader, "put 1").match;
    const back = step(on, undoEntry(leader, undoable(on, leader) as number)).match;
    expect(back.state).toEqual(before.state);
    expect(hintCounts(back.record)[leader]).toBe(1);
  });
});

describe("A hint is about a question that is open", () => {
  it("so a seat that is not asked gets none", () => {
    const match = chosen();
    expect(() => step(match, hintOf(match, (tableOf(match).leader + 1) % record.seats))).toThrow("notAsked");
  });
  it("and an answered question has none", () => {
    const match = rolled();
    const { leader } = tableOf(match);
    expect(() => step(match, hintOf(match, leader, match.asks[leader]! - 1))).toThrow("staleAsk");
  });
});

describe("Hints are counted", () => {
  it("for each seat and question", () => {
    const first = step(start(), hintOf(start(), 1)).match;
    expect(hintCounts(first.record)).toEqual([0, 1, 0]);
    expect(hasHint(first.record, 1, first.asks[1]!)).toBe(true);
    expect(hasHint(first.record, 1, first.asks[1]! + 1)).toBe(false);
    expect(hasHint(first.record, 0, first.asks[0]!)).toBe(false);
  });
});

describe("A player is alone with bots", () => {
  const among = sit(sit(sit(start(), 0, "person"), 1, "bot"), 2, "bot");
  it("if no other person has a seat", () => expect(playsAlone(among, 0)).toBe(true));
  it("not while one who is away may come back", () => {
    const away = sit(sit(among, 1, "person"), 1, "bot");
    expect(playsAlone(away, 0)).toBe(false);
  });
  it("again once all others have resigned", () => {
    const resigned = step(sit(among, 1, "person"), { type: "resign", seat: 1, by: "person", at: 0 }).match;
    expect(playsAlone(resigned, 0)).toBe(true);
  });
});
