/** Whether a seat may make a move, and if not, why not. `moves` lists what is not refused; nothing else decides what is legal. */
import type { View } from "../../core/game.ts";
import { BUILDINGS, KIND_OF, NUMBERS } from "../catalog.ts";
import { takeable } from "../pirates.ts";
import { canPay, priceOf } from "../price.ts";
import { rowsToSail } from "../ship.ts";
import { BONUSES, displacedOf, type Elasund, GOLD, type Move, NONE, PERMITS, START_KINDS, type Table, toAct } from "../state.ts";
import { CHURCH_PRICE, churchTilesLeft } from "../town/church.ts";
import { footprint, type Ground, groundOf } from "../town/grid.ts";
import { BONUS_PRICE, type Bonus, bonusOf, permitsFor, possiblePrices } from "../town/permits.ts";
import { placesFor, priceOfTarget } from "../town/place.ts";
import { homesFor } from "../town/settle.ts";
import { judgeSite, OBSTACLES, type Obstacle, priceOfSite, type Site, sitesFor, tileInSupply } from "../town/site.ts";
import { nextPiece, openSpaces, priceOfSpace } from "../town/walls.ts";
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
      return takeable(table)[move.card]! > 0 ? undefined : REFUSED.notGiven;
    case "build":
      return refusalOfKind(table, seat, hand, move.kind, groundOf(table));
    case "wall":
      return (
        refusalOfWall(table, seat) ?? (openSpaces(table).includes(move.space) ? refusalOfSpace(hand, move.space) : REFUSED.noWallBeside)
      );
    case "church":
      return refusalOfChurch(table, hand);
    case "tile":
      return secret.tiles.includes(move.tile) ? undefined : REFUSED.notDrawn;
    case "settle":
      return refusalOfHome(table, seat, move.tile, move.field);
    case "permit":
      return refusalOfPermit(table, hand, bonusOf(table), move.value, groundOf(table));
    case "put":
      return table.kind === NONE ? refusalOfPlace(table, hand, move.field) : refusalOfSite(view, move.field);
    case "pay":
      return refusalOfPayment(hand, move.card, priceOfTarget(table).same);
    case "bonus":
      return refusalOfBonus(table, hand, move.action, groundOf(table));
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
export function refusalOfGift({ step }: Table, hand: Hand, card: number): Refusal | undefined {
  if (card === GOLD && step === "shortage") return REFUSED.notInfluence;
  return hand[card]! > 0 ? undefined : REFUSED.notHeld;
}

export function refusalOfKind(table: Table, seat: number, hand: Hand, kind: number, ground: Ground): Refusal | undefined {
  if (kind < START_KINDS) return REFUSED.startBuilding;
  if (tileInSupply(table, seat, kind) === NONE) return REFUSED.noTileLeft;
  const { gold, permits } = BUILDINGS[kind]!;
  if (hand[GOLD]! < gold) return refusalOfPrice(hand, priceOf(gold));
  const sites = sitesFor(table, seat, kind, ground);
  return sites.length === 0 ? { why: "noSite", kind, permits } : refusalOfSites(hand, sites);
}

/** Of sites that the board allows: whether the hand pays for one of them, else what the cheapest lacks. */
function refusalOfSites(hand: Hand, sites: readonly Site[]): Refusal | undefined {
  if (sites.some((site) => canPay(hand, priceOfSite(site)))) return undefined;
  const prices = sites.map(priceOfSite);
  const held = hand[GOLD]!;
  const total = Math.min(...prices.map(({ gold }) => gold));
  return total > held ? { why: "siteGold", total, lack: total - held } : { why: "siteInfluence", same: NUMBERS.equalCost };
}

/** The board allows no site for any reason that the sites over a field have in common; of several obstacles the last to overcome. */
export function refusalOfCovering({ table, secret: { hand }, seat }: V, field: number): Refusal | undefined {
  const { kind } = table;
  const ground = groundOf(table);
  const judged = footprint(kind, 0).flatMap((step) => (field >= step ? [judgeSite(table, ground, seat, kind, field - step)] : []));
  const sites = judged.filter((one) => typeof one !== "string");
  if (sites.length > 0) return refusalOfSites(hand, sites);
  return siteRefusal(kind, OBSTACLES.findLast((obstacle) => judged.includes(obstacle)) ?? "outside");
}

const siteRefusal = (kind: number, obstacle: Obstacle): Refusal => ({ why: "site", obstacle, kind, permits: BUILDINGS[kind]!.permits });

function refusalOfSite({ table, secret: { hand }, seat }: V, field: number): Refusal | undefined {
  const judged = judgeSite(table, groundOf(table), seat, table.kind, field);
  return typeof judged === "string" ? siteRefusal(table.kind, judged) : refusalOfPrice(hand, priceOfSite(judged));
}

export const refusalOfWall = (table: Table, seat: number): Refusal | undefined =>
  nextPiece(table, seat) === NONE ? REFUSED.noWallPieceLeft : undefined;

/** Of a space that touches the wall. */
export const refusalOfSpace = (hand: Hand, space: number): Refusal | undefined => refusalOfPrice(hand, priceOfSpace(space));

export const refusalOfChurch = (table: Table, hand: Hand): Refusal | undefined =>
  churchTilesLeft(table) === 0 ? REFUSED.churchComplete : refusalOfPrice(hand, CHURCH_PRICE);

function refusalOfHome(table: Table, seat: number, tile: number, field: number): Refusal | undefined {
  if (!displacedOf(table, seat).includes(tile)) return REFUSED.notDisplaced;
  return homesFor(table, KIND_OF[tile]!).includes(field) ? undefined : REFUSED.noHome;
}

/** A permit of the third step, or one that a bonus action moves, adds, or raises another to. */
export function refusalOfPermit(table: Table, hand: Hand, bonus: Bonus | undefined, value: number, ground: Ground): Refusal | undefined {
  const fromBoard = bonus === "move";
  if ((table.permits[table.turn * PERMITS + value] === NONE) === fromBoard) return fromBoard ? REFUSED.inSupply : REFUSED.onBoard;
  const prices = possiblePrices(table, ground, bonus, value);
  if (prices.some((price) => canPay(hand, price))) return undefined;
  if (bonus === "upgrade") return REFUSED.noLowerPermit;
  return prices.length === 0 ? REFUSED.noFreeField : refusalOfPrice(hand, prices[0]!);
}

/** Where the chosen permit goes. */
function refusalOfPlace(table: Table, hand: Hand, field: number): Refusal | undefined {
  const bonus = bonusOf(table);
  const place = placesFor(table).find(({ fields }) => fields.includes(field));
  if (place !== undefined) return refusalOfPrice(hand, place.price);
  return bonus === "upgrade" ? { why: "notLower", value: table.permit } : REFUSED.notFree;
}

function refusalOfPayment(hand: Hand, card: number, count: number): Refusal | undefined {
  if (card === GOLD) return REFUSED.notInfluence;
  return hand[card]! < count ? { why: "fewCards", count } : undefined;
}

export function refusalOfBonus(table: Table, hand: Hand, action: number, ground: Ground): Refusal | undefined {
  const bonus = BONUSES[action]!;
  const dear = refusalOfPrice(hand, BONUS_PRICE[bonus]);
  if (dear !== undefined || bonus === "gold") return dear;
  const usable = permitsFor(table, bonus).some((value) => refusalOfPermit(table, hand, bonus, value, ground) === undefined);
  return usable ? undefined : { why: "noPermit", action };
}
