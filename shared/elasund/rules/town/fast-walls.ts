/**
 * Where wall pieces may be laid, as bots ask millions of times: spaces are bits of a number, and lists are read without a check.
 * `openSpaces` and `nextPiece` in `walls.ts` say the same in plain words.
 */

import { COLUMNS, WALL_PIECES } from "../../catalog.ts";
import type { Table } from "../../state.ts";
import { columnOfSpace, EAST, WALL_SPACES } from "./walls.ts";

const ALL = (1 << WALL_SPACES) - 1;
const IN_EAST = ALL & -(1 << EAST);
/** The spaces beside the gates, which need no neighbour. */
const GATES_OF_EAST = (1 << EAST) | (1 << (WALL_SPACES - 1));

/** By number of seats: the spaces over and under the columns, by how far from the gates they are. */
const spacesWhere = (holds: (inner: number) => boolean): readonly number[] =>
  Array.from({ length: 1 + Math.max(...Object.keys(COLUMNS).map(Number)) }, (_none, seats) => {
    let spaces = 0;
    for (let space = 0; space < EAST; space++) if (holds((COLUMNS[seats] ?? 0) - 2 - columnOfSpace(space))) spaces |= 1 << space;
    return spaces;
  });
const GATES = spacesWhere((inner) => inner === 0).map((spaces) => spaces | GATES_OF_EAST);
const INNER = spacesWhere((inner) => inner > 0);

/** Spaces on which this seat may lay its next piece, whatever that costs; none if it has laid them all. */
export function openWalls({ walls, cubes }: Table, seat: number): number {
  const first = seat * WALL_PIECES.length;
  let laid = 0;
  let own = 0;
  for (let space = 0; space < WALL_SPACES; space++) {
    const piece = walls[space]!;
    laid |= (1 + (piece >> 31)) << space;
    own += piece >= first && piece < first + WALL_PIECES.length ? 1 : 0;
  }
  if (own === WALL_PIECES.length) return 0;
  const beside = (IN_EAST & ((laid << 1) | (laid >> 1))) | (INNER[cubes.length]! & (laid >> 1));
  return ~laid & (GATES[cubes.length]! | beside);
}
