/** What a move does, as its player can see: the facts that a hint, an analysis and the answer of a puzzle give as reasons. */

import { at, must } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import { type Fact, fact } from "../core/contract/reasons.ts";
import { BUILDINGS, CHURCH, DICE_ROWS, HARBOUR, KIND_OF, NUMBERS, TRADE_CUBES, waysToRoll } from "./catalog.ts";
import { offerOf } from "./offers/offer.ts";
import { influenceOf, sum } from "./rules/fast-counts.ts";
import { chanceOfSite, changesBy, couldWinNext } from "./rules/forecast.ts";
import { isPirate } from "./rules/pirates.ts";
import { canPay } from "./rules/price.ts";
import { churchTilesLeft } from "./rules/town/church.ts";
import { columnOf, footprint, groundOf, rowOf, tradeOf } from "./rules/town/grid.ts";
import { bonusOf } from "./rules/town/permits.ts";
import { priceOfSite, type Site, seatOfPermit, siteAt, sitesFor } from "./rules/town/site.ts";
import { nextPiece, pieceOf, seatOfPiece, sideOf } from "./rules/town/walls.ts";
import { BONUSES, CARDS, type Elasund, GOLD, KINDS, type Move, NONE, PERMITS, START_KINDS, type Table } from "./state.ts";

type Hand = readonly number[];

const WIN = 100;
const THREAT = 60;
const CUBE = 6;
/** A card a roll, as long as the match is young. */
const INCOME = 14;
/** The number of dice that a seat may well expect. */
const OFTEN = 5;

const colour = (card: number): Fact["args"] => ({ card: at(CARDS, card) });
const othersOf = ({ cubes }: Table, seat: number): number[] => cubes.flatMap((_left, other) => (other === seat ? [] : [other]));

export function facts(view: View<Elasund>, move: Move): readonly Fact[] {
  const { table, seat, secret } = view;
  const { hand } = secret;
  switch (move.type) {
    case "roll":
      return [fact("only", 0.1)];
    case "sail":
      return ofRow(view, move);
    case "give":
      return ofGift(hand, move.card);
    case "take":
      return ofCard(hand, move.card);
    case "build":
      return ofKind(table, seat, hand, move.kind);
    case "wall":
      return ofWall(table, seat, move.space);
    case "church":
      return ofChurch(table, seat);
    case "tile":
      return [fact("cube", CUBE), fact("church.place", 1)];
    case "settle":
      return [ofIncomeRow(move.field, 1), ...ofTrade(table, move.field)];
    case "gold":
      return ofGold(table, seat, hand, NUMBERS.goldTaken);
    case "permit":
      return ofPermit(table, move.value);
    case "put":
      return table.kind === NONE ? ofPlace(view, move.field) : ofSite(table, seat, table.kind, move.field);
    case "pay":
      return ofPayment(table, seat, hand, move.card);
    case "bonus":
      return ofBonus(view, move.action);
    case "pass":
      return ofPass(table, seat, hand);
  }
}

/** Cards that the ship brings, or that pirates take. */
function ofRow(view: View<Elasund>, move: Extract<Move, { type: "sail" }>): Fact[] {
  const { table, seat } = view;
  const { gains } = offerOf(view, move);
  const own = at(gains, seat);
  const found: Fact[] = [];
  if (isPirate(table)) {
    const [rival = NONE] = othersOf(table, seat).toSorted((a, b) => at(gains, b).gives - at(gains, a).gives);
    const taken = rival < 0 ? 0 : at(gains, rival).gives;
    if (taken > 0) found.push(fact("raids", 1.5 * taken, { seat: rival, n: taken }));
    found.push(own.gives === 0 ? fact("spared", 2) : fact("raided", -1.5 * own.gives, { n: own.gives }));
    return found;
  }
  if (own.gold > 0) found.push(fact("earns.gold", 2 * own.gold, { n: own.gold }));
  if (own.influence > 0) found.push(fact("earns.influence", 1.8 * own.influence, { n: own.influence }));
  const others = othersOf(table, seat).map((other) => at(gains, other).gold + at(gains, other).influence);
  if (sum(others) === 0) found.push(fact("nobodyElse", 1.5));
  const most = Math.max(...others);
  if (most > own.gold + own.influence) found.push(fact("othersEarn", -most, { seat: at(othersOf(table, seat), others.indexOf(most)) }));
  return found.some(({ weight }) => weight > 0) ? found : [...found, fact("leastHarm", 0.5)];
}

