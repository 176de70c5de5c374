/** The music of each table. A phrase is a call and an answer over a bass line, picked at random. Everything is in D, like the alerts. */
import type { Music } from "../names.ts";
import { drumStroke } from "./effects.ts";
import { marimba, pluck, reeds } from "./instruments.ts";
import type { Recipe } from "./recipe.ts";
import { addRoom } from "./room.ts";
import { about, type Luck, type Sheet } from "./sheet.ts";

/** Eight beats of a tune; degrees count steps of the scale from D. */
type Motif = readonly (readonly [beat: number, degree: number, length: number])[];

interface Style {
  /** Semitones of the scale's steps. */
  readonly scale: readonly number[];
  /** Seconds. */
  readonly beat: number;
  readonly calls: readonly Motif[];
  readonly answers: readonly Motif[];
  /** Degrees under each four beats. */
  readonly ground: readonly number[];
  sing(sheet: Sheet, at: number, note: number, length: number, luck: Luck): void;
  accompany(sheet: Sheet, at: number, note: number, beat: number, luck: Luck): void;
}

const D4 = 62;
const HALF = 8;
/** A call begins on the tonic, a third above it, or a step below. */
const SHIFTS = [0, 0, 2, -1] as const;
/** How often a weak note is left out. */
const OMITTED = 0.2;

const pick = <T>(list: readonly T[], luck: Luck): T => list[Math.floor(luck() * list.length)] as T;

function noteOf(scale: readonly number[], degree: number): number {
  const step = ((degree % scale.length) + scale.length) % scale.length;
  return D4 + 12 * Math.floor(degree / scale.length) + (scale[step] ?? 0);
}

function playPhrase(sheet: Sheet, style: Style, luck: Luck): void {
  const { scale, beat, ground } = style;
  const tune = (motif: Motif, start: number, shift: number): void => {
    for (const [at, degree, length] of motif) {
      if (at % 2 !== 0 && luck() < OMITTED) continue;
      style.sing(sheet, 0.01 + (start + at) * beat * about(luck, 0.002), noteOf(scale, degree + shift), length * beat, luck);
    }
  };
  tune(pick(style.calls, luck), 0, pick(SHIFTS, luck));
  tune(pick(style.answers, luck), HALF, 0);
  for (const [part, degree] of ground.entries()) style.accompany(sheet, 0.01 + 4 * part * beat, noteOf(scale, degree) - 12, beat, luck);
  addRoom(sheet, { decay: 1.4, level: 0.26, dark: 2_600 });
}

/** A guitar and a marimba at the quay, over a bass that sways. */
const HARBOUR: Style = {
  scale: [0, 2, 4, 5, 7, 9, 11],
  beat: 0.37,
  calls: [
    [
      [0, 4, 1.5],
      [1.5, 5, 0.5],
      [2, 4, 1],
      [3, 2, 1],
      [4, 3, 1.5],
      [5.5, 2, 0.5],
      [6, 1, 2],
    ],
    [
      [0, 2, 1],
      [1, 4, 1],
      [2, 7, 1.5],
      [3.5, 6, 0.5],
      [4, 5, 2],
      [6, 4, 2],
    ],
    [
      [0, 0, 0.5],
      [0.5, 2, 0.5],
      [1, 4, 2],
      [3, 5, 1],
      [4, 3, 1.5],
      [6, 4, 2],
    ],
  ],
  answers: [
    [
      [0, 4, 1.5],
      [1.5, 3, 0.5],
      [2, 2, 1],
      [3, 1, 1],
      [4, 0, 3],
    ],
    [
      [0, 1, 1],
      [1, 2, 1],
      [2, 3, 1],
      [3, 1, 1],
      [4, 2, 1],
      [5, 0, 3],
    ],
  ],
  ground: [0, 3, 4, 0],
  sing(sheet, at, note, length, luck) {
    pluck(sheet, at, note, length + 0.8, 0.8, luck);
    marimba(sheet, at, note, 0.2, luck);
  },
  accompany(sheet, at, note, beat, luck) {
    for (const [order, step] of [0, 1.5, 2, 3].entries()) pluck(sheet, at + step * beat, note + (order % 2) * 7, 0.9, 0.45, luck);
  },
};

