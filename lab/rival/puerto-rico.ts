/**
 * Two scripted players of Puerto Rico, written from the rules alone: a shipper (corn and sugar, harbor, wharf and warehouse, the captain
 * whenever it pays) and a builder (quarries, dear goods to sell, and the large buildings). They look at the table, never ahead.
 */
import { at, must } from "../../shared/core/base/checked.ts";
import type { View } from "../../shared/core/contract/game.ts";
import { goodPrice, NUMBERS, PRINTED } from "../../shared/puerto-rico/catalog.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import {
  BUILDINGS,
  type Building,
  GOODS,
  type Move,
  NONE,
  type Player,
  type PuertoRico,
  ROLES,
  type Role,
  SPOTS,
  type Table,
  TILES,
} from "../../shared/puerto-rico/state.ts";

/** What a player goes for. */
interface Plan {
  /** Buildings in the order it wants them; it saves for the next ones rather than buy others. */
  readonly buildings: readonly Building[];
  /** How much it wants a tile, and how many of it at most. */
  readonly tiles: Readonly<Partial<Record<(typeof TILES)[number], { readonly worth: number; readonly most: number }>>>;
  /** What a role's gains are worth to it: a victory point of a load, a barrel, a doubloon, a tile, a colonist, a building beyond its points. */
  readonly point: number;
  readonly barrel: number;
  readonly doubloon: number;
  readonly tile: number;
  readonly colonist: number;
  readonly building: number;
}

const SHIPPER: Plan = {
  buildings: [
    "smallSugarMill",
    "smallIndigoPlant",
    "smallMarket",
    "harbor",
    "wharf",
    "smallWarehouse",
    "sugarMill",
    "customsHouse",
    "largeWarehouse",
    "fortress",
    "residence",
    "guildHall",
    "hospice",
    "hacienda",
  ],
  tiles: { corn: { worth: 6, most: 5 }, sugar: { worth: 5, most: 3 }, quarry: { worth: 5.5, most: 3 }, indigo: { worth: 3, most: 2 } },
  point: 0.6,
  barrel: 1.28,
  doubloon: 0.9,
  tile: 0.46,
  colonist: 0.72,
  building: 1.44,
};

const BUILDER: Plan = {
  buildings: [
    "smallIndigoPlant",
    "smallMarket",
    "coffeeRoaster",
    "tobaccoStorage",
    "factory",
    "guildHall",
    "cityHall",
    "fortress",
    "residence",
    "customsHouse",
    "largeMarket",
    "smallSugarMill",
    "indigoPlant",
    "office",
    "constructionHut",
    "harbor",
    "university",
    "hospice",
    "hacienda",
    "sugarMill",
    "smallWarehouse",
  ],
  tiles: {
    quarry: { worth: 8, most: 3 },
    coffee: { worth: 7, most: 3 },
    tobacco: { worth: 6, most: 3 },
    corn: { worth: 4, most: 2 },
    indigo: { worth: 5, most: 2 },
    sugar: { worth: 2, most: 1 },
  },
  point: 0.5,
  barrel: 0.7,
  doubloon: 0.9,
  tile: 1.6,
  colonist: 0.9,
  building: 3,
};

export const PUERTO_RICO_PLANS: Readonly<Record<string, Plan>> = { shipper: SHIPPER, builder: BUILDER };

/** It saves for this many buildings of its list at a time. */
const WISHES = 2;
const NEVER = -1;

/** The listed move its plan wants most; the first of equals. */
export function scripted(plan: Plan, view: View<PuertoRico>): Move {
  const { table, seat } = view;
  const player = at(table.players, seat);
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of puertoRico.moves(view)) {
    const worth = worthOf(plan, table, player, move);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return must(best, "move");
}

function worthOf(plan: Plan, table: Table, player: Player, move: Move): number {
  switch (move.type) {
    case "role":
      return worthOfRole(plan, table, player, move.card);
    case "tile":
      return worthOfTile(plan, player, move.tile);
    case "place":
      return worthOfSpot(plan, player, move.spot);
    case "build":
      return worthOfBuilding(plan, table, player, at(BUILDINGS, move.building));
    case "colonist":
      return 1;
    case "load":
      return 2 * Math.min(at(player.goods, move.good), room(table, move.ship)) + 1;
    case "wharf":
      return 2 * at(player.goods, move.good);
    case "store":
      return at(player.goods, move.good) * (1 + plan.doubloon * goodPrice(move.good));
    case "keep":
    case "sell":
      return 0.5 + goodPrice(move.good);
    case "extra":
      return 1 + plan.point * at(player.goods, move.good) + plan.doubloon * goodPrice(move.good);
    case "lift":
      return NEVER;
    default:
      return 0;
  }
}

const room = (table: Table, ship: number): number => at(table.ships, ship).size - at(table.ships, ship).load;

const owns = ({ city }: Player, building: Building): boolean => city.includes(BUILDINGS.indexOf(building));

function worthOfTile({ tiles }: Plan, { island }: Player, tile: number): number {
  const wish = tiles[at(TILES, tile)];
  return wish === undefined || island.filter((own) => own === tile).length >= wish.most ? 0.1 : wish.worth;
}

function worthOfBuilding(plan: Plan, table: Table, player: Player, building: Building): number {
  const rank = wishesOf(plan, table, player).indexOf(building);
  return rank < 0 ? NEVER : WISHES - rank;
}

/** The next buildings of its list that are there to be had. */
function wishesOf({ buildings }: Plan, { stock }: Table, player: Player): readonly Building[] {
  const open = buildings.filter((id) => at(stock, BUILDINGS.indexOf(id)) > 0 && !owns(player, id));
  return open.slice(0, WISHES);
}

