/** Whether a position is one that the rules can lead to: nothing appears, nothing vanishes, and everything fits where it lies. */
import { isLuck } from "../core/analysis/board.ts";
import { at } from "../core/base/checked.ts";
import { isList, isRecord, isWhole, isWord } from "../core/base/plain.ts";
import type { State } from "../core/contract/game.ts";
import type { Fault, Judge } from "../core/contract/judge.ts";
import { circlesIn, NUMBERS, PRINTED_GOODS, printed, QUARRY, SETUPS, setupOf, stockOf } from "./catalog.ts";
import { ROLE_OF_PHASE } from "./offers/phases.ts";
import { citySpaces, colonistsOf } from "./rules/board.ts";
import { loadingPoints } from "./score.ts";
import { BUILDINGS, ENDINGS, GOODS, NONE, PHASES, type Player, type PuertoRico, ROLES, type Table, TILES } from "./state.ts";

const SEATS = Math.max(...Object.keys(SETUPS).map(Number));
const isSeat = isWhole(0, SEATS - 1);
const isFlag = isWord([false, true]);
const isCount = isWhole(-999, 999);
const isGoods = isList(isCount, GOODS.length, GOODS.length);
const isGood = isWhole(0, GOODS.length - 1);
const isSome = isList(isCount, 0, 99);

const isPlayer = isRecord({
  money: isCount,
  barrelPoints: isCount,
  harborPoints: isCount,
  captainPoints: isCount,
  sanJuan: isCount,
  goods: isGoods,
  island: isList(isWhole(0, TILES.length - 1), 0, 99),
  islandColonists: isSome,
  city: isList(isWhole(0, BUILDINGS.length - 1), 0, 99),
  cityColonists: isSome,
  wharfUsed: isFlag,
});
const isTable = isRecord({
  covered: isFlag,
  swapped: isFlag,
  round: isWhole(1, 999),
  governor: isSeat,
  picker: isSeat,
  turn: isSeat,
  phase: isWord(PHASES),
  ending: isWhole(NONE, ENDINGS.length - 1),
  players: isList(isPlayer, 2, SEATS),
  cardMoney: isList(isCount, 0, ROLES.length),
  cardOwner: isList(isWhole(NONE, SEATS - 1), 0, ROLES.length),
  faceUp: isList(isWhole(NONE, GOODS.length - 1), 0, SEATS + 1),
  discards: isGoods,
  tilesLeft: isCount,
  quarries: isCount,
  stock: isList(isCount, BUILDINGS.length, BUILDINGS.length),
  goods: isGoods,
  colonists: isCount,
  colonistShip: isCount,
  points: isCount,
  house: isList(isGood, 0, 99),
  ships: isList(isRecord({ size: isCount, good: isWhole(NONE, GOODS.length - 1), load: isCount }), 2, 3),
  produced: isList(isGood, 0, GOODS.length),
  idle: isCount,
  firstLoad: isFlag,
  stored: isList(isGood, 0, GOODS.length),
});
const isState = isRecord({
  table: isTable,
  secrets: isList(isRecord({}), 2, SEATS),
  hidden: isRecord({ luck: isLuck, tiles: isList(isGood, 0, 99) }),
});

const faults = (state: State<PuertoRico>): Fault[] => {
  const whole = setting(state.table);
  return whole.length > 0
    ? whole
    : [...box(state), ...state.table.players.flatMap(board), ...harbour(state.table), ...course(state.table), ...roles(state.table)];
};

export const judge: Judge<PuertoRico> = { isState, faults };

const unless = (fine: boolean, kind: string, args?: Fault["args"]): Fault[] =>
  fine ? [] : [args === undefined ? { kind } : { kind, args }];
const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** What follows from the number of players; all else is counted by it. */
function setting({ players, cardMoney, cardOwner, faceUp, ships, governor, picker, turn }: Table): Fault[] {
  const row = setupOf(players.length);
  const fine =
    cardMoney.length === row.cards &&
    cardOwner.length === row.cards &&
    faceUp.length === row.faceUp &&
    ships.every(({ size }, ship) => size === row.ships[ship]) &&
    ships.length === row.ships.length &&
    Math.max(governor, picker, turn, ...cardOwner) < players.length &&
    players.every((player) => player.island.length === player.islandColonists.length && player.city.length === player.cityColonists.length);
  return unless(fine, "setting", { n: players.length });
}

