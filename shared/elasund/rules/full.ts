/** Whether anything can still be built on the board, whatever the hands and wherever permits may still be put. */
import { must } from "../../core/base/checked.ts";
import { BUILDINGS, NUMBERS, SIZE_OF, sizeOf } from "../catalog.ts";
import { NONE, START_KINDS, type Table } from "../state.ts";
import { churchTilesLeft } from "./town/church.ts";
import { FIELDS, FREE, fits, footprint, type Ground, groundOf, PERMIT } from "./town/grid.ts";
import { tileInSupply, tilesUnder } from "./town/site.ts";
import { nextPiece, openSpaces } from "./town/walls.ts";

/** Whether no church tile, no wall space and no room for a building is left: no later turn can change that. */
export function isFull(table: Table): boolean {
  if (churchTilesLeft(table) > 0) return false;
  const seats = table.cubes.map((_cubes, seat) => seat);
  if (openSpaces(table).length > 0 && seats.some((seat) => nextPiece(table, seat) !== NONE)) return false;
  const ground = groundOf(table);
  return !BUILDINGS.some(
    (_building, kind) =>
      kind >= START_KINDS && seats.some((seat) => tileInSupply(table, seat, kind) !== NONE) && hasRoom(table, ground, kind),
  );
}

/** Permits go on open fields only, so a site needs one open field for each permit; its other fields may be built over. */
function hasRoom(table: Table, ground: Ground, kind: number): boolean {
  for (let field = 0; field < FIELDS; field++) {
    if (!fits(table, kind, field)) continue;
    const open = footprint(kind, field).filter((covered) => isOpen(must(ground[covered], "field"))).length;
    const tiles = open < must(BUILDINGS[kind], "kind").permits ? undefined : tilesUnder(ground, kind, field);
    const equal = tiles?.filter((tile) => must(SIZE_OF[tile], "tile") === sizeOf(kind)).length ?? NUMBERS.equalMost + 1;
    if (equal <= NUMBERS.equalMost) return true;
  }
  return false;
}

const isOpen = (there: number): boolean => there === FREE || there >= PERMIT;
