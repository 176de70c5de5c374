/** One piece on a surface: its drawing, its shadow, the light on it, its digits. */
import type { Pose } from "../../face/pose.ts";
import { digitsOf, plateAt } from "../lettering.ts";
import type { Drawn } from "../motion/motion.ts";
import { darknessOf, fallOf, LIGHT, STANDS_OUT, shadowBelow, TINTS } from "../style.ts";
import { SOFT } from "./atlas.ts";
import { HeldImage } from "./held-image.ts";
import { isDim, type Notice, type Sprite } from "./painter.ts";
import type { Sheet } from "./sheet-cache.ts";
import type { SheetStore } from "./sheet-store.ts";
import { type Geometry, geometryOf, onPixels } from "./sprite-geometry.ts";
import type { Lie, Surface } from "./surface.ts";
import { roomAround, type WholeSheet } from "./whole-sheet.ts";

/** The order within one piece; parts of one depth never mix with the next. */
const ORDER = { shadow: -0.4, glow: -0.3, drawing: 0, fill: 0.05, rim: 0.1, digits: 0.2 } as const;
type Part = keyof typeof ORDER;

/** Pieces of one depth lie over each other in the order of the layout, whichever of them came or was painted first. */
const BETWEEN_PIECES = 1e-6;

/** What is shown, until the next drawing of the picture. */
interface SpriteState {
  readonly drawn: Drawn;
  readonly notice: Notice;
  readonly ratio: number;
  readonly order: number;
}

export class PieceSprite implements Sprite {
  readonly #layers: boolean;
  readonly #sheets: SheetStore;
  readonly #images: Readonly<Record<Part, HeldImage>>;
  #last: SpriteState | undefined;
  /** The look that it has. */
  #worn: string | undefined;
  #lateBefore = 0;

  constructor(surface: Surface, sheets: SheetStore) {
    const image = (): HeldImage => new HeldImage(surface);
    this.#layers = surface.layers;
    this.#sheets = sheets;
    this.#images = { shadow: image(), glow: image(), drawing: image(), fill: image(), rim: image(), digits: image() };
  }

  draw(drawn: Drawn, notice: Notice, ratio: number, order = 0): void {
    const last = this.#last;
    // If a piece lies as it did, as most do, nothing has to be set.
    if (last?.drawn === drawn && last.notice === notice && last.ratio === ratio && last.order === order) return;
    const state = { drawn: { ...drawn, depth: drawn.depth + order * BETWEEN_PIECES }, notice, ratio, order };
    const at = geometryOf(drawn, notice.raise, ratio);
    const isAll = this.#layers ? this.#drawLayers(at, state) : this.#drawWhole(at, state);
    if (isAll || drawn.fill !== undefined) this.#drawFill(at, state);
    // What is late is tried again with the next drawing.
    this.#last = isAll ? { drawn, notice, ratio, order } : undefined;
  }

  remove(): void {
    for (const image of Object.values(this.#images)) image.remove();
  }

  /** On a single sheet; true if it is there. A piece keeps the one it has until its new one is decoded and painted. */
  #drawWhole(at: Geometry, state: SpriteState): boolean {
    const exact = this.#sheets.whole(wholeOf(at, state));
    const sheet = exact ?? this.#images.drawing.sheet;
    this.#show("drawing", sheet, sheet && wholeAt(at, state, sheet.canvas));
    return exact !== undefined;
  }

  /** Its new look, as far as it has risen. */
  #drawFill(at: Geometry, state: SpriteState): void {
    const { fill } = state.drawn;
    const sheet = fill && this.#sheets.drawing(fill.look, at.wide, at.high);
    this.#show("fill", sheet, fill && { ...drawingAt(at, state, true), part: fill.part });
  }

  /** In layers; true if all of them are there. */
  #drawLayers(at: Geometry, state: SpriteState): boolean {
    const { drawn, notice, ratio } = state;
    const sheets = this.#sheets;
    this.#lateBefore = sheets.late;
    const { shows } = drawn;
    const { wide, high } = at;
    const exact = sheets.drawing(shows.look, wide, high);
    if (exact !== undefined) this.#worn = shows.look;
    const look = this.#worn ?? shows.look;
    // A piece keeps the look it has until its new one is decoded and painted.
    const drawing = exact ?? this.#images.drawing.sheet ?? sheets.drawing(look, wide, high);
    this.#show("drawing", drawing, drawingAt(at, state, exact !== undefined));

    const out = notice.light === "none" ? undefined : STANDS_OUT[notice.light];
    const shade = this.#orAsItIs("shadow", at.isFlat && out === undefined ? undefined : sheets.soft(look, wide, high));
    this.#show("shadow", at.isFlat ? undefined : shade, shadowAt(at, state));
    this.#show("glow", out && shade, out && glowAt(at, drawn, out.tint, out.glow));
    const line = Math.max(1, Math.round((out?.line ?? 0) * ratio));
    this.#show("rim", out && this.#orAsItIs("rim", sheets.rim(look, wide, high, line)), out && rimAt(at, drawn, out.tint, line));