/** A lute in the shade, a drone, and a drum of skin struck by fingers. */
const MARKET: Style = {
  scale: [0, 1, 4, 5, 7, 8, 10],
  beat: 0.42,
  calls: [
    [
      [0, 0, 1],
      [1, 1, 0.5],
      [1.5, 2, 0.5],
      [2, 1, 1],
      [3, 0, 1],
      [4, 4, 2],
      [6, 3, 0.5],
      [6.5, 2, 1.5],
    ],
    [
      [0, 4, 2],
      [2, 5, 0.5],
      [2.5, 4, 0.5],
      [3, 3, 1],
      [4, 2, 1],
      [5, 3, 1],
      [6, 4, 2],
    ],
    [
      [0, 7, 1.5],
      [1.5, 6, 0.5],
      [2, 5, 1],
      [3, 4, 1],
      [4, 5, 0.5],
      [4.5, 4, 0.5],
      [5, 3, 1],
      [6, 2, 2],
    ],
  ],
  answers: [
    [
      [0, 3, 1],
      [1, 2, 0.5],
      [1.5, 1, 0.5],
      [2, 2, 1],
      [3, 1, 1],
      [4, 0, 3],
    ],
    [
      [0, 2, 0.5],
      [0.5, 3, 0.5],
      [1, 2, 1],
      [2, 1, 2],
      [4, 0, 1],
      [5, -1, 1],
      [6, 0, 2],
    ],
  ],
  ground: [0, 0, 1, 0],
  sing: (sheet, at, note, length, luck) => pluck(sheet, at, note, length + 0.3, 0.9, luck),
  accompany(sheet, at, note, beat, luck) {
    pluck(sheet, at, note, 3, 0.4, luck);
    for (const step of [0, 1.5, 3]) drumStroke(sheet, at + step * beat, step === 0 ? 110 : 165, 0.1, luck);
  },
};

/** A concertina on deck, slow as the swell. */
const SEA: Style = {
  scale: [0, 2, 4, 5, 7, 9, 10],
  beat: 0.48,
  calls: [
    [
      [0, 0, 2],
      [2, 2, 1],
      [3, 4, 3],
      [6, 3, 2],
    ],
    [
      [0, 4, 2],
      [2, 6, 1],
      [3, 5, 1],
      [4, 4, 2],
      [6, 2, 2],
    ],
    [
      [0, 7, 3],
      [3, 6, 1],
      [4, 4, 2],
      [6, 5, 2],
    ],
  ],
  answers: [
    [
      [0, 4, 2],
      [2, 3, 1],
      [3, 1, 1],
      [4, 0, 4],
    ],
    [
      [0, 2, 1],
      [1, 3, 1],
      [2, 1, 1],
      [3, -1, 1],
      [4, 0, 4],
    ],
  ],
  ground: [0, 6, 3, 0],
  sing: (sheet, at, note, length, luck) => reeds(sheet, at, note, length + 0.25, 0.4, luck),
  accompany(sheet, at, note, beat, luck) {
    reeds(sheet, at, note, 4.4 * beat, 0.14, luck);
    pluck(sheet, at, note, 2.4, 0.5, luck);
    pluck(sheet, at + 2 * beat, note + 7, 2, 0.35, luck);
  },
};

const recipe = (style: Style): Recipe => ({
  family: "music",
  seconds: 2 * HALF * style.beat + 1.8,
  write: (sheet, luck) => playPhrase(sheet, style, luck),
});

export const MUSIC_RECIPES: Readonly<Record<Music, Recipe>> = {
  "harbour-music": recipe(HARBOUR),
  "market-music": recipe(MARKET),
  "sea-music": recipe(SEA),
};
