/** How much is painted for one drawing of the picture: the rest is late by a frame or a few, and no frame waits for it. Pure. */

/** A part of the picture's pixels: about a large card. */
const FOR_ONE_DRAWING = 1 / 37;
/** After this many drawings in a row that left something, the next one paints all of it. */
const LATEST = 10;
/** What a sheet costs however small it is. */
const SHEET = 3_000;
/** What a shape costs whatever it is of: it is small, and blurred. */
const SHAPE = 12_000;
/** What a rim costs for each pixel of its drawing. */
const RIM = 2;

export const COST = {
  drawing: (width: number, height: number): number => SHEET + width * height,
  soft: SHEET + SHAPE,
  rim: (width: number, height: number): number => SHEET + RIM * width * height,
  digits: (size: number): number => SHEET + 2 * size * size,
} as const;

export interface PaintBudget {
  /** The first sheet of a drawing can always be afforded. */
  affords(cost: number): boolean;
  spend(cost: number): void;
  /** The next drawing of the picture has no limit: all of it is new. */
  lift(): void;
  /** A drawing is over; `late`: it left something to the next. */
  renew(late: boolean): void;
}

/** `pixels`: of the picture. */
export function paintBudget(pixels: () => number): PaintBudget {
  let spent = 0;
  let row = 0;
  let most = Infinity;
  return {
    affords: (cost) => cost === 0 || spent === 0 || spent + cost <= most,
    spend(cost) {
      spent += cost;
    },
    lift() {
      most = Infinity;
    },
    renew(late) {
      row = late ? row + 1 : 0;
      spent = 0;
      most = row < LATEST ? FOR_ONE_DRAWING * pixels() : Infinity;
    },
  };
}
