/**
 * The state of Elasund. Pieces have fixed numbers, and arrays by piece say where each one is, so a moved piece is one
 * number of a patch. `field` = row * COLS + column: rows from the north (dice 2-6, then 8-12), columns from the sea.
 * `tile` = seat * OWN_KINDS + kind for coloured buildings, then the neutral ones kind by kind. Seats sit clockwise.
 */
import { schema, t } from "@colyseus/schema";
import { must } from "../core/base/checked.ts";
import type { Luck } from "../core/base/random.ts";
import type { Picked, Plain, Shape } from "../core/contract/game.ts";

/** In the numbering of the core; without a choice a seat has the colour of its number. */
export const COLOURS = ["blue", "red", "yellow", "green"] as const;
/** Gold first, so that a card is also one of the three influence colours if it is above GOLD. */
export const CARDS = ["gold", "green", "blue", "red"] as const;
/** The first four in each player's colour, the first two of those with a totem; the three large ones do the same. */
export const KINDS = ["hut", "huts", "trader", "craftsman", "well", "market", "merchant", "inn", "large"] as const;
export const BONUSES = ["move", "upgrade", "extra", "gold"] as const;
/** Why cards are drawn: by the buildings in the row, for a wall piece, instead of a permit, as a bonus. */
export const SOURCES = ["income", "wall", "gold", "bonus"] as const;
/**
 * What is asked now. Which step comes next never depends on a hand, or it would reveal part of it: a seat that cannot pay
 * for a bonus is asked all the same.
 */
export const STEPS = [
  "roll",
  "ship", // which row, after a repeat or a 7
  "pirates", // owners of cubes in the row lay cards face down, all at once
  "tower", // a given card for each tower
  "shortage", // of influence: every seat lays half of it face down, all at once
  "build", // what: a building, a wall piece, a church tile, or no more
  "tile", // which of the two first church tiles
  "settle", // where a displaced start building goes, by its owner
  "permit", // two gold or which permit; with a bonus chosen: which permit it is for
  "where", // the field of the chosen building or permit
  "pay", // the influence colour that place costs
  "bonus", // which bonus action, or none
  "over",
] as const;
export type Kind = (typeof KINDS)[number];
export type Source = (typeof SOURCES)[number];
export type Step = (typeof STEPS)[number];

/** Values per option, the default first. */
export const OPTIONS = {
  reward: ["all", "others"], // whose given cards a tower's owner may take
  cubes: [10, 7], // to win
  start: ["even", "staggered"], // gold at the start: equal, or one more for each seat after the first
} as const;

export const COLS = 9;
export const GOLD = 0;
export const OWN_KINDS = 4;
export const START_KINDS = 2;
export const PERMITS = 5;

/** No seat, no field, nothing chosen; for a piece: in its supply. */
export const NONE = -1;
/** A start building taken off the board, to be put back before the turn continues. */
export const DISPLACED = -2;
/** A piece that is out of the game. */
export const GONE = -3;

