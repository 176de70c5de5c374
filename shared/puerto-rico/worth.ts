/** An estimate of a seat's final points: those it has, and what money, goods, fields and buildings will still bring. */
import { barrelsOf, citySpaces, manned, playerAt } from "./board.ts";
import { buildingOf, CORN, goodPrice, NUMBERS, PRINTED, printed, QUARRY, setupOf } from "./catalog.ts";
import { BONUS, loadingPoints } from "./score.ts";
import { type Building, GOODS, NONE, type Player, type Table } from "./state.ts";

/** How far a match has come, from 0 to 1: by colonists, victory points or the fullest city, whichever ends it first. */
export function progress({ players, colonists, points }: Table): number {
  const start = setupOf(players.length);
  let city = 0;
  for (let seat = 0; seat < players.length; seat++) city = Math.max(city, citySpaces(players[seat]!));
  return Math.max(1 - colonists / start.colonists, 1 - points / start.points, city / NUMBERS.citySpaces);
}

/** By number of players, rounds of a match after its first one. */
const ROUNDS: readonly number[] = [0, 0, 10.5, 13.5, 13.5, 13.5];

/** Expected rounds after this one; 0 in the last round. */
export const roundsLeft = (table: Table): number => (table.ending !== NONE ? 0 : ROUNDS[table.players.length]! * (1 - progress(table)));

/** Points a working building brings for each round left. */
const USE: Readonly<Partial<Record<Building, number>>> = {
  smallMarket: 0.16,
  hacienda: 0.12,
  constructionHut: 0.14,
  smallWarehouse: 0.1,
  hospice: 0.16,
  office: 0.1,
  largeMarket: 0.24,
  largeWarehouse: 0.12,
  factory: 0.3,
  university: 0.1,
  harbor: 0.7,
  wharf: 0.6,
};
export const USES = PRINTED.map(({ id }) => USE[id] ?? 0);
const FACTORY = buildingOf("factory");

/** Share of its value that an empty circle keeps. */
const UNMANNED = 0.5;
/** Production phases per round: a craftsman comes about every other round. */
const CRAFTSMEN = 0.42;
const BARREL = 0.6;
const SALES = 0.4;
const QUARRY_SAVES = 0.45;

/** Points a doubloon is worth: little when nothing can be built any more. */
export const doubloon = (left: number): number => 0.04 + 0.74 * Math.min(1, left / 2);

export function worth(table: Table, seat: number, left: number): number {
  const player = playerAt(table, seat);
  const money = doubloon(left);
  let points = loadingPoints(player) + money * player.money + 0.1 * Math.min(left, 3) * Math.min(player.sanJuan, 3);
  points += cityWorth(player, left);
  points += goodsWorth(table, player, left, money);
  return points + fieldsWorth(player, left, money);
}

function cityWorth(player: Player, left: number): number {
  const { city, cityColonists } = player;
  let points = 0;
  for (let at = 0; at < city.length; at++) {
    const building = city[at]!;
    const row = printed(building);
    const works = cityColonists[at]! > 0 ? 1 : left > 0 ? UNMANNED : 0;
    points += row.points;
    if (row.large) points += works * (BONUS[row.id as keyof typeof BONUS](player) + Math.min(left, 5) / 2);
    else if (building !== FACTORY) points += works * USES[building]! * left;
  }
  return points;
}

/** Barrels in hand will mostly be shipped, and one of the best kind sold. */
function goodsWorth(table: Table, player: Player, left: number, money: number): number {
  let points = 0;
  let best = 0;
  const chance = left > 0 ? 1 : 0.5;
  for (let good = 0; good < GOODS.length; good++) {
    const barrels = barrelsOf(player, good);
    if (barrels === 0) continue;
    points += chance * BARREL * barrels;
    if (!table.house.includes(good)) best = Math.max(best, goodPrice(good));
  }
  return points + chance * SALES * best * money;
}

function fieldsWorth(player: Player, left: number, money: number): number {
  const { island, islandColonists, city, cityColonists } = player;
  const fields = [0, 0, 0, 0, 0];
  const onFields = [0, 0, 0, 0, 0];
  const circles = [0, 0, 0, 0, 0];
  const inPlants = [0, 0, 0, 0, 0];
  let quarries = 0;
  for (let at = 0; at < island.length; at++) {
    const tile = island[at]!;
    if (tile === QUARRY) quarries += islandColonists[at]! > 0 ? 1 : UNMANNED;
    else {
      fields[tile]!++;
      onFields[tile]! += islandColonists[at]!;
    }
  }
  for (let at = 0; at < city.length; at++) {
    const { good, circles: room } = printed(city[at]!);
    if (good === NONE) continue;
    circles[good]! += room;
    inPlants[good]! += cityColonists[at]!;
  }
  circles[CORN] = fields[CORN]!;
  inPlants[CORN] = onFields[CORN]!;
  let barrels = 0;
  let kinds = 0;
  let best = 0;
  let loose = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const can = Math.min(fields[good]!, circles[good]!);
    const does = Math.min(onFields[good]!, inPlants[good]!);
    barrels += does + UNMANNED * (can - does);
    loose += fields[good]! - can;
    if (can === 0) continue;
    kinds += does > 0 ? 1 : UNMANNED;
    best = Math.max(best, goodPrice(good) * (does > 0 ? 1 : UNMANNED));
  }
  const made = CRAFTSMEN * left * (BARREL * barrels + SALES * money * best + VARIETY * kinds);
  const factory = manned(player, FACTORY)
    ? CRAFTSMEN * left * money * Math.max(0, kinds - 1)
    : player.city.includes(FACTORY)
      ? left * 0.2
      : 0;
  return made + factory + 0.05 * left * loose + QUARRY_SAVES * money * left * Math.min(quarries, 4) * 0.8;
}

/** A further kind fills a further ship. */
const VARIETY = 0.15;

/** The estimated lead in points over the others: half against the best, half against their average. */
export function lead(table: Table, seat: number): number {
  const left = roundsLeft(table);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < table.players.length; other++) {
    if (other === seat) continue;
    const points = worth(table, other, left);
    best = Math.max(best, points);
    sum += points;
  }
  return worth(table, seat, left) - (best + sum / (table.players.length - 1)) / 2;
}
