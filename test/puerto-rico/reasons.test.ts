/** Why a move: in built positions the reasons are those that a good player gives. */
import { describe, expect, it } from "vitest";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { facts } from "../../shared/puerto-rico/reasons.ts";
import { reasonsIn } from "../core/analysis/reason-words.ts";
import { act, type Board, position } from "./position.ts";

const { forRow, against } = reasonsIn(puertoRico, facts);
const FARM = { island: ["corn*", "corn*", "indigo*"], city: ["smallIndigoPlant*"] } as const;
const OTHER_CARGO = [
  { size: 5, good: "corn", load: 2 },
  { size: 6, good: "tobacco", load: 1 },
  { size: 7, good: "sugar", load: 1 },
] as const;
const ROW = ["corn", "indigo", "coffee", "sugar", "sugar"] as const;
/** Seat 0 loads its corn; what is left must be stored. */
const LOADED = ["role captain", "load corn on 0"];

type Case = [title: string, board: Board, before: readonly string[], move: string, reasons: string];
const after = (board: Board, before: readonly string[]) => {
  const state = position(board);
  act(state, ...before);
  return state;
};

describe("What speaks for a role in Puerto Rico", () => {
  it.each<Case>([
    ["the doubloons on its card", { cardMoney: { mayor: 3 } }, [], "role mayor", "cardMoney 3"],
    ["the prospector helps nobody else", { cardMoney: { prospector: 1 } }, [], "role prospector", "coins 2, alone"],
    [
      "the craftsman makes more for its player than for others",
      { players: [FARM, { island: ["corn*"] }] },
      [],
      "role craftsman",
      "makes 4, makes.most",
    ],
    [
      "the captain ships before the ship is full",
      {
        players: [{ goods: { corn: 2 } }, { goods: { corn: 2 } }],
        ships: [{ size: 5, good: "corn", load: 2 }, { size: 6 }, { size: 7 }],
      },
      [],
      "role captain",
      "ships 3, beforeFull corn",
    ],
    [
      "the captain makes others throw their barrels away",
      {
        players: [{ goods: { corn: 1 } }, { goods: { coffee: 5 } }],
        ships: OTHER_CARGO,
      },
      [],
      "role captain",
      "spoils 1, ships 2",
    ],
    [
      "the trader sells before another can",
      { players: [{ goods: { coffee: 1 }, money: 1 }, { goods: { coffee: 1 } }] },
      [],
      "role trader",
      "coins 5, sells.before 1 coffee",
    ],
    [
      "the trader takes the last space of the house",
      { players: [{ goods: { sugar: 1 }, money: 10 }], house: ["corn", "indigo", "coffee"] },
      [],
      "role trader",
      "lastSpace, coins 3",
    ],
    ["the settler alone may take a quarry", { faceUp: ROW }, [], "role settler", "quarry.only"],
    ["the builder pays for a good building", { players: [{ money: 8, island: ["quarry*"] }, { money: 9 }] }, [], "role builder", "builds"],
    [
      "the mayor fills circles that others do not have",
      { colonistShip: 4, players: [{ island: ["corn", "indigo"], city: ["indigoPlant"] }] },
      [],
      "role mayor",
      "workers 2, workers.most",
    ],
  ])("%s", (_title, board, before, move, reasons) => expect(forRow(after(board, before), move)).toBe(reasons));
});

