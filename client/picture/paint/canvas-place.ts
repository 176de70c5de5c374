/** Where a painted sheet lies on a canvas, in device pixels, and how it is put there. */
import { digitsOf } from "../lettering.ts";
import type { Drawn } from "../motion/motion.ts";
import type { SheetWish } from "./canvas-sheets.ts";
import { isDim, type Notice } from "./painter.ts";

export interface Place {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** The angle in radians. */
  readonly angle: number;
  readonly across: number;
  readonly down: number;
  readonly alpha: number;
  /** Whether it is neither turned nor scaled: every pixel of the sheet is a pixel of the canvas. */
  readonly rests: boolean;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function wishOf({ shows, sharp }: Drawn, { light, passed }: Notice, ratio: number): SheetWish {
  const { digits = "" } = shows;
  return {
    look: shows.look,
    width: Math.max(1, Math.round(sharp.width * ratio)),
    height: Math.max(1, Math.round(sharp.height * ratio)),
    flat: shows.depth < 0,
    light,
    tint: isDim(shows, light) ? "dim" : passed ? "passed" : "plain",
    digits,
    digitSize: Math.round(digitsOf(shows) * ratio),
    angle: shows.angle ?? 0,
    ratio,
  };
}

export function placeOf(drawn: Drawn, raise: number, { width, height, ratio }: SheetWish): Place {
  const lift = drawn.lift + raise;
  const grown = 1 + lift * 0.0016;
  const across = ((drawn.width * ratio) / width) * grown * drawn.turn;
  const down = ((drawn.height * ratio) / height) * grown;
  const rests = Math.abs(across - 1) * width < 1 && Math.abs(down - 1) * height < 1 && drawn.angle === 0 && lift === 0;
  const angle = (drawn.angle * Math.PI) / 180;
  return { x: drawn.x * ratio, y: (drawn.y - lift) * ratio, angle, across, down, alpha: drawn.alpha, rests };
}

/** All that the sheet covers there, in whole pixels. */
export function coverOf(sheet: HTMLCanvasElement, { x, y, angle, across, down, rests }: Place): Rectangle {
  const [width, height] = rests ? [sheet.width, sheet.height] : [Math.abs(sheet.width * across), Math.abs(sheet.height * down)];
  const [cos, sin] = rests ? [1, 0] : [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [halfWide, halfHigh] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return {
    left: Math.floor(x - halfWide) - 1,
    top: Math.floor(y - halfHigh) - 1,
    right: Math.ceil(x + halfWide) + 1,
    bottom: Math.ceil(y + halfHigh) + 1,
  };
}

export function paintAt(brush: CanvasRenderingContext2D, sheet: HTMLCanvasElement, place: Place): void {
  brush.globalAlpha = place.alpha;
  brush.setTransform(1, 0, 0, 1, 0, 0);
  if (place.rests) {
    brush.drawImage(sheet, Math.round(place.x - sheet.width / 2), Math.round(place.y - sheet.height / 2));
    return;
  }
  brush.translate(place.x, place.y);
  brush.rotate(place.angle);
  brush.scale(place.across, place.down);
  brush.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
}
