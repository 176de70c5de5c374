import { describe, expect, it } from "vitest";
import { SHIP, SUPPLY } from "../../shared/puerto-rico/rules/board.ts";
import { NONE, TILES } from "../../shared/puerto-rico/state.ts";
import { act, barrels, finishRole, legal, of, position, type Sketch, type Tile, tile, told } from "./position.ts";

const island = (state: ReturnType<typeof position>, seat: number) => of(state.table, seat).island.map((at) => TILES[at]);
const tiles = (count: number): Tile[] => new Array<Tile>(count).fill("coffee");
const DRAWER: Sketch = { city: ["hacienda*"] };
const faceUp = ["corn", "corn", "sugar", "none", "none"] as const;

/** The settler's turn for one player. */
function settler(sketch: Sketch, board: Parameters<typeof position>[0] = {}) {
  const state = position({ faceUp, ...board, players: [sketch] });
  act(state, "role settler");
  return state;
}

describe("settler: each seat in turn may take a face-up tile, the settler a quarry instead", () => {
  it("each kind that lies there once, a quarry for the settler alone", () => {
    const state = settler({});
    expect(legal(state)).toEqual(["tile corn", "tile sugar", "tile quarry", "pass"]);
    act(state, "tile sugar");
    expect([state.table.turn, legal(state)]).toEqual([1, ["tile corn", "pass"]]);
  });
  it("the tile comes onto the island without a colonist and leaves its place empty", () => {
    const state = settler({});
    const events = act(state, "tile sugar");
    expect([island(state, 0), of(state.table, 0).islandColonists, state.table.faceUp[2]]).toEqual([["sugar"], [0], NONE]);
    expect(events).toEqual([{ type: "tile", seat: 0, tile: tile("sugar"), at: 2 }]);
  });
  it("a seat that finds no tile is skipped, and the log says so", () => {
    const state = settler({}, { faceUp: ["corn", "none", "none", "none", "none"] });
    expect(told(act(state, "tile corn"), "skipped").map((event) => event.seat)).toEqual([1, 2, 3]);
  });
});

describe("S1: a hacienda's owner may draw a hidden tile, lays it at once, then chooses as usual", () => {
  it("draws first and then takes or passes", () => {
    const state = settler(DRAWER, { tiles: ["tobacco", "coffee"] });
    expect(legal(state)).toContain("draw");
    act(state, "draw");
    expect([island(state, 0), state.table.turn]).toEqual([["coffee"], 0]);
    expect(legal(state)).toEqual(["tile corn", "tile sugar", "tile quarry", "pass"]);
    act(state, "pass");
    expect(state.table.turn).toBe(1);
  });
  it("no longer after the normal choice", () => {
    const state = settler(DRAWER, { tiles: ["tobacco", "coffee"] });
    act(state, "tile corn");
    expect([state.table.turn, legal(state)]).toEqual([1, ["tile corn", "tile sugar", "pass"]]);
  });
  it("not with an empty hacienda", () => expect(legal(settler({ city: ["hacienda"] }))).not.toContain("draw"));
  it("also when no tile lies face up any more", () => {
    const state = position({ players: [{}, DRAWER], faceUp: ["corn", "none", "none", "none", "none"], tiles: ["sugar"] });
    act(state, "role settler", "tile corn");
    expect([state.table.turn, legal(state)]).toEqual([1, ["draw", "pass"]]);
    act(state, "draw");
    expect([island(state, 1), state.table.phase]).toEqual([["sugar"], "role"]);
  });
});

describe("S2: the hidden tile gets no hospice colonist and is no quarry; one quarry a phase at most", () => {
  const BOTH: Sketch = { city: ["hacienda*", "hospice*", "constructionHut*"] };
  it("no colonist for the drawn tile", () => {
    const state = settler(BOTH);
    act(state, "draw");
    expect(state.table.phase).toBe("settler");
    expect(of(state.table, 0).islandColonists).toEqual([0]);
  });
  it("the hut's owner cannot turn it into a quarry, but may take one after it", () => {
    const state = settler(BOTH, { tiles: ["corn", "indigo"] });
    act(state, "draw");
    expect(island(state, 0)).toEqual(["indigo"]);
    act(state, "tile quarry");
    expect([island(state, 0), state.table.phase]).toEqual([["indigo", "quarry"], "hospice"]);
  });
  it("a settler with a hut takes one quarry, not two", () => {
    const state = settler({ city: ["constructionHut*"] });
    act(state, "tile quarry");
    expect(state.table.turn).toBe(1);
    expect(state.table.quarries).toBe(7);
  });
});

