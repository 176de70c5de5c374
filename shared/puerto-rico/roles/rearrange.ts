/** Rearranging colonists as a row of moves: what a row leads to, and the shortest row to a wanted board. */
import { at } from "../../core/base/checked.ts";
import type { View } from "../../core/contract/game.ts";
import { fillCircles, mustPlace } from "../offers/mayor.ts";
import { colonistsBySpot, playerAt } from "../rules/board.ts";
import { LIFT, PASS, PLACE } from "../rules/choices.ts";
import { settleColonist } from "../rules/fast-spots.ts";
import type { Move, Player, PuertoRico, Table } from "../state.ts";

/** Whether the asked seat lifts or places colonists. */
export const isRearranging = ({ phase }: Table): boolean => phase === "lifting" || phase === "placing";

const copyOf = (player: Player): Player => ({
  ...player,
  islandColonists: [...player.islandColonists],
  cityColonists: [...player.cityColonists],
});

/** Places a colonist; the last choice places the others too. False if the row is over. */
function place(player: Player, spot: number): boolean {
  settleColonist(player, spot, 1);
  if (mustPlace(player)) return true;
  fillCircles(player);
  return false;
}

/** The board after a row; other moves than lifting and placing do not change it. */
export function rearranged(start: Player, moves: readonly Move[]): Player {
  const player = copyOf(start);
  for (const move of moves) {
    if (move.type === "lift") settleColonist(player, move.spot, -1);
    else if (move.type === "place") place(player, move.spot);
  }
  return player;
}

/**
 * The shortest row that brings a board to the wanted colonists by spot, as far as the seat is asked: all lifts, then all placements.
 * Undefined if it takes a lift and lifting is over.
 */
export function rowTo(start: Player, wanted: readonly number[], canLift: boolean): readonly Move[] | undefined {
  const player = copyOf(start);
  const had = colonistsBySpot(start);
  const moves: Move[] = [];
  for (const [spot, n] of had.entries())
    for (let left = n; left > at(wanted, spot); left--) {
      if (!canLift) return undefined;
      settleColonist(player, spot, -1);
      moves.push(at(LIFT, spot));
    }
  for (const [spot, n] of had.entries())
    for (let there = n; there < at(wanted, spot); there++) {
      moves.push(at(PLACE, spot));
      if (!place(player, spot)) return moves;
    }
  return moves;
}

/** The shortest row that leads where a whole row leads. Once lifting is over, no row takes a lift. */
export function shortestRow({ table, seat }: View<PuertoRico>, moves: readonly Move[]): readonly Move[] {
  const player = playerAt(table, seat);
  const row = rowTo(player, colonistsBySpot(rearranged(player, moves)), true) ?? [];
  return row.length === 0 ? [PASS] : row;
}
