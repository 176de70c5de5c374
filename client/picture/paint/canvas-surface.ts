/**
 * A plain canvas as a surface, for a page without WebGL: only what has changed on it is cleared and drawn again. A canvas of the page for
 * each piece would cost the browser a copy of every one of them whenever a single one changes.
 */
import type { Measure } from "../measure.ts";
import { TINTS } from "../style.ts";
import type { Lie, Spot, Surface, SurfaceImage } from "./surface.ts";
import { tinted } from "./tinted.ts";

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** If the sheets have more pixels than this, those that no image shows make room. */
const MOST_PIXELS = 16e6;

export class CanvasSurface implements Surface {
  readonly layers = false;
  readonly pages = 1;
  readonly #canvas: HTMLCanvasElement;
  readonly #images = new Set<CanvasImage>();
  /** Of all sheets. */
  #taken = 0;
  /** What has to be drawn again. */
  #stale: Rectangle[] = [];

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  get pixels(): number {
    return this.#canvas.width * this.#canvas.height;
  }

  put(sheet: HTMLCanvasElement): CanvasSpot {
    const pixels = sheet.width * sheet.height;
    this.#taken += pixels;
    return new CanvasSpot(sheet, () => {
      this.#taken -= pixels;
    });
  }

  holds({ width, height }: HTMLCanvasElement): boolean {
    return this.#taken + width * height <= MOST_PIXELS;
  }

  repack(): void {
    // Each sheet is a canvas of its own.
  }

  image(spot: CanvasSpot): SurfaceImage {
    const image = new CanvasImage(spot, (left) => {
      this.#images.delete(image);
      if (left !== undefined) this.#stale.push(left);
    });
    this.#images.add(image);
    return image;
  }

  resize({ width, height, ratio }: Measure): void {
    const [right, bottom] = [Math.round(width * ratio), Math.round(height * ratio)];
    Object.assign(this.#canvas, { width: right, height: bottom });
    Object.assign(this.#canvas.style, { width: `${width}px`, height: `${height}px` });
    this.#stale = [{ left: 0, top: 0, right, bottom }];
  }

  /** Draws what has changed since the last time. */
  render(): void {
    const stale: Rectangle[] = [];
    for (const part of [...this.#stale, ...[...this.#images].flatMap((image) => image.settle())])
      if (!stale.some((other) => isWithin(part, other))) stale.push(part);
    this.#stale = [];
    const brush = stale.length > 0 ? this.#canvas.getContext("2d") : null;
    if (brush !== null) this.#repaint(brush, stale);
  }

  /** Clears the stale parts, and draws again whatever lies in them. */
  #repaint(brush: CanvasRenderingContext2D, stale: readonly Rectangle[]): void {
    const { width, height } = this.#canvas;
    brush.save();
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.beginPath();
    for (const { left, top, right, bottom } of stale) brush.rect(left, top, right - left, bottom - top);
    brush.clip();
    brush.clearRect(0, 0, width, height);
    const images = [...this.#images].filter(({ cover }) => cover !== undefined && stale.some((part) => meets(part, cover)));
    for (const image of images.sort((a, b) => a.depth - b.depth)) image.paint(brush);
    brush.restore();
  }
}

class CanvasSpot implements Spot {
  readonly isAlone = false;
  readonly #sheet: HTMLCanvasElement;
  readonly #dropped: () => void;
  /** A canvas cannot draw in a tint: the sheet in each one that was needed. */
  readonly #tinted = new Map<number, HTMLCanvasElement>();

  constructor(sheet: HTMLCanvasElement, dropped: () => void) {
    this.#sheet = sheet;
    this.#dropped = dropped;
  }

  in(tint: number): HTMLCanvasElement {
    if (tint === TINTS.plain) return this.#sheet;
    const known = this.#tinted.get(tint) ?? tinted(this.#sheet, tint);
    this.#tinted.set(tint, known);
    return known;
  }

  drop(): void {
    for (const sheet of this.#tinted.values()) Object.assign(sheet, { width: 0, height: 0 });
    this.#dropped();
  }
}

class CanvasImage implements SurfaceImage {
  readonly #removed: (left: Rectangle | undefined) => void;
  /** Undefined while it is hidden. */
  #spot: CanvasSpot | undefined;
  #lie: Lie | undefined;
  #isChanged = false;
  /** What it covers on the canvas. */
  cover: Rectangle | undefined;

  constructor(spot: CanvasSpot, removed: (left: Rectangle | undefined) => void) {
    this.#spot = spot;
    this.#removed = removed;
  }

  get depth(): number {
    return this.#lie?.depth ?? 0;
  }

  show(spot: CanvasSpot): void {
    this.#spot = spot;
    this.#isChanged = true;
  }

  lay(lie: Lie): void {
    this.#lie = lie;
    this.#isChanged = true;
  }

  hide(): void {
    this.#spot = undefined;
    this.#isChanged = true;
  }

  remove(): void {
    this.#removed(this.cover);
  }

  /** What it covered before it was changed, and covers now. */
  settle(): Rectangle[] {
    if (!this.#isChanged) return [];
    const before = this.cover;
    this.#isChanged = false;
    this.cover = this.#spot && this.#lie && coverOf(this.#lie);
    return [before, this.cover].filter((cover) => cover !== undefined);
  }

  paint(brush: CanvasRenderingContext2D): void {
    if (this.#spot === undefined || this.#lie === undefined) return;
    const { x, y, width, height, angle, tint, alpha, adds, part = 1 } = this.#lie;
    const turn = (angle * Math.PI) / 180;
    brush.globalAlpha = alpha;
    brush.globalCompositeOperation = adds ? "lighter" : "source-over";
    brush.setTransform(Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), x, y);
    const sheet = this.#spot.in(tint);
    const gone = 1 - part;
    if (gone === 0) return brush.drawImage(sheet, -width / 2, -height / 2, width, height);
    const [high, low] = [sheet.height * gone, sheet.height * part];
    if (low >= 1) brush.drawImage(sheet, 0, high, sheet.width, low, -width / 2, height * (gone - 0.5), width, height * part);
  }
}

/** In whole pixels; undefined if nothing is seen of it. */
function coverOf({ x, y, width, height, angle, alpha }: Lie): Rectangle | undefined {
  if (alpha <= 0 || width <= 0 || height <= 0) return undefined;
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [halfWide, halfHigh] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return {
    left: Math.floor(x - halfWide) - 1,
    top: Math.floor(y - halfHigh) - 1,
    right: Math.ceil(x + halfWide) + 1,
    bottom: Math.ceil(y + halfHigh) + 1,
  };
}

const meets = (a: Rectangle, b: Rectangle): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (a: Rectangle, b: Rectangle): boolean => a.left >= b.left && a.top >= b.top && a.right <= b.right && a.bottom <= b.bottom;
