/** Why a seat may not make a move; undefined if it may, exactly for the moves that `moves` lists. */

import { at } from "../../core/base/checked.ts";
import type { View } from "../../core/contract/game.ts";
import { BUILDINGS, KIND_OF, NUMBERS } from "../catalog.ts";
import { takeable } from "../rules/pirates.ts";
import { canPay, priceOf } from "../rules/price.ts";
import { rowsToSail } from "../rules/ship.ts";
import { CHURCH_PRICE, churchTilesLeft } from "../rules/town/church.ts";
import { COVERING, FREE, footprint, groundOf, hasFreeField, OPEN_PIT, PERMIT, tradeOf } from "../rules/town/grid.ts";
import { BONUS_PRICE, type Bonus, bonusOf, possiblePrices } from "../rules/town/permits.ts";
import { placesFor, priceOfTarget } from "../rules/town/place.ts";
import { homesFor } from "../rules/town/settle.ts";
import { bidsOn, checkSite, OBSTACLES, type Obstacle, priceOfSite, type Site, sitesFor, tileInSupply } from "../rules/town/site.ts";
import { openSpaces, priceOfSpace } from "../rules/town/walls.ts";
import { BONUSES, displacedOf, type Elasund, GOLD, type Move, NONE, PERMITS, START_KINDS, type Table, toAct } from "../state.ts";
import { canBuild, canGive, canUseBonus, canUsePermit, hasWallPiece } from "./allowed.ts";
import { REFUSED, type Refusal, refusalOfPrice } from "./refusal.ts";

type V = View<Elasund>;
type Hand = readonly number[];

export function refusalOf(view: V, move: Move): Refusal | undefined {
  const { table, secret, seat } = view;
  const { hand } = secret;
  if (!toAct(table).includes(seat) || !asks(table, move)) return REFUSED.notAsked;
  switch (move.type) {
    case "sail":
      return refusalOfRow(table, move.row);
    case "give":
      return refusalOfGift(table, hand, move.card);
    case "take":
      return at(takeable(table), move.card) > 0 ? undefined : REFUSED.notGiven;
    case "build":
      return refusalOfKind(table, seat, hand, move.kind);
    case "wall":
      return refusalOfWall(table, seat, hand, move.space);
    case "church":
      return refusalOfChurch(table, hand);
    case "tile":
      return secret.tiles.includes(move.tile) ? undefined : REFUSED.notDrawn;
    case "settle":
      return refusalOfHome(table, seat, move.tile, move.field);
    case "permit":
      return refusalOfPermit(table, hand, bonusOf(table), move.value);
    case "put":
      return table.kind === NONE ? refusalOfPlace(table, hand, move.field) : refusalOfSite(view, move.field);
    case "pay":
      return refusalOfPayment(hand, move.card, priceOfTarget(table).same);
    case "bonus":
      return refusalOfBonus(table, hand, move.action);
    default:
      return undefined;
  }
}

/** Whether a move of this type answers what is asked now. */
function asks({ step, bonus }: Table, { type }: Move): boolean {
  if (type === "gold") return step === "permit" && bonus === NONE;
  return STEPS_OF[type].includes(step);
}
const STEPS_OF: Readonly<Record<Move["type"], readonly Table["step"][]>> = {
  roll: ["roll"],
  sail: ["ship"],
  give: ["pirates", "shortage"],
  take: ["tower"],
  build: ["build"],
  wall: ["build"],
  church: ["build"],
  tile: ["tile"],
  settle: ["settle"],
  gold: ["permit"],
  permit: ["permit"],
  put: ["where"],
  pay: ["pay"],
  bonus: ["bonus"],
  pass: ["build", "bonus"],
};

function refusalOfRow(table: Table, row: number): Refusal | undefined {
  if (row === table.ship) return REFUSED.sameRow;
  const rows = rowsToSail(table);
  if (rows.includes(row)) return undefined;
  return rows.length === 1 ? REFUSED.notRolled : REFUSED.twoRows;
}

/** A card to the pirates, or in a shortage of influence. */
function refusalOfGift(table: Table, hand: Hand, card: number): Refusal | undefined {
  if (canGive(table, hand, card)) return undefined;
  return card === GOLD && table.step === "shortage" ? REFUSED.notInfluence : REFUSED.notHeld;
}

function refusalOfKind(table: Table, seat: number, hand: Hand, kind: number): Refusal | undefined {
  if (canBuild(table, seat, hand, kind)) return undefined;
  if (kind < START_KINDS) return REFUSED.startBuilding;
  if (tileInSupply(table, seat, kind) === NONE) return REFUSED.noTileLeft;
  const { gold, permits } = at(BUILDINGS, kind);
  if (at(hand, GOLD) < gold) return refusalOfPrice(hand, priceOf(gold));
  const sites = sitesFor(table, seat, kind);
  return sites.length === 0 ? { why: "noSite", kind, permits } : refusalOfSites(hand, sites);
}

