/** Barrels that would be lost if the loading ended now: the picture marks them while there is still time. */
import { barrelsLost } from "../../../shared/puerto-rico/roles/storage.ts";
import type { Table } from "../../../shared/puerto-rico/state.ts";

/** By good; none outside the captain's role. */
export function lostBarrels(table: Table, seat: number): readonly number[] {
  if (table.phase === "captain" || table.phase === "storage") return barrelsLost(table, seat);
  return table.players[seat]!.goods.map(() => 0);
}