/** Everything in the box is somewhere. `n`: how many there are, `most`: of how many. */
function box({ table, hidden }: State<PuertoRico>): Fault[] {
  const { players } = table;
  const row = setupOf(players.length);
  const tiles = [...hidden.tiles, ...table.faceUp, ...players.flatMap(({ island }) => island)];
  const colonists = table.colonists + table.colonistShip + sum(players.map(colonistsOf));
  const quarries = table.quarries + tiles.filter((tile) => tile === QUARRY).length;
  const most = row.colonists + players.length;
  return [
    ...unless(colonists === most, "colonists", { n: colonists, most }),
    ...unless(quarries === row.quarries, "quarries", { n: quarries, most: row.quarries }),
    ...GOODS.flatMap((good, place) => {
      const aboard = sum(table.ships.map((ship) => (ship.good === place ? ship.load : 0)));
      const sold = table.house.filter((other) => other === place).length;
      const n = at(table.goods, place) + sum(players.map(({ goods }) => at(goods, place))) + aboard + sold;
      const all = at(PRINTED_GOODS, place).barrels - row.goodsLess;
      const laid = at(table.discards, place) + tiles.filter((tile) => tile === place).length;
      const printedTiles = at(PRINTED_GOODS, place).plantations - row.tilesLess;
      return [
        ...unless(n === all, "barrels", { good, n, most: all }),
        ...unless(laid === printedTiles, "plantations", { good, n: laid, most: printedTiles }),
      ];
    }),
    ...BUILDINGS.flatMap((building, place) => {
      const n = at(table.stock, place) + players.filter(({ city }) => city.includes(place)).length;
      const all = stockOf(place, players.length);
      return unless(n === all, "buildings", { building, n, most: all });
    }),
    ...unless(hidden.tiles.length === table.tilesLeft, "hidden"),
    ...unless(everyNumber(table).every((number) => number >= NONE) && table.cardMoney.every((coins) => coins >= 0), "negative"),
  ];
}

function board(player: Player, seat: number): Fault[] {
  const counts = [player.money, player.sanJuan, player.barrelPoints, player.harborPoints, player.captainPoints, ...player.goods];
  return [
    ...unless(
      counts.every((count) => count >= 0),
      "negative",
    ),
    ...unless(player.island.length > 0, "firstTile", { seat }),
    ...unless(player.island.length <= NUMBERS.islandSpaces, "island", { seat, most: NUMBERS.islandSpaces }),
    ...unless(citySpaces(player) <= NUMBERS.citySpaces, "city", { seat, most: NUMBERS.citySpaces }),
    ...player.city.flatMap((building, place) => [
      ...unless(player.city.indexOf(building) === place, "twice", { seat, building: printed(building).id }),
      ...unless(isWhole(0, circlesIn(building))(player.cityColonists[place]), "circles", { seat, building: printed(building).id }),
    ]),
    ...unless(player.islandColonists.every(isWhole(0, 1)), "island.circles", { seat }),
  ];
}

function harbour({ ships, house }: Table): Fault[] {
  const loaded = ships.filter(({ good }) => good !== NONE).map(({ good }) => good);
  return [
    ...unless(new Set(loaded).size === loaded.length, "sameGood"),
    ...ships.flatMap(({ size, good, load }) =>
      unless(load >= 0 && load <= size && (good === NONE) === (load === 0), "ship", { most: size }),
    ),
    ...unless(house.length <= NUMBERS.houseSpaces, "house", { most: NUMBERS.houseSpaces }),
  ];
}

function course({ players, points, phase, turn, ending, idle, firstLoad, stored, produced }: Table): Fault[] {
  const given = sum(players.map(loadingPoints));
  const due = Math.max(0, setupOf(players.length).points - given);
  // The last round is announced right after the building is shown.
  const justBuilt = phase === "builder" ? turn : NONE;
  const isFull = players.some((player, seat) => seat !== justBuilt && citySpaces(player) >= NUMBERS.citySpaces);
  return [
    ...unless(points === due, "points", { n: points, most: due }),
    ...unless(points > 0 || ending !== NONE || phase === "captain", "last"),
    ...unless(!isFull || ending !== NONE, "last"),
    ...unless(phase !== "role" || (idle === 0 && !firstLoad && stored.length + produced.length === 0), "phase"),
    ...unless(phase === "captain" || players.every(({ wharfUsed }) => !wharfUsed), "phase"),
  ];
}

/** Cards are taken clockwise from the governor on, and what is asked comes from the last one. */
function roles({ players, phase, governor, picker, turn, cardOwner }: Table): Fault[] {
  const seats = players.length;
  const { choices } = setupOf(seats);
  const taken = cardOwner.filter((owner) => owner !== NONE).length;
  const last = taken - (phase === "role" ? 0 : 1);
  const card = ROLE_OF_PHASE[phase];
  return [
    ...players.flatMap((_player, seat) => {
      const before = (seat - governor + seats) % seats;
      const most = Math.ceil(Math.max(0, taken - before) / seats);
      const n = cardOwner.filter((owner) => owner === seat).length;
      return unless(n === most, "taken", { seat, n, most });
    }),
    ...unless(card === undefined || cardOwner[ROLES.indexOf(card)] === picker, "card", { seat: picker, role: card ?? "" }),
    // With the last choice the round ends.
    ...unless(taken < choices || (taken === choices && phase !== "role"), "phase"),
    ...unless(last >= 0 && picker === (governor + last) % seats && (phase !== "role" || turn === picker), "phase"),
  ];
}

function everyNumber(data: unknown): number[] {
  if (typeof data === "number") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(everyNumber) : [];
}