/** The card that is missed least. */
function ofGift(hand: Hand, card: number): Fact[] {
  const found = [fact("gives", 0.3)];
  if (card !== GOLD && at(hand, GOLD) > 0) found.push(fact("keepsGold", 2));
  if (card !== GOLD && isMost(hand, card)) found.push(fact("hasMost", 1.5, colour(card)));
  const left = hand.map((count, of) => (of === card ? count - 1 : count));
  if (card !== GOLD && hasEach(left)) found.push(fact("keepsEach", 2.2));
  return found;
}

/** It is among the influence colours of which the hand has most. */
const isMost = (hand: Hand, card: number): boolean => hand.every((count, of) => of === GOLD || of === card || count <= at(hand, card));
const hasEach = (hand: Hand): boolean => hand.every((count, card) => card === GOLD || count >= NUMBERS.differentCost);
const mostOf = (hand: Hand): number => Math.max(...hand.slice(GOLD + 1));

/** A card that comes into the hand. */
function ofCard(hand: Hand, card: number): Fact[] {
  if (card === GOLD) return [fact("takesGold", 2)];
  const then = hand.map((count, of) => (of === card ? count + 1 : count));
  const found = [fact("takesInfluence", 1)];
  if (hasEach(then) && !hasEach(hand)) found.push(fact("completesEach", 3));
  if (mostOf(then) >= NUMBERS.pairCost && mostOf(hand) < NUMBERS.pairCost) found.push(fact("completesPair", 2));
  return found;
}

// Builds.

/** The best site that the hand pays for. */
function ofKind(table: Table, seat: number, hand: Hand, kind: number): Fact[] {
  const payable = sitesFor(table, seat, kind).filter((site) => canPay(hand, priceOfSite(site)));
  const [best] = payable.map((site) => factsOfSite(table, seat, site)).sort((a, b) => weightOf(b) - weightOf(a));
  return best ?? [];
}

const weightOf = (facts: readonly Fact[]): number => facts.reduce((all, { weight }) => all + weight, 0);

function ofSite(table: Table, seat: number, kind: number, field: number): Fact[] {
  const site = siteAt(table, groundOf(table), seat, kind, field);
  return site === undefined ? [] : factsOfSite(table, seat, site);
}

function factsOfSite(table: Table, seat: number, site: Site): Fact[] {
  const { kind, field, compensation } = site;
  const changes = changesBy(table, seat, site);
  const { cubes, trade } = at(changes, seat);
  if (cubes >= at(table.cubes, seat)) return [fact("wins", WIN)];
  const found = ofCubes(cubes);
  if (at(BUILDINGS, kind).income !== "none") found.push(ofIncomeRow(field, kind));
  if (trade > 0) found.push(...ofTradePoints(at(table.trade, seat), trade));
  for (const [other, change] of changes.entries()) {
    if (other === seat || change.tiles.length === 0) continue;
    const [tile] = change.tiles;
    const args = { seat: other, kind: at(KINDS, at(KIND_OF, must(tile, "tile"))) };
    found.push(fact(change.cubes < 0 ? "displaces.cube" : "displaces", change.cubes < 0 ? CUBE : 3, args));
  }
  if (at(changes, seat).tiles.length > 0) found.push(fact("displacesOwn", -3));
  const paid = sum(compensation);
  const payee = compensation.findIndex((gold) => gold > 0);
  if (paid > 0) found.push(fact("paysOthers", -paid, { seat: payee, n: paid }));
  else if (site.permits.every((permit) => seatOfPermit(permit) === seat)) found.push(fact("paysNobody", 1));
  return [...found, ...ofRivals(table, seat, site), ...ofSpentPermits(site, seat)];
}

/** A cube comes nearer to the goal. */
const ofCubes = (cubes: number): Fact[] =>
  cubes > 1 ? [fact("cubes", CUBE * cubes, { n: cubes })] : cubes === 1 ? [fact("cube", CUBE)] : [];

/** How often a building there pays: the row of it that the dice bring most. */
function ofIncomeRow(field: number, kind: number): Fact {
  const north = rowOf(field);
  const rows = DICE_ROWS.slice(north, north + at(BUILDINGS, kind).height);
  const row = rows.reduce((best, dice) => (waysToRoll(dice) > waysToRoll(best) ? dice : best), at(rows, 0));
  const what = at(BUILDINGS, kind).income === "gold" ? "pays.gold" : "pays.influence";
  return fact(waysToRoll(row) >= OFTEN - 1 ? what : "pays.seldom", INCOME * chanceOfSite(kind, field), { n: row });
}