    const { digits = "" } = shows;
    const size = Math.round(digitsOf(shows) * ratio);
    const count = digits === "" || size < 1 ? undefined : this.#orAsItIs("digits", sheets.digits(digits, size, shows.counts));
    this.#show("digits", count, count && digitsAt(at, drawn, count.canvas));
    return exact !== undefined && !this.#isLate();
  }

  #isLate(): boolean {
    return this.#sheets.late > this.#lateBefore;
  }

  /** What is late is left as it is until the next drawing. */
  #orAsItIs(part: Part, sheet: Sheet | undefined): Sheet | undefined {
    return sheet ?? (this.#isLate() ? this.#images[part].sheet : undefined);
  }

  /** Without a sheet there is nothing of the part. */
  #show(part: Part, sheet: Sheet | undefined, lie: Lie | undefined): void {
    if (sheet !== undefined && lie !== undefined) this.#images[part].lay(sheet, lie);
    else this.#images[part].hide();
  }
}

/** Turned and sized like its piece. */
function lieOf(part: Part, { turn, angle, depth }: Drawn, lie: Omit<Lie, "angle" | "depth">): Lie {
  return { ...lie, width: Math.max(0.5, lie.width * turn), angle, depth: depth + ORDER[part] };
}

function wholeOf({ wide, high, isFlat }: Geometry, { drawn: { shows }, notice, ratio }: SpriteState): WholeSheet {
  const { look, digits = "", counts = false, angle = 0 } = shows;
  const { light } = notice;
  return {
    look,
    wide,
    high,
    isFlat,
    light,
    tint: tintOf(shows, notice),
    digits,
    digitSize: Math.round(digitsOf(shows) * ratio),
    counts,
    angle,
    ratio,
  };
}

/** The sheet is larger than the piece, and grows with it. */
function wholeAt(at: Geometry, { drawn, ratio }: SpriteState, { width, height }: HTMLCanvasElement): Lie {
  const [wide, high] = [width - 2 * roomAround(ratio), height - 2 * roomAround(ratio)];
  const like = { tint: TINTS.plain, alpha: drawn.alpha };
  if (at.rests && wide === at.wide && high === at.high)
    return lieOf("drawing", drawn, { x: onPixels(at.x, width), y: onPixels(at.y, height), width, height, ...like });
  const size = { width: (width * at.width) / wide, height: (height * at.height) / high };
  return lieOf("drawing", drawn, { x: at.x, y: at.y, ...size, ...like });
}

const tintOf = (shows: Pose, { light, passed }: Notice): number => (isDim(shows, light) ? TINTS.dim : passed ? TINTS.passed : TINTS.plain);

/** `isExact`: the drawing has the size of the piece. */
function drawingAt(at: Geometry, { drawn, notice }: SpriteState, isExact: boolean): Lie {
  const { x, y, width, height, wide, high } = at;
  const tint = tintOf(drawn.shows, notice);
  const { alpha } = drawn;
  if (!isExact || !at.rests) return lieOf("drawing", drawn, { x, y, width, height, tint, alpha });
  return lieOf("drawing", drawn, { x: onPixels(x, wide), y: onPixels(y, high), width: wide, height: high, tint, alpha });
}

/** How much larger than a piece its soft shape is. */
const edgeOf = ({ width, height }: Geometry): number => Math.max(width, height) * SOFT * 2;

/** The higher a piece is, the farther its shadow falls, and the softer it is. */
function shadowAt(at: Geometry, { drawn, ratio }: SpriteState): Lie {
  const { lift } = at;
  const edge = edgeOf(at);
  const spread = 1 + lift * 0.004;
  const [x, y] = [at.x + fallOf(lift) * LIGHT.x * ratio, at.y + shadowBelow(lift, drawn.height) * ratio];
  const [width, height] = [(at.width + edge) * spread, (at.height + edge) * spread];
  return lieOf("shadow", drawn, { x, y, width, height, tint: TINTS.shadow, alpha: drawn.alpha * darknessOf(lift) });
}

function glowAt(at: Geometry, drawn: Drawn, tint: number, glow: number): Lie {
  const { x, y } = at;
  const edge = edgeOf(at);
  const [width, height] = [(at.width + edge) * 1.07, (at.height + edge) * 1.07];
  return lieOf("glow", drawn, { x, y, width, height, tint, alpha: drawn.alpha * glow });
}

/** `line`: how thick it is. */
function rimAt({ x, y, width, height, wide, high }: Geometry, drawn: Drawn, tint: number, line: number): Lie {
  const larger = { width: width * (1 + (4 * line) / wide), height: height * (1 + (4 * line) / high) };
  return lieOf("rim", drawn, { x, y, ...larger, tint, alpha: drawn.alpha });
}

/** Digits lie upright on the whole pixels of the screen. */
function digitsAt(at: Geometry, drawn: Drawn, sheet: HTMLCanvasElement): Lie {
  const { width, height } = sheet;
  const { x, y } = drawn.shows.counts ? plateAt(at, sheet) : at;
  const lie = lieOf("digits", drawn, {
    x: onPixels(x, width),
    y: onPixels(y, height),
    width,
    height,
    tint: TINTS.plain,
    alpha: drawn.alpha,
  });
  return { ...lie, angle: 0 };
}
