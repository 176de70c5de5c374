/** The first state of a match. */

import { must } from "../core/base/checked.ts";
import { below, shuffle } from "../core/base/random.ts";
import type { Start, State } from "../core/contract/game.ts";
import { CORN, NUMBERS, PRINTED, PRINTED_GOODS, setupOf, stockOf } from "./catalog.ts";
import { NONE, type Player, type PuertoRico } from "./state.ts";

export function setup({ seats, options, luck }: Start<PuertoRico>): State<PuertoRico> {
  const row = setupOf(seats);
  const governor = below(luck, seats);
  const less = options.cornSeat === "oneLess" ? NUMBERS.cornSeatLess : 0;
  const players = Array.from({ length: seats }, (_none, seat): Player => {
    const tile = must(row.tiles[(seat - governor + seats) % seats], "first tile");
    return newPlayer(row.money - (tile === CORN ? less : 0), tile);
  });
  const unlaid = plantationsOf(seats);
  for (const tile of row.tiles) unlaid[tile] = must(unlaid[tile], "tile") - 1;
  const tiles = shuffle(luck, tilesOf(unlaid));
  const faceUp = tiles.splice(-row.faceUp).reverse();
  const table: PuertoRico["table"] = {
    covered: options.victoryPoints === "covered",
    swapped: options.factoryUniversity === "swapped",
    round: 1,
    governor,
    picker: governor,
    turn: governor,
    phase: "role",
    ending: NONE,
    players,
    cardMoney: new Array(row.cards).fill(0),
    cardOwner: new Array(row.cards).fill(NONE),
    faceUp,
    discards: PRINTED_GOODS.map(() => 0),
    tilesLeft: tiles.length,
    quarries: row.quarries,
    stock: PRINTED.map((_row, building) => stockOf(building, seats)),
    goods: PRINTED_GOODS.map(({ barrels }) => barrels - row.goodsLess),
    colonists: row.colonists,
    colonistShip: seats,
    points: row.points,
    house: [],
    ships: row.ships.map((size) => ({ size, good: NONE, load: 0 })),
    produced: [],
    idle: 0,
    firstLoad: false,
    stored: [],
  };
  return { table, secrets: players.map(() => ({})), hidden: { luck, tiles } };
}

const newPlayer = (money: number, tile: number): Player => ({
  money,
  barrelPoints: 0,
  harborPoints: 0,
  captainPoints: 0,
  sanJuan: 0,
  goods: [0, 0, 0, 0, 0],
  island: [tile],
  islandColonists: [0],
  city: [],
  cityColonists: [],
  wharfUsed: false,
});

/** Plantations in a game, by good. */
export function plantationsOf(seats: number): number[] {
  const { tilesLess } = setupOf(seats);
  return PRINTED_GOODS.map(({ plantations }) => plantations - tilesLess);
}

/** Tiles in order, from their counts. */
export function tilesOf(counts: readonly number[]): number[] {
  const tiles: number[] = [];
  let tile = 0;
  for (const count of counts) {
    for (let n = count; n > 0; n--) tiles.push(tile);
    tile++;
  }
  return tiles;
}
