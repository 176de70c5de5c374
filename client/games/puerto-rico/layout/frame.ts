/** The zones of the table: the other seats at the back, the near seat in front, market and harbour between. */
import { canBuild } from "../../../../shared/puerto-rico/offers/fast-buildings.ts";
import { saleableGoods } from "../../../../shared/puerto-rico/offers/fast-sales.ts";
import type { Phase, Table } from "../../../../shared/puerto-rico/state.ts";
import { type Box, type Named, sizedBy } from "../../../face/box.ts";
import type { Pose, Size } from "../../../face/pose.ts";
import { BOX, type Kind, ratio } from "../art/vocabulary.ts";

export interface Zones {
  /** Scale: 1 in an area of 1000 by 660. */
  readonly unit: number;
  /** The other seats' mats, in the order of play from the near seat. */
  readonly others: readonly Box[];
  /** The near seat's purse, colonists, barrels and cards. */
  readonly strip: Box;
  readonly island: Box;
  readonly city: Box;
  /** Height of a space on the near island and city. */
  readonly space: number;
  readonly focus: Focus;
  readonly market: Box;
  readonly roles: Box;
  readonly row: Box;
  readonly sea: Box;
  readonly quay: Box;
}

/** The depths of the layers, from the table up. */
export const LAYER = {
  table: -3,
  surface: -2,
  ground: 1,
  hull: 8,
  piece: 10,
  on: 20,
  circle: 24,
  colonist: 26,
  /** Its plate is seen whole before the coins and barrels beside it. */
  medal: 39,
  mark: 40,
  card: 50,
} as const;

const MARGIN = 5;
/** Gap between spaces of a grid, as a share of a space's height. */
export const GAP = 0.06;
export const GRID = { columns: 6, rows: 2 } as const;
/** The height of the others' mats, as a share of the whole. */
const OTHERS = 0.262;
const WIDEST_MAT = 900;
const STRIP = 42;
/** The market's four columns are two buildings wide. */
export const MARKET = { columns: 4, across: 2, rows: 3, head: 17, pad: 5, gap: 4, copies: 5 } as const;
/** Height of a space on the near boards, as a share of the whole; a window wider than `wide` has less use for height elsewhere. */
const SPACE = { usual: 0.1, wide: 0.112, from: 1.9 } as const;

export type Tray = "market" | "roles" | "row" | "sea" | "quay";
/** Shares of a box for the parts that lie below or beside each other in it. */
type Split = Tray | { readonly down: Shares } | { readonly across: Shares };
type Shares = readonly (readonly [share: number, part: Split])[];

/** The trays that rest, below what matters now: the market folded at the left, two trays beside it, and a wide one below those. */
const resting = (upper: Shares, lower: Tray): Split => ({
  across: [
    [0.31, "market"],
    [
      0.69,
      {
        down: [
          [0.5, { across: upper }],
          [0.5, lower],
        ],
      },
    ],
  ],
});
const below = (share: number, tray: Tray, rest: Split): Split => ({
  down: [
    [share, tray],
    [1 - share, rest],
  ],
});
const ROLES_AND_ROW: Shares = [
  [0.6, "roles"],
  [0.4, "row"],
];
/** How the trays share the middle, by what is being chosen. */
const ARRANGEMENTS = {
  roles: below(
    0.45,
    "roles",
    resting(
      [
        [0.42, "row"],
        [0.58, "sea"],
      ],
      "quay",
    ),
  ),
  row: below(
    0.37,
    "row",
    resting(
      [
        [0.47, "roles"],
        [0.53, "sea"],
      ],
      "quay",
    ),
  ),
  people: below(0.44, "sea", resting(ROLES_AND_ROW, "quay")),
  market: below(0.64, "market", {
    across: [
      [
        0.5,
        {
          down: [
            [0.5, "roles"],
            [0.5, "row"],
          ],
        },
      ],
      [
        0.5,
        {
          down: [
            [0.5, "sea"],
            [0.5, "quay"],
          ],
        },
      ],
    ],
  }),
  quay: below(0.42, "quay", resting(ROLES_AND_ROW, "sea")),
  sea: below(0.58, "sea", resting(ROLES_AND_ROW, "quay")),
} as const satisfies Readonly<Record<string, Split>>;

/** What matters now. */
export type Focus = keyof typeof ARRANGEMENTS;

const FOCUS: Readonly<Record<Phase, Focus>> = {
  role: "roles",
  hacienda: "row",
  settler: "row",
  hospice: "row",
  mayor: "people",
  lifting: "people",
  placing: "people",
  builder: "market",
  university: "market",
  craftsman: "quay",
  trader: "quay",
  captain: "sea",
  storage: "sea",
  over: "roles",
};

