/** A row of lifts and placements: what it leads to, and the shortest one to a wanted board. */
import { describe, expect, it } from "vitest";
import { rearranged, rowTo } from "../../shared/puerto-rico/roles/rearrange.ts";
import { colonistsBySpot, emptyCircles } from "../../shared/puerto-rico/rules/board.ts";
import { type Move, SPOTS } from "../../shared/puerto-rico/state.ts";
import { of, position, type Sketch } from "./position.ts";

const board = (sketch: Sketch) => of(position({ players: [sketch] }).table, 0);
const lift = (spot: (typeof SPOTS)[number]): Move => ({ type: "lift", spot: SPOTS.indexOf(spot) });
const place = (spot: (typeof SPOTS)[number]): Move => ({ type: "place", spot: SPOTS.indexOf(spot) });
const row = (from: Sketch, to: Sketch, canLift = true) => rowTo(board(from), colonistsBySpot(board(to)), canLift);

describe("A row of lifts and placements leads to a board", () => {
  const start: Sketch = { sanJuan: 1, island: ["corn*", "indigo", "sugar"] };
  it("on which each move is made, and the board it began on stays as it was", () => {
    const player = board(start);
    const after = rearranged(player, [lift("corn"), place("indigo"), place("sugar")]);
    expect([after.islandColonists, after.sanJuan]).toEqual([[0, 1, 1], 0]);
    expect(player).toEqual(board(start));
  });
  it("with those in San Juan until they are placed", () => {
    expect(rearranged(board(start), [lift("corn")])).toMatchObject({ islandColonists: [0, 0, 0], sanJuan: 2 });
  });
  it("which other moves do not change", () => expect(rearranged(board(start), [{ type: "pass" }])).toEqual(board(start)));
  it("where the last choice places the others too", () => {
    const player = board({ sanJuan: 3, island: ["corn"], city: ["indigoPlant"] });
    expect(rearranged(player, [place("corn")])).toMatchObject({ islandColonists: [1], cityColonists: [2], sanJuan: 0 });
  });
});

describe("The shortest row to a wanted board", () => {
  it("lifts and places what is different", () => {
    const from: Sketch = { island: ["corn*", "indigo*", "sugar"], city: ["smallMarket"] };
    expect(row(from, { island: ["corn*", "indigo", "sugar*"], city: ["smallMarket"] })).toEqual([lift("indigo"), place("sugar")]);
  });
  it("lifts one for each that is too many", () => {
    const to: Sketch = { island: ["corn*", "sugar*"], city: ["indigoPlant*"] };
    expect(row({ island: ["corn", "sugar"], city: ["indigoPlant***"] }, to)).toEqual([
      lift("indigoPlant"),
      lift("indigoPlant"),
      place("corn"),
      place("sugar"),
    ]);
  });
  it("is empty if nothing is different", () => expect(row({ island: ["corn*", "indigo"] }, { island: ["corn*", "indigo"] })).toEqual([]));
  it("ends with the last choice", () => {
    const from: Sketch = { sanJuan: 2, island: ["corn"], city: ["indigoPlant"] };
    expect(row(from, { island: ["corn*"], city: ["indigoPlant*"] })).toEqual([place("corn")]);
  });
  it("is none if it takes a lift and lifting is over", () => {
    expect(row({ island: ["corn*", "indigo"] }, { island: ["corn", "indigo*"] }, false)).toBeUndefined();
    expect(row({ sanJuan: 1, island: ["corn", "indigo"] }, { island: ["corn", "indigo*"] }, false)).toEqual([place("indigo")]);
  });
});

describe("Empty circles", () => {
  it("are on tiles and on buildings", () => {
    expect(emptyCircles(board({ island: ["corn", "corn*", "quarry"], city: ["indigoPlant*", "smallMarket*"] }))).toBe(2 + 2);
  });
});
