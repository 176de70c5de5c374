/** What may be taken back at once: gold is no secret, cards are. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { eraseShape } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { begin, step } from "../../shared/core/match/step.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import { preview, viewOf } from "../../shared/core/match/view.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { type Event, GOLD, type Secret, type Table } from "../../shared/elasund/state.ts";
import { movesEntry, newRecord, randomSteps, undoEntry } from "../contract/matches.ts";
import { position, type Sketch } from "./position.ts";

const game = eraseShape(elasund);
const matchAt = (sketch: Sketch): Match => ({
  ...begin(game, newRecord(game, 1, sketch.seats ?? 3)).match,
  state: position(sketch) as Match["state"],
});
const goldOf = ({ state }: Match): number[] => (state as { secrets: Secret[] }).secrets.map(({ hand }) => hand[GOLD]!);

describe("A build that compensates another player", () => {
  const before = matchAt({ seats: 3, hands: ["9", "1", "2"], permits: ["0 3 d4", "1 1 e4"] });
  const row = ["build inn", "put d4"];
  const after = step(before, movesEntry(before, 0, ...row)).match;

  it("can be taken back at once, and both hands are as they were", () => {
    expect(goldOf(after)[1]).toBeGreaterThan(goldOf(before)[1]!);
    const to = undoable(after, 0);
    expect(to).toBe(0);
    expect(step(after, undoEntry(0, to as number)).match.state).toEqual(before.state);
  });
  it("is announced as one: its preview reveals nothing", () => {
    expect(preview(game, viewOf(before.state, 0), row, quickLuck(1)).reveals).toBe(false);
  });
});

describe("A move that draws an influence card", () => {
  it("cannot be taken back at once", () => {
    const before = matchAt({ seats: 2, hands: ["9", "1"], pile: "ggb" });
    const after = step(before, movesEntry(before, 0, "wall e3")).match;
    expect(undoable(after, 0)).toBe("undoReveal");
  });
});

describe("Cards that lie face down", () => {
  it("are concealed, the gold among them and beside them too", () => {
    const [secret] = position({ hands: ["5 g"] }).secrets as [Secret];
    const isSame = elasund.isConcealedSame!;
    expect(isSame(secret, { ...secret, hand: [4, 1, 0, 0] })).toBe(true);
    const laid = { ...secret, laid: [1, 0, 0, 0] };
    expect(isSame(laid, { ...laid, hand: [4, 1, 0, 0] })).toBe(false);
  });
  it("nor are those of a hand that is taken whole: what was in it is shown", () => {
    const [secret] = position({ hands: ["5"] }).secrets as [Secret];
    expect(elasund.isConcealedSame!(secret, { ...secret, hand: [0, 0, 0, 0] })).toBe(false);
  });
});

describe("The gold in every hand follows from the public events, while no card lies face down", () => {
  it.each([1, 2, 3])("in random match %i", (deal) => {
    let gold: number[] = [];
    let compared = 0;
    for (const { match, frames } of randomSteps(game, deal)) {
      if (match.record.entries.length === 0) gold = goldOf(match);
      for (const { event, table } of frames) count(gold, event as Event, (table as Table).turn);
      const { secrets } = match.state as { secrets: Secret[] };
      if (!secrets.every(({ laid }) => laid.every((cards) => cards === 0))) continue;
      compared++;
      expect(goldOf(match)).toEqual(gold);
    }
    expect(compared).toBeGreaterThan(50);
  });

  function count(gold: number[], event: Event, turn: number): void {
    const add = (seat: number, coins: number): void => {
      gold[seat]! += coins;
    };
    if (event.type === "drew") add(event.seat, event.gold);
    if (event.type === "spent") add(turn, -event.cards[GOLD]!);
    if (event.type === "took" && event.card === GOLD) add(turn, 1);
    if (event.type === "halved") for (const [seat, coins] of event.gold.entries()) add(seat, -coins);
    if (event.type === "revealed") for (const seat of gold.keys()) add(seat, -event.given[seat * 4 + GOLD]!);
    if (event.type !== "compensated") return;
    for (const [seat, coins] of event.gold.entries()) {
      add(seat, coins);
      add(turn, -coins);
    }
  }
});
