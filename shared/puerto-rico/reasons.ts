/** What a move does, as its player can see: the facts that a hint, an analysis and the answer of a puzzle give as reasons. */

import { add, at, must } from "../core/base/checked.ts";
import { quickLuck } from "../core/base/random.ts";
import type { View } from "../core/contract/game.ts";
import { type Fact, fact } from "../core/contract/reasons.ts";
import { silent } from "../core/match/view.ts";
import { forecast, type Gain } from "./bot/role-forecast.ts";
import { buildingOf, goodPrice, NUMBERS, PRINTED, printed, QUARRY } from "./catalog.ts";
import { imagine } from "./imagine.ts";
import { buildingWish } from "./mind/habits.ts";
import { roundsLeft } from "./mind/pace.ts";
import { roleWishes } from "./mind/roles.ts";
import { costOf, priceAs, priceOf } from "./offers/builder.ts";
import { captainBonus, freePlaces, shipsFor } from "./offers/captain.ts";
import { capacity } from "./offers/craftsman.ts";
import { judge } from "./offers/judge.ts";
import { FREE } from "./offers/offer.ts";
import { openKinds, storedBy } from "./offers/storage.ts";
import { freeHousePlaces, judgeSale, saleOf } from "./offers/trader.ts";
import { play } from "./play.ts";
import { barrelsOf, citySpaces, emptyCircles, KINDS, manned, mannedTiles, playerAt } from "./rules/board.ts";
import { isStillToCome, seatAfter } from "./rules/rounds.ts";
import { BONUS, score, total } from "./score.ts";
import { BUILDINGS, type Building, GOODS, type Move, NONE, type Player, type PuertoRico, ROLES, type Table, TILES } from "./state.ts";

/** A match that ends now is won or lost, whatever else the move does. */
const ENDS = 30;
const LARGE = Object.keys(BONUS) as (keyof typeof BONUS)[];
const OFFICE = buildingOf("office");

/** What a small violet building helps with. */
const USES: Readonly<Partial<Record<Building, string>>> = {
  smallMarket: "market",
  largeMarket: "market",
  hacienda: "tiles",
  constructionHut: "tiles",
  hospice: "tiles",
  smallWarehouse: "warehouse",
  largeWarehouse: "warehouse",
  office: "office",
  factory: "factory",
  university: "university",
  harbor: "harbor",
  wharf: "wharf",
};

const goodId = (good: number): Fact["args"] => ({ good: at(GOODS, good) });
const buildingId = (building: number): Fact["args"] => ({ building: at(BUILDINGS, building) });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const othersOf = ({ players }: Table, seat: number): number[] => players.flatMap((_player, other) => (other === seat ? [] : [other]));

export function facts(view: View<PuertoRico>, move: Move): readonly Fact[] {
  const { table, seat } = view;
  const found = factsOfMove(view, move);
  const state = imagine(view, quickLuck(1));
  play(state, seat, move, silent);
  const isEnding = table.ending === NONE && state.table.ending !== NONE;
  return isEnding ? [...found, ending(state.table, seat)] : found;
}

/** The last round has come: that is good for the seat that leads. */
function ending(after: Table, seat: number): Fact {
  const points = after.players.map((_player, other) => total(score(after, other)));
  const leads = othersOf(after, seat).every((other) => at(points, other) < at(points, seat));
  return leads ? fact("ends", ENDS) : fact("endsBehind", -ENDS);
}

function factsOfMove(view: View<PuertoRico>, move: Move): Fact[] {
  const { table, seat } = view;
  const player = playerAt(table, seat);
  switch (move.type) {
    case "role":
      return ofRole(view, move.card);
    case "draw":
      return [fact("draw", 2)];
    case "tile":
      return ofTile(table, seat, move.tile);
    case "colonist":
      return ofColonist(table, player);
    case "lift":
      return [fact("lifts", 1)];
    case "place":
      return ofPlace(player, move.spot);
    case "build":
      return ofBuilding(table, seat, move.building);
    case "extra":
      return ofBarrel(table, seat, move.good);
    case "sell":
      return ofSale(table, seat, move.good);
    case "load":
    case "wharf":
      return ofLoad(view, move);
    case "store":
    case "keep":
      return ofStorage(table, seat, move.good, barrelsOf(player, move.good));
    case "pass":
      return ofPass(table, seat);
  }
}

// Roles.

