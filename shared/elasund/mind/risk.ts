/** What a seat may lose: to builders on its ground, and to pirates. */
import { BUILDINGS, KIND_OF, ROWS, sizeOf, TILES } from "../catalog.ts";
import { chanceOfSite } from "../forecast.ts";
import { cubesInRows } from "../pirates.ts";
import { COLS, START_KINDS } from "../state.ts";
import { columnOf, FOOTPRINTS, FREE, fits, PERMIT } from "../town/grid.ts";
import { priceOfSite, sitesFor, tilesUnder } from "../town/site.ts";
import type { FeatureGroup, Look } from "./look.ts";

export const RISK: FeatureGroup = {
  names: [
    "cubes that others may build over next",
    "income that others may build over next",
    "places from which cubes can be built over",
    "cubes that can be built over",
    "most cubes in a row",
  ],
  write(look, into, at) {
    const { table, seat } = look;
    const threatened = threatenedTiles(look);
    let cubes = 0;
    let income = 0;
    for (const tile of threatened) {
      const kind = KIND_OF[tile]!;
      cubes += BUILDINGS[kind]!.flags.length;
      if (kind >= START_KINDS && BUILDINGS[kind]!.income !== "none") income += chanceOfSite(kind, table.sites[tile]!);
    }
    let places = 0;
    let exposed = 0;
    for (let tile = 0; tile < TILES; tile++) {
      const { flags } = BUILDINGS[KIND_OF[tile]!]!;
      if (table.owners[tile] !== seat || flags.length === 0) continue;
      const ways = waysOver(look, tile);
      places += Math.min(MOST_WAYS, ways) * flags.length;
      if (ways > 0) exposed += flags.length;
    }
    let most = 0;
    const rows = cubesInRows(table);
    for (let row = 0; row < ROWS; row++) most = Math.max(most, rows[seat * ROWS + row]!);
    into[at] = cubes;
    into[at + 1] = income;
    into[at + 2] = places;
    into[at + 3] = exposed;
    into[at + 4] = most;
  },
};
const MOST_WAYS = 4;

/** Own tiles under sites that another seat already has the right to and may be able to pay. */
function threatenedTiles({ table, ground, seat, seats }: Look): Set<number> {
  const threatened = new Set<number>();
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    for (let kind = START_KINDS; kind < BUILDINGS.length; kind++) {
      if (BUILDINGS[kind]!.gold > table.hands[other]!) continue;
      for (const site of sitesFor(table, other, kind, ground)) {
        if (site.tiles.length === 0 || priceOfSite(site).gold > table.hands[other]!) continue;
        for (const tile of site.tiles) if (table.owners[tile] === seat) threatened.add(tile);
      }
    }
  }
  return threatened;
}

/** Places for larger buildings that would displace this tile, with enough open fields for their permits. */
function waysOver({ table, ground }: Look, tile: number): number {
  const size = sizeOf(KIND_OF[tile]!);
  const site = table.sites[tile]!;
  let ways = 0;
  for (const kind of SHAPES) {
    const steps = FOOTPRINTS[kind]!;
    if (sizeOf(kind) <= size) continue;
    for (const own of FOOTPRINTS[KIND_OF[tile]!]!) {
      for (const step of steps) {
        const field = site + own - step;
        if (field < 0 || columnOf(site + own) < step % COLS || !fits(table, kind, field)) continue;
        let open = 0;
        for (const covered of steps) {
          const there = ground[field + covered]!;
          if (there === FREE || there >= PERMIT) open++;
        }
        if (open >= BUILDINGS[kind]!.permits && tilesUnder(ground, kind, field) !== undefined) ways++;
      }
    }
  }
  return ways;
}

/** Kinds of different shapes. */
const SHAPES = BUILDINGS.flatMap(({ width, height }, kind) => {
  const same = BUILDINGS.findIndex((other, at) => at >= START_KINDS && other.width === width && other.height === height);
  return same === kind ? [kind] : [];
});
