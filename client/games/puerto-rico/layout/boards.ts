/** Tiles, buildings and colonists on an island and in a city, large in front and small at the back. */
import { PRINTED } from "../../../../shared/puerto-rico/catalog.ts";
import { type Player, TILES } from "../../../../shared/puerto-rico/state.ts";
import type { Pose } from "../../../stage/pose.ts";
import { type Box, inBox } from "../../box.ts";
import { buildingCircles, type Circle, chipCircles, ratio, TILE_CIRCLE } from "../art/vocabulary.ts";
import { GAP, GRID, LAYER, sized, upright } from "./frame.ts";

/** A space of a grid that begins at a point, by the size of its spaces. */
function spaceBox({ x, y }: Pick<Box, "x" | "y">, column: number, row: number, width: number, height: number): Box {
  const gap = height * GAP;
  return { x: x + column * (width + gap), y: y + row * (height + gap), width, height };
}

/** The size of a grid by the size of its spaces. */
export const gridSize = (width: number, height: number) => ({
  width: GRID.columns * width + (GRID.columns - 1) * GAP * height,
  height: GRID.rows * height + (GRID.rows - 1) * GAP * height,
});

/** A colonist in a circle of a piece. */
function inCircle(piece: Pose, { x, y, r }: Circle, depth: number): Pose {
  const height = 2 * r * piece.width * 0.96;
  return upright("colonist", height, piece.x + (x - 0.5) * piece.width, piece.y + (y - 0.5) * piece.height - height * 0.06, {
    key: "",
    kind: "colonist",
    look: "colonist",
    depth,
  });
}

const ring = (piece: Pose, { x, y, r }: Circle, key: string): Pose => ({
  key,
  kind: "circle",
  look: "circle",
  x: piece.x + (x - 0.5) * piece.width,
  y: piece.y + (y - 0.5) * piece.height,
  width: 2 * r * piece.width,
  height: 2 * r * piece.width,
  depth: LAYER.circle,
});

/** Circles of the near seat have keys, so that they can be clicked. */
function colonistsOn(piece: Pose, circles: readonly Circle[], manned: number, name: ((n: number) => string) | undefined): Pose[] {
  return circles.flatMap((circle, n) => [
    ...(name === undefined ? [] : [ring(piece, circle, name(n))]),
    ...(n < manned ? [inCircle(piece, circle, LAYER.colonist)] : []),
  ]);
}

export function islandPoses(
  { island, islandColonists }: Player,
  seat: number,
  at: Pick<Box, "x" | "y">,
  space: number,
  near: boolean,
): Pose[] {
  const box = { ...at, ...gridSize(space, space) };
  const ground = inBox(box, { key: `island:${seat}`, kind: "lots", look: sized("lots:island-6x2", box), depth: LAYER.ground });
  return [
    ground,
    ...island.flatMap((tile, n) => {
      const place = spaceBox(at, n % GRID.columns, Math.floor(n / GRID.columns), space, space);
      const pose = inBox(place, { key: "", kind: "tile", look: `tile:${TILES[tile]}`, depth: LAYER.piece });
      return [pose, ...colonistsOn(pose, [TILE_CIRCLE], islandColonists[n]!, near ? () => circleKey(seat, "i", n, 0) : undefined)];
    }),
  ];
}

/** The n-th circle of the tile (i) or building (c) at a place of the near seat. */
export const circleKey = (seat: number, where: "i" | "c", at: number, n: number): string => `circle:${seat}:${where}:${at}:${n}`;

export function cityPoses({ city, cityColonists }: Player, seat: number, at: Pick<Box, "x" | "y">, space: number, near: boolean): Pose[] {
  const width = near ? space * ratio("building") : space;
  const box = { ...at, ...gridSize(width, space) };
  const ground = inBox(box, { key: `city:${seat}`, kind: "lots", look: sized("lots:city-6x2", box), depth: LAYER.ground });
  const places = placesOf(city);
  return [
    ground,
    ...city.flatMap((building, n) => {
      const { large, circles } = PRINTED[building]!;
      const { column, row } = places[n]!;
      const lot = spaceBox(at, column, row, width, space);
      const place = large ? { ...lot, height: box.height } : lot;
      const look = near ? `building:${building}` : `chip:${building}`;
      const pose = inBox(place, { key: `lot:${seat}:${building}`, kind: "building", look, depth: LAYER.piece });
      const spots = near ? buildingCircles(large ? "tower" : "building", circles) : chipCircles(large ? "bigChip" : "chip", circles);
      return [pose, ...colonistsOn(pose, spots, cityColonists[n]!, near ? (c) => circleKey(seat, "c", n, c) : undefined)];
    }),
  ];
}

/** Small buildings from the left, column by column; large ones, which fill a column, from the right, so that they always fit. */
function placesOf(city: readonly number[]): { column: number; row: number }[] {
  let small = 0;
  let large = 0;
  return city.map((building) => {
    if (PRINTED[building]!.large) return { column: GRID.columns - ++large, row: 0 };
    const at = small++;
    return { column: Math.floor(at / GRID.rows), row: at % GRID.rows };
  });
}

/** Colonists side by side, closer together when there are many. */
export function crowdPoses(count: number, most: number, box: Box, height: number): Pose[] {
  const shown = Math.min(count, most);
  const width = height * ratio("colonist");
  const step = Math.min(width, (box.width - width) / Math.max(1, shown - 1));
  return Array.from({ length: shown }, (_none, n) =>
    upright("colonist", height, box.x + width / 2 + n * step, box.y + box.height / 2, {
      key: "",
      kind: "colonist",
      look: "colonist",
      depth: LAYER.colonist + n / 100,
    }),
  );
}
