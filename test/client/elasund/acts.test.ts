/** How Elasund's big moments are told. */
import { describe, expect, it } from "vitest";
import type { Cue } from "../../../client/face/pose.ts";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import type { State } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import type { Elasund, Event } from "../../../shared/elasund/state.ts";
import { act, position } from "../../elasund/position.ts";
import { say } from "./sights.ts";

/** The cues of an event of this type, as seat 0 sees the move. */
function cuesOf(state: State<Elasund>, type: Event["type"], ...moves: string[]): readonly Cue[] {
  const before = structuredClone(state);
  const event = act(state, ...moves).find((one) => one.type === type)!;
  return elasundFace.act(event, viewOf(before, 0), viewOf(state, 0))!.cues;
}

describe("the church", () => {
  const begun = (tiles: readonly string[]) => position({ hands: ["9"], church: { first: 1, by: 1, tiles } });
  const most = ["2 1", "3 1", "4 1", "5 1", "6 2", "7 2", "8 2"];
  const feasts = (cues: readonly Cue[]): string[] => cues.filter(({ flourish }) => flourish === "church").map(({ piece }) => piece);
  it("is a feast over all its fields when the last part is laid", () => {
    expect(feasts(cuesOf(begun(most), "churched", "church"))).toEqual(["area"]);
  });
  it("and is none before", () => {
    const cues = cuesOf(begun(most.slice(1)), "churched", "church");
    expect([feasts(cues), cues.some(({ flourish }) => flourish === true)]).toEqual([[], true]);
  });
  it("begins on the tray, which stays until the tile that is not laid has slid back to its pile", () => {
    const founded = position({ hands: ["9"], step: "tile" });
    founded.secrets[0]!.tiles = [3, 5];
    const after = structuredClone(founded);
    after.table.church[3] = 0;
    const { cues } = elasundFace.act({ type: "churched", tile: 3 }, viewOf(founded, 0), viewOf(after, 0))!;
    const orderOf = (piece: string) => cues.find((one) => one.piece === piece)?.order;
    expect([orderOf("church:3"), orderOf("church:5"), orderOf("tray")]).toEqual([0, 0, 1]);
  });
});

describe("a build", () => {
  const state = position({ hands: ["9"] });
  const isAside = (event: Event) => elasundFace.act(event, viewOf(state, 0), viewOf(state, 0))!.aside ?? false;
  it("is told by its building where few lines are shown, and not by what it cost", () => {
    const costs: Event[] = [
      { type: "spent", cards: [1, 0, 0, 0] },
      { type: "compensated", gold: [0, 1] },
      { type: "returned", permits: [0] },
      { type: "traded", seat: 0, points: 1 },
    ];
    expect(costs.map(isAside)).toEqual([true, true, true, true]);
    expect(isAside({ type: "built", tile: 0, field: 0, cubes: 1 })).toBe(false);
  });
});

describe("the ship", () => {
  const sailed = (dice: readonly [number, number]): Cue[] => {
    const [before, after] = [position({ step: "roll", ship: 5 }), position({ ship: 9, dice })];
    return [...elasundFace.act({ type: "sailed", row: after.table.ship }, viewOf(before, 0), viewOf(after, 0))!.cues];
  };
  it("sails, and the light on the row that pays goes with it", () => {
    expect(sailed([4, 5]).map(({ piece, motion }) => [piece, motion])).toEqual([
      ["ship", "sail"],
      ["band", "sail"],
    ]);
  });
  it("says why it sails 2 rows on from the row that was rolled", () => {
    const line = (ship: number) => {
      const [before, after] = [position({ step: "ship", ship, dice: [4, 5] }), position({ ship: 6, dice: [4, 5] })];
      return elasundFace.act({ type: "sailed", row: after.table.ship }, viewOf(before, 0), viewOf(after, 0))!.line;
    };
    expect(say(line(9)!)).toBe("The ship was already in row 9, so it sails 2 rows on, to row 6.");
    expect(say(line(5)!)).toBe("The ship sails to row 6.");
  });
  it("turns to the pirates' in smoke", () => {
    const [before, after] = [position({ step: "roll", ship: 5, dice: [2, 3] }), position({ step: "ship", dice: [3, 4] })];
    const { cues } = elasundFace.act({ type: "rolled", dice: [3, 4] }, viewOf(before, 0), viewOf(after, 0))!;
    expect(cues.filter(({ flourish }) => flourish === "pirates").map(({ piece }) => piece)).toEqual(["ship"]);
  });
});

describe("a bonus action that nobody could take", () => {
  it("is told to its reader under no player's sign, for the sentence is about two of them", () => {
    const [before, after] = [position({ step: "bonus" }), position({ step: "roll" })];
    const told = (event: Event) => elasundFace.act(event, viewOf(before, 0), viewOf(after, 0))!;
    expect([told({ type: "turn", seat: 1, idle: true }).seat, told({ type: "turn", seat: 1 }).seat]).toEqual([-1, undefined]);
  });
});
