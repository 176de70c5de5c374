/** What a sound is: the family that says how loud it is, its length, and how it is written. */
import type { Luck, Sheet } from "./sheet.ts";

/** In LUFS; the ear weighs a short knock as less loud than a tone of the same height. */
export const FAMILIES = {
  contact: { loudness: -25, seconds: [0.08, 0.6] },
  effect: { loudness: -23, seconds: [0.3, 2.4] },
  alert: { loudness: -22, seconds: [0.15, 2.4] },
  theme: { loudness: -20, seconds: [2, 5] },
  music: { loudness: -29, seconds: [6, 12] },
  ambience: { loudness: -37, seconds: [20, 40] },
} as const satisfies Readonly<Record<string, { readonly loudness: number; readonly seconds: readonly [number, number] }>>;
export type Family = keyof typeof FAMILIES;

export interface Recipe {
  readonly family: Family;
  readonly seconds: number;
  /** Decibels beside the family's loudness. */
  readonly level?: number;
  write(sheet: Sheet, luck: Luck): void;
}

/** A loop in stereo: what `own` decides differs between left and right, what `both` decides is one event heard by two ears. */
export interface LoopRecipe {
  readonly family: "ambience";
  readonly seconds: number;
  readonly level?: number;
  writeSide(sheet: Sheet, own: Luck, both: Luck, side: 0 | 1): void;
}
