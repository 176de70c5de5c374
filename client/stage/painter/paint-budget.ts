/** How much is painted for one drawing of the picture: the rest is late by a frame or a few, and no frame waits for it. Pure. */

/** In pixels. About a large card. */
const FOR_ONE_DRAWING = 16_000;
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
  /** For the next drawing of the picture; without a limit where all of it is new. */
  renew(limited: boolean): void;
}

export function paintBudget(): PaintBudget {
  let spent = 0;
  let most = Infinity;
  return {
    affords: (cost) => cost === 0 || spent === 0 || spent + cost <= most,
    spend(cost) {
      spent += cost;
    },
    renew(limited) {
      spent = 0;
      most = limited ? FOR_ONE_DRAWING : Infinity;
    },
  };
}
