/** A seat's mat: what it has in its supply. The near seat's is larger, and its pieces can be chosen. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { WALL_PIECES } from "../../../../shared/elasund/catalog.ts";
import { seatsOf } from "../../../../shared/elasund/rules/town/grid.ts";
import { nextPiece } from "../../../../shared/elasund/rules/town/walls.ts";
import { DISPLACED, type Elasund, NONE, OWN_KINDS, PERMITS, START_KINDS, type Table } from "../../../../shared/elasund/state.ts";
import { type Box, inBox, sizedBy } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { colourName, houseOfKind, tileLook, wallLook } from "../art/looks.ts";
import { lotOn, type Mat, type MatKind, matOf } from "../art/mats.ts";
import { RATIOS } from "../art/vocabulary.ts";
import { cubePlaces, cubePose } from "./cubes.ts";
import { LAYER, nearSeat, on, otherSeats, sized, type Zones } from "./frame.ts";
import { cardPoses } from "./hand.ts";
import { dimmed, lackOf, priceLook } from "./lack.ts";
import { permitPose } from "./town.ts";

export function matPoses(sight: Sight<Elasund>, zones: Zones): Pose[] {
  const { table } = sight;
  const near = nearSeat(sight);
  const own = matOf(zones.own, "near");
  return [
    ...otherSeats(sight, seatsOf(table)).flatMap((seat, i) => otherMat(sight, seat, at(zones.others, i))),
    ...matPose(table, near, zones.own, "near"),
    ...piecesOn(table, near, zones.own, own, sight),
    ...niches(sight, near, zones.own, own),
  ];
}

function otherMat(sight: Sight<Elasund>, seat: number, box: Box): Pose[] {
  const { table, openHands } = sight;
  const kind = openHands === undefined ? "far" : "shown";
  const mat = matOf(box, kind);
  return [...matPose(table, seat, box, kind), ...piecesOn(table, seat, box, mat), ...cardPoses(sight, seat, on(box, mat.hand))];
}

/** Places are printed on it, so it is drawn at its very size. */
const exactly = sizedBy(1);

function matPose(table: Table, seat: number, box: Box, whose: MatKind): Pose[] {
  const lit = table.step !== "over" && table.turn === seat ? "turn" : "rest";
  const look = exactly(`mat:${colourName(seat)}-${lit}-${whose}-${table.goal}`, box);
  return [inBox(box, { key: `mat:${seat}`, kind: "mat", look, depth: LAYER.mat })];
}

/** `sight`: of the seat itself. */
function piecesOn(table: Table, seat: number, box: Box, mat: Mat, sight?: Sight<Elasund>): Pose[] {
  const free = table.permits.slice(seat * PERMITS, (seat + 1) * PERMITS);
  return [
    ...free.flatMap((field, value) => (field === NONE ? [permitPose(seat * PERMITS + value, on(box, mat.permit(value)))] : [])),
    ...Array.from({ length: table.goal - cubePlaces(table, seat).length }, (_none, n) => {
      const { x, y, width } = on(box, mat.cube(n));
      return cubePose(seat, { x: x + width / 2, y: y + width / 2, size: width });
    }),
    ...houses(table, seat, box, mat, sight),
    ...walls(table, seat, on(box, mat.wall), mat.unit),
  ];
}

/** Coloured buildings that are not on the board. */
const houses = ({ sites }: Table, seat: number, box: Box, mat: Mat, sight: Sight<Elasund> | undefined): Pose[] =>
  Array.from({ length: OWN_KINDS }, (_none, kind) => kind).flatMap((kind): Pose[] => {
    const tile = seat * OWN_KINDS + kind;
    if (sites[tile] !== NONE && sites[tile] !== DISPLACED) return [];
    const lack = sight && kind >= START_KINDS ? lackOf(sight, { type: "build", kind }) : undefined;
    const piece = { key: `tile:${tile}`, kind: "tile", look: tileLook(tile), depth: LAYER.tile, ...dimmed(lack) };
    return [inBox(on(box, lotOn(mat, kind)), piece)];
  });

/** The pile of wall pieces, the next one on top. */
function walls(table: Table, seat: number, place: Box, unit: number): Pose[] {
  const next = nextPiece(table, seat);
  if (next === NONE) return [];
  const last = seat * WALL_PIECES.length + WALL_PIECES.length - 1;
  return Array.from({ length: last - next + 1 }, (_none, n) => {
    const piece = last - n;
    const shift = (last - next - n) * 0.7 * unit;
    return inBox(
      { ...place, x: place.x + shift, y: place.y + shift * 0.7 },
      { key: `wall:${piece}`, kind: "wall", look: wallLook(piece, "north"), depth: LAYER.tile + n / 20 },
    );
  });
}

/** Niches under the near seat's houses that can be built, with their prices. */
const niches = (sight: Sight<Elasund>, seat: number, box: Box, mat: Mat): Pose[] =>
  [START_KINDS, START_KINDS + 1].flatMap((kind) => {
    if (sight.table.sites[seat * OWN_KINDS + kind] !== NONE) return [];
    const place = on(box, mat.house(kind));
    const width = 54 * mat.unit;
    const height = (width * RATIOS.price.height) / RATIOS.price.width;
    return niche(sight, kind, place, { x: place.x + (place.width - width) / 2, y: place.y + place.height - height * 0.6, width, height });
  });

/** The place of a pile, to be clicked, and the price that hangs from it. */
export const niche = (sight: Sight<Elasund>, kind: number, place: Box, hangs: Box): Pose[] => [
  inBox(place, { key: `kind:${kind}`, kind: "niche", look: sized("niche", place), depth: LAYER.niche }),
  inBox(hangs, {
    key: `price:${kind}`,
    kind: "price",
    look: priceLook(houseOfKind(kind), lackOf(sight, { type: "build", kind })),
    depth: LAYER.plate,
  }),
];