function ofRole(view: View<PuertoRico>, card: number): Fact[] {
  const { table, seat } = view;
  const role = at(ROLES, card);
  const gains = forecast(view, card);
  const own = must(gains[seat], "seat");
  const money = at(table.cardMoney, card);
  const found: Fact[] = [];
  if (role.startsWith("prospector")) found.push(fact("coins", 1.2 * own.money, { n: own.money }), fact("alone", 1));
  else if (money > 0) found.push(fact("cardMoney", 1.3 * money, { n: money }));
  switch (role) {
    case "settler":
      found.push(...ofSettler(table, seat));
      break;
    case "mayor":
      found.push(...ofMayor(table, seat, own));
      break;
    case "builder":
      if (own.built !== undefined) found.push(ofBuilder(table, seat, own.built));
      break;
    case "craftsman":
      found.push(...ofCraftsman(gains, seat));
      break;
    case "trader":
      found.push(...ofTrader(table, seat, own.money - money));
      break;
    case "captain":
      found.push(...ofCaptain(table, gains, seat));
  }
  const next = seatAfter(table, seat);
  const wishes = roleWishes(table, next).map((wish, other) => (table.cardOwner[other] === NONE ? wish : Number.NEGATIVE_INFINITY));
  if (next !== table.governor && wishes.indexOf(Math.max(...wishes)) === card) found.push(fact("takesFrom", 1.2, { seat: next }));
  return found.some(({ weight }) => weight > 0) ? found : [...found, fact("role", 0.1)];
}

function ofSettler(table: Table, seat: number): Fact[] {
  const { island, city } = playerAt(table, seat);
  if (island.length >= NUMBERS.islandSpaces) return [];
  const found = [fact("tile", 0.8)];
  if (table.quarries > 0 && roundsLeft(table) > 3)
    found.push(fact("quarry.only", 3 - 0.7 * island.filter((tile) => tile === QUARRY).length));
  const wanted = table.faceUp.find((tile) => tile >= 0 && circlesFor(city, tile) > island.filter((laid) => laid === tile).length);
  if (wanted !== undefined) found.push(fact("fits", 2.5 + 0.2 * goodPrice(wanted), goodId(wanted)));
  return found;
}

const circlesFor = (city: Player["city"], good: number): number =>
  city.reduce((circles, building) => circles + (printed(building).good === good ? printed(building).circles : 0), 0);

function ofMayor(table: Table, seat: number, { colonists }: Gain): Fact[] {
  const empty = emptyCircles(playerAt(table, seat));
  const used = Math.min(colonists, empty);
  if (used === 0) return [];
  const others = othersOf(table, seat).map((other) => emptyCircles(playerAt(table, other)));
  const found = [fact("workers", 0.9 * used, { n: colonists })];
  if (others.every((circles) => circles < empty)) found.push(fact("workers.most", 1.5));
  return found;
}

/** Which one it will be, the next choice says. */
function ofBuilder(table: Table, seat: number, building: number): Fact {
  const wish = buildingWish(table, seat, building, priceAs(table, seat, building, true), roundsLeft(table));
  return fact("builds", (printed(building).large ? 5 : 2) + 0.6 * Math.max(0, wish));
}

/** Nobody else can have it then, and another seat could have paid for it. */
function ofLastCopy(table: Table, seat: number, building: number): Fact[] {
  if (table.stock[building] !== 1) return [];
  const wants = (other: number): boolean => {
    const { city, money } = playerAt(table, other);
    return !city.includes(building) && priceAs(table, other, building, false) <= money;
  };
  const rival = othersOf(table, seat).find(wants);
  return rival === undefined ? [] : [fact("lastCopy", 1 + 0.3 * printed(building).cost, { seat: rival, ...buildingId(building) })];
}

function ofCraftsman(gains: readonly Gain[], seat: number): Fact[] {
  const made = gains.map(({ produced }) => sum(produced));
  const own = at(made, seat);
  const most = Math.max(...made.filter((_barrels, other) => other !== seat));
  if (own === 0) return [fact("othersMake", -2, { seat: made.indexOf(most) })];
  const found = [fact("makes", 0.7 * own, { n: own })];
  if (own > most) found.push(fact("makes.most", 1 + 0.6 * (own - most)));
  else if (most > own + 1) found.push(fact("othersMake", own - most, { seat: made.indexOf(most) }));
  return found;
}

function ofTrader(table: Table, seat: number, money: number): Fact[] {
  if (money <= 0) return [];
  const found = [fact("coins", 0.6 * money, { n: money })];
  const goods = GOODS.map((_id, good) => good).filter((good) => judgeSale(table, seat, good).why === undefined);
  const [dearest = NONE] = goods.toSorted((a, b) => saleOf(table, seat, b) - saleOf(table, seat, a));
  const rival = othersOf(table, seat).find((other) => dearest >= 0 && barrelsOf(playerAt(table, other), dearest) > 0);
  if (rival !== undefined && !table.house.includes(dearest)) found.push(fact("sells.before", 1.8, { seat: rival, ...goodId(dearest) }));
  if (freeHousePlaces(table) === 1) found.push(fact("lastSpace", 2.5));
  return [...found, ...ofMoney(table, seat, money)];
}

