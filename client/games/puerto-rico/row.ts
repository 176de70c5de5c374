/** Colonists are placed in a row of small moves; dragging one writes the row anew, as short as it can be. */
import type { View } from "../../../shared/core/game.ts";
import { firstSpot, openSpots, SAN_JUAN, settleColonist } from "../../../shared/puerto-rico/board.ts";
import { LIFT, PLACE } from "../../../shared/puerto-rico/choices.ts";
import { notation } from "../../../shared/puerto-rico/moves.ts";
import { mustPlace } from "../../../shared/puerto-rico/roles/mayor.ts";
import { type Player, type PuertoRico, SPOTS, type Table } from "../../../shared/puerto-rico/state.ts";
import { circlesOf } from "./layout/spots.ts";

export const row = (...views: readonly View<PuertoRico>[]): boolean => views.every(({ table }) => isPlacing(table));
const isPlacing = ({ phase }: Table): boolean => phase === "lifting" || phase === "placing";

const copyOf = (player: Player): Player => ({
  ...player,
  islandColonists: [...player.islandColonists],
  cityColonists: [...player.cityColonists],
});

/** Places one; where no choice is left, the rest goes by itself. False if the row is over. */
function place(player: Player, spot: number): boolean {
  settleColonist(player, spot, 1);
  if (mustPlace(player)) return true;
  for (let open = openSpots(player); player.sanJuan > 0 && open !== 0; open = openSpots(player)) settleColonist(player, firstSpot(open), 1);
  return false;
}

/** The board as it is after a row. */
function after(start: Player, moves: readonly string[]): Player {
  const player = copyOf(start);
  for (const move of moves) {
    const [type, spot] = move.split(" ") as [string, (typeof SPOTS)[number]];
    if (type === "lift") settleColonist(player, SPOTS.indexOf(spot), -1);
    else if (type === "place") place(player, SPOTS.indexOf(spot));
  }
  return player;
}

/** Colonists by spot. */
function counts(player: Player): number[] {
  const list: number[] = SPOTS.map(() => 0);
  for (const { spot, manned } of circlesOf(player, 0)) if (manned) list[spot]!++;
  return list;
}

/** The shortest row from one board to the other: all that are lifted first, then those placed, as far as one is asked for them. */
function rowBetween(start: Player, wanted: readonly number[]): readonly string[] {
  const had = counts(start);
  const player = copyOf(start);
  const moves: string[] = [];
  for (const [spot, n] of had.entries())
    for (let left = n; left > wanted[spot]!; left--) {
      settleColonist(player, spot, -1);
      moves.push(notation(LIFT[spot]!));
    }
  for (const [spot, n] of had.entries())
    for (let there = n; there < wanted[spot]!; there++) {
      moves.push(notation(PLACE[spot]!));
      if (!place(player, spot)) return moves;
    }
  return moves;
}

export function drag({ table, seat }: View<PuertoRico>, moves: readonly string[], from: string, to: string): readonly string[] | undefined {
  if (!isPlacing(table) || table.turn !== seat) return undefined;
  const start = table.players[seat]!;
  const player = after(start, moves);
  const source = taken(player, seat, from);
  const target = free(player, seat, to);
  if (source === undefined || target === undefined || source === target) return undefined;
  const wanted = counts(player);
  if (source !== SAN_JUAN) wanted[source]!--;
  if (target !== SAN_JUAN) wanted[target]!++;
  const had = counts(start);
  const lifts = wanted.some((n, spot) => n < had[spot]!);
  return table.phase === "placing" && lifts ? undefined : rowBetween(start, wanted);
}

/** The spot of a piece that somebody can be taken from. */
function taken(player: Player, seat: number, piece: string): number | undefined {
  if (piece === `sanJuan:${seat}`) return player.sanJuan > 0 ? SAN_JUAN : undefined;
  return circlesOf(player, seat).find(({ key, manned }) => key === piece && manned)?.spot;
}

/** The spot of a piece that somebody can be put on. */
function free(player: Player, seat: number, piece: string): number | undefined {
  if (piece === `sanJuan:${seat}`) return SAN_JUAN;
  return circlesOf(player, seat).find(({ key, manned }) => key === piece && !manned)?.spot;
}
