/** How promising each move looks at first glance: what the quick bot would do gets most of the weight. */
import type { View } from "../../core/contract/game.ts";
import { playerAt } from "../rules/board.ts";
import { DRAW, PASS } from "../rules/choices.ts";
import type { Move, PuertoRico } from "../state.ts";
import { buildWish, goodWish, loadWish, saleWish, staffingMove, tileWish } from "./habits.ts";
import { roundsLeft } from "./pace.ts";
import { roleWishes } from "./roles.ts";

/** For what a habit answers: colonists, mostly. */
const SURE = 3;
/** How much a wished-for point, or doubloon, counts by phase. */
const ROLE = 1;
const TILE = 0.8;
/** A plantation costs nothing: to decline one must look clearly better, not just as good. */
const DECLINE = -2;
const BUILDING = 0.8;
const SALE = 0.6;
const LOAD = 0.9;
const GOOD = 0.5;

export function weigh({ table, seat }: View<PuertoRico>, moves: readonly Move[]): number[] {
  const player = playerAt(table, seat);
  switch (table.phase) {
    case "role": {
      const wishes = roleWishes(table, seat);
      return moves.map((move) => (move.type === "role" ? ROLE * wishes[move.card]! : 0));
    }
    case "hacienda":
    case "settler":
      return moves.map((move) => (move === DRAW ? SURE : move === PASS ? DECLINE : TILE * tileWish(table, player, move)));
    case "hospice":
    case "university":
    case "mayor":
      return moves.map((move) => (move.type === "colonist" ? SURE : 0));
    case "lifting":
    case "placing": {
      const wanted = staffingMove(table, player);
      return moves.map((move) => (move === wanted ? SURE : 0));
    }
    case "builder": {
      const left = roundsLeft(table);
      return moves.map((move) => BUILDING * buildWish(table, seat, move, left));
    }
    case "trader":
      return moves.map((move) => SALE * saleWish(table, seat, move));
    case "captain":
      return moves.map((move) => LOAD * loadWish(table, seat, move));
    case "craftsman":
    case "storage":
      return moves.map((move) => GOOD * goodWish(player, move));
    case "over":
      return [];
  }
}