/** Among sites that the board allows: nothing if the hand pays for one of them, else what the cheapest lacks. */
function refusalOfSites(hand: Hand, sites: readonly Site[]): Refusal | undefined {
  if (sites.some((site) => canPay(hand, priceOfSite(site)))) return undefined;
  const prices = sites.map(priceOfSite);
  const held = at(hand, GOLD);
  const total = Math.min(...prices.map(({ gold }) => gold));
  return total > held ? { why: "siteGold", total, lack: total - held } : { why: "siteInfluence", same: NUMBERS.equalCost };
}

/** Among all sites that would cover a field: nothing if one is allowed and can be paid, else the refusal of the one nearest to it. */
export function refusalOfCovering({ table, secret: { hand }, seat }: V, field: number): Refusal | undefined {
  const { kind } = table;
  const ground = groundOf(table);
  const judged = at(at(COVERING, kind), field).map((site) => ({ site, result: checkSite(table, ground, seat, kind, site) }));
  const sites = judged.flatMap(({ result }) => (typeof result === "string" ? [] : [result]));
  if (sites.length > 0) return refusalOfSites(hand, sites);
  const obstacle = OBSTACLES.findLast((one) => judged.some(({ result }) => result === one)) ?? "outside";
  const bids = judged.flatMap(({ site, result }) =>
    result === obstacle && obstacle !== "outside" ? [bidsOn(table, ground, seat, kind, site)] : [],
  );
  // The most permits, then the most own ones, come nearest.
  const here = bids.sort((a, b) => b.permits - a.permits || b.own - b.best - (a.own - a.best))[0];
  return { ...siteRefusal(kind, obstacle), ...(here && { here }) };
}

const siteRefusal = (kind: number, obstacle: Obstacle): Extract<Refusal, { why: "site" }> => ({
  why: "site",
  obstacle,
  kind,
  permits: at(BUILDINGS, kind).permits,
});

function refusalOfSite({ table, secret: { hand }, seat }: V, field: number): Refusal | undefined {
  const judged = checkSite(table, groundOf(table), seat, table.kind, field);
  return typeof judged === "string" ? siteRefusal(table.kind, judged) : refusalOfPrice(hand, priceOfSite(judged));
}

function refusalOfWall(table: Table, seat: number, hand: Hand, space: number): Refusal | undefined {
  if (!hasWallPiece(table, seat)) return REFUSED.noWallPieceLeft;
  return openSpaces(table).includes(space) ? refusalOfPrice(hand, priceOfSpace(space)) : REFUSED.noWallBeside;
}

const refusalOfChurch = (table: Table, hand: Hand): Refusal | undefined =>
  churchTilesLeft(table) === 0 ? REFUSED.churchComplete : refusalOfPrice(hand, CHURCH_PRICE);

function refusalOfHome(table: Table, seat: number, tile: number, field: number): Refusal | undefined {
  if (!displacedOf(table, seat).includes(tile)) return REFUSED.notDisplaced;
  return homesFor(table, at(KIND_OF, tile)).includes(field) ? undefined : REFUSED.noHome;
}

/** Why a start building cannot be placed by a click on this field: undefined if a home covers it. */
export function refusalOfHomeOn(table: Table, kind: number, field: number): Refusal | undefined {
  if (homesFor(table, kind).some((home) => footprint(kind, home).includes(field))) return undefined;
  return takenBy(table, field) ?? (tradeOf(table, field) > 0 ? REFUSED.onTrade : { why: "noRoom", kind });
}

/** What lies on a field, if it is not free. */
function takenBy(table: Table, field: number): Refusal | undefined {
  const there = at(groundOf(table), field);
  if (there === FREE) return undefined;
  return { why: "notFree", by: there >= PERMIT ? "permit" : there >= 0 ? "building" : there === OPEN_PIT ? "pit" : "church" };
}

/** A permit that the permit step places, or that a bonus action moves, adds or raises another to. */
function refusalOfPermit(table: Table, hand: Hand, bonus: Bonus | undefined, value: number): Refusal | undefined {
  if (canUsePermit(table, hand, bonus, value, hasFreeField(table))) return undefined;
  const fromBoard = bonus === "move";
  if ((table.permits[table.turn * PERMITS + value] === NONE) === fromBoard) return fromBoard ? REFUSED.inSupply : REFUSED.onBoard;
  if (bonus === "upgrade") return REFUSED.noLowerPermit;
  const [price] = possiblePrices(table, bonus, value);
  return price === undefined ? REFUSED.noFreeField : refusalOfPrice(hand, price);
}

/** Why the chosen permit cannot go there. */
function refusalOfPlace(table: Table, hand: Hand, field: number): Refusal | undefined {
  const bonus = bonusOf(table);
  const place = placesFor(table).find(({ fields }) => fields.includes(field));
  if (place !== undefined) return refusalOfPrice(hand, place.price);
  return bonus === "upgrade" ? { why: "notLower", value: table.permit } : takenBy(table, field);
}

function refusalOfPayment(hand: Hand, card: number, count: number): Refusal | undefined {
  if (card === GOLD) return REFUSED.notInfluence;
  return at(hand, card) < count ? { why: "fewCards", count } : undefined;
}

function refusalOfBonus(table: Table, hand: Hand, action: number): Refusal | undefined {
  if (canUseBonus(table, hand, action)) return undefined;
  return refusalOfPrice(hand, BONUS_PRICE[at(BONUSES, action)]) ?? { why: "noPermit", action };
}
