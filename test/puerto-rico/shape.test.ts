import { Decoder, Encoder } from "@colyseus/schema";
import { describe, expect, it } from "vitest";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { makeRoot, type Root, readFrame, rootClass, writeFrame } from "../../shared/core/wire/sync.ts";
import {
  BUILDINGS,
  type Event,
  NONE,
  OPTIONS,
  type Player,
  type PuertoRico,
  Secret,
  SPOTS,
  Table,
  toAct,
} from "../../shared/puerto-rico/state.ts";

const shape: Pick<Game<PuertoRico>, "toAct" | "Table" | "Secret" | "options"> = { toAct, Table, Secret, options: OPTIONS };
const game = { id: "puerto-rico", ...shape };

const player = (change: Partial<Player> = {}): Player => ({
  money: 3,
  barrelPoints: 0,
  harborPoints: 0,
  captainPoints: 0,
  sanJuan: 0,
  goods: [0, 0, 0, 0, 0],
  island: [1],
  islandColonists: [0],
  city: [],
  cityColonists: [],
  wharfUsed: false,
  ...change,
});

/** The first choice of a game of four, changed. */
const table = (change: Partial<Table> = {}): Table => ({
  covered: true,
  swapped: false,
  round: 1,
  governor: 0,
  picker: 0,
  turn: 0,
  phase: "role",
  ending: NONE,
  players: [player(), player(), player({ island: [0] }), player({ island: [0] })],
  cardMoney: [0, 0, 0, 0, 0, 0, 0],
  cardOwner: [NONE, NONE, NONE, NONE, NONE, NONE, NONE],
  faceUp: [0, 2, 4, 3, 1],
  discards: [0, 0, 0, 0, 0],
  tilesLeft: 41,
  quarries: 8,
  stock: [4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1],
  goods: [10, 11, 11, 9, 9],
  colonists: 75,
  colonistShip: 4,
  points: 100,
  house: [],
  ships: [5, 6, 7].map((size) => ({ size, good: NONE, load: 0 })),
  produced: [],
  idle: 0,
  firstLoad: false,
  stored: [],
  ...change,
});

const settling = [0, NONE, NONE, NONE, NONE, NONE, NONE];
const plants = [BUILDINGS.indexOf("indigoPlant"), BUILDINGS.indexOf("wharf")];

describe("which seat owes a choice", () => {
  const cases: [string, Table, readonly number[]][] = [
    ["the governor takes the first role card", table({ governor: 2, picker: 2, turn: 2 }), [2]],
    ["the next seat takes a role card when a role is played", table({ picker: 1, turn: 1, cardOwner: settling }), [1]],
    ["with two players the governor chooses again, third in the round", twoPlayers({ picker: 0, turn: 0 }), [0]],
    ["the owner of a hacienda may draw first", table({ phase: "hacienda", turn: 3, cardOwner: settling }), [3]],
    ["each in turn takes a tile, the settler first", table({ phase: "settler", turn: 1, cardOwner: settling }), [1]],
    ["the owner of a hospice decides on a colonist", table({ phase: "hospice", turn: 3, cardOwner: settling }), [3]],
    ["the mayor decides on the extra colonist", table({ phase: "mayor", picker: 1, turn: 1 }), [1]],
    ["each in turn lifts colonists, the mayor first", table({ phase: "lifting", picker: 1, turn: 1 }), [1]],
    ["one seat places colonists at a time", table({ phase: "placing", picker: 1, turn: 2 }), [2]],
    ["each in turn builds, the builder first", table({ phase: "builder", picker: 3, turn: 0 }), [0]],
    ["the owner of a university decides on a colonist", table({ phase: "university", picker: 3, turn: 0 }), [0]],
    ["the craftsman alone chooses an extra barrel", table({ phase: "craftsman", picker: 2, turn: 2, produced: [0, 1] }), [2]],
    ["each in turn sells, the trader first", table({ phase: "trader", picker: 3, turn: 1, house: [2] }), [1]],
    ["each in turn loads, the captain first", table({ phase: "captain", picker: 0, turn: 0, firstLoad: true }), [0]],
    ["the captain loads again after the others", table({ phase: "captain", picker: 0, turn: 0, idle: 2 }), [0]],
    ["each in turn stores, the captain first", table({ phase: "storage", picker: 0, turn: 3, stored: [2] }), [3]],
    ["the last of five seats", table({ players: Array.from({ length: 5 }, () => player()), picker: 4, turn: 4 }), [4]],
    ["an ending lets the round be played out", table({ ending: 1, picker: 3, turn: 3 }), [3]],
    ["no seat when the match is over", table({ phase: "over", ending: 1 }), []],
  ];
  it.each(cases)("%s", (_rule, position, seats) => {
    expect(shape.toAct(position)).toEqual(seats);
  });
});

