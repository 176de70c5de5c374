/** Why a move: in built positions the reasons are those that a good player gives. */
import { describe, expect, it } from "vitest";
import { elasund } from "../../shared/elasund/index.ts";
import { facts } from "../../shared/elasund/reasons.ts";
import { reasonsIn } from "../core/analysis/reason-words.ts";
import { act, position, type Sketch } from "./position.ts";

const { forRow, against } = reasonsIn(elasund, facts);
/** Two permits beside the ship, enough for an inn over them. */
const SITE: Sketch = { hands: ["6 gg"], permits: ["0 2 d6", "0 1 d8"], ship: 11 };
const PIRATES: Sketch = {
  step: "ship",
  dice: [3, 4],
  ship: 5,
  hands: ["2 g", "4 gb", "3"],
  tiles: ["well 1 d8", "market 1 d6", "well 0 a2"],
};

type Case = [title: string, sketch: Sketch, row: readonly string[], reasons: string];

describe("What speaks for a move in Elasund", () => {
  it.each<Case>([
    ["the last cube wins", { ...SITE, cubes: [1, 5, 5] }, ["build inn", "put d6"], "wins"],
    ["the last cube wins in the church too", { ...SITE, hands: ["7"], cubes: [1, 5, 5] }, ["church"], "wins"],
    ["a cube, in rows that pay often", SITE, ["build inn", "put d6"], "cube, pays.influence 6"],
    ["gold from rows that pay often", SITE, ["build merchant", "put d6"], "cube, pays.gold 6"],
    ["the same, before its place is chosen", SITE, ["build inn"], "cube, pays.influence 6"],
    ["two cubes at once", { hands: ["9"], permits: ["0 2 d6", "0 1 d8", "0 3 e6"], ship: 11 }, ["build large", "put d6"], "cubes 2"],
    [
      "the building of another gives way, with its cube",
      { hands: ["9"], permits: ["0 2 d6", "0 1 e8"], tiles: ["well 1 d8"], ship: 11 },
      ["build inn", "put d6"],
      "cube, displaces.cube 1 well",
    ],
    [
      "a rival could have won there",
      { hands: ["9", "5"], permits: ["0 2 d6", "1 1 d8"], cubes: [4, 1, 5], ship: 11 },
      ["build inn", "put d6"],
      "stops 1",
    ],
    ["trade in the harbour", { hands: ["9"], permits: ["0 3 a6"], ship: 11 }, ["build well", "put a6"], "cube, trade"],
    ["a tower", { hands: ["9"], walls: ["0 n7", "0 s7"], ship: 11 }, ["wall n6"], "tower"],
    ["the tower comes nearer", { hands: ["9"], walls: ["0 n7"], ship: 11 }, ["wall s6"], "towardsTower, wall.influence 1"],
    ["the church begins", { hands: ["9"], ship: 11 }, ["church"], "church.first"],
    ["the church goes on", { hands: ["9"], church: { first: 5, by: 1 }, ship: 11 }, ["church"], "cube, church"],
    ["gold for a well", { hands: ["4"], permits: ["0 2 d6"], ship: 11 }, ["pass"], "savesFor market 1"],
    ["gold for the church", { hands: ["5"], ship: 11 }, ["pass"], "savesFor.church 2"],
    ["pirates where others have cubes", PIRATES, ["sail 8"], "spared, raids 1 1"],
    [
      "a row that pays nobody else",
      {
        step: "ship",
        dice: [4, 4],
        ship: 8,
        hands: ["2 g", "4 gb", "3"],
        tiles: ["merchant 0 d5", "inn 1 d10"],
      },
      ["sail 5"],
      "earns.gold 1, nobodyElse",
    ],
    [
      "a second permit makes a site",
      { step: "permit", hands: ["5 bb"], ship: 8, permits: ["0 2 d6"] },
      ["permit 0", "put d8"],
      "site inn, row 8",
    ],
    [
      "a higher permit outbids the one beside it",
      { step: "permit", hands: ["5 bb", "9"], ship: 6, permits: ["1 1 d6"] },
      ["permit 3", "put e6"],
      "site inn, row 6",
    ],
    ["two gold for a well", { step: "permit", hands: ["3 b"], ship: 8, permits: ["0 2 d6"] }, ["gold"], "affords well 2"],
    ["two gold for the church", { step: "permit", hands: ["5 b"], ship: 8 }, ["gold"], "affords.church 2"],
    ["influence is worth more later", { step: "bonus", hands: ["1 gbr"], ship: 8 }, ["pass"], "keepsInfluence"],
    [
      "more influence than can be used",
      { step: "bonus", hands: ["0 ggbbrr"], permits: ["0 2 d6"], ship: 8 },
      ["bonus extra"],
      "spare, bonus.extra",
    ],
  ])("%s", (_title, sketch, row, reasons) => expect(forRow(position(sketch), ...row)).toBe(reasons));
  it("a card of which the hand has most goes to the pirates", () => {
    const state = position({ ...PIRATES, turn: 1, hands: ["1 ggb", "4 gb"] });
    act(state, "sail 2");
    expect(forRow(state, "give green")).toBe("keepsGold, hasMost green");
  });
});

describe("What speaks against a move in Elasund", () => {
  it.each<Case>([
    ["its own cubes are there", PIRATES, ["sail 2"], "raided 1"],
    ["it pays another", { hands: ["9"], permits: ["0 3 d6", "1 2 d8"], ship: 11 }, ["build inn", "put d6"], "paysOthers 1 2"],
    [
      "its own building gives way",
      { hands: ["9"], permits: ["0 2 d6", "0 1 e8"], tiles: ["well 0 d8"], ship: 11 },
      ["build inn", "put d6"],
      "displacesOwn",
    ],
    [
      "others earn more",
      { step: "ship", dice: [4, 4], ship: 8, hands: ["2", "4", "3"], tiles: ["merchant 0 d5", "inn 1 d10"] },
      ["sail 10"],
      "othersEarn 1",
    ],
  ])("%s", (_title, sketch, row, reasons) => expect(against(position(sketch), ...row)).toBe(reasons));
});
