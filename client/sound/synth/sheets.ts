/** Cards, parchment, and whatever slides over the table: air and friction first, then the touch. */
import type { PieceSound } from "../names.ts";
import { tableThump } from "./contacts.ts";
import { burst } from "./layers.ts";
import type { Recipe } from "./recipe.ts";
import { about, between, type Luck, type Sheet } from "./sheet.ts";

/** A sheet that brushes over another one. */
function brush(sheet: Sheet, at: number, length: number, level: number, luck: Luck): void {
  burst(sheet, at, { low: 900 * about(luck, 0.08), high: 4_200 * about(luck, 0.08), attack: length * 0.45, decay: length, level }, luck);
  burst(sheet, at, { low: 300, high: 1_300, attack: length * 0.5, decay: length * 0.9, level: level * 0.5 }, luck);
}

/** Its edge, or its whole side, on the table. */
function tap(sheet: Sheet, at: number, level: number, luck: Luck): void {
  burst(sheet, at, { low: 420, high: 2_600 * about(luck, 0.06), decay: 0.03, level }, luck);
  tableThump(sheet, at, level * 0.16, luck);
}

const sliding = (seconds: number, write: Recipe["write"], level = 0): Recipe => ({ family: "contact", seconds, level, write });

export const SHEET_RECIPES = {
  card: sliding(0.22, (sheet, luck) => {
    brush(sheet, 0, 0.07, 0.34, luck);
    tap(sheet, 0.055 * about(luck, 0.15), 0.7, luck);
  }),
  deal: sliding(
    0.16,
    (sheet, luck) => {
      brush(sheet, 0, 0.045, 0.4, luck);
      tap(sheet, 0.032 * about(luck, 0.15), 0.5, luck);
    },
    -3,
  ),
  /** The bent corner snaps, then it lies. */
  flip: sliding(0.26, (sheet, luck) => {
    brush(sheet, 0, 0.05, 0.3, luck);
    burst(sheet, 0.042 * about(luck, 0.2), { low: 1_300, high: 4_600, decay: 0.014, level: 0.55 }, luck);
    tap(sheet, 0.115 * about(luck, 0.1), 0.5, luck);
  }),
  discard: sliding(0.34, (sheet, luck) => {
    brush(sheet, 0, 0.2, 0.26, luck);
    // It slides on over the pile, low and long, and its corner flicks once.
    burst(sheet, 0.02, { low: 700, high: 1_500, attack: 0.12, decay: 0.16, level: 0.6 }, luck);
    tap(sheet, 0.2 * about(luck, 0.1), 0.8, luck);
  }),
  /** Parchment is stiff: it crackles. */
  paper: sliding(0.38, (sheet, luck) => {
    brush(sheet, 0, 0.13, 0.16, luck);
    for (let crack = 0; crack < 9; crack++) {
      const at = 0.01 + 0.2 * luck();
      burst(
        sheet,
        at,
        { low: between(luck, 1_500, 2_600), high: between(luck, 3_000, 4_300), decay: 0.01, level: between(luck, 0.3, 0.8) },
        luck,
      );
    }
    tap(sheet, 0.2 * about(luck, 0.08), 0.3, luck);
  }),
  slide: sliding(
    0.42,
    (sheet, luck) => {
      burst(sheet, 0, { low: 260, high: 1_300 * about(luck, 0.08), attack: 0.1, decay: 0.28, level: 0.5 }, luck);
      burst(sheet, 0.02, { low: 1_000, high: 2_800, attack: 0.12, decay: 0.18, level: 0.12 }, luck);
    },
    -3,
  ),
} satisfies Partial<Record<PieceSound, Recipe>>;
