/** A seat's mat: what it has in its supply. The near seat's is larger, and its pieces can be chosen. */
import type { Sight } from "../../../../shared/core/game.ts";
import { BUILDINGS, WALL_PIECES } from "../../../../shared/elasund/catalog.ts";
import { DISPLACED, type Elasund, NONE, OWN_KINDS, PERMITS, START_KINDS, type Table } from "../../../../shared/elasund/state.ts";
import { seatsOf } from "../../../../shared/elasund/town/grid.ts";
import { nextPiece } from "../../../../shared/elasund/town/walls.ts";
import type { Pose } from "../../../stage/pose.ts";
import { type Box, inBox } from "../../box.ts";
import { matHead, RATIOS } from "../art/vocabulary.ts";
import { cubePlaces, cubePose } from "../cubes.ts";
import { colourName, houseOfKind, tileLook, wallLook } from "../looks.ts";
import { fitted, LAYER, nearSeat, otherSeats, sized, type Zones } from "./frame.ts";
import { backs } from "./hand.ts";
import { permitPose } from "./town.ts";

export function matPoses(sight: Sight<Elasund>, zones: Zones): Pose[] {
  const { table } = sight;
  const others = otherSeats(sight, seatsOf(table));
  return [...others.flatMap((seat, at) => otherMat(table, seat, zones.others[at]!, zones.unit)), ...ownMat(table, nearSeat(sight), zones)];
}

/** Where a group of equal pieces begins on a mat, in measures from the sign and from the top, and the step between them. */
interface Group {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly step: number;
}
interface Places {
  readonly permit: Group;
  /** Five in a row. */
  readonly cube: Group;
  /** By kind: the two start buildings, if they wait to be put back, the trader's and the craftsman's house. */
  readonly houses: readonly Group[];
  /** How large a field of these is. */
  readonly field: number;
  readonly wall: Group;
}

/** What the places are measured for; on a wider mat the groups move apart. */
const INNER = 300;
const CUBES_ACROSS = 5;
const one = (x: number, y: number, size: number): Group => ({ x, y, size, step: 0 });
const OTHER: Places = {
  permit: { x: 2, y: 4, size: 31, step: 31.5 },
  cube: { x: 4, y: 40, size: 17, step: 18 },
  houses: [one(98, 40, 30), one(126, 33, 40), one(161, 36, 46), one(208, 20, 40)],
  field: 21,
  wall: one(162, 1, 44),
};
const OTHER_HAND = { x: 240, width: 60 };
const OWN: Places = {
  permit: { x: 2, y: 7, size: 36, step: 37 },
  cube: { x: 4, y: 54, size: 20, step: 21 },
  houses: [one(166, 34, 24), one(154, 50, 48), one(190, 20, 50), one(248, 20, 50)],
  field: 24,
  wall: one(112, 44, 54),
};

type At = (group: Group, n: number, row?: number) => Box;

/** The places of a mat's groups. */
function placesOn(box: Box, unit: number): At {
  const head = box.x + matHead(box);
  const spread = (box.x + box.width - head) / INNER;
  return ({ x, y, size, step }, n, row = 0) => ({
    x: head + x * spread + n * step * unit,
    y: box.y + (y + row * step) * unit,
    width: size * unit,
    height: size * unit,
  });
}

function otherMat(table: Table, seat: number, box: Box, unit: number): Pose[] {
  const { x } = placesOn(box, unit)({ x: OTHER_HAND.x, y: 0, size: 0, step: 0 }, 0);
  const fan = { x, y: box.y + 5 * unit, width: box.x + box.width - 6 * unit - x, height: box.height - 10 * unit };
  return [...mat(table, seat, box, unit, OTHER), ...backs(table, seat, fan)];
}

const ownMat = (table: Table, seat: number, { own, unit }: Zones): Pose[] => [
  ...mat(table, seat, own, unit, OWN),
  ...niches(table, seat, placesOn(own, unit), unit),
];

function mat(table: Table, seat: number, box: Box, unit: number, places: Places): Pose[] {
  const lit = table.step !== "over" && table.turn === seat ? "turn" : "rest";
  const at = placesOn(box, unit);
  const free = table.permits.slice(seat * PERMITS, (seat + 1) * PERMITS);
  return [
    inBox(box, { key: `mat:${seat}`, kind: "mat", look: sized(`mat:${colourName(seat)}-${lit}`, box), depth: LAYER.mat }),
    ...free.flatMap((field, value) => (field === NONE ? [permitPose(seat * PERMITS + value, at(places.permit, value))] : [])),
    ...Array.from({ length: table.goal - cubePlaces(table, seat).length }, (_none, n) => {
      const { x, y, width } = at(places.cube, n % CUBES_ACROSS, Math.floor(n / CUBES_ACROSS));
      return cubePose(seat, { x: x + width / 2, y: y + width / 2, size: width });
    }),
    ...houses(table, seat, places, at, unit),
    ...walls(table, seat, at(places.wall, 0), unit),
  ];
}

/** Coloured buildings that are not on the board. */
function houses({ sites }: Table, seat: number, places: Places, at: At, unit: number): Pose[] {
  return Array.from({ length: OWN_KINDS }, (_none, kind) => kind).flatMap((kind): Pose[] => {
    const tile = seat * OWN_KINDS + kind;
    if (sites[tile] !== NONE && sites[tile] !== DISPLACED) return [];
    const { x, y, width, height } = at(places.houses[kind]!, 0);
    const { width: columns, height: rows } = BUILDINGS[kind]!;
    const field = places.field * unit;
    const size = { width: columns * field, height: rows * field };
    return [{ key: `tile:${tile}`, kind: "tile", look: tileLook(tile), x: x + width / 2, y: y + height / 2, ...size, depth: LAYER.tile }];
  });
}

/** The pile of wall pieces, the next one on top. */
function walls(table: Table, seat: number, box: Box, unit: number): Pose[] {
  const next = nextPiece(table, seat);
  if (next === NONE) return [];
  const size = fitted(box, RATIOS["wall:north"]);
  const last = seat * WALL_PIECES.length + WALL_PIECES.length - 1;
  return Array.from({ length: last - next + 1 }, (_none, n) => {
    const piece = last - n;
    const shift = (last - next - n) * 1.2 * unit;
    return inBox(
      { ...size, x: size.x + shift, y: size.y + shift * 0.7 },
      { key: `wall:${piece}`, kind: "wall", look: wallLook(piece, "north"), depth: LAYER.tile + n / 20 },
    );
  });
}

/** Under the near seat's houses that can be built, with their prices. */
const niches = ({ sites }: Table, seat: number, at: At, unit: number): Pose[] =>
  [START_KINDS, START_KINDS + 1].flatMap((kind) =>
    sites[seat * OWN_KINDS + kind] === NONE ? niche(kind, at(OWN.houses[kind]!, 0), 52 * unit) : [],
  );

/** The place of a pile, to be clicked, and the price that hangs from it. */
export function niche(kind: number, place: Box, plate: number): Pose[] {
  const high = (plate * RATIOS.price.height) / RATIOS.price.width;
  const hangs = { x: place.x + (place.width - plate) / 2, y: place.y + place.height - high * 0.6, width: plate, height: high };
  return [
    inBox(place, { key: `kind:${kind}`, kind: "niche", look: sized("niche", place), depth: LAYER.niche }),
    inBox(hangs, { key: `price:${kind}`, kind: "price", look: `price:${houseOfKind(kind)}`, depth: LAYER.plate }),
  ];
}