/** Large buildings first, then what makes the plan's goods together with its tiles, then the rest. */
function worthOfSpot({ tiles }: Plan, player: Player, spot: number): number {
  const name = at(SPOTS, spot);
  const tile = TILES.find((some) => some === name);
  if (tile === "quarry" || tile === "corn") return 7;
  if (tile !== undefined) return makes(player, GOODS.indexOf(tile)) > tilesAtWork(player, TILES.indexOf(tile)) ? 6 : 1;
  const row = PRINTED.find(({ id }) => id === name);
  if (row === undefined) return 0;
  if (row.large) return 9;
  if (row.violet) return 8;
  const waiting = player.island.filter((own) => own === row.good).length - makes(player, row.good);
  return waiting > 0 ? 6 + (tiles[at(GOODS, row.good)] === undefined ? 0 : 0.5) : 0.5;
}

const tilesAtWork = ({ island, islandColonists }: Player, tile: number): number =>
  island.filter((own, place) => own === tile && at(islandColonists, place) > 0).length;

/** Barrels of a good its buildings could make now; corn needs none. */
function makes({ city, cityColonists }: Player, good: number): number {
  let colonists = 0;
  for (const [place, building] of city.entries()) if (at(PRINTED, building).good === good) colonists += at(cityColonists, place);
  return colonists;
}

const isAtWork = (player: Player, building: Building): boolean => {
  const place = player.city.indexOf(BUILDINGS.indexOf(building));
  return place >= 0 && at(player.cityColonists, place) > 0;
};

function produced(player: Player, good: number): number {
  const tiles = tilesAtWork(player, good);
  return good === 0 ? tiles : Math.min(tiles, makes(player, good));
}

function worthOfRole(plan: Plan, table: Table, player: Player, card: number): number {
  return plan.doubloon * at(table.cardMoney, card) + brought(plan, table, player, at(ROLES, card));
}

function brought(plan: Plan, table: Table, player: Player, role: Role): number {
  switch (role) {
    case "captain":
      return plan.point * loadable(table, player);
    case "craftsman":
      return plan.barrel * (harvest(table, player) - rivalsMean(table, player, (other) => harvest(table, other)) / 2);
    case "trader":
      return plan.doubloon * saleable(table, player);
    case "builder":
      return affordable(plan, table, player);
    case "settler":
      return player.island.length < NUMBERS.islandSpaces - 2 ? plan.tile : 0;
    case "mayor":
      return plan.colonist * Math.min(emptyCircles(player), 1 + Math.ceil(table.colonistShip / table.players.length));
    default:
      return plan.doubloon * NUMBERS.prospecting;
  }
}

function rivalsMean({ players }: Table, own: Player, count: (player: Player) => number): number {
  let sum = 0;
  for (const player of players) if (player !== own) sum += count(player);
  return sum / (players.length - 1);
}

function harvest({ goods }: Table, player: Player): number {
  let barrels = 0;
  for (let good = 0; good < GOODS.length; good++) barrels += Math.min(produced(player, good), at(goods, good));
  return barrels;
}

/** Points for the barrels it could load first: each kind on the ship that has it, or on the largest empty one. */
function loadable(table: Table, player: Player): number {
  let points = 0;
  let loads = 0;
  let left = 0;
  const taken = new Set<number>();
  for (const good of [...GOODS.keys()].sort((a, b) => at(player.goods, b) - at(player.goods, a))) {
    const barrels = at(player.goods, good);
    if (barrels === 0) continue;
    const own = table.ships.findIndex((ship) => ship.good === good);
    const ship = own >= 0 ? own : table.ships.findLastIndex((some, place) => some.good === NONE && !taken.has(place));
    const loaded = ship < 0 ? 0 : Math.min(barrels, room(table, ship));
    if (loaded > 0) loads++;
    if (ship >= 0) taken.add(ship);
    points += loaded;
    left = Math.max(left, barrels - loaded);
  }
  if (isAtWork(player, "wharf") && left > 0) {
    points += left;
    loads++;
  }
  if (loads === 0) return 0;
  return points + NUMBERS.captainBonus + (isAtWork(player, "harbor") ? loads * NUMBERS.harborBonus : 0);
}

/** The doubloons of its best sale as the trader. */
function saleable({ house }: Table, player: Player): number {
  if (house.length >= NUMBERS.houseSpaces) return 0;
  const markets = (isAtWork(player, "smallMarket") ? 1 : 0) + (isAtWork(player, "largeMarket") ? 2 : 0);
  let most = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (at(player.goods, good) === 0 || (house.includes(good) && !isAtWork(player, "office"))) continue;
    most = Math.max(most, goodPrice(good) + NUMBERS.traderBonus + markets);
  }
  return most;
}

/** More for buildings that count more in the end. */
function affordable(plan: Plan, table: Table, player: Player): number {
  const quarries = tilesAtWork(player, TILES.indexOf("quarry"));
  let most = 0;
  for (const id of wishesOf(plan, table, player)) {
    const { cost, column } = at(PRINTED, BUILDINGS.indexOf(id));
    const price = Math.max(0, cost - NUMBERS.builderDiscount - Math.min(quarries, column));
    if (price <= player.money) most = Math.max(most, plan.building + column);
  }
  return most;
}

function emptyCircles({ island, islandColonists, city, cityColonists }: Player): number {
  let empty = island.length;
  for (const colonists of islandColonists) empty -= colonists;
  for (const [place, building] of city.entries()) empty += at(PRINTED, building).circles - at(cityColonists, place);
  return empty;
}
