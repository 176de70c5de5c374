/** What calls the player. All tones are of D major, as the themes are: whatever meets, fits. */
import type { Alert } from "../names.ts";
import { click, tableThump, woodKnock } from "./contacts.ts";
import { bellStroke, drumStroke } from "./effects.ts";
import { marimba, pitch, pluck, reeds } from "./instruments.ts";
import { brass, burst, glide } from "./layers.ts";
import type { Recipe } from "./recipe.ts";
import { addRoom } from "./room.ts";
import type { Luck, Sheet } from "./sheet.ts";

const [G3, A3, B3, D4, E4, FIS4, A4, B4, D5, FIS5, A5] = [55, 57, 59, 62, 64, 66, 69, 71, 74, 78, 81] as const;

const alert = (seconds: number, write: Recipe["write"], level = 0): Recipe => ({ family: "alert", seconds, level, write });

function tune(sheet: Sheet, notes: readonly (readonly [at: number, note: number, level: number])[], luck: Luck): void {
  for (const [at, note, level] of notes) marimba(sheet, 0.003 + at, note, level, luck);
}

type Called = Exclude<Alert, "won" | "lost" | "ended">;

export const ALERT_RECIPES: Readonly<Record<Called, Recipe>> = {
  /** A rising fourth: come. */
  yourTurn: alert(1.2, (sheet, luck) => {
    burst(sheet, 0.143, { low: 1_800, high: 4_200, decay: 0.06, level: 0.8 }, luck);
    tune(sheet, [[0, A4, 0.8] as const, [0.14, D5, 1] as const], luck);
    pluck(sheet, 0.143, D4, 0.9, 0.3, luck);
    addRoom(sheet, { decay: 0.6, level: 0.2, dark: 2_600 });
  }),
  /** A clock on the wall: four ticks, a little louder each. */
  lowTime: alert(1.25, (sheet, luck) => {
    for (let tick = 0; tick < 4; tick++) {
      const at = 0.003 + 0.27 * tick;
      woodKnock(sheet, at, tick % 2 === 0 ? 1_180 : 940, 0.5 + 0.15 * tick, luck);
      marimba(sheet, at, tick % 2 === 0 ? FIS5 : D5, 0.25 + 0.1 * tick, luck);
    }
  }),
  /** A drop, and the rustle of a note. */
  chat: alert(
    0.34,
    (sheet, luck) => {
      glide(sheet, 0.003, { from: 587, to: 784, decay: 0.16, level: 0.6, attack: 0.006 });
      burst(sheet, 0.01, { low: 900, high: 3_200, attack: 0.02, decay: 0.06, level: 0.12 }, luck);
      marimba(sheet, 0.06, A5, 0.3, luck);
    },
    -2,
  ),
  /** A muffled double knock: not here. */
  refused: alert(
    0.3,
    (sheet, luck) => {
      for (const [at, level] of [
        [0.003, 0.8],
        [0.095, 0.6],
      ] as const) {
        glide(sheet, at, { from: 215, to: 150, decay: 0.12, level });
        burst(sheet, at, { low: 150, high: 800, decay: 0.03, level: 0.3 * level }, luck);
        click(sheet, at, [800, 1_500, 0.07, 4 * level], luck);
      }
    },
    -4,
  ),
  invitation: alert(1.9, (sheet, luck) => {
    const notes = [
      [0, D5],
      [0.16, FIS5],
      [0.32, A5],
    ] as const;
    for (const [at, note] of notes) {
      bellStroke(sheet, 0.003 + at, 440 * 2 ** ((note - A4) / 12), 0.5, luck);
      marimba(sheet, 0.003 + at, note - 12, 0.4, luck);
    }
    addRoom(sheet, { decay: 0.9, level: 0.22, dark: 2_800 });
  }),
  /** Steps on the planks, coming up. */
  joined: alert(0.95, (sheet, luck) => {
    for (const at of [0.003, 0.12]) tableThump(sheet, at, 0.4, luck);
    woodKnock(sheet, 0.003, 300, 0.35, luck);
    woodKnock(sheet, 0.12, 330, 0.35, luck);
    tune(sheet, [[0.2, D5, 0.55] as const, [0.31, FIS5, 0.6] as const], luck);
  }),
  /** The same, going down. */
  left: alert(0.95, (sheet, luck) => {
    tune(sheet, [[0, FIS5 - 12, 0.55] as const, [0.12, D5 - 12, 0.55] as const], luck);
    for (const at of [0.26, 0.4]) {
      click(sheet, at, [900, 1_800, 0.05, 2], luck);
      woodKnock(sheet, at, at < 0.3 ? 300 : 270, 0.3, luck);
      tableThump(sheet, at, 0.3, luck);
    }
  }),
  /** All hands: a drum, and the bell. */
  begins: alert(2.2, (sheet, luck) => {
    drumStroke(sheet, 0.003, 98, 0.45, luck);
    drumStroke(sheet, 0.223, 98, 0.3, luck);
    bellStroke(sheet, 0.33, 587.33, 0.6, luck);
    pluck(sheet, 0.33, D4, 1.2, 0.35, luck);
    pluck(sheet, 0.355, A4, 1.2, 0.3, luck);
    addRoom(sheet, { decay: 0.9, level: 0.22, dark: 2_600 });
  }),
};

