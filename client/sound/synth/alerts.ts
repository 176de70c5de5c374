/** What calls the player. All tones are of D major, as the themes are: whatever meets, fits. */
import type { Alert } from "../names.ts";
import { tableThump, woodKnock } from "./contacts.ts";
import { bellStroke, drumStroke } from "./effects.ts";
import { marimba, pluck, reeds } from "./instruments.ts";
import { burst, glide } from "./layers.ts";
import type { Recipe } from "./recipe.ts";
import { addRoom } from "./room.ts";
import type { Luck, Sheet } from "./sheet.ts";

const [G3, A3, D4, FIS4, A4, B4, D5, E5, FIS5, A5] = [55, 57, 62, 66, 69, 71, 74, 76, 78, 81] as const;

const alert = (seconds: number, write: Recipe["write"], level = 0): Recipe => ({ family: "alert", seconds, level, write });

function tune(sheet: Sheet, notes: readonly (readonly [at: number, note: number, level: number])[], luck: Luck): void {
  for (const [at, note, level] of notes) marimba(sheet, 0.003 + at, note, level, luck);
}

type Called = Exclude<Alert, "won" | "lost" | "ended">;

export const ALERT_RECIPES: Readonly<Record<Called, Recipe>> = {
  /** A rising fourth: come. */
  yourTurn: alert(1.2, (sheet, luck) => {
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

/** Eighths of a 6/8: a short dance of the quay. */
function playWon(sheet: Sheet, luck: Luck): void {
  const eighth = 0.172;
  const melody = [
    ...([
      [0, A4],
      [1, D5],
      [2, FIS5],
      [3, A5],
      [5, FIS5],
      [6, B4 + 12],
      [7, A5],
      [8, FIS5],
    ] as const),
    ...([
      [9, E5],
      [10, FIS5],
      [11, E5],
      [12, D5],
    ] as const),
  ];
  for (const [at, note] of melody) {
    const last = note === D5 && at === 12;
    pluck(sheet, 0.003 + at * eighth, note, last ? 1.8 : 0.55, at % 3 === 0 ? 0.9 : 0.65, luck);
    marimba(sheet, 0.003 + at * eighth, note, 0.3, luck);
  }
  for (const [at, note] of [
    [0, D4 - 12],
    [3, D4 - 12],
    [6, G3 - 12],
    [9, A3 - 12],
    [12, D4 - 12],
  ] as const) {
    pluck(sheet, 0.003 + at * eighth, note, 1, 0.8, luck);
    drumStroke(sheet, 0.003 + at * eighth, 80, 0.28, luck);
  }
  const chords = [
    [3, 3.4, [D4, FIS4, A4]],
    [6, 3.2, [G3, B4 - 12, D4]],
    [9, 3.2, [A3, E5 - 12, A4]],
    [12, 11, [D4, FIS4, A4]],
  ] as const;
  for (const [at, length, notes] of chords) for (const note of notes) reeds(sheet, at * eighth, note, length * eighth, 0.11, luck);
  for (const [order, note] of [D4, A4, FIS4 + 12].entries()) pluck(sheet, 0.003 + 12 * eighth + 0.03 * order, note, 1.8, 0.5, luck);
  bellStroke(sheet, 12 * eighth, 587.33, 0.4, luck);
  addRoom(sheet, { decay: 1, level: 0.22, dark: 3_000 });
}

/** B minor, slowly down; the last chord opens to D, because there is a next time. */
function playLost(sheet: Sheet, luck: Luck): void {
  const eighth = 0.27;
  for (const [at, note] of [
    [0, FIS4],
    [2, E5 - 12],
    [3, D4],
    [5, B4 - 12],
    [8, A3],
    [9, D4],
  ] as const) {
    pluck(sheet, 0.003 + at * eighth, note, 1.5, 0.8, luck);
    marimba(sheet, 0.003 + at * eighth, note, 0.16, luck);
  }
  for (const [at, note] of [
    [0, B4 - 24],
    [5, G3 - 12],
    [9, D4 - 12],
  ] as const)
    pluck(sheet, 0.003 + at * eighth, note, 1.9, 0.75, luck);
  const chords = [
    [0, 5.4, [B4 - 12, D4, FIS4]],
    [5, 4.4, [G3, B4 - 12, D4]],
    [9, 7.5, [A3, D4, FIS4]],
  ] as const;
  for (const [at, length, notes] of chords) for (const note of notes) reeds(sheet, at * eighth, note, length * eighth, 0.12, luck);
  addRoom(sheet, { decay: 1.3, level: 0.26, dark: 2_200 });
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
