import { describe, expect, it } from "vitest";
import { quickLuck } from "../../../../shared/core/base/random.ts";
import { exactSearch } from "../../../../shared/core/bots/search/exact.ts";
import { openSearch } from "../../../../shared/core/bots/search/search.ts";
import { nim, type Spot, smallGame } from "./small-games.ts";

const PATIENCE = 100_000;

/** The best move and its share, found in slices. */
function solved(spot: Spot, slice = PATIENCE) {
  const { game, state } = smallGame(2, spot);
  const search = exactSearch(game, state, 0);
  for (let done = 0; done < PATIENCE && !search.isDone(); done += slice) search.run(slice);
  const answer = search.answer();
  return answer && { move: answer.move.type, share: answer.share };
}

describe("An exact search", () => {
  it.each([1, 2, 3, 5, 6, 7, 9, 10, 11])("proves the one move that wins nim with %i stones", (stones) => {
    expect(solved(nim(stones))).toEqual({ move: `take ${stones % 4}`, share: 1 });
  });

  it.each([4, 8, 12])("knows that nim with %i stones is lost", (stones) => expect(solved(nim(stones))?.share).toBe(0));

  it("takes a draw instead of a loss, and a win instead of a draw", () => {
    const draw: Spot = { seat: 1, moves: { draw: { places: [1, 1] }, lose: { places: [1, 2] } } };
    const loss: Spot = { seat: 1, moves: { draw: { places: [1, 1] }, win: { places: [2, 1] } } };
    expect(solved({ seat: 0, moves: { loss, draw } })).toEqual({ move: "draw", share: 1 / 2 });
    expect(solved({ seat: 0, moves: { loss, draw, win: nim(4, 1) } })).toEqual({ move: "win", share: 1 });
  });

  it("finds the same in slices of any size", () => {
    for (const slice of [1, 2, 7]) expect(solved(nim(11), slice)).toEqual(solved(nim(11)));
  });

  it("has no answer before it is done, and none where seats are asked at once", () => {
    const { game, state } = smallGame(2, nim(11));
    const search = exactSearch(game, state, 0);
    search.run(3);
    expect(search.isDone()).toBe(false);
    expect(search.answer()).toBeUndefined();
    const together: Spot = { seats: [0, 1], moves: ["a", "b"], then: () => ({ places: [1, 2] }) };
    const other = exactSearch(smallGame(2, together).game, smallGame(2, together).state, 0);
    expect(other.isDone()).toBe(true);
    expect(other.answer()).toBeUndefined();
  });
});

describe("A search of an open end", () => {
  /** A mind that only knows that nothing is hidden. */
  const open = { isOpen: () => true, weigh: (_view: unknown, moves: readonly unknown[]) => moves.map(() => 0) };
  const ofOpen = (spot: Spot, iterations: number) => {
    const { game, view } = smallGame(2, spot, {
      mind: { ...open, features: [], measure() {}, progress: () => 0, model: NO_MODEL, iterations: { strong: 1, master: 1 } },
    });
    const search = openSearch(game, view, quickLuck(1), { iterations });
    search.run(PATIENCE);
    return search.thought();
  };
  const NO_MODEL = { features: [], scale: [], weights: {}, provenance: {} };

  it("is decided by the exact one, with certain chances", () => {
    expect(ofOpen(nim(7), 2_000)).toMatchObject({ row: ["take 3"], chances: [1, 0] });
  });

  it("falls back on the tree if that takes too long, or if the match is lost", () => {
    expect(ofOpen(nim(18), 20).lines!.length).toBeGreaterThan(1);
    expect(ofOpen(nim(8), 2_000).lines!.length).toBeGreaterThan(1);
  });
});
