/** Why a move is not allowed, with the numbers a sentence about it needs. */
import { at } from "../../core/base/checked.ts";
import { canPay, type Price } from "../rules/price.ts";
import type { Bids, Obstacle } from "../rules/town/site.ts";
import { GOLD } from "../state.ts";

/** Reasons without numbers. */
const PLAIN = [
  "notAsked", // of this seat, or in this step
  "sameRow", // the ship may not stay
  "twoRows", // the ship goes exactly two rows on
  "notRolled", // the dice name another row
  "notHeld", // no such card in the hand
  "notInfluence", // gold where influence is asked for
  "notGiven", // no such card among those a tower may take
  "startBuilding", // never built, only put back
  "noTileLeft",
  "noWallPieceLeft",
  "noWallBeside", // the space is taken, or beside it lies neither a gate nor a wall piece
  "churchComplete",
  "notDrawn", // not one of the two first church tiles
  "notDisplaced",
  "noHome", // not on free fields without trade
  "onTrade", // a start building never goes on a trade field
  "onBoard", // the permit should come from the supply
  "inSupply", // the permit should come from the board
  "noFreeField", // anywhere
  "noLowerPermit", // on the board that could be raised and paid for
] as const;
type Plain = (typeof PLAIN)[number];

export type Refusal =
  | { readonly why: Plain }
  /** A price in gold that the hand cannot pay; `siteGold`: on the cheapest site, the permits of others included. */
  | { readonly why: "gold" | "siteGold"; readonly total: number; readonly lack: number }
  /** Influence cards of one colour, or of each colour, that the hand does not have. */
  | { readonly why: "influence"; readonly same: number; readonly each: number }
  /** Gold would do, but every site in reach costs influence of one colour. */
  | { readonly why: "siteInfluence"; readonly same: number }
  /** Too few cards of this colour. */
  | { readonly why: "fewCards"; readonly count: number }
  /** The kind has no site; it needs this many permits. */
  | { readonly why: "noSite"; readonly kind: number; readonly permits: number }
  /** The building may not be built there; `here`: the permits on the site that comes nearest to being one. */
  | { readonly why: "site"; readonly obstacle: Obstacle; readonly kind: number; readonly permits: number; readonly here?: Bids }
  /** Something lies on this field. */
  | { readonly why: "notFree"; readonly by: "building" | "permit" | "church" | "pit" }
  /** The start building does not fit on the free fields here. */
  | { readonly why: "noRoom"; readonly kind: number }
  /** Only a permit below this value can be raised to it. */
  | { readonly why: "notLower"; readonly value: number }
  /** The bonus action could be paid, but no permit can be used for it. */
  | { readonly why: "noPermit"; readonly action: number };

/** One object for each refusal: listing moves asks for many. */
export const REFUSED = Object.fromEntries(PLAIN.map((why) => [why, { why }])) as { readonly [W in Plain]: { readonly why: W } };

/** What the hand lacks of a price, gold first. */
export function refusalOfPrice(hand: readonly number[], price: Price): Refusal | undefined {
  if (canPay(hand, price)) return undefined;
  const { gold, same, each } = price;
  const held = at(hand, GOLD);
  return held < gold ? { why: "gold", total: gold, lack: gold - held } : { why: "influence", same, each };
}