function ofCaptain(table: Table, gains: readonly Gain[], seat: number): Fact[] {
  const { points, lost } = must(gains[seat], "seat");
  const found: Fact[] = [];
  if (points > 0) found.push(fact("ships", points, { n: points }));
  const own = playerAt(table, seat);
  for (const other of othersOf(table, seat)) {
    const spoilt = sum(must(gains[other], "seat").lost);
    if (spoilt > 1) found.push(fact("spoils", 0.7 * spoilt, { seat: other }));
  }
  const shared = table.ships.find(
    ({ good, size, load }) =>
      good !== NONE &&
      barrelsOf(own, good) > 0 &&
      load < size &&
      rivalWith(table, seat, good) !== undefined &&
      isScarce(table, good, size - load),
  );
  if (shared !== undefined) found.push(fact("beforeFull", 2, goodId(shared.good)));
  if (sum(lost) > 1) found.push(fact("spoilsOwn", -0.8 * sum(lost)));
  return found;
}

const rivalWith = (table: Table, seat: number, good: number): number | undefined =>
  othersOf(table, seat).find((other) => barrelsOf(playerAt(table, other), good) > 0);

/** Whether all who have the good cannot ship it all. */
const isScarce = ({ players }: Table, good: number, room: number): boolean => sum(players.map((player) => barrelsOf(player, good))) > room;

// Plantations and workers.

function ofTile(table: Table, seat: number, tile: number): Fact[] {
  const { island, city } = playerAt(table, seat);
  const laid = island.filter((one) => one === tile).length;
  if (tile === QUARRY) return [fact("quarry", Math.max(0.5, 3.2 - 0.6 * laid) * Math.min(1, roundsLeft(table) / 4))];
  const found: Fact[] = [];
  const args = goodId(tile);
  if (circlesFor(city, tile) > laid) found.push(fact("fits", 3.5 + 0.2 * goodPrice(tile), args));
  else if (tile === GOODS.indexOf("corn")) found.push(fact("corn", 2.4 - 0.3 * laid));
  else if (laid === 0) found.push(fact("newKind", 1.5 + 0.3 * goodPrice(tile), args));
  else found.push(fact("moreOf", 0.6 + 0.2 * goodPrice(tile), args));
  const isOnly = table.faceUp.filter((one) => one === tile).length === 1;
  const wants = (other: number): boolean => {
    const player = playerAt(table, other);
    return isStillToCome(table, other) && circlesFor(player.city, tile) > player.island.filter((one) => one === tile).length;
  };
  const rival = isOnly ? othersOf(table, seat).find(wants) : undefined;
  if (rival !== undefined) found.push(fact("denies.tile", 1.6, { seat: rival }));
  return found;
}

function ofColonist({ phase }: Table, { island, city }: Player): Fact[] {
  if (phase === "hospice") return [fact("works.tile", 3, { tile: at(TILES, must(island.at(-1), "tile")) })];
  if (phase === "university") return [fact("works", 3, buildingId(must(city.at(-1), "building")))];
  return [fact("worker", 3)];
}

function ofPlace(player: Player, spot: number): Fact[] {
  const building = spot - KINDS;
  const good = building < 0 ? spot : printed(building).good;
  if (spot === QUARRY) return [fact("works.quarry", 2.4)];
  if (building >= 0 && good === NONE) return [fact("works", 3, buildingId(building))];
  return at(capacity(withWorker(player, spot)), good) > at(capacity(player), good)
    ? [fact("makes.more", 3 + 0.2 * goodPrice(good), goodId(good))]
    : [fact("half", 0.6, goodId(good))];
}

function withWorker(player: Player, spot: number): Player {
  const islandColonists = [...player.islandColonists];
  const cityColonists = [...player.cityColonists];
  if (spot < KINDS) islandColonists[player.island.findIndex((tile, place) => tile === spot && islandColonists[place] === 0)] = 1;
  else add(cityColonists, player.city.indexOf(spot - KINDS), 1);
  return { ...player, islandColonists, cityColonists };
}

// Buildings.

