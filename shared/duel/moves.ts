/** What a seat may do now, from its view alone. */

import { at } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import { CARDS, TOKENS, WONDERS } from "./catalog.ts";
import { turnMoves } from "./fast-moves.ts";
import { DESTROYS, destroyable } from "./rules/destroy.ts";
import type { Duel, Move } from "./state.ts";

export function moves({ table, secret, seat }: View<Duel>): readonly Move[] {
  if (table.phase === "over" || table.turn !== seat) return [];
  switch (table.phase) {
    case "draft":
      return table.offer.map((wonder) => at(DRAFT, wonder));
    case "turn":
      return turnMoves(table, seat);
    case "token":
      return table.tokens.map((token) => at(TOKEN, token));
    case "library":
      return secret.drawn.map((token) => at(KEEP, token));
    case "mausoleum":
      return table.discard.map((card) => at(REVIVE, card));
    case "zeus":
    case "circus":
      return destroyable(table, seat, DESTROYS[table.phase]).map((card) => at(DESTROY, card));
    case "opener":
      return OPEN;
  }
}

/** "build baths", "wonder piraeus with baths", "open 1". */
export function notation(move: Move): string {
  switch (move.type) {
    case "draft":
      return `draft ${at(WONDERS, move.wonder).id}`;
    case "wonder":
      return `wonder ${at(WONDERS, move.wonder).id} with ${at(CARDS, move.card).id}`;
    case "token":
    case "keep":
      return `${move.type} ${at(TOKENS, move.token).id}`;
    case "open":
      return `open ${move.seat}`;
    default:
      return `${move.type} ${at(CARDS, move.card).id}`;
  }
}

// Moves are immutable, so each exists once: listing them allocates only the list.
const eachCard = <M>(make: (card: number) => M): readonly M[] => CARDS.map((_card, card) => make(card));
const eachToken = <M>(make: (token: number) => M): readonly M[] => TOKENS.map((_token, token) => make(token));
const REVIVE = eachCard((card): Move => ({ type: "revive", card }));
const DESTROY = eachCard((card): Move => ({ type: "destroy", card }));
const TOKEN = eachToken((token): Move => ({ type: "token", token }));
const KEEP = eachToken((token): Move => ({ type: "keep", token }));
const DRAFT = WONDERS.map((_wonder, wonder): Move => ({ type: "draft", wonder }));
const OPEN = [0, 1].map((seat): Move => ({ type: "open", seat }));