type Note = readonly [at: number, note: number, length: number];

function horns(sheet: Sheet, beat: number, notes: readonly Note[], level: number, luck: Luck): void {
  for (const [at, note, length] of notes) {
    brass(sheet, 0.003 + at * beat, { frequency: pitch(note), length: length * beat, level }, luck);
  }
}

/** A fanfare that climbs to the top and stays there; a side drum drives it, and the quay's bell closes. */
function playWon(sheet: Sheet, luck: Luck): void {
  const beat = 0.125;
  const first: readonly Note[] = [
    [0, A4, 1.6],
    [2, A4, 0.9],
    [3, A4, 0.9],
    [4, D5, 3.6],
    [8, FIS5, 1.8],
    [10, D5, 1.8],
    [12, A5, 4],
  ];
  const second: readonly Note[] = [
    [16, FIS5, 1.6],
    [18, A5, 1.8],
    [20, D5 + 12, 12],
  ];
  horns(sheet, beat, [...first, ...second], 0.34, luck);
  const below: readonly Note[] = [
    [4, FIS4, 3.6],
    [8, A4, 3.6],
    [12, D5, 4],
    [16, D5, 3.6],
    [20, A5, 12],
    [20, FIS5, 12],
    [4, D4, 7.6],
    [12, FIS4, 7.6],
    [20, D4, 12],
  ];
  horns(sheet, beat, below, 0.17, luck);
  for (const at of [0, 2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20]) {
    drumStroke(sheet, 0.003 + at * beat, at % 4 === 0 ? 98 : 147, at % 4 === 0 ? 0.5 : 0.24, luck);
    burst(sheet, 0.003 + at * beat, { low: 2_200, high: 5_200, decay: 0.07, level: at % 4 === 0 ? 0.3 : 0.2 }, luck);
  }
  bellStroke(sheet, 20 * beat, 1_174.66, 0.35, luck);
  addRoom(sheet, { decay: 1.1, level: 0.2, dark: 3_400 });
}

/** B minor, step by step down over a slow drum; low reeds and one string, and a last chord that opens to D: there is a next time. */
function playLost(sheet: Sheet, luck: Luck): void {
  const beat = 0.62;
  const line: readonly Note[] = [
    [0, FIS4, 1.2],
    [1, E4, 1.2],
    [2, D4, 1.2],
    [3, B3, 1.2],
    [4.5, A3, 3],
  ];
  for (const [at, note, length] of line) {
    reeds(sheet, at * beat, note, length * beat, 0.3, luck);
    pluck(sheet, 0.003 + at * beat, note, 1.6, 0.9, luck);
  }
  const chords: readonly Note[] = [
    [0, B3 - 12, 2.2],
    [2, G3 - 12, 2.4],
    [4.5, D4 - 12, 3],
    [4.5, FIS4 - 12, 3],
  ];
  for (const [at, note, length] of chords) reeds(sheet, at * beat, note, length * beat, 0.2, luck);
  for (const at of [0, 2, 4.5]) drumStroke(sheet, 0.003 + at * beat, 82, 0.3, luck);
  addRoom(sheet, { decay: 1.5, level: 0.3, dark: 1_700 });
}

/** Nobody wins, or the reader only watched: two chords close the book. */
function playEnded(sheet: Sheet, luck: Luck): void {
  for (const [at, notes] of [
    [0, [G3, B4 - 12, D4]],
    [0.75, [A3, D4, FIS4]],
  ] as const) {
    for (const [order, note] of notes.entries()) {
      reeds(sheet, at, note, at === 0 ? 1 : 1.9, 0.12, luck);
      pluck(sheet, 0.003 + at + 0.03 * order, note, 1.5, 0.6, luck);
    }
  }
  addRoom(sheet, { decay: 1, level: 0.22, dark: 2_600 });
}

export const THEME_RECIPES: Readonly<Record<Exclude<Alert, Called>, Recipe>> = {
  won: { family: "theme", seconds: 4.4, write: playWon },
  lost: { family: "theme", seconds: 4.6, level: -2, write: playLost },
  ended: { family: "theme", seconds: 2.9, level: -2, write: playEnded },
};