function ofBuilding(table: Table, seat: number, building: number): Fact[] {
  const player = playerAt(table, seat);
  const { id, good, points, large } = printed(building);
  const left = roundsLeft(table);
  const found = [fact("points", large ? 2.5 : 0.4 * points, { n: points })];
  const price = priceOf(table, seat, building);
  const spared = Math.min(mannedTiles(player, QUARRY), printed(building).column, costOf(table, building));
  if (spared > 0) found.push(fact("quarries", 0.7 * spared, { n: spared }));
  if (price === 0) found.push(fact("costsNothing", 1.2));
  if (good !== NONE) found.push(...ofPlant(player, good, left));
  const use = USES[id];
  if (use !== undefined) found.push(fact(`use.${use}`, 0.5 + Math.max(0, 0.4 * left * usefulness(player, use))));
  const bonus = LARGE.find((one) => one === id);
  if (bonus !== undefined) {
    const more = BONUS[bonus]({ ...player, city: [...player.city, building] });
    if (more > 0) found.push(fact("large", 1.2 * (points + more), { n: points + more }));
  }
  return [...found, ...ofLastCopy(table, seat, building), ...ofFullCity(player, building)];
}

function ofPlant(player: Player, good: number, left: number): Fact[] {
  const fields = player.island.filter((tile) => tile === good).length;
  const circles = circlesFor(player.city, good);
  const args = goodId(good);
  if (fields > circles) return [fact("plant", 1.5 + 0.3 * left * Math.min(2, fields - circles), args)];
  return circles === 0 ? [fact("plant.new", 0.8 + 0.2 * goodPrice(good), args)] : [fact("plant.more", 0.5, args)];
}

/** How much of a building's help a player can use. */
function usefulness(player: Player, use: string): number {
  const made = capacity(player);
  const kinds = made.filter((barrels) => barrels > 0).length;
  switch (use) {
    case "factory":
      return kinds >= 3 ? 1.6 : 0.5;
    case "harbor":
    case "wharf":
      return sum(made) >= 4 ? 1.6 : 0.7;
    case "market":
      return kinds > 0 ? 0.8 : 0.4;
    case "warehouse":
      return sum(made) >= 4 ? 0.8 : 0.4;
    default:
      return 0.6;
  }
}

const ofFullCity = (player: Player, building: number): Fact[] =>
  NUMBERS.citySpaces - citySpaces(player) - printed(building).spaces === 1 ? [fact("nearEnd", 0.8)] : [];

// Barrels.

function ofBarrel(table: Table, seat: number, good: number): Fact[] {
  const found = [fact("barrel", 0.3, goodId(good))];
  const price = goodPrice(good);
  if (!table.house.includes(good) && freeHousePlaces(table) > 0) found.push(fact("canSell", 0.5 + 0.6 * price, goodId(good)));
  if (shipsFor(table, good, barrelsOf(playerAt(table, seat), good) + 1) !== 0) found.push(fact("canShip", 1.2, goodId(good)));
  return found;
}

function ofSale(table: Table, seat: number, good: number): Fact[] {
  const n = saleOf(table, seat, good);
  const found = [fact("coins", 0.6 * n, { n })];
  const options = GOODS.map((_id, other) => other).filter((other) => other !== good && judgeSale(table, seat, other).why === undefined);
  if (options.length > 0 && options.every((other) => saleOf(table, seat, other) < n)) found.push(fact("sells.most", 1.5 + 0.3 * n));
  const waiting = othersOf(table, seat).filter((other) => isStillToCome(table, other));
  const isLast = freeHousePlaces(table) === 1;
  const shut = waiting.find((other) => GOODS.some((_id, of) => judgeSale(table, other, of).why === undefined));
  if (isLast && shut !== undefined) found.push(fact("fillsHouse", 3.5, { seat: shut }));
  const rival = waiting.find((other) => barrelsOf(playerAt(table, other), good) > 0 && !manned(playerAt(table, other), OFFICE));
  if (!isLast && rival !== undefined && !table.house.includes(good))
    found.push(fact("blocks", 1.5 + 0.4 * goodPrice(good), { seat: rival, ...goodId(good) }));
  return [...found, ...ofMoney(table, seat, n)];
}

/** Cheaper buildings are seldom what a player waits for. */
const DEAR = 4;
/** The building that the money is missing for, the most wanted one. */
function ofMoney(table: Table, seat: number, money: number): Fact[] {
  const { money: has, city } = playerAt(table, seat);
  const left = roundsLeft(table);
  let found: Fact[] = [];
  let most = 0.5;
  for (let building = 0; building < PRINTED.length; building++) {
    const price = priceAs(table, seat, building, false);
    if (city.includes(building) || table.stock[building] === 0 || price < DEAR || price <= has || price > has + money) continue;
    const wish = buildingWish(table, seat, building, price, left);
    if (wish <= most) continue;
    most = wish;
    found = [fact("affords", 1.5 + 0.6 * wish, { n: price - has, ...buildingId(building) })];
  }
  return found;
}