describe("What speaks for a move in Puerto Rico", () => {
  it.each<Case>([
    [
      "a field for a plant that waits",
      { faceUp: ROW, players: [{ city: ["indigoPlant*"] }] },
      ["role settler"],
      "tile indigo",
      "fits indigo",
    ],
    [
      "a new kind, that another has the plant for",
      { faceUp: ROW, players: [{}, { city: ["coffeeRoaster"] }] },
      ["role settler"],
      "tile coffee",
      "newKind coffee, denies.tile 1",
    ],
    ["a quarry early", { faceUp: ROW }, ["role settler"], "tile quarry", "quarry"],
    ["corn needs no building", { faceUp: ROW }, ["role settler"], "tile corn", "corn"],
    ["a hidden tile for free", { faceUp: ROW, players: [{ city: ["hacienda*"] }] }, ["role settler"], "draw", "draw"],
    [
      "the new tile works at once",
      { faceUp: ROW, players: [{ city: ["hospice*"] }] },
      ["role settler", "tile corn"],
      "colonist",
      "works.tile corn",
    ],
    [
      "a worker that makes a barrel more",
      { players: [{ sanJuan: 1, island: ["corn", "indigo*"], city: ["smallIndigoPlant", "harbor"] }], colonistShip: 4 },
      ["role mayor", "pass"],
      "place smallIndigoPlant",
      "makes.more indigo",
    ],
    [
      "a worker that opens a building",
      { players: [{ sanJuan: 1, island: ["corn", "indigo*"], city: ["smallIndigoPlant", "harbor"] }], colonistShip: 4 },
      ["role mayor", "pass"],
      "place harbor",
      "works harbor",
    ],
    [
      "a plant for fields that wait",
      { players: [{ money: 5, island: ["indigo*", "indigo*"] }] },
      ["role builder"],
      "build indigoPlant",
      "plant indigo",
    ],
    [
      "the last factory",
      { players: [{ money: 12, island: ["corn*"] }, { money: 12 }], stock: { factory: 1 } },
      ["role builder"],
      "build factory",
      "use.factory, lastCopy 1 factory",
    ],
    [
      "a large building scores at the end",
      { players: [{ money: 12, city: ["smallIndigoPlant", "indigoPlant", "sugarMill"] }] },
      ["role builder"],
      "build guildHall",
      "large 9",
    ],
    ["money for the wharf", { players: [{ money: 8 }] }, ["role builder"], "pass", "savesFor 1 wharf"],
    [
      "the dearest barrel, for the trading house",
      { players: [{ island: ["corn*", "coffee*"], city: ["coffeeRoaster*"] }] },
      ["role craftsman"],
      "extra coffee",
      "canSell coffee, canShip coffee",
    ],
    [
      "the sale brings the harbor",
      { players: [{ goods: { sugar: 1, corn: 1 }, money: 6 }] },
      ["role trader"],
      "sell sugar",
      "affords 2 harbor, sells.most",
    ],
    [
      "the house is full then",
      { players: [{ goods: { sugar: 1, coffee: 1 } }, { goods: { tobacco: 1 } }], house: ["corn", "indigo", "corn"] },
      ["role trader"],
      "sell coffee",
      "fillsHouse 1, coins 5",
    ],
    [
      "another cannot sell the same any more",
      { players: [{ goods: { sugar: 1, coffee: 1 }, money: 1 }, { goods: { coffee: 1 } }], house: ["corn"] },
      ["role trader"],
      "sell coffee",
      "blocks 1 coffee, coins 5",
    ],
    [
      "the ship is full then, and shuts others out",
      {
        players: [{ goods: { corn: 3, coffee: 2 } }, { goods: { corn: 4 } }],
        ships: [{ size: 5, good: "corn", load: 2 }, { size: 6 }, { size: 7 }],
      },
      ["role captain"],
      "load corn on 0",
      "ships 4, shutsOut 1 corn",
    ],
    [
      "the last empty ship is not for the sugar of others",
      {
        players: [{ goods: { indigo: 2, coffee: 2 } }, { goods: { sugar: 4 } }],
        ships: [{ size: 5, good: "corn", load: 5 }, { size: 6, good: "tobacco", load: 1 }, { size: 7 }],
      },
      ["role captain"],
      "load indigo on 2",
      "blocksShip 1 sugar, ships 3",
    ],
    [
      "the wharf takes what no ship does",
      { players: [{ goods: { indigo: 5, corn: 2 }, city: ["wharf*"] }], ships: OTHER_CARGO },
      ["role captain"],
      "wharf indigo",
      "ships 6, noShip",
    ],
    [
      "the warehouse for most barrels",
      { players: [{ goods: { corn: 1, indigo: 3, coffee: 2 }, city: ["smallWarehouse*"] }], ships: OTHER_CARGO },
      LOADED,
      "store indigo",
      "stores 3, kept indigo",
    ],
    [
      "the single barrel for the dearest",
      { players: [{ goods: { corn: 1, indigo: 1, coffee: 1 } }], ships: OTHER_CARGO },
      LOADED,
      "keep coffee",
      "dearest coffee, kept coffee",
    ],
    [
      "the match ends while its player leads",
      {
        points: 2,
        players: [{ goods: { corn: 3, coffee: 1 }, points: 20 }, {}],
        ships: [{ size: 5, good: "corn", load: 2 }, { size: 6 }, { size: 7 }],
      },
      ["role captain"],
      "load corn on 0",
      "ends",
    ],
  ])("%s", (_title, board, before, move, reasons) => expect(forRow(after(board, before), move)).toBe(reasons));
});

describe("What speaks against a move in Puerto Rico", () => {
  it.each<Case>([
    [
      "others make more",
      { players: [{ island: ["corn*"] }, { island: ["corn*", "corn*", "corn*", "corn*"] }] },
      [],
      "role craftsman",
      "othersMake 1",
    ],
    [
      "the match ends while another leads",
      {
        points: 2,
        players: [{ goods: { corn: 3, coffee: 1 } }, { points: 30 }],
        ships: [{ size: 5, good: "corn", load: 2 }, { size: 6 }, { size: 7 }],
      },
      ["role captain"],
      "load corn on 0",
      "endsBehind",
    ],
  ])("%s", (_title, board, before, move, reasons) => expect(against(after(board, before), move)).toBe(reasons));
});
