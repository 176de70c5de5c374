/** What a seat may do now, from its view alone. */
import { must } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import { builderMoves, captainMoves, colonistMoves, craftsmanMoves, settlerMoves, storageMoves, traderMoves } from "./fast-moves.ts";
import { COLONIST_OR_PASS, ROLE } from "./rules/choices.ts";
import { BUILDINGS, GOODS, type Move, NONE, type PuertoRico, ROLES, SPOTS, type Table, TILES } from "./state.ts";

/** Always one seat: colonists too are placed in seat order, which a player may insist on. */
export function moves({ table, seat }: View<PuertoRico>): readonly Move[] {
  if (table.turn !== seat) return NO_MOVES;
  switch (table.phase) {
    case "role":
      return roleMoves(table);
    case "hacienda":
    case "settler":
      return settlerMoves(table, seat);
    case "hospice":
    case "mayor":
    case "university":
      return COLONIST_OR_PASS;
    case "lifting":
    case "placing":
      return colonistMoves(table, seat);
    case "builder":
      return builderMoves(table, seat);
    case "craftsman":
      return craftsmanMoves(table);
    case "trader":
      return traderMoves(table, seat);
    case "captain":
      return captainMoves(table, seat);
    case "storage":
      return storageMoves(table, seat);
    case "over":
      return NO_MOVES;
  }
}

/** Free cards as bits say which list it is. */
function roleMoves({ cardOwner }: Table): readonly Move[] {
  let free = 0;
  for (let card = 0; card < cardOwner.length; card++) if (cardOwner[card] === NONE) free |= 1 << card;
  return must(ROLE_LISTS[free], "list of cards");
}

const ROLE_LISTS = Array.from({ length: 2 ** ROLE.length }, (_none, cards) => ROLE.filter((_move, card) => (cards & (1 << card)) !== 0));

const NO_MOVES: readonly Move[] = [];

/** "role mayor", "place quarry", "load corn on 0" (the smallest ship), "pass". */
export function notation(move: Move): string {
  switch (move.type) {
    case "role":
      return `role ${ROLES[move.card]}`;
    case "tile":
      return `tile ${TILES[move.tile]}`;
    case "lift":
    case "place":
      return `${move.type} ${SPOTS[move.spot]}`;
    case "build":
      return `build ${BUILDINGS[move.building]}`;
    case "load":
      return `load ${GOODS[move.good]} on ${move.ship}`;
    case "extra":
    case "sell":
    case "wharf":
    case "store":
    case "keep":
      return `${move.type} ${GOODS[move.good]}`;
    case "draw":
    case "colonist":
    case "pass":
      return move.type;
  }
}