function ofLoad(view: View<PuertoRico>, move: Extract<Move, { type: "load" | "wharf" }>): Fact[] {
  const { table, seat } = view;
  const { good } = move;
  const verdict = judge(view, move);
  const { given, points } = verdict.why === undefined ? verdict : FREE;
  const player = playerAt(table, seat);
  const found = [fact("ships", 0.9 * points, { n: points })];
  if (captainBonus(table, seat) > 0) found.push(fact("first", 0.4));
  // What a ship takes has to be loaded.
  const dear = GOODS.map((_id, other) => other).find(
    (other) =>
      barrelsOf(player, other) > 0 &&
      goodPrice(other) >= goodPrice(good) + 2 &&
      !table.house.includes(other) &&
      shipsFor(table, other, barrelsOf(player, other)) === 0,
  );
  if (dear !== undefined) found.push(fact("keepsDear", 1.2, goodId(dear)));
  if (move.type === "wharf") {
    if (shipsFor(table, good, barrelsOf(player, good)) === 0) found.push(fact("noShip", 2.5));
    return found;
  }
  return [...found, ...ofShip(table, seat, good, move.ship, given)];
}

/** What a load changes for the others. */
function ofShip(table: Table, seat: number, good: number, ship: number, given: number): Fact[] {
  const { good: carried, size, load } = must(table.ships[ship], "ship");
  const room = freePlaces(must(table.ships[ship], "ship"));
  const found: Fact[] = [];
  const rival = rivalWith(table, seat, good);
  if (given === room && rival !== undefined)
    found.push(fact("shutsOut", 1.5 + 0.5 * barrelsOf(playerAt(table, rival), good), { seat: rival, ...goodId(good) }));
  else if (given === room) found.push(fact("fills", 1));
  else if (carried === good && rival !== undefined && isScarce(table, good, room)) found.push(fact("beforeFull", 1.5, goodId(good)));
  if (carried !== NONE) return found;
  const ships = table.ships.map((one, place) => (place === ship ? { size, good, load: load + given } : one));
  const after = { ...table, ships };
  let most = 1;
  let blocked: Fact[] = [];
  for (const other of othersOf(table, seat)) {
    for (const [of, barrels] of playerAt(table, other).goods.entries()) {
      if (barrels <= most || of === good || shipsFor(table, of, barrels) === 0 || shipsFor(after, of, barrels) !== 0) continue;
      most = barrels;
      blocked = [fact("blocksShip", 0.7 * barrels, { seat: other, ...goodId(of) })];
    }
  }
  return [...found, ...blocked];
}

function ofStorage(table: Table, seat: number, good: number, barrels: number): Fact[] {
  const open = openKinds(playerAt(table, seat), storedBy(table, seat));
  const others = GOODS.map((_id, other) => other).filter((other) => other !== good && (open & (1 << other)) !== 0);
  const isDearest = others.every((other) => goodPrice(other) < goodPrice(good));
  const found = [fact("kept", 0.5 + 0.1 * barrels, goodId(good))];
  if (others.length > 0 && isDearest) found.push(fact("dearest", 1.2, goodId(good)));
  const isMost = others.every((other) => barrelsOf(playerAt(table, seat), other) < barrels);
  if (barrels > 1 && others.length > 0 && isMost) found.push(fact("stores", 0.6 * barrels, { n: barrels }));
  return found;
}

// Passing.

function ofPass(table: Table, seat: number): Fact[] {
  const { phase } = table;
  if (phase === "lifting") return [fact("staffed", 1)];
  if (phase === "trader") return [fact("keepsBarrels", 1)];
  return phase === "builder" ? ofSaving(table, seat) : [fact("pass", 0.2)];
}

/** The building that a seat saves for. */
function ofSaving(table: Table, seat: number): Fact[] {
  const { money, city } = playerAt(table, seat);
  const left = roundsLeft(table);
  let found = fact("pass", 0.2);
  let most = 1;
  for (let building = 0; building < PRINTED.length; building++) {
    const price = priceAs(table, seat, building, false);
    if (city.includes(building) || table.stock[building] === 0 || price <= money || price > money + 4) continue;
    const wish = buildingWish(table, seat, building, price, left);
    if (wish <= most) continue;
    most = wish;
    found = fact("savesFor", 1 + 0.3 * wish, { n: price - money, ...buildingId(building) });
  }
  return [found];
}
