import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import { begin } from "../../shared/core/match/step.ts";
import { certainFrames, isUnrevealed, preview, sightOf, viewOf, WATCHER } from "../../shared/core/match/view.ts";
import type { Toy } from "../toy/state.ts";
import { chosen, firstMove, game, play, record, rolled, secretOf, start, tableOf } from "./toy-match.ts";

describe("A watcher sees the table and no secret, a seat its own", () => {
  const frame = begin(game, record).frames[0]!;
  it("in every frame", () => {
    expect(WATCHER).toBe(-1);
    expect(sightOf(frame, WATCHER)).toEqual({ table: frame.table, secret: undefined, seat: WATCHER });
    expect(sightOf(frame, 1)).toEqual({ table: frame.table, secret: secretOf(start(), 1), seat: 1 });
  });
});

describe("What a row certainly leads to", () => {
  const match = rolled();
  const { leader } = tableOf(match);
  const after = (at: typeof match, seat: number, ...row: string[]) =>
    certainFrames(game, viewOf(at.state, seat), row, quickLuck(1)).at(-1)?.view;
  it("is the view after it, if nothing is revealed", () => {
    const { state } = play(match, leader, "put 0", "put 1").match;
    expect(after(match, leader, "put 0", "put 1")).toEqual(viewOf(state, leader));
  });
  it("ends before the first reveal, whatever follows", () => {
    const { leader: roller } = tableOf(chosen());
    expect(after(chosen(), roller, "roll")).toBeUndefined();
    expect(after(chosen(), roller, "roll", "no move")).toBeUndefined();
  });
});

describe("A preview says whether a row reveals something", () => {
  it.each([
    ["roll", chosen(), true],
    ["put 0", rolled(), false],
  ])("%s", (move, match, reveals) => {
    const seen = preview(game, viewOf(match.state, tableOf(match).leader), [move], quickLuck(1));
    expect(seen.reveals).toBe(reveals);
  });
});

describe("Something was revealed", () => {
  const before = start().state;
  const change = (what: (state: typeof before) => void) => {
    const after = clone(before);
    what(after);
    return [0, 1].map((seat) => isUnrevealed(game, before, after, seat));
  };
  const secret = (state: typeof before, seat: number) => state.secrets[seat] as Toy["secret"];
  it("if the hidden part changed", () => expect(change(({ hidden }) => Object.assign(hidden, { deck: [] }))).toEqual([false, false]));
  it("to all but the owner, if a secret changed", () => expect(change((state) => secret(state, 1).hand.pop())).toEqual([false, true]));
  it("not if the game calls the secret the same for the others", () => {
    const after = clone(before);
    secret(after, 1).hand.pop();
    expect(isUnrevealed({ ...game, isConcealedSame: () => true }, before, after, 0)).toBe(true);
    expect(isUnrevealed({ ...game, isConcealedSame: () => false }, before, before, 0)).toBe(false);
    expect(firstMove(start(), 0)).toMatch(/^choose/);
  });
});
