/**
 * Pebbles, the contract's own test game: small, but with everything a game here can have. Each round all three seats
 * secretly choose a card at once; the highest leads, rolls the die, lays that many pebbles into bins one by one (or keeps
 * some back), and draws a card that only they see. After three rounds the most pebbles win.
 */
import { schema, t } from "@colyseus/schema";
import { type Luck, shuffle } from "../../shared/core/base/random.ts";
import type { Picked, Plain, Shape, Start, State } from "../../shared/core/contract/game.ts";

export const SEATS = 3;
export const BINS = 3;
export const ROUNDS = 3;
export const CARDS = 18;
/** No card chosen yet. */
export const NONE = 0;
export const PHASES = ["choose", "roll", "spend", "over"] as const;
export type Phase = (typeof PHASES)[number];
export const OPTIONS = { sides: [6, 4], draw: [true, false] } as const;

export const Table = schema(
  {
    phase: t.string<Phase>(), // what is asked now
    round: t.number(), // from 1
    sides: t.number(), // of the die, an option
    draw: t.boolean(), // whether the leader draws, an option
    leader: t.number(), // seat with the highest card, -1 before the first
    pebbles: t.number(), // the leader has still to lay
    bins: t.array("number"), // pebbles laid, by seat and bin
    done: t.array("boolean"), // seats that have chosen
    hands: t.array("number"), // cards in each hand
    seen: t.array("number"), // cards played so far, open
  },
  "ToyTable",
);
export type Table = Plain<typeof Table>;
export const Secret = schema(
  {
    hand: t.array("number"), // cards, lowest first
    chosen: t.number(), // card laid face down, or NONE
  },
  "ToySecret",
);
export type Secret = Plain<typeof Secret>;
export interface Hidden {
  luck: Luck; // the match's
  deck: number[]; // cards in no hand, the next one last
}
export type Move =
  | { readonly type: "choose"; readonly card: number }
  | { readonly type: "roll" }
  | { readonly type: "put"; readonly bin: number }
  | { readonly type: "keep" };
export type Event =
  | { readonly type: "chose"; readonly seat: number; readonly card?: number } // card: to its owner alone
  | { readonly type: "revealed"; readonly cards: readonly number[]; readonly leader: number } // by the last to choose
  | { readonly type: "rolled"; readonly pips: number } // by the leader
  | { readonly type: "put"; readonly bin: number } // by the leader
  | { readonly type: "kept"; readonly pebbles: number } // not laid, lost
  | { readonly type: "drew"; readonly seat: number; readonly card?: number } // card: to the leader alone
  | { readonly type: "round"; readonly round: number } // a new one begins
  | { readonly type: "won"; readonly seat: number }; // after the last round

export interface Toy extends Shape {
  table: Table;
  secret: Secret;
  hidden: Hidden;
  move: Move;
  event: Event;
  options: Picked<typeof OPTIONS>;
}

export function setup({ seats, options, luck }: Start<Toy>): State<Toy> {
  const deck = shuffle(luck, cardsBut([]));
  const secrets = Array.from({ length: seats }, () => ({ hand: deck.splice(-ROUNDS).sort(rising), chosen: NONE }));
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const bins = new Array<number>(seats * BINS).fill(0);
  const start = { phase: "choose" as Phase, round: 1, leader: -1, pebbles: 0, seen: [] };
  return { table: { ...start, ...options, bins, done: each(false), hands: each(ROUNDS) }, secrets, hidden: { luck, deck } };
}

export const rising = (a: number, b: number): number => a - b;

export const cardsBut = (known: readonly number[]): number[] =>
  Array.from({ length: CARDS }, (_none, at) => at + 1).filter((card) => !known.includes(card));