export const Table = schema(
  {
    // The turn
    step: t.string<Step>(), // what is asked now
    turn: t.number(), // seat whose turn it is; when over, who moved last, the winner if there is one
    built: t.number(), // builds made this turn, 0 to 2
    idle: t.number(), // turns since the last build
    kind: t.number(), // building chosen to be built, index of KINDS, or NONE
    bonus: t.number(), // bonus action chosen, index of BONUSES, or NONE
    permit: t.number(), // value of the permit chosen to be placed, or NONE
    target: t.number(), // field chosen while its price is asked, or NONE
    takes: t.number(), // given cards the turn may still take for its towers
    // The match
    reward: t.string<(typeof OPTIONS.reward)[number]>(), // option
    goal: t.number(), // option: cubes each seat started with
    rules: t.number(), // version the match is played by; absent in the first
    // The board
    dice: t.array("number"), // the two of the last roll; empty before the first
    ship: t.number(), // row 0 to 9, or NONE before the first roll
    sites: t.array("number"), // by tile: north-western field, NONE, DISPLACED or GONE
    owners: t.array("number"), // by tile: seat that has it on the board, or NONE
    permits: t.array("number"), // by seat * PERMITS + value: field, or NONE
    walls: t.array("number"), // by space (north 6, south 6, east 8): seat * 9 + piece number - 1, or NONE
    church: t.array("number"), // by church tile, 0 to 8 from the north-west: seat that built it, or NONE
    churchAt: t.number(), // north-western field of the nine, or NONE before the first church tile
    // The seats
    cubes: t.array("number"), // by seat: not yet on the board; the turn wins with none
    trade: t.array("number"), // by seat: trade points, over 11 too
    hands: t.array("number"), // by seat: cards in hand, gold and influence together
    golds: t.array("number"), // by seat: gold it holds, laid face down or not; all gold moves openly, so this can be counted
    owes: t.array("number"), // by seat: cards still to be laid face down; above 0 means not done
    laid: t.array("number"), // by seat: cards laid face down
    due: t.array("number"), // by seat * 2, gold then influence: cards to be drawn once the shortage is over
    // The piles
    given: t.array("number"), // by seat * 4 + card: cards laid, now open, until swept onto the piles
    gold: t.number(), // gold cards in the supply
    deck: t.number(), // influence cards in the face-down pile
    discard: t.array("number"), // by card, 0 for gold: influence cards spent, open
  },
  "ElasundTable",
);
/** `rules` is absent from records of the first version. */
export type Table = Omit<Plain<typeof Table>, "rules"> & { readonly rules?: number };

export const Secret = schema(
  {
    hand: t.array("number"), // by card: cards in hand
    laid: t.array("number"), // by card: cards laid face down, until the last seat has laid
    tiles: t.array("number"), // the two first church tiles, while their builder chooses
    under: t.number(), // church tile put unseen under the pile, until it is built; NONE if not by this seat
  },
  "ElasundSecret",
);
export type Secret = Plain<typeof Secret>;

export interface Hidden {
  luck: Luck; // the match's
  influence: number[]; // face-down pile as cards, the next one last
  church: number[]; // face-down church tiles, the next one last; the one under them lies in its builder's secret
}

/** A placement is a row of these: what (build, permit), where (put), and at what price if that place has one (pay). */
export type Move =
  | { readonly type: "roll" }
  | { readonly type: "sail"; readonly row: number }
  | { readonly type: "give"; readonly card: number } // one card face down, to the pirates or in a shortage
  | { readonly type: "take"; readonly card: number } // one given card, for a tower
  | { readonly type: "build"; readonly kind: number }
  | { readonly type: "wall"; readonly space: number }
  | { readonly type: "church" }
  | { readonly type: "tile"; readonly tile: number } // the church tile for the pit
  | { readonly type: "settle"; readonly tile: number; readonly field: number }
  | { readonly type: "gold" } // two gold, the third step
  | { readonly type: "permit"; readonly value: number } // from the supply; for the bonus "move" from the board
  | { readonly type: "put"; readonly field: number } // for the bonus "upgrade" the field of an own lower permit
  | { readonly type: "pay"; readonly card: number } // an influence colour; how many cards, the case says
  | { readonly type: "bonus"; readonly action: number }
  | { readonly type: "pass" }; // no more building; no bonus

