/** Moments of a match that take longer than a knock: dice, hammers, ships, bells. */
import type { PieceSound } from "../names.ts";
import { click, coinTap, tableThump, woodKnock } from "./contacts.ts";
import { brass, bubbles, burst, creak, glide, type Mode, ring } from "./layers.ts";
import type { Recipe } from "./recipe.ts";
import { addRoom } from "./room.ts";
import { about, between, type Luck, type Sheet } from "./sheet.ts";

const BONE: readonly Mode[] = [
  [1, 1, 0.045],
  [1.83, 0.6, 0.03],
  [2.7, 0.3, 0.02],
];
const SKIN: readonly Mode[] = [
  [1, 1, 0.62],
  [1.59, 0.5, 0.34],
  [2.14, 0.3, 0.24],
  [2.65, 0.14, 0.16],
];
/** On the rim of the drum. */
const STICK: readonly Mode[] = [
  [1, 1, 0.12],
  [1.7, 0.7, 0.07],
];
/** Hum, prime, tierce, quint, nominal and what lies above. */
const BRONZE: readonly Mode[] = [
  [0.5, 0.35, 1.7],
  [1, 0.8, 1.5],
  [1.19, 0.5, 1.1],
  [1.5, 0.28, 0.8],
  [2, 0.6, 0.9],
  [2.66, 0.2, 0.5],
  [4.1, 0.08, 0.25],
];

export function bellStroke(sheet: Sheet, at: number, frequency: number, level: number, luck: Luck): void {
  ring(sheet, at, { frequency, modes: BRONZE, level: 0.3 * level, attack: 0.003 });
  burst(sheet, at, { low: 900, high: 3_400, decay: 0.02, level: 0.1 * level }, luck);
}

/** The stick is heard where the skin is not: on small loudspeakers. */
export function drumStroke(sheet: Sheet, at: number, frequency: number, level: number, luck: Luck): void {
  click(sheet, at, [1_500, 2_900, 0.05, level], luck);
  ring(sheet, at, { frequency: 7.2 * frequency, modes: STICK, level: 0.36 * level });
  ring(sheet, at, { frequency, modes: SKIN, level: 0.4 * level, attack: 0.003 });
  burst(sheet, at, { low: 200, high: 1_300, decay: 0.09, level: 0.9 * level }, luck);
}

const effect = (seconds: number, write: Recipe["write"], level = 0): Recipe => ({ family: "effect", seconds, level, write });