describe("S3: a hospice may man the tile taken, from the supply, else from the ship", () => {
  const NURSE: Sketch = { city: ["hospice*"] };
  it.each(["tile corn", "tile quarry"])("%s", (taken) => {
    const state = settler(NURSE, { colonists: 5, colonistShip: 4 });
    act(state, taken);
    expect(legal(state)).toEqual(["colonist", "pass"]);
    const [event] = act(state, "colonist");
    expect(of(state.table, 0).islandColonists).toEqual([1]);
    expect(state.table).toMatchObject({ colonists: 4, colonistShip: 4, turn: 1 });
    expect(event).toMatchObject({ type: "moved", from: SUPPLY, n: 1 });
  });
  it("from the ship when the supply is empty, so the next mayor finds fewer", () => {
    const state = settler(NURSE, { colonists: 0, colonistShip: 4 });
    const [, event] = act(state, "tile corn", "colonist");
    expect(state.table.colonistShip).toBe(3);
    expect(event).toMatchObject({ type: "moved", from: SHIP, to: tile("corn") });
  });
  it("the last one there is", () => {
    const state = settler(NURSE, { colonists: 0, colonistShip: 1 });
    act(state, "tile corn", "colonist");
    expect([state.table.colonistShip, of(state.table, 0).islandColonists]).toEqual([0, [1]]);
  });
  it("no colonist when the ship is empty too", () => {
    const state = settler(NURSE, { colonists: 0, colonistShip: 0 });
    act(state, "tile corn");
    expect(state.table.turn).toBe(1);
  });
  it("or not", () => {
    const state = settler(NURSE);
    expect(told(act(state, "tile corn", "pass"), "passed")).toHaveLength(1);
    expect(of(state.table, 0).islandColonists).toEqual([0]);
  });
  it("the new tile is manned, not an older one of its kind", () => {
    const state = settler({ ...NURSE, island: ["corn"] });
    act(state, "tile corn", "colonist");
    expect(of(state.table, 0).islandColonists).toEqual([0, 1]);
  });
  it("not with an empty hospice", () => {
    const state = settler({ city: ["hospice"] });
    act(state, "tile corn");
    expect(state.table.turn).toBe(1);
  });
});

describe("S4: a hut's owner may take a quarry while others may not; without quarries privilege and hut do nothing", () => {
  it("the hut", () => {
    const state = position({ players: [{}, { city: ["constructionHut*"] }, { city: ["constructionHut"] }], faceUp });
    act(state, "role settler", "pass");
    expect(legal(state)).toContain("tile quarry");
    act(state, "tile quarry");
    expect(legal(state)).not.toContain("tile quarry");
  });
  it("no quarries left", () => expect(legal(settler({ city: ["constructionHut*"] }, { quarries: 0 }))).not.toContain("tile quarry"));
  it("the last tile gone, the hut's owner is still asked for a quarry", () => {
    const state = position({ players: [{}, { city: ["constructionHut*"] }], faceUp: ["corn", "none", "none", "none", "none"] });
    act(state, "role settler", "tile corn");
    expect([state.table.turn, legal(state)]).toEqual([1, ["tile quarry", "pass"]]);
  });
});

describe("S5: a full island takes nothing", () => {
  it("twelve tiles: no draw either, and the seat is skipped", () => {
    const state = position({ players: [{ ...DRAWER, island: tiles(12) }], faceUp });
    const events = act(state, "role settler");
    expect([state.table.turn, told(events, "skipped")]).toEqual([1, [{ type: "skipped", seat: 0 }]]);
  });
  it("eleven: if the hidden tile fills it, nothing more", () => {
    const state = settler({ ...DRAWER, island: tiles(11) });
    act(state, "draw");
    expect([of(state.table, 0).island.length, state.table.turn]).toEqual([12, 1]);
  });
});

