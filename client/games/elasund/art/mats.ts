/** A seat's mat: where its pieces lie on it, and the parchment with a printed place for each of them. */
import { must } from "../../../../shared/core/base/checked.ts";
import { OWN_KINDS, PERMITS } from "../../../../shared/elasund/state.ts";
import type { Box } from "../../../face/box.ts";
import { at, type Brush, brushOf, drawing, path, rect, round, times } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { digits, pen } from "./ink.ts";
import { PIGMENTS, shield, sideOf } from "./sides.ts";
import { board, ledgerLines } from "./surfaces.ts";
import { LOTS, OWN, RATIOS } from "./vocabulary.ts";

interface Extent {
  readonly width: number;
  readonly height: number;
}
/** Where a group of equal pieces begins, in measures from the sign and from the top, and the step between them. */
interface Group {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly step: number;
}
interface Places {
  /** The mat's height that all is measured for. */
  readonly high: number;
  readonly permit: Group;
  readonly cube: Group;
  readonly cubesAcross: number;
  /** By kind: the two start buildings, if they wait to be put back, the trader's and the craftsman's house. */
  readonly houses: readonly Group[];
  /** How large a field of these is. */
  readonly field: number;
  readonly wall: Group;
  /** Where the hand of another seat begins; it reaches to the edges. */
  readonly hand: Pick<Group, "x" | "y">;
}

/** The seat's sign with the point of its banner takes at most this share of the mat's width. */
const HEAD = 0.16;
/** What the places are measured for; on a wider mat the groups move apart. */
const INNER = 304;
const one = (x: number, y: number, size: number): Group => ({ x, y, size, step: 0 });

/** Heights of the rows in a panel of 364: a narrow tab of the ledger, a tab that shows the hand below, and the open page. */
export const MAT_HEIGHTS = { far: 46, shown: 86, near: 116 } as const;
export type MatKind = keyof typeof MAT_HEIGHTS;
const FAR: Places = {
  high: MAT_HEIGHTS.far,
  permit: { x: 3, y: 9, size: 26, step: 26.6 },
  cube: { x: 139, y: 7, size: 14.5, step: 14.8 },
  cubesAcross: 5,
  houses: [one(261, 2, 13), one(254.5, 17, 26), one(215, -3, 26), one(238, 9, 26)],
  field: 13,
  wall: one(216, 21, 23),
  hand: { x: 276, y: 5 },
};
const NEAR: Places = {
  high: MAT_HEIGHTS.near,
  permit: { x: 3, y: 7, size: 46, step: 47 },
  cube: { x: 3, y: 61, size: 22, step: 22.6 },
  cubesAcross: 5,
  houses: [one(230, 71, 20), one(250, 58, 50), one(120, 56, 48), one(178, 56, 48)],
  field: 24,
  wall: one(242, 7, 52),
  hand: { x: INNER, y: 0 },
};
const PLACES: Readonly<Record<MatKind, Places>> = {
  far: FAR,
  // The same groups, and all cards in hand below them.
  shown: { ...FAR, high: MAT_HEIGHTS.shown, hand: { x: 3, y: 45 } },
  near: NEAR,
};

export interface Mat {
  /** Pixels of one measure. */
  readonly unit: number;
  readonly head: number;
  permit(value: number): Box;
  cube(n: number): Box;
  /** The square in whose middle a coloured house lies. */
  house(kind: number): Box;
  readonly field: number;
  readonly wall: Box;
  /** The room for the hand of another seat. */
  readonly hand: Box;
}

