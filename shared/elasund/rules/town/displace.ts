/** What makes room for something new: permits return to their owners, buildings leave the board. */
import { must } from "../../../core/base/checked.ts";
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
    const owner = must(table.owners[tile], "tile");
    const kind = must(KIND_OF[tile], "tile");
    lost[owner] = must(lost[owner], "seat") + tradeOfSite(table, kind, must(table.sites[tile], "tile"));
    table.cubes[owner] = must(table.cubes[owner], "seat") + must(BUILDINGS[kind], "kind").flags.length;
    table.sites[tile] = kind < START_KINDS ? DISPLACED : NONE;
    table.owners[tile] = NONE;
  }
  tell({ type: "displaced", tiles });
  for (let after = 0; after < lost.length; after++) {
    const seat = (table.turn + after) % lost.length;
    moveTrade(table, seat, -must(lost[seat], "seat"), tell);
  }
}
