/** The state of Duel: table, secrets and hidden, with its moves and events. */

import { schema, t } from "@colyseus/schema";
import type { Luck } from "../core/base/random.ts";
import type { Picked, Plain, Shape } from "../core/contract/game.ts";
import { NONE } from "./printed/vocabulary.ts";

export const OPTIONS = {
  /** The first game's fixed sets, or the draft. */
  wonders: ["draft", "firstGame"],
  /** With the pawn in the middle, the player of the last card opens the next age, or chooses who does (correction of 2016). */
  ageOpener: ["lastPlayer", "chooses"],
  /** Which seat starts: drawn with the deal, or fixed. */
  starter: ["luck", "first", "second"],
} as const;

/** What the seat on turn is asked. The four after `token` are named after the wonder that asks. */
export const PHASES = ["draft", "turn", "token", "library", "mausoleum", "zeus", "circus", "opener", "over"] as const;
export type Phase = (typeof PHASES)[number];
export const WINS = ["", "military", "science", "points"] as const;
export type Win = (typeof WINS)[number];

/** In `under`: no card yet, or the wonder went back to the box when the seventh was built. */
export const UNBUILT = NONE;
export const REMOVED = -2;

export const City = schema(
  {
    coins: t.number(), // in hand, open
    cards: t.array("number"), // buildings, oldest first
    wonders: t.array("number"), // drafted, in order
    under: t.array("number"), // by wonder: the card it was built with, UNBUILT or REMOVED
    tokens: t.array("number"), // progress tokens, oldest first
  },
  "DuelCity",
);
export type City = Plain<typeof City>;
export const Table = schema(
  {
    phase: t.string<Phase>(), // what is asked now
    turn: t.number(), // the seat asked; when over, who moved last
    starter: t.number(), // the seat that drafts first and opens age I
    again: t.boolean(), // the seat on turn has another turn after this one
    age: t.number(), // 1 to 3, 0 during the draft
    chooses: t.boolean(), // the option ageOpener
    offer: t.array("number"), // wonders to draft from
    pyramid: t.array("number"), // by place: a card, BACK, GUILD_BACK or EMPTY
    discard: t.array("number"), // cards, oldest first; public
    tokens: t.array("number"), // progress tokens on the board
    loot: t.array("boolean"), // military tokens still there, as in LOOT
    pawn: t.number(), // -9 to 9; above 0 it is on seat 1's side
    cities: t.array(City), // by seat
    won: t.string<Win>(), // how it ended, empty before
  },
  "DuelTable",
);
export type Table = Plain<typeof Table>;
export const Secret = schema(
  {
    drawn: t.array("number"), // tokens drawn by the Great Library, until one is kept
  },
  "DuelSecret",
);
export type Secret = Plain<typeof Secret>;

export interface Hidden {
  luck: Luck; // the match's
  wonders: number[]; // the second four of the draft, until they are laid out
  below: number[]; // by place: the face-down card of this age, else NONE
  ages: number[][]; // the ages not yet dealt, next one first, each by place
  box: number[]; // tokens not on the board, in the order they would be drawn
}

export type Move =
  | { readonly type: "draft"; readonly wonder: number }
  | { readonly type: "build"; readonly card: number }
  | { readonly type: "discard"; readonly card: number }
  | { readonly type: "wonder"; readonly wonder: number; readonly card: number }
  | { readonly type: "token"; readonly token: number }
  | { readonly type: "keep"; readonly token: number }
  | { readonly type: "revive"; readonly card: number }
  | { readonly type: "destroy"; readonly card: number }
  | { readonly type: "open"; readonly seat: number };

/** Why coins came or went. */
export type CoinReason = "card" | "guild" | "wonder" | "token" | "chain" | "economy" | "robbed";

export type Event =
  | { readonly type: "drafted"; readonly seat: number; readonly wonder: number } // by the seat, the fourth by itself
  | { readonly type: "offered"; readonly wonders: readonly number[] } // the second four
  | { readonly type: "dealt"; readonly age: number } // a new pyramid
  | { readonly type: "built"; readonly seat: number; readonly card: number; readonly paid: number; readonly chain: boolean } // paid: coins, trade included
  | { readonly type: "discarded"; readonly seat: number; readonly card: number; readonly coins: number } // coins: gained
  | { readonly type: "wonder"; readonly seat: number; readonly wonder: number; readonly card: number; readonly paid: number } // card: under it
  | { readonly type: "removed"; readonly seat: number; readonly wonder: number } // seat: whose eighth wonder it was
  | { readonly type: "coins"; readonly seat: number; readonly coins: number; readonly why: CoinReason } // below 0: lost
  | { readonly type: "pawn"; readonly seat: number; readonly to: number } // seat: who pushed it
  | { readonly type: "looted"; readonly seat: number; readonly token: number; readonly coins: number } // seat: who lost coins
  | { readonly type: "pair"; readonly seat: number } // a token may be taken
  | { readonly type: "token"; readonly seat: number; readonly token: number } // taken from the board
  | { readonly type: "drew"; readonly seat: number; readonly tokens?: readonly number[] } // tokens: to the drawer alone
  | { readonly type: "kept"; readonly seat: number; readonly token: number } // one of those drawn
  | { readonly type: "mourned"; readonly seat: number } // the Mausoleum asks for a card of the discard pile
  | { readonly type: "revived"; readonly seat: number; readonly card: number } // from the discard pile
  | { readonly type: "threatened"; readonly seat: number; readonly colour: "brown" | "grey" } // seat: who will lose a card
  | { readonly type: "destroyed"; readonly seat: number; readonly card: number } // seat: whose it was
  | { readonly type: "freed"; readonly places: readonly number[] } // turned face up, all at once
  | { readonly type: "turn"; readonly seat: number; readonly again: boolean } // who is next
  | { readonly type: "opener"; readonly seat: number } // who chooses the opener of the age
  | { readonly type: "won"; readonly how: Win; readonly seat: number }; // seat: the winner; with points, who moved last

export interface Duel extends Shape {
  table: Table;
  secret: Secret;
  hidden: Hidden;
  move: Move;
  event: Event;
  options: Picked<typeof OPTIONS>;
}

/** The other seat. */
export const other = (seat: number): number => 1 - seat;

/** The seat that is asked. */
export function toAct(table: Table): readonly number[] {
  return table.phase === "over" ? NOBODY : table.turn === 0 ? ALONE[0] : ALONE[1];
}

const ALONE = [[0], [1]] as const;
const NOBODY: readonly number[] = [];