/** Of the seat whose turn it is, unless an event names another. Optional fields are told to that seat alone. */
export type Event =
  | { readonly type: "turn"; readonly seat: number; readonly idle?: true } // its turn begins; idle: told to the previous seat if no bonus was possible
  | { readonly type: "rolled"; readonly dice: readonly number[] } // pips of the two
  | { readonly type: "sailed"; readonly row: number } // where the ship is now
  | { readonly type: "owed"; readonly why: "pirates" | "shortage"; readonly owes: readonly number[] } // cards by seat
  | { readonly type: "laid"; readonly seat: number; readonly card?: number } // one card face down
  | { readonly type: "revealed"; readonly given: readonly number[] } // all laid cards, by seat * 4 + card
  | { readonly type: "took"; readonly card: number } // a given card into the hand
  | { readonly type: "swept" } // given cards onto the piles
  | { readonly type: "halved"; readonly gold: readonly number[] } // gold ran short: cards given back, by seat
  | { readonly type: "shuffled" } // spent influence became the pile
  | Drew
  | { readonly type: "chose"; readonly kind: number } // a building, its place to come
  | { readonly type: "lifted"; readonly value: number } // an own permit, its place to come
  | { readonly type: "bonus"; readonly action: number } // chosen, its permit to come
  | { readonly type: "aimed"; readonly field: number } // the place, its price to come
  | { readonly type: "spent"; readonly cards: readonly number[] } // onto the piles, by card
  | { readonly type: "compensated"; readonly gold: readonly number[] } // into foreign hands, by seat
  | { readonly type: "returned"; readonly permits: readonly number[] } // to their owners, seat * PERMITS + value
  | { readonly type: "displaced"; readonly tiles: readonly number[] } // with their cubes
  | { readonly type: "traded"; readonly seat: number; readonly points: number } // gained or lost, with the track's cubes
  | { readonly type: "built"; readonly tile: number; readonly field: number; readonly cubes: number } // now on the board, cubes on its flags
  | { readonly type: "walled"; readonly space: number; readonly piece: number } // piece: seat * 9 + number - 1, a tower with a cube
  | { readonly type: "peeked"; readonly seat: number; readonly tiles?: readonly number[] } // at the two first church tiles
  | { readonly type: "churched"; readonly tile: number } // lies in its place, with a cube
  | { readonly type: "settled"; readonly tile: number; readonly field: number } // by the tile's owner
  | { readonly type: "homeless"; readonly tile: number } // no room for a start building, out of the game
  | { readonly type: "placed"; readonly value: number; readonly field: number } // a permit, new or moved
  | { readonly type: "raised"; readonly from: number; readonly to: number; readonly field: number } // a permit's value, in its place
  | { readonly type: "passed"; readonly idle?: true } // no more building; idle: told to the seat if it could build nothing
  | { readonly type: "won"; readonly seat: number } // all cubes on the board
  | { readonly type: "stalled"; readonly full?: boolean }; // over: no build for many rounds, or none possible (full)

interface Drew {
  readonly type: "drew";
  readonly seat: number; // gets them
  readonly why: Source; // what they are for
  readonly gold: number; // gold cards
  readonly influence: number; // influence cards
  readonly cards?: readonly number[]; // the influence cards, as drawn
}

export interface Elasund extends Shape {
  table: Table;
  secret: Secret;
  hidden: Hidden;
  move: Move;
  event: Event;
  options: Picked<typeof OPTIONS>;
}

/** Start buildings of a seat that must be put back. */
export function displacedOf({ sites }: Table, seat: number): number[] {
  const displaced: number[] = [];
  for (let kind = 0; kind < START_KINDS; kind++) if (sites[seat * OWN_KINDS + kind] === DISPLACED) displaced.push(seat * OWN_KINDS + kind);
  return displaced;
}

/** Every seat that owes a choice now. */
export function toAct(table: Table): readonly number[] {
  const { step, turn, owes } = table;
  if (step === "over") return NOBODY;
  if (step === "pirates" || step === "shortage") return owes.flatMap((cards, seat) => (cards > 0 ? [seat] : []));
  if (step !== "settle") return must(ALONE[turn], "seat");
  // The turn's own first, then clockwise, one seat at a time.
  for (let after = 0; after < owes.length; after++) {
    const seat = (turn + after) % owes.length;
    if (displacedOf(table, seat).length > 0) return must(ALONE[seat], "seat");
  }
  return NOBODY;
}

// Asked at every step of every search: each answer exists once.
const NOBODY: readonly number[] = [];
const ALONE: readonly (readonly number[])[] = COLOURS.map((_colour, seat) => [seat]);