describe("S6: at the end face-up tiles are discarded and new ones laid out, one more than there are players", () => {
  it("from the stacks", () => {
    const state = settler({}, { tiles: ["corn", "coffee", "sugar", "sugar", "tobacco", "indigo"] });
    const events = finishRole(state);
    expect(state.table.faceUp.map((at) => TILES[at])).toEqual(["indigo", "tobacco", "sugar", "sugar", "coffee"]);
    expect([state.table.discards, state.table.tilesLeft]).toEqual([barrels({ corn: 2, sugar: 1 }), 1]);
    expect(events.slice(-3)).toEqual([{ type: "discarded" }, { type: "turned", places: [0, 1, 2, 3, 4] }, { type: "turn", seat: 1 }]);
  });
  it("what is left is laid out, only then the discards are shuffled, and it goes on", () => {
    const state = settler({}, { tiles: ["tobacco", "indigo"], discards: { coffee: 4 } });
    const events = finishRole(state);
    expect(state.table.faceUp.slice(0, 2).map((at) => TILES[at])).toEqual(["indigo", "tobacco"]);
    expect([state.table.tilesLeft, state.table.discards]).toEqual([4, [0, 0, 0, 0, 0]]);
    expect(events.map((event) => event.type).slice(-4)).toEqual(["turned", "reshuffled", "turned", "turn"]);
  });
  it("exactly enough: the discards stay where they are", () => {
    const state = settler({}, { tiles: tiles(5), discards: { coffee: 2 } });
    finishRole(state);
    expect([state.table.tilesLeft, state.table.discards]).toEqual([0, barrels({ coffee: 2, corn: 2, sugar: 1 })]);
  });
});

describe("S6: laying out a single tile is told like laying out many", () => {
  const board = { faceUp: ["corn", "none", "none", "none", "none"], tiles: ["tobacco"] } as const;
  it("the last one there is", () => {
    const events = act(settler({}, board), "tile corn");
    expect(told(events, "turned")).toEqual([{ type: "turned", places: [0] }]);
  });
  it("one from the stacks, then one from the discards", () => {
    const events = act(settler({}, board), "pass", "pass", "pass", "pass");
    expect(told(events, "turned")).toEqual([
      { type: "turned", places: [0] },
      { type: "turned", places: [1] },
    ]);
  });
});

describe("S7: with the stacks empty a hacienda draws nothing (our decision)", () => {
  it("though there are discards", () => {
    const state = settler(DRAWER, { tiles: [], discards: { coffee: 5 } });
    expect(legal(state)).not.toContain("draw");
  });
});

describe("F7: too few tiles are laid out as they are, and the row is filled after the next settler", () => {
  it("some places stay empty, then are filled from the discards", () => {
    const state = position({ players: [{}], faceUp: ["corn", "none", "none", "none", "none"], tiles: [] });
    act(state, "role settler", "tile corn");
    expect(state.table.faceUp).toEqual([NONE, NONE, NONE, NONE, NONE]);
    state.table.discards = barrels({ sugar: 2 });
    state.table.cardOwner.fill(NONE);
    act(state, "role settler");
    finishRole(state);
    expect(state.table.faceUp).toEqual([tile("sugar"), tile("sugar"), NONE, NONE, NONE]);
  });
  it("without any tile the settler still has the quarry, the others nothing", () => {
    const state = settler({}, { faceUp: ["none", "none", "none", "none", "none"], tiles: [] });
    expect(legal(state)).toEqual(["tile quarry", "pass"]);
    act(state, "pass");
    expect(state.table).toMatchObject({ phase: "role", turn: 1 });
  });
});

describe("S7: the last hidden tile may be drawn; the next hacienda finds none", () => {
  it("within one settler phase", () => {
    const owner: Sketch = { city: ["hacienda*"] };
    const state = position({ players: [owner, owner], seats: 4, tiles: ["coffee"], discards: { corn: 5 } });
    act(state, "role settler", "draw", "pass");
    expect([state.table.turn, state.table.phase, legal(state).includes("draw")]).toEqual([1, "settler", false]);
  });
});
