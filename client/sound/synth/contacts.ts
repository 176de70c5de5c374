/** One piece that touches the table, or another: the body that rings, the contact itself, and the table under it. */
import type { PieceSound } from "../names.ts";
import { burst, glide, type Mode, ring } from "./layers.ts";
import type { Recipe } from "./recipe.ts";
import { about, between, type Luck, type Sheet } from "./sheet.ts";

const PITCH = 0.035;
const WOODEN: readonly Mode[] = [
  [1, 1, 0.11],
  [2.57, 0.5, 0.06],
  [4.3, 0.24, 0.035],
  [6.1, 0.1, 0.02],
];
/** Small, thick discs of bronze. */
const METAL: readonly Mode[] = [
  [1, 1, 0.42],
  [1.59, 0.55, 0.3],
  [2.14, 0.4, 0.2],
  [2.92, 0.14, 0.12],
];
/** A cask is a drum with a lid at both ends. */
const HOLLOW: readonly Mode[] = [
  [1, 1, 0.26],
  [1.61, 0.7, 0.18],
  [2.38, 0.4, 0.12],
  [4.9, 0.2, 0.05],
];

/** Where a click lies in hertz: small loudspeakers give nothing below, and tell pieces apart by it. */
type Click = readonly [low: number, high: number, decay: number, level: number];

/** What is heard of a contact on a loudspeaker of 2 cm. */
export function click(sheet: Sheet, at: number, [low, high, decay, level]: Click, luck: Luck): void {
  burst(sheet, at, { low: low * about(luck, 0.04), high: high * about(luck, 0.04), decay, level }, luck);
}

/** The table answers low and short. */
export function tableThump(sheet: Sheet, at: number, level: number, luck: Luck): void {
  glide(sheet, at, { from: 205 * about(luck, PITCH), to: 105, decay: 0.075, level: 0.75 * level });
}

export function woodKnock(sheet: Sheet, at: number, frequency: number, level: number, luck: Luck): void {
  ring(sheet, at, { frequency: frequency * about(luck, PITCH), modes: WOODEN, level: 0.5 * level });
  burst(sheet, at, { low: 500, high: 2_800, decay: 0.022 * about(luck, 0.2), level: 0.5 * level }, luck);
}

/** One tap of a coin, which rarely comes to lie at once. */
export function coinTap(sheet: Sheet, at: number, level: number, luck: Luck): void {
  ring(sheet, at, { frequency: 2_050 * about(luck, 0.05), modes: METAL, level: 0.3 * level, attack: 0.0015 });
  burst(sheet, at, { low: 1_800, high: 5_200, decay: 0.014, level: 0.24 * level }, luck);
  tableThump(sheet, at, 0.22 * level, luck);
}

const contact = (seconds: number, write: Recipe["write"], level = 0): Recipe => ({ family: "contact", seconds, level, write });

