/** Tiles, buildings and colonists on an island and in a city, large in front and small at the back. */
import { at } from "../../../../shared/core/base/checked.ts";
import { PRINTED } from "../../../../shared/puerto-rico/catalog.ts";
import { type Player, TILES } from "../../../../shared/puerto-rico/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { CIRCLE_TOP, type Circle, chipCircles, circleShare, circlesOn, type Manned, ratio, TILE_CIRCLE } from "../art/vocabulary.ts";
import { GAP, GRID, LAYER, sized, upright } from "./frame.ts";

/** A space of a grid that begins at a point, by the size of its spaces. */
function spaceBox({ x, y }: Pick<Box, "x" | "y">, column: number, row: number, width: number, height: number): Box {
  const gap = height * GAP;
  return { x: x + column * (width + gap), y: y + row * (height + gap), width, height };
}

/** The size of a grid by the size of its spaces. */
export const gridSize = (width: number, height: number, columns: number = GRID.columns) => ({
  width: columns * width + (columns - 1) * GAP * height,
  height: GRID.rows * height + (GRID.rows - 1) * GAP * height,
});

/** Columns that an island and a city are drawn with. */
export interface Columns {
  readonly island: number;
  readonly city: number;
}

/** Columns with something in them. */
export function columnsUsed({ island, city }: Player): Columns {
  const large = city.filter((building) => at(PRINTED, building).large).length;
  return { island: Math.ceil(island.length / GRID.rows), city: Math.ceil((city.length - large) / GRID.rows) + large };
}

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

interface Circles {
  readonly circles: readonly Circle[];
  /** How many of them have a colonist. */
  readonly manned: number;
  /** Set for the near seat, whose circles can be pressed. */
  readonly pressed: { readonly shape: Manned; readonly open: boolean; readonly key: (n: number) => string } | undefined;
}

function colonistsOn(piece: Pose, { circles, manned, pressed }: Circles): Pose[] {
  return circles.flatMap((circle, n) => [
    ...(pressed === undefined
      ? []
      : [
          pressedPart(
            piece,
            circles,
            n,
            `${pressed.shape}:${n}:${circles.length}${pressed.open && n >= manned ? ":open" : ""}`,
            pressed.key(n),
          ),
        ]),
    ...(n < manned ? [inCircle(piece, circle, LAYER.colonist)] : []),
  ]);
}

/** The part of a piece that belongs to one of its circles, so that nobody has to hit the circle. */
function pressedPart(piece: Pose, circles: readonly Circle[], n: number, look: string, key: string): Pose {
  const { from, to } = circleShare(circles, n);
  const { x, y, width, height } = piece;
  const part = {
    x: x + (from - 0.5) * width,
    y: y + (CIRCLE_TOP - 0.5) * height,
    width: (to - from) * width,
    height: (1 - CIRCLE_TOP) * height,
  };
  return inBox(part, { key, kind: "circle", look: `circle:${look}`, depth: LAYER.circle });
}

interface Board {
  readonly seat: number;
  /** The top left corner. */
  readonly at: Pick<Box, "x" | "y">;
  /** Height of a space. */
  readonly space: number;
  readonly columns: number;
  readonly near: boolean;
  /** A worker waits to be placed: free circles say so. */
  readonly open?: boolean;
}

/** Column by column, so that a board that gets another one only shrinks. */
const placeOf = (n: number) => ({ column: Math.floor(n / GRID.rows), row: n % GRID.rows });

export function islandPoses({ island, islandColonists }: Player, { seat, at: corner, space, columns, near, open = false }: Board): Pose[] {
  const box = { ...corner, ...gridSize(space, space, columns) };
  const ground = inBox(box, { key: `island:${seat}`, kind: "lots", look: sized(`lots:island-${columns}x2`, box), depth: LAYER.ground });
  return [
    ground,
    ...island.flatMap((tile, n) => {
      const { column, row } = placeOf(n);
      const pose = inBox(spaceBox(corner, column, row, space, space), {
        key: `tile:${seat}:${n}`,
        kind: "plantation",
        look: `tile:${TILES[tile]}`,
        depth: LAYER.piece,
      });
      const pressed = near ? { shape: "tile" as const, open, key: () => circleKey(seat, "i", n, 0) } : undefined;
      return [pose, ...colonistsOn(pose, { circles: [TILE_CIRCLE], manned: at(islandColonists, n), pressed })];
    }),
  ];
}

/** The n-th circle of the tile (i) or building (c) at a place of the near seat. */
export const circleKey = (seat: number, where: "i" | "c", at: number, n: number): string => `circle:${seat}:${where}:${at}:${n}`;

export function cityPoses({ city, cityColonists }: Player, { seat, at: corner, space, columns, near, open = false }: Board): Pose[] {
  const width = near ? space * ratio("building") : space;
  const box = { ...corner, ...gridSize(width, space, columns) };
  const ground = inBox(box, { key: `city:${seat}`, kind: "lots", look: sized(`lots:city-${columns}x2`, box), depth: LAYER.ground });
  const places = placesOf(city, columns);
  return [
    ground,
    ...city.flatMap((building, n) => {
      const { large, circles } = at(PRINTED, building);
      const { column, row } = at(places, n);
      const lot = spaceBox(corner, column, row, width, space);
      const place = large ? { ...lot, height: box.height } : lot;
      const look = near ? `building:${building}` : `chip:${building}`;
      const pose = inBox(place, { key: `lot:${seat}:${building}`, kind: "building", look, depth: LAYER.piece });
      const shape = large ? "tower" : "building";
      const spots = near ? circlesOn(shape, circles) : chipCircles(large ? "bigChip" : "chip", circles);
      const pressed = near ? ({ shape, open, key: (c: number) => circleKey(seat, "c", n, c) } as const) : undefined;
      return [pose, ...colonistsOn(pose, { circles: spots, manned: at(cityColonists, n), pressed })];
    }),
  ];
}

/** Small buildings from the left; large ones, which fill a column, from the right, so that they always fit. */
function placesOf(city: readonly number[], columns: number): { column: number; row: number }[] {
  let small = 0;
  let large = 0;
  return city.map((building) => (at(PRINTED, building).large ? { column: columns - ++large, row: 0 } : placeOf(small++)));
}

/** Colonists side by side, closer together when there are many; `of` the piece that counts them. */
export function crowdPoses(count: number, most: number, box: Box, height: number, of?: string): Pose[] {
  const shown = Math.min(count, most);
  const width = height * ratio("colonist");
  const step = Math.min(width, (box.width - width) / Math.max(1, shown - 1));
  return Array.from({ length: shown }, (_none, n) =>
    upright("colonist", height, box.x + width / 2 + n * step, box.y + box.height / 2, {
      key: "",
      kind: "colonist",
      look: "colonist",
      ...(of === undefined ? {} : { of }),
      depth: LAYER.colonist + n / 100,
    }),
  );
}
