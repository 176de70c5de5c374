/** What makes room for something new: permits return to their owners, buildings leave the board. */
import type { Tell } from "../../../core/contract/game.ts";
import { BUILDINGS, KIND_OF } from "../../catalog.ts";
import { DISPLACED, type Event, NONE, START_KINDS, type Table } from "../../state.ts";
import { moveTrade, tradeOfSite } from "../trade.ts";

export function returnPermits(table: Table, permits: readonly number[], tell: Tell<Event>): void {
  if (permits.length === 0) return;
  for (const permit of permits) table.permits[permit] = NONE;
  tell({ type: "returned", permits });
}

/** Takes the tiles off with their cubes, then lowers their owners' trade markers. */
export function displace(table: Table, tiles: readonly number[], tell: Tell<Event>): void {
  if (tiles.length === 0) return;
  const lost = table.cubes.map(() => 0);
  for (const tile of tiles) {
    const owner = table.owners[tile]!;
    const kind = KIND_OF[tile]!;
    lost[owner]! += tradeOfSite(table, kind, table.sites[tile]!);
    table.cubes[owner]! += BUILDINGS[kind]!.flags.length;
    table.sites[tile] = kind < START_KINDS ? DISPLACED : NONE;
    table.owners[tile] = NONE;
  }
  tell({ type: "displaced", tiles });
  for (let after = 0; after < lost.length; after++) {
    const seat = (table.turn + after) % lost.length;
    moveTrade(table, seat, -lost[seat]!, tell);
  }
}
