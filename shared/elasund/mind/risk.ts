/** What a seat may lose: to builders on its ground, and to pirates. */
import { BUILDINGS, KIND_OF, ROWS, SIZE_OF, sizeOf, TILES } from "../catalog.ts";
import { chanceOfSite } from "../rules/forecast.ts";
import { cubesInRows } from "../rules/pirates.ts";
import { priceOfSiteAt } from "../rules/town/fast-site.ts";
import { COVERED, columnOf, FREE, fieldAt, fits, PERMIT, rowOf } from "../rules/town/grid.ts";
import { ALIKE, seatOfPermit } from "../rules/town/site.ts";
import { START_KINDS } from "../state.ts";
import type { FeatureGroup, Look } from "./look.ts";

const NAMES = [
  "cubes that others may build over next",
  "income that others may build over next",
  "places from which cubes can be built over",
  "cubes that can be built over",
  "most cubes in a row",
];

export const RISK: FeatureGroup = {
  names: NAMES,
  write(look, into, at) {
    const { table, seat } = look;
    into.fill(0, at, at + NAMES.length);
    for (let tile = 0; tile < TILES; tile++) {
      const kind = KIND_OF[tile]!;
      if (table.owners[tile] !== seat || kind < START_KINDS) continue;
      const { flags, income } = BUILDINGS[kind]!;
      // A tile without flags and income costs nothing when it is lost.
      if (flags.length === 0 && income === "none") continue;
      const { ways, isThreatened } = waysOver(look, tile, flags.length > 0 ? MOST_WAYS : 0);
      if (isThreatened) {
        into[at]! += flags.length;
        if (income !== "none") into[at + 1]! += chanceOfSite(kind, table.sites[tile]!);
      }
      into[at + 2]! += ways * flags.length;
      if (ways > 0) into[at + 3]! += flags.length;
    }
    const rows = cubesInRows(table);
    for (let row = 0; row < ROWS; row++) into[at + 4] = Math.max(into[at + 4]!, rows[seat * ROWS + row]!);
  },
};
const MOST_WAYS = 4;

/**
 * Places for larger buildings that would displace this tile, with enough open fields for their permits, at most `most`; and whether another
 * seat already has the right to such a place, or to one of an equal building, and may be able to pay it.
 */
function waysOver(look: Look, tile: number, most: number): { readonly ways: number; readonly isThreatened: boolean } {
  const { table } = look;
  const { width, height } = BUILDINGS[KIND_OF[tile]!]!;
  const [column, row] = [columnOf(table.sites[tile]!), rowOf(table.sites[tile]!)];
  let ways = 0;
  let isThreatened = false;
  for (const kinds of ALIKE) {
    const kind = kinds[0]!;
    if (sizeOf(kind) < SIZE_OF[tile]!) continue;
    const isLarger = sizeOf(kind) > SIZE_OF[tile]!;
    const building = BUILDINGS[kind]!;
    for (let north = Math.max(0, row - building.height + 1); north < row + height; north++) {
      for (let west = Math.max(0, column - building.width + 1); west < column + width; west++) {
        const counts = isLarger && ways < most;
        if (!counts && isThreatened) continue;
        const field = fieldAt(west, north);
        if (!fits(table, kind, field) || !hasRoomOver(look, kind, field)) continue;
        if (counts) ways++;
        isThreatened ||= isWanted(look, kind, field);
      }
    }
  }
  return { ways, isThreatened };
}

/** Whether permits for this building lie there or could, and nothing larger does. */
function hasRoomOver({ ground }: Look, kind: number, field: number): boolean {
  const fields = COVERED[kind]![field]!;
  let open = 0;
  for (let at = 0; at < fields.length; at++) {
    const there = ground[fields[at]!]!;
    if (there === FREE || there >= PERMIT) open++;
    else if (there < 0 || SIZE_OF[there]! > sizeOf(kind)) return false;
  }
  return open >= BUILDINGS[kind]!.permits;
}

/** Whether another seat has the right to this place and enough cards for it, if they are gold. */
function isWanted({ table, ground, seat }: Look, kind: number, field: number): boolean {
  const fields = COVERED[kind]![field]!;
  for (let at = 0; at < fields.length; at++) {
    const permit = ground[fields[at]!]! - PERMIT;
    if (permit < 0 || seatOfPermit(permit) === seat) continue;
    const price = priceOfSiteAt(table, ground, seatOfPermit(permit), kind, field);
    if (price !== undefined && price.gold + price.same <= table.hands[seatOfPermit(permit)]!) return true;
  }
  return false;
}