describe("the table as a schema", () => {
  const samples: [string, Table][] = [
    ["a first position", table()],
    ["a city, a load and a sale", busy()],
    ["two players", twoPlayers()],
  ];
  it.each(samples)("gives back %s as it was written", (_name, plain) => {
    const root = makeRoot(game, [...plain.players.keys()]);
    show(root, 0, { type: "over" }, plain);
    const decoder = new Decoder<Root>(new (rootClass(game))());
    decoder.decode(new Encoder(root).encodeAll());
    expect(readFrame(decoder.state, WATCHER).sight.table).toEqual(plain);
  });

  it("a colonist off the ship is a patch of at most 32 bytes", () => {
    const root = makeRoot(game, [0, 1, 2, 3]);
    const [from, to] = [SPOTS.indexOf("ship"), SPOTS.indexOf("sanJuan")];
    // The form of such an event is told once a match, with the first.
    show(root, 1000, { type: "moved", seat: 1, from, to, n: 1 }, table());
    const encoder = new Encoder(root);
    encoder.encodeAll();
    encoder.discardChanges();
    const players = table().players.map((before, seat) => ({ ...before, sanJuan: seat === 2 ? 1 : 0 }));
    show(root, 1001, { type: "moved", seat: 2, from, to, n: 1 }, table({ players, colonistShip: 3 }));
    expect(encoder.encode().length).toBeLessThanOrEqual(32);
  });

  it("gives back a secret, which is empty and travels as nothing", () => {
    const decoder = new Decoder(new Secret());
    const bytes = new Encoder(new Secret()).encodeAll();
    decoder.decode(bytes);
    expect([bytes.length, decoder.state.toJSON()]).toEqual([0, {}]);
  });
});

function twoPlayers(change: Partial<Table> = {}): Table {
  const cardOwner = [0, 1, NONE, NONE, NONE, NONE, NONE];
  const ships = [4, 6].map((size) => ({ size, good: NONE, load: 0 }));
  const players = [player(), player({ island: [0] })];
  return table({ players, cardOwner, ships, faceUp: [0, 2, 4], quarries: 5, points: 65, colonists: 40, colonistShip: 2, ...change });
}

function busy(): Table {
  const owner = player({
    money: 300,
    goods: [2, 0, 6, 0, 1],
    island: [1, 5, 0],
    islandColonists: [1, 1, 0],
    city: plants,
    cityColonists: [2, 1],
  });
  const ships = [
    { size: 5, good: NONE, load: 0 },
    { size: 6, good: 0, load: 3 },
    { size: 7, good: 2, load: 7 },
  ];
  return table({ phase: "captain", players: [owner, player(), player(), player()], faceUp: [NONE, 2, NONE, 3, 1], house: [0, 4], ships });
}

/** More frames of the entry follow, so no seat is asked yet. */
const midEntry = { frame: Number.POSITIVE_INFINITY, ending: "", resigned: [], asks: [0, 0, 0, 0] } as unknown as Match<PuertoRico>;

function show(root: Root, number: number, event: Event, plain: Table) {
  const secrets = plain.players.map(() => ({}));
  writeFrame<PuertoRico>(root, { number, event, privateEvent: undefined, table: plain, secrets }, midEntry);
}