export function matOf({ width, height }: Extent, kind: MatKind): Mat {
  const places = PLACES[kind];
  const head = Math.min(height, width * HEAD);
  const spread = (width - head) / INNER;
  const unit = Math.min(height / places.high, spread);
  // On a higher mat all lies in its middle, or the hand below has more room.
  const top = kind === "shown" ? 0 : (height - places.high * unit) / 2;
  const place = ({ x, y, size, step }: Group, column = 0, row = 0): Box => ({
    x: head + x * spread + column * step * unit,
    y: top + (y + row * step) * unit,
    width: size * unit,
    height: size * unit,
  });
  const across = places.cubesAcross;
  const wall = place(places.wall);
  const hand = { x: head + places.hand.x * spread, y: places.hand.y * unit };
  return {
    unit,
    head,
    permit: (value) => place(places.permit, value),
    cube: (n) => place(places.cube, n % across, Math.floor(n / across)),
    house: (kind) => place(must(places.houses[kind], "place for this kind")),
    field: places.field * unit,
    wall: { ...wall, height: (wall.width * RATIOS["wall:north"].height) / RATIOS["wall:north"].width },
    hand: { ...hand, width: width - hand.x - 6 * unit, height: height - hand.y - 5 * unit },
  };
}

/** `what` is the seat's colour, whether it is its turn, whose mat it is, and the cubes that win: "blue-turn-near-10". */
export function drawMat(w: number, h: number, what: string): Drawing {
  const [name = "", turn, whose, goal] = what.split("-");
  const side = sideOf(name);
  const brush = brushOf(`mat:${what}:${w}:${h}`);
  const { base, light, dark } = PIGMENTS[side];
  const lit = turn === "turn";
  const mat = matOf({ width: w, height: h }, whose as MatKind);
  const { head } = mat;
  const paper = lit ? ["#fbfdfc", "#e9f0f1", "#c9d8de"] : ["#dbe4e6", "#c6d2d6", "#a5b4bb"];
  const { places, words } = printed(brush, mat, Number(goal), base, whose === "near");
  const inside =
    board(brush, w, h, paper, lit ? 4 : 2.5) +
    ledgerLines(w, h) +
    places +
    path(
      `M6 6H${round(head - 8)}L${round(head - 1)} ${round(h / 2 - 2)}L${round(head - 8)} ${h - 9}H6Z`,
      brush.linear([light, base, dark], "slant"),
      pen(1.4),
    ) +
    at(head / 2 - 2, h / 2 - 1, Math.min(head * 0.76, h * 0.8) / 100, shield(brush, side)) +
    (lit ? rect(1.5, 1.5, w - 5, h - 6, "none", `rx="9" stroke="${light}" stroke-width="3"`) : "");
  return drawing(brush, w, h, inside, words);
}

const INK = "#5f7884";

/** What is not here any more lies on the board: its place stays in sight. */
function printed(brush: Brush, mat: Mat, goal: number, colour: string, near: boolean): { places: string; words: Words[] } {
  const place = ({ x, y, width, height }: Box, inset: number, round_: number, fill: string, dash: string): string =>
    rect(
      x + width * inset,
      y + height * inset,
      width * (1 - 2 * inset),
      height * (1 - 2 * inset),
      fill,
      `rx="${round(width * round_)}" stroke="${INK}" stroke-width="1.3" ${dash}`,
    );
  const permits = Array.from({ length: PERMITS }, (_none, value) => mat.permit(value));
  const lots = Array.from({ length: OWN_KINDS }, (_none, kind) => kind)
    .slice(-2)
    .map((kind) => lotOn(mat, kind));
  const places =
    permits.map((box) => place(box, 0.06, 0.16, "#ffffff66", "")).join("") +
    times(goal, (n) => place(mat.cube(n), 0.1, 0.1, `${colour}22`, "")) +
    // A narrow tab has no room for more.
    (near
      ? lots.map((box) => place(box, 0, 0.06, "#5f788422", 'stroke-dasharray="4 3"')).join("") +
        place(mat.wall, 0.04, 0.05, brush.linear(["#5f788418", "#5f788433"]), 'stroke-dasharray="4 3"')
      : "");
  const words = permits.map(({ x, y, width }, value) => digits(value, x + width / 2, y + width * 0.52, width * 0.42, INK));
  return { places, words };
}

/** Where a coloured house lies. */
export function lotOn(mat: Mat, kind: number): Box {
  const { x, y, width, height } = mat.house(kind);
  const lot = LOTS[must(OWN[kind], "coloured house of this kind")];
  const size = { width: lot.width * mat.field, height: lot.height * mat.field };
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size };
}