export const EFFECT_RECIPES = {
  /** The dice tumble fast, then slower, and come to lie. */
  dice: effect(
    0.72,
    (sheet, luck) => {
      let at = 0.004;
      for (let hop = 0; at < 0.56; hop++) {
        const level = Math.max(0.3, 1 - hop * 0.09) * about(luck, 0.2);
        ring(sheet, at, { frequency: 1_180 * about(luck, 0.18), modes: BONE, level: 0.32 * level });
        burst(sheet, at, { low: 700, high: 3_600, decay: 0.018, level: 0.34 * level }, luck);
        tableThump(sheet, at, 0.14 * level, luck);
        at += (0.042 + 0.011 * hop) * about(luck, 0.3);
      }
    },
    -1,
  ),
  /** Two strokes of a hammer, and the beam settles. */
  build: effect(0.62, (sheet, luck) => {
    const beat = 0.135 * about(luck, 0.06);
    woodKnock(sheet, 0.003, 520, 0.7, luck);
    woodKnock(sheet, 0.003 + beat, 545, 0.8, luck);
    woodKnock(sheet, 0.003 + 2.1 * beat, 205, 1, luck);
    for (const stroke of [0, 1, 2.1]) {
      tableThump(sheet, 0.004 + stroke * beat, stroke > 1 ? 0.6 : 0.2, luck);
      // The head of the nail, then the beam.
      const nail = stroke > 1 ? 1_250 : 3_150;
      ring(sheet, 0.003 + stroke * beat, { frequency: nail, modes: [[1, 1, 0.1]], level: 0.11 });
      click(sheet, 0.003 + stroke * beat, [nail * 0.8, nail * 1.4, 0.014, 0.4], luck);
    }
  }),
  /** A heavy pawn of bronze on its rail. */
  march: effect(
    0.9,
    (sheet, luck) => {
      for (const [step, level] of [
        [0, 1],
        [0.17 * about(luck, 0.08), 0.8],
      ] as const) {
        drumStroke(sheet, 0.003 + step, 118 * about(luck, 0.03), 0.45 * level, luck);
        bellStroke(sheet, 0.004 + step, 390 * about(luck, 0.02), 0.32 * level, luck);
        woodKnock(sheet, 0.003 + step, 300, 0.7 * level, luck);
        // Bronze on stone.
        ring(sheet, 0.003 + step, {
          frequency: 2_480 * about(luck, 0.02),
          modes: [
            [1, 1, 0.4],
            [1.37, 0.6, 0.25],
          ],
          level: 0.2 * level,
        });
      }
    },
    -1,
  ),
  /** A wall comes down, and its rubble. */
  destroy: effect(1.1, (sheet, luck) => {
    burst(sheet, 0.002, { low: 70, high: 900, attack: 0.02, decay: 0.7, level: 0.8 }, luck);
    burst(sheet, 0.03, { low: 500, high: 2_400, attack: 0.05, decay: 0.45, level: 0.18 }, luck);
    glide(sheet, 0.004, { from: 110, to: 48, decay: 0.4, level: 0.7 });
    for (let stone = 0; stone < 14; stone++) {
      woodKnock(sheet, 0.04 + 0.72 * luck() ** 1.5, between(luck, 190, 520), between(luck, 0.12, 0.42), luck);
      click(sheet, 0.02 + 0.8 * luck() ** 1.3, [1_400 * about(luck, 0.4), 4_200, 0.05, between(luck, 0.3, 0.9)], luck);
    }
  }),
  drum: effect(1.3, (sheet, luck) => {
    drumStroke(sheet, 0.003, 124 * about(luck, 0.02), 1, luck);
    drumStroke(sheet, 0.003 + 0.3 * about(luck, 0.04), 124 * about(luck, 0.02), 0.6, luck);
    drumStroke(sheet, 0.003 + 0.45 * about(luck, 0.04), 121 * about(luck, 0.02), 0.9, luck);
    addRoom(sheet, { decay: 0.7, level: 0.25, dark: 1_400 });
  }),
  /** The last stone is set, and brass answers, a chord that opens: D, A, D, F sharp. */
  wonder: effect(2.2, (sheet, luck) => {
    burst(sheet, 0.002, { low: 250, high: 1_700, attack: 0.12, decay: 0.1, level: 0.2 }, luck);
    glide(sheet, 0.13, { from: 120, to: 58, decay: 0.25, level: 0.7 });
    for (const [order, frequency] of [293.66, 440, 587.33, 739.99].entries()) {
      brass(sheet, 0.16 + order * 0.15, { frequency, length: 1.7 - order * 0.15, level: 0.3 }, luck);
    }
    drumStroke(sheet, 0.16, 98, 0.5, luck);
    bellStroke(sheet, 0.61, 1_174.66, 0.25, luck);
    addRoom(sheet, { decay: 1.2, level: 0.3, dark: 3_000 });
  }),
  water: effect(1.1, (sheet, luck) => {
    burst(sheet, 0, { low: 220, high: 1_500 * about(luck, 0.1), attack: 0.16, decay: 0.8, level: 0.5 }, luck);
    burst(sheet, 0.1, { low: 1_200, high: 3_200, attack: 0.2, decay: 0.5, level: 0.1 }, luck);
    bubbles(sheet, 0.08, 14, 0.65, 0.3, luck);
  }),
  /** A full ship casts off: the hull works, a rope runs, the water closes behind her. */
  hull: effect(1.9, (sheet, luck) => {
    woodKnock(sheet, 0.003, 118, 0.3, luck);
    tableThump(sheet, 0.004, 0.22, luck);
    creak(sheet, 0.1, 0.62 * about(luck, 0.1), 290 * about(luck, 0.05), 0.22, luck);
    creak(sheet, 0.72, 0.4 * about(luck, 0.1), 350 * about(luck, 0.05), 0.12, luck);
    burst(sheet, 0.2, { low: 180, high: 1_200, attack: 0.5, decay: 1, level: 0.4 }, luck);
    bubbles(sheet, 0.5, 12, 1, 0.16, luck);
  }),
  /** A ship's bell is struck in pairs. */
  bell: effect(2.2, (sheet, luck) => {
    const frequency = 587.33 * about(luck, 0.006);
    bellStroke(sheet, 0.003, frequency, 1, luck);
    bellStroke(sheet, 0.003 + 0.27 * about(luck, 0.05), frequency, 0.8, luck);
    addRoom(sheet, { decay: 1.1, level: 0.22, dark: 2_600 });
  }),
} satisfies Partial<Record<PieceSound, Recipe>>;

/** For the ambience of the market: coins are counted somewhere. */
export const distantCoins = (sheet: Sheet, at: number, count: number, level: number, luck: Luck): void => {
  for (let coin = 0; coin < count; coin++) coinTap(sheet, at + 0.11 * coin * about(luck, 0.3), level, luck);
};