function ofTradePoints(points: number, trade: number): Fact[] {
  const mark = TRADE_CUBES.find((one) => one > points);
  if (mark !== undefined && points + trade >= mark) return [fact("trade.cube", 3)];
  return [fact("trade", 2 + 0.5 * trade)];
}

const ofTrade = (table: Table, field: number): Fact[] => (tradeOf(table, field) > 0 ? [fact("trade", 1)] : []);

/** The site, or the displaced building, was what another seat could have won with. */
function ofRivals(table: Table, seat: number, { permits, tiles }: Site): Fact[] {
  const taken = new Set(permits);
  const after: Table = {
    ...table,
    permits: table.permits.map((field, permit) => (taken.has(permit) ? NONE : field)),
    cubes: table.cubes.map((left, other) => left + tiles.filter((tile) => table.owners[tile] === other).length),
  };
  const stopped = othersOf(table, seat).find((other) => couldWinNext(table, other) && !couldWinNext(after, other));
  return stopped === undefined ? [] : [fact("stops", THREAT, { seat: stopped })];
}

/** Permits of others go back to them: what they planned there is over. */
function ofSpentPermits({ permits }: Site, seat: number): Fact[] {
  const foreign = permits.find((permit) => seatOfPermit(permit) !== seat);
  return foreign === undefined ? [] : [fact("clears", 1.5, { seat: seatOfPermit(foreign) })];
}

function ofWall(table: Table, seat: number, space: number): Fact[] {
  const piece = nextPiece(table, seat);
  const { tower, influence } = pieceOf(piece);
  if (tower) return at(table.cubes, seat) === 1 ? [fact("wins", WIN)] : [fact("tower", CUBE + 1)];
  const found = [fact("wall.influence", 1.5 * influence, { n: influence })];
  const next = piece + 1;
  if (seatOfPiece(next) === seat && pieceOf(next).tower) found.push(fact("towardsTower", 2.5));
  return sideOf(space) === "east" ? found : [...found, fact("wall.cheap", 0.5)];
}

function ofChurch(table: Table, seat: number): Fact[] {
  if (at(table.cubes, seat) === 1) return [fact("wins", WIN)];
  const left = churchTilesLeft(table);
  if (left === CHURCH.tiles) return [fact("church.first", CUBE + 2)];
  return [fact("cube", CUBE), fact(left === 1 ? "church.last" : "church", 2.5)];
}

// Permits.

const ofPermit = (table: Table, value: number): Fact[] => {
  const bonus = bonusOf(table);
  if (bonus === "upgrade") return [fact("outbids", 1)];
  return [value === 0 ? fact("permit.free", 1) : fact("permit", 0.5)];
};

/** What a permit makes possible on its field. */
function ofPlace(view: View<Elasund>, field: number): Fact[] {
  const { table, seat } = view;
  const after = withPermit(table, seat, field);
  const found: Fact[] = [];
  const kind = bestNewKind(table, after, seat, field);
  if (kind !== NONE) found.push(fact("site", 2 + 3 * at(BUILDINGS, kind).flags.length, { kind: at(KINDS, kind) }));
  const rival = blockedBy(table, after, seat, field);
  if (rival !== NONE) found.push(fact("blocks", 2.5, { seat: rival }));
  const dice = at(DICE_ROWS, rowOf(field));
  if (waysToRoll(dice) >= OFTEN - 1) found.push(fact("row", 1 + 0.4 * waysToRoll(dice), { n: dice }));
  if (tradeOf(table, field) > 0) found.push(fact(columnOf(field) === HARBOUR.column ? "harbour" : "gate", 1.5 * tradeOf(table, field)));
  if (table.permit > 0 && othersNear(table, seat, field)) found.push(fact("war", 1.4));
  return found.length > 0 ? found : [fact("space", 0.5)];
}

function withPermit(table: Table, seat: number, field: number): Table {
  const permits = [...table.permits];
  if (bonusOf(table) === "upgrade") {
    const from = permits.indexOf(field, seat * PERMITS);
    if (from >= 0) permits[from] = NONE;
  }
  permits[seat * PERMITS + table.permit] = field;
  return { ...table, permits };
}