/** A role that gives nobody a choice leaves the trays where they are. */
export const focusOf = (table: Table): Focus => (isIdle(table) ? "roles" : FOCUS[table.phase]);

function isIdle(table: Table): boolean {
  const { phase, turn, picker } = table;
  if (phase === "builder") return turn === picker && !canBuild(table, turn);
  return phase === "trader" && turn === picker && saleableGoods(table, turn) === 0;
}

export function zonesOf({ width, height }: Size, seats: number, focus: Focus): Zones {
  const unit = Math.min(width / 1000, height / 660);
  const margin = MARGIN * unit;
  const pad = margin;
  // Six tiles and six buildings side by side.
  const across = GRID.columns * (1 + ratio("building")) + 2 * (GRID.columns - 1) * GAP;
  const space = Math.min((width - 3 * margin - 4 * pad) / across, height * (width > SPACE.from * height ? SPACE.wide : SPACE.usual));
  const boards = GRID.rows * space + (GRID.rows - 1) * GAP * space + 2 * pad;
  const islandWidth = (GRID.columns + (GRID.columns - 1) * GAP) * space + 2 * pad;
  const cityWidth = (GRID.columns * ratio("building") + (GRID.columns - 1) * GAP) * space + 2 * pad;
  const left = (width - islandWidth - cityWidth - margin) / 2;
  const boardsTop = height - margin - boards;
  const strip = { x: margin, y: boardsTop - STRIP * unit, width: width - 2 * margin, height: STRIP * unit };

  const matHeight = height * OTHERS;
  const count = Math.max(1, seats - 1);
  const matWidth = Math.min((width - margin * (count + 1)) / count, WIDEST_MAT * unit);
  const step = matWidth + margin;
  const first = (width - step * count + margin) / 2;
  const others = Array.from({ length: count }, (_none, n) => ({ x: first + n * step, y: margin, width: matWidth, height: matHeight }));

  const top = matHeight + 2 * margin;
  const middle = { x: margin, y: top, width: width - 2 * margin, height: strip.y - margin - top };
  return {
    unit,
    others,
    strip,
    island: { x: left, y: boardsTop, width: islandWidth, height: boards },
    city: { x: left + islandWidth + margin, y: boardsTop, width: cityWidth, height: boards },
    space,
    focus,
    ...(Object.fromEntries(placed(middle, ARRANGEMENTS[focus], margin)) as Record<Tray, Box>),
  };
}

function placed(box: Box, split: Split, margin: number): (readonly [Tray, Box])[] {
  if (typeof split === "string") return [[split, box]];
  const isDown = "down" in split;
  const shares = isDown ? split.down : split.across;
  const free = (isDown ? box.height : box.width) - margin * (shares.length - 1);
  let from = isDown ? box.y : box.x;
  return shares.flatMap(([share, part]) => {
    const size = free * share;
    const place = isDown ? { ...box, y: from, height: size } : { ...box, x: from, width: size };
    from += size + margin;
    return placed(place, part, margin);
  });
}

/** How a number of equal pieces fill a box largest, in rows of equal length. */
export function rowsIn(box: Size, count: number, shape: number, gap: number): { columns: number; width: number; height: number } {
  const ways = [1, 2].map((rows) => {
    const columns = Math.ceil(count / rows);
    const height = Math.min((box.height - gap * (rows - 1)) / rows, (box.width - gap * (columns - 1)) / columns / shape);
    return { columns, width: height * shape, height };
  });
  return ways.reduce((best, way) => (way.height > best.height ? way : best));
}

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A pose of this height about a point, with its drawing's proportions. */
export const upright = (shape: Kind, height: number, x: number, y: number, rest: Named): Pose => ({
  x,
  y,
  width: height * ratio(shape),
  height,
  ...rest,
});

export const heightFor = (shape: Kind, width: number): number => (width * BOX[shape][1]) / BOX[shape][0];

export const sized = sizedBy(4);

/** The look of a tray: in full colour while it matters, cooler while it rests. */
export const surface = (kind: string, matters: boolean): string => `${kind}:${matters ? "" : "rests"}`;

/** The seat at the bottom; for watchers it is seat 0. */
export const nearSeat = ({ seat }: { readonly seat: number }): number => Math.max(0, seat);
/** The other seats, in the order of play. */
export const otherSeats = (near: number, seats: number): number[] =>
  Array.from({ length: seats - 1 }, (_none, n) => (near + 1 + n) % seats);
