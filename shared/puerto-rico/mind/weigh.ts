/** How promising each move looks at first glance: what the quick bot would do gets most of the weight. */
import type { View } from "../../core/contract/game.ts";
import { playerAt } from "../rules/board.ts";
import { DRAW } from "../rules/choices.ts";
import type { Move, PuertoRico } from "../state.ts";
import { buildGlance, loadGlance, roleGlances, scaleOf, tileGlance } from "./glances.ts";
import { buildWish, goodWish, loadWish, saleWish, staffingMove, tileWish } from "./habits.ts";
import { roundsLeft } from "./pace.ts";

/** For what a habit answers: colonists, mostly. */
const SURE = 3;
/** How much a wished-for point, or doubloon, counts by phase. */
const TILE = 0.8;
/** A plantation costs nothing: to decline one must look clearly better, not just as good. */
const DECLINE = -2;
const BUILDING = 0.8;
const SALE = 0.6;
const LOAD = 0.9;
const GOOD = 0.5;

export function weigh({ table, seat }: View<PuertoRico>, moves: readonly Move[]): number[] {
  const player = playerAt(table, seat);
  const scale = scaleOf(table.phase);
  switch (table.phase) {
    case "role": {
      const glances = roleGlances(table, seat, roundsLeft(table));
      return moves.map((move) => (move.type === "role" ? glances[move.card]! : 0));
    }
    case "hacienda":
    case "settler": {
      const left = roundsLeft(table);
      return moves.map((move) =>
        move.type === "tile"
          ? scale * TILE * tileWish(table, player, move) + tileGlance(table, seat, move.tile, left)
          : move === DRAW
            ? scale * SURE
            : scale * DECLINE,
      );
    }
    case "hospice":
    case "university":
    case "mayor":
      return moves.map((move) => (move.type === "colonist" ? scale * SURE : 0));
    case "lifting":
    case "placing": {
      const wanted = staffingMove(table, player);
      return moves.map((move) => (move === wanted ? scale * SURE : 0));
    }
    case "builder": {
      const left = roundsLeft(table);
      return moves.map((move) => scale * BUILDING * buildWish(table, seat, move, left) + buildGlance(table, seat, move, left));
    }
    case "trader":
      return moves.map((move) => scale * SALE * saleWish(table, seat, move));
    case "captain":
      return moves.map((move) => scale * LOAD * loadWish(table, seat, move) + loadGlance(table, seat, move));
    case "craftsman":
    case "storage":
      return moves.map((move) => scale * GOOD * goodWish(player, move));
    case "over":
      return [];
  }
}