/** The building with the most flags that the seat can build over the field then, and could not before. */
function bestNewKind(before: Table, after: Table, seat: number, field: number): number {
  const open = (table: Table, kind: number): boolean =>
    sitesFor(table, seat, kind).some((site) => footprint(kind, site.field).includes(field));
  const kinds = BUILDINGS.map((_building, kind) => kind).filter((kind) => kind >= START_KINDS && open(after, kind) && !open(before, kind));
  const [best = NONE] = kinds.toSorted((a, b) => at(BUILDINGS, b).flags.length - at(BUILDINGS, a).flags.length || b - a);
  return best;
}

/** A seat that could have built over the field, and cannot any more. */
function blockedBy(before: Table, after: Table, seat: number, field: number): number {
  const count = (table: Table, other: number): number =>
    BUILDINGS.reduce(
      (all, { flags }, kind) =>
        kind < START_KINDS || flags.length === 0
          ? all
          : all + sitesFor(table, other, kind).filter((site) => footprint(kind, site.field).includes(field)).length,
      0,
    );
  // The field was free, so a site of another seat there had its permits beside it.
  return othersOf(before, seat).find((other) => count(before, other) > count(after, other)) ?? NONE;
}

const othersNear = ({ permits }: Table, seat: number, field: number): boolean =>
  permits.some(
    (there, permit) =>
      there !== NONE &&
      seatOfPermit(permit) !== seat &&
      Math.abs(rowOf(there) - rowOf(field)) <= 1 &&
      Math.abs(columnOf(there) - columnOf(field)) <= 1,
  );

function ofPayment(table: Table, seat: number, hand: Hand, card: number): Fact[] {
  const found = isMost(hand, card) ? [fact("hasMost", 1, colour(card))] : [fact("pays", 0.2)];
  return table.kind === NONE
    ? [...found, ...ofPlace({ table, seat, secret: NO_SECRET }, table.target)]
    : [...found, ...ofSite(table, seat, table.kind, table.target)];
}
const NO_SECRET = { hand: [], laid: [], tiles: [], under: NONE };

// Gold and influence.

/** The build that the gold is missing for. */
function ofGold(table: Table, seat: number, hand: Hand, gold: number): Fact[] {
  const has = at(hand, GOLD);
  const found = [fact("gold", 0.3, { n: gold })];
  let most = 0;
  let missing: Fact | undefined;
  const consider = (kind: string, worth: number, price: number, args: Fact["args"]): void => {
    if (price <= has || price > has + gold || worth <= most) return;
    most = worth;
    missing = fact(kind, 2 + 0.3 * worth, { ...args, n: price - has });
  };
  for (const [kind, { flags }] of BUILDINGS.entries()) {
    if (kind < START_KINDS) continue;
    for (const site of sitesFor(table, seat, kind))
      consider("affords", 1 + CUBE * flags.length, priceOfSite(site).gold, { kind: at(KINDS, kind) });
  }
  if (churchTilesLeft(table) > 0) consider("affords.church", CUBE, CHURCH.gold, {});
  return missing === undefined ? found : [...found, missing];
}

function ofBonus(view: View<Elasund>, action: number): Fact[] {
  const { table, seat, secret } = view;
  const { hand } = secret;
  const bonus = must(BONUSES[action], "bonus");
  const found = influenceOf(hand) > MUCH_INFLUENCE ? [fact("spare", 2)] : [];
  if (bonus === "gold") return [...found, ...ofGold(table, seat, hand, NUMBERS.goldTaken)];
  return [...found, fact(`bonus.${bonus}`, 1.2)];
}
/** More influence than this is more than a seat can use soon, and pirates take of it. */
const MUCH_INFLUENCE = 5;

function ofPass(table: Table, seat: number, hand: Hand): Fact[] {
  if (table.step === "bonus") return [fact("keepsInfluence", 1)];
  const gold = at(hand, GOLD);
  const found = [fact("pass", 0.2)];
  const wanted = BUILDINGS.findLastIndex(
    ({ flags }, kind) =>
      kind >= START_KINDS && flags.length > 0 && sitesFor(table, seat, kind).some((site) => priceOfSite(site).gold > gold),
  );
  if (wanted >= 0) {
    const price = Math.min(...sitesFor(table, seat, wanted).map((site) => priceOfSite(site).gold));
    found.push(fact("savesFor", 2, { kind: at(KINDS, wanted), n: Math.max(1, price - gold) }));
  } else if (gold >= CHURCH.gold - 3 && gold < CHURCH.gold && churchTilesLeft(table) > 0) {
    found.push(fact("savesFor.church", 2, { n: CHURCH.gold - gold }));
  } else if (gold > 0) found.push(fact("keepsForPermit", 0.8));
  return found;
}