export const CONTACT_RECIPES = {
  wood: contact(0.26, (sheet, luck) => {
    woodKnock(sheet, 0.002, 245, 1, luck);
    ring(sheet, 0.002, { frequency: 1_080 * about(luck, PITCH), modes: WOODEN, level: 0.34 });
    click(sheet, 0.002, [1_900, 3_200, 0.012, 0.7], luck);
    tableThump(sheet, 0.003, 0.5, luck);
  }),
  cube: contact(
    0.2,
    (sheet, luck) => {
      const pitch = about(luck, 0.04);
      woodKnock(sheet, 0.002, 690 * pitch, 0.8, luck);
      // A cube lands on an edge, then on its side.
      woodKnock(sheet, 0.002 + 0.034 * about(luck, 0.25), 740 * pitch, 0.4, luck);
      click(sheet, 0.002, [3_300, 5_200, 0.007, 0.9], luck);
      click(sheet, 0.038, [3_300, 5_200, 0.006, 0.5], luck);
      tableThump(sheet, 0.003, 0.35, luck);
    },
    -2,
  ),
  tile: contact(0.24, (sheet, luck) => {
    burst(sheet, 0.002, { low: 700, high: 2_600, attack: 0.03, decay: 0.03, level: 0.12 }, luck);
    ring(sheet, 0.034, {
      frequency: 410 * about(luck, PITCH),
      modes: WOODEN.map(([ratio, level, decay]) => [ratio, level, decay * 0.6]),
      level: 0.4,
    });
    burst(sheet, 0.034, { low: 450, high: 2_300, decay: 0.04, level: 0.6 }, luck);
    ring(sheet, 0.034, { frequency: 2_350 * about(luck, PITCH), modes: [[1, 1, 0.06]], level: 0.3 });
    click(sheet, 0.034, [2_400, 4_200, 0.016, 0.8], luck);
    tableThump(sheet, 0.035, 0.5, luck);
  }),
  stone: contact(0.34, (sheet, luck) => {
    burst(sheet, 0.002, { low: 350, high: 2_400, attack: 0.07, decay: 0.05, level: 0.18 }, luck);
    ring(sheet, 0.074, {
      frequency: 318 * about(luck, PITCH),
      modes: [
        [1, 1, 0.08],
        [1.94, 0.6, 0.05],
        [3.3, 0.3, 0.03],
      ],
      level: 0.8,
    });
    burst(sheet, 0.074, { low: 300, high: 2_200, decay: 0.07, level: 0.75 }, luck);
    burst(sheet, 0.004, { low: 1_700, high: 3_400, attack: 0.06, decay: 0.04, level: 0.4 }, luck);
    click(sheet, 0.074, [1_500, 3_000, 0.07, 1], luck);
    glide(sheet, 0.075, { from: 165, to: 90, decay: 0.12, level: 0.35 });
  }),
  token: contact(0.5, (sheet, luck) => {
    ring(sheet, 0.002, { frequency: 1_120 * about(luck, PITCH), modes: METAL, level: 0.32, attack: 0.002 });
    ring(sheet, 0.002 + 0.052 * about(luck, 0.2), { frequency: 1_150 * about(luck, PITCH), modes: METAL, level: 0.1, attack: 0.002 });
    burst(sheet, 0.002, { low: 900, high: 3_600, decay: 0.02, level: 0.3 }, luck);
    click(sheet, 0.002, [3_400, 5_400, 0.02, 0.7], luck);
    tableThump(sheet, 0.003, 0.4, luck);
  }),
  /** Two feet of a small wooden figure. */
  step: contact(
    0.22,
    (sheet, luck) => {
      const frequency = 360 * about(luck, 0.05);
      woodKnock(sheet, 0.002, frequency, 0.5, luck);
      const second = 0.002 + 0.072 * about(luck, 0.15);
      woodKnock(sheet, second, frequency * 1.09, 0.36, luck);
      click(sheet, 0.002, [900, 1_700, 0.03, 2.2], luck);
      click(sheet, second, [1_500, 2_600, 0.03, 1.7], luck);
      tableThump(sheet, 0.003, 0.3, luck);
    },
    -3,
  ),
  /** The knock of a cask, and the turn it still rolls. */
  barrel: contact(0.56, (sheet, luck) => {
    const frequency = 132 * about(luck, PITCH);
    ring(sheet, 0.002, { frequency, modes: HOLLOW, level: 0.7, attack: 0.002 });
    burst(sheet, 0.002, { low: 220, high: 1_500, decay: 0.05, level: 0.5 }, luck);
    // The staves clap, and an iron hoop rings on.
    ring(sheet, 0.002, { frequency: 760 * about(luck, PITCH), modes: HOLLOW, level: 0.5, attack: 0.002 });
    ring(sheet, 0.002, { frequency: 2_900 * about(luck, PITCH), modes: [[1, 1, 0.3]], level: 0.08 });
    click(sheet, 0.002, [1_000, 2_100, 0.03, 0.8], luck);
    let at = 0.1 * about(luck, 0.15);
    for (let bump = 0; bump < 3; bump++) {
      ring(sheet, at, { frequency: frequency * (1.12 + 0.05 * bump), modes: HOLLOW, level: 0.2 / (bump + 1), attack: 0.004 });
      burst(sheet, at, { low: 150, high: 700, attack: 0.02, decay: 0.08, level: 0.24 / (bump + 1) }, luck);
      ring(sheet, at, { frequency: 840 * (1 + 0.06 * bump), modes: HOLLOW, level: 0.26 / (bump + 1), attack: 0.003 });
      click(sheet, at, [900, 1_700, 0.03, 0.5 / (bump + 1)], luck);
      at += (0.085 + 0.02 * bump) * about(luck, 0.15);
    }
  }),
  coin: contact(
    0.46,
    (sheet, luck) => {
      coinTap(sheet, 0.002, 1, luck);
      coinTap(sheet, 0.002 + 0.062 * about(luck, 0.2), 0.42, luck);
      coinTap(sheet, 0.002 + 0.104 * about(luck, 0.15), 0.18, luck);
    },
    -1,
  ),
  /** A handful, poured. */
  coins: contact(0.6, (sheet, luck) => {
    for (let coin = 0; coin < 7; coin++) coinTap(sheet, 0.002 + 0.036 * coin * about(luck, 0.25), between(luck, 0.35, 0.9), luck);
  }),
} satisfies Partial<Record<PieceSound, Recipe>>;
