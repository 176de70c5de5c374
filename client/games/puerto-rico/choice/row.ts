/** Colonists are placed in a row of small moves; dragging one replaces the row by the shortest that leads to the new board. */
import { add } from "../../../../shared/core/base/checked.ts";
import type { View } from "../../../../shared/core/contract/game.ts";
import { notation } from "../../../../shared/puerto-rico/moves.ts";
import { fillCircles } from "../../../../shared/puerto-rico/offers/mayor.ts";
import { isRearranging, rearranged, rowTo } from "../../../../shared/puerto-rico/roles/rearrange.ts";
import { colonistsBySpot, colonistsOf, SAN_JUAN } from "../../../../shared/puerto-rico/rules/board.ts";
import { LIFT, PLACE } from "../../../../shared/puerto-rico/rules/choices.ts";
import type { Move, Player, PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Line } from "../../../text/grammar.ts";
import { circlesOf } from "../layout/spots.ts";

export const row = (...views: readonly View<PuertoRico>[]): boolean => views.every(({ table }) => isRearranging(table));

const MOVES: ReadonlyMap<string, Move> = new Map([...LIFT, ...PLACE].map((move) => [notation(move), move]));
const movesOf = (row: readonly string[]): readonly Move[] => row.flatMap((text) => MOVES.get(text) ?? []);

export function drag({ table, seat }: View<PuertoRico>, row: readonly string[], from: string, to: string): readonly string[] | undefined {
  const start = table.players[seat];
  if (!isRearranging(table) || table.turn !== seat || start === undefined) return undefined;
  const player = rearranged(start, movesOf(row));
  const source = mannedSpot(player, seat, from);
  const target = emptySpot(player, seat, to);
  if (source === undefined || target === undefined || source === target) return undefined;
  const wanted = colonistsBySpot(player);
  if (source !== SAN_JUAN) add(wanted, source, -1);
  if (target !== SAN_JUAN) add(wanted, target, 1);
  return rowTo(start, wanted, table.phase === "lifting")?.map(notation);
}

/** Colonists who have a place keep it, as last time; the new ones go to the free circles in order. */
export function fill({ table, seat }: View<PuertoRico>) {
  const player = table.players[seat];
  if (!isRearranging(table) || table.turn !== seat || player === undefined || player.sanJuan === 0) return undefined;
  const filled = rearranged(player, []);
  fillCircles(filled);
  const row = rowTo(player, colonistsBySpot(filled), false)?.map(notation) ?? [];
  const label: Line = [colonistsOf(player) > player.sanJuan ? "fill.again" : "fill.first"];
  return row.length === 0 ? undefined : { label, row };
}

/** The spot of a piece from which a colonist can be taken. */
function mannedSpot(player: Player, seat: number, piece: string): number | undefined {
  if (piece === `sanJuan:${seat}`) return player.sanJuan > 0 ? SAN_JUAN : undefined;
  return circlesOf(player, seat).find(({ key, manned }) => key === piece && manned)?.spot;
}

/** The spot of a piece on which a colonist can be put: of a building, whichever of its circles the hand meets. */
function emptySpot(player: Player, seat: number, piece: string): number | undefined {
  if (piece === `sanJuan:${seat}`) return SAN_JUAN;
  if (!piece.startsWith("circle:")) return undefined;
  const building = piece.slice(0, piece.lastIndexOf(":") + 1);
  return circlesOf(player, seat).find(({ key, manned }) => key.startsWith(building) && !manned)?.spot;
}
