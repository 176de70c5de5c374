/** Places around the tables, as loops: all that is written past the end goes on at the beginning, so that there is no seam. */
import type { Ambience } from "../names.ts";
import { woodKnock } from "./contacts.ts";
import { bellStroke, distantCoins } from "./effects.ts";
import { applyFilter, bandPass, highPass, lowPass } from "./filters.ts";
import { bubbles, creak, glide, ring } from "./layers.ts";
import type { LoopRecipe } from "./recipe.ts";
import { addRoom } from "./room.ts";
import { about, addLayer, between, type Luck, noise, type Sheet, soundLuck } from "./sheet.ts";

interface Swell {
  readonly low: number;
  readonly high: number;
  readonly level: number;
  /** How often it rises in one loop: whole numbers, so that the end meets the beginning. */
  readonly times: readonly number[];
  /** 0 always there, 1 gone between two swells. */
  readonly depth: number;
}

const lengthOf = ({ samples, rate }: Sheet): number => samples.length / rate;

/** Wind and water: noise in a band that rises and falls. */
function surf(sheet: Sheet, { low, high, level, times, depth }: Swell, own: Luck, both: Luck): void {
  const layer = noise(lengthOf(sheet), sheet.rate, own);
  for (const pass of [highPass(low, sheet.rate), lowPass(high, sheet.rate, 0.6)]) applyFilter(layer, pass, true);
  const waves = times.map((often) => ({ often, shift: both() }));
  for (let at = 0; at < layer.length; at++) {
    let height = 0;
    for (const { often, shift } of waves) height += 0.5 + 0.5 * Math.sin(2 * Math.PI * ((often * at) / layer.length + shift));
    layer[at] = (layer[at] ?? 0) * (1 - depth + depth * (height / waves.length) ** 2.2);
  }
  addLayer(sheet, 0, layer, level);
}

/** How much of an event one ear hears. */
const ear = (pan: number, side: 0 | 1): number => (side === 0 ? 1 - pan : pan);

/** Small waves at a hull or a pier. */
function lapping(sheet: Sheet, count: number, level: number, both: Luck, side: 0 | 1): void {
  for (let wave = 0; wave < count; wave++) {
    const at = ((wave + 0.6 * both()) / count) * lengthOf(sheet);
    bubbles(sheet, at, 7, between(both, 0.3, 0.8), level * ear(between(both, 0.25, 0.75), side), both);
  }
}

function creaks(sheet: Sheet, starts: readonly number[], low: number, high: number, level: number, both: Luck, side: 0 | 1): void {
  for (const at of starts) {
    const pan = between(both, 0.2, 0.8);
    creak(sheet, at, between(both, 0.6, 1.2), between(both, low, high), level * ear(pan, side), both);
  }
}

/** A gull far off: a call that bends up, then falls, three or four times. */
function gull(sheet: Sheet, start: number, level: number, both: Luck): void {
  const { rate } = sheet;
  const calls = 3 + Math.floor(2 * both());
  const top = between(both, 1_050, 1_300);
  for (let call = 0; call < calls; call++) {
    const length = between(both, 0.26, 0.4);
    const layer = new Float32Array(Math.round(length * rate));
    let phase = 0;
    for (let n = 0; n < layer.length; n++) {
      const part = n / layer.length;
      phase += (2 * Math.PI * top * (0.8 + 0.26 * Math.sin(Math.PI * part ** 0.6))) / rate;
      layer[n] = (Math.sin(phase) + 0.35 * Math.sin(2 * phase)) * Math.sin(Math.PI * part) ** 1.5;
    }
    addLayer(sheet, start + call * 0.48 * about(both, 0.1), layer, level * (1 - 0.16 * call));
  }
}

/** Voices of a distant crowd: they hum in syllables, through two vowels, without a word. */
function murmur(sheet: Sheet, voices: number, level: number, both: Luck, side: 0 | 1): void {
  const { rate } = sheet;
  const layer = new Float32Array(sheet.samples.length);
  for (let voice = 0; voice < voices; voice++) {
    const frequency = between(both, 95, 210);
    const loud = ear(between(both, 0.1, 0.9), side);
    const first = both() * lengthOf(sheet);
    let at = 0;
    while (at < lengthOf(sheet) * 0.8) {
      const length = between(both, 0.09, 0.26);
      addSyllable(layer, first + at, length, frequency * between(both, 0.88, 1.22), loud * between(both, 0.4, 1), rate);
      at += length + (both() < 0.18 ? between(both, 0.5, 1.8) : between(both, 0.02, 0.09));
    }
  }
  const vowel = layer.slice();
  applyFilter(layer, bandPass(between(both, 380, 620), rate, 2.5), true);
  applyFilter(vowel, bandPass(between(both, 850, 1_350), rate, 4), true);
  addLayer(sheet, 0, layer, level);
  addLayer(sheet, 0, vowel, level * 0.45);
}

function addSyllable(layer: Float32Array, at: number, length: number, tone: number, level: number, rate: number): void {
  const start = Math.round(at * rate);
  const count = Math.round(length * rate);
  for (let n = 0; n < count; n++) {
    const phase = 2 * Math.PI * tone * (1 - 0.06 * (n / count)) * (n / rate);
    const throat = Math.sin(phase) + 0.6 * Math.sin(2 * phase) + 0.45 * Math.sin(3 * phase) + 0.3 * Math.sin(5 * phase);
    const place = (start + n) % layer.length;
    layer[place] = (layer[place] ?? 0) + level * throat * Math.sin((Math.PI * n) / count);
  }
}

/** A bronze smith at work, two streets away. */
function anvil(sheet: Sheet, start: number, level: number, both: Luck): void {
  for (let stroke = 0; stroke < 5; stroke++) {
    ring(sheet, start + 0.62 * stroke * about(both, 0.04), {
      frequency: 1_240 * about(both, 0.01),
      modes: [
        [1, 1, 0.35],
        [1.52, 0.5, 0.22],
      ],
      level: level * about(both, 0.25),
      attack: 0.004,
    });
  }
}

/** A songbird in a garden behind the quay: short whistles that slide, of distinct pitch. */
function songbird(sheet: Sheet, start: number, level: number, both: Luck): void {
  const top = between(both, 2_300, 2_900);
  for (let note = 0; note < 4 + Math.floor(4 * both()); note++) {
    const from = top * between(both, 0.8, 1.15);
    glide(sheet, start + 0.17 * note * about(both, 0.2), { from, to: from * between(both, 0.8, 1.25), decay: 0.14, level, attack: 0.02 });
  }
}

/** A mallet on a wedge: shipwrights at work on the slip. */
function mallet(sheet: Sheet, start: number, level: number, both: Luck): void {
  const frequency = between(both, 380, 520);
  for (let stroke = 0; stroke < 3 + Math.floor(3 * both()); stroke++) {
    woodKnock(sheet, start + 0.46 * stroke * about(both, 0.05), frequency, level * about(both, 0.3), both);
  }
}

/** A trader calls out over the market: three or four long syllables that rise and fall, without a word. */
function crier(sheet: Sheet, start: number, level: number, both: Luck): void {
  const { rate } = sheet;
  const layer = new Float32Array(3 * rate);
  const tone = between(both, 150, 230);
  let at = 0;
  for (const step of [1, 1.34, 1.19, 0.9].slice(0, 3 + Math.floor(2 * both()))) {
    const length = between(both, 0.2, 0.45);
    addSyllable(layer, at, length, tone * step, 1, rate);
    at += length + 0.05;
  }
  const bright = layer.slice();
  applyFilter(layer, bandPass(680, rate, 3), true);
  applyFilter(bright, bandPass(1_250, rate, 4), true);
  addLayer(sheet, start, layer, level);
  addLayer(sheet, start, bright, 0.7 * level);
}

type Event = (sheet: Sheet, start: number, level: number, both: Luck) => void;

/** Each event comes at random, once in an equal part of the loop: never two at once, and no long silence. */
function scatter(sheet: Sheet, events: readonly Event[], level: number, both: Luck, side: 0 | 1): void {
  const part = lengthOf(sheet) / events.length;
  for (const [n, event] of events.entries()) {
    const [start, pan] = [(n + between(both, 0.05, 0.7)) * part, between(both, 0.15, 0.85)];
    // Drawn apart, so that both sides hear the same event however long it is.
    const own = soundLuck(Math.floor(1e9 * both()));
    event(sheet, start, level * ear(pan, side), own);
  }
}

const loop = (seconds: number, writeSide: LoopRecipe["writeSide"], level = 0): LoopRecipe => ({
  family: "ambience",
  seconds,
  level,
  writeSide,
});

export const AMBIENCE_RECIPES: Readonly<Record<Ambience, LoopRecipe>> = {
  /** Puerto Rico: a warm quay, small waves, ships at their ropes. */
  harbour: loop(28, (sheet, own, both, side) => {
    surf(sheet, { low: 90, high: 320, level: 0.34, times: [4, 7], depth: 0.7 }, own, both);
    surf(sheet, { low: 320, high: 1_200, level: 0.3, times: [7, 11], depth: 0.96 }, own, both);
    lapping(sheet, 15, 0.3, both, side);
    creaks(sheet, [3.5, 12.2, 21.4], 210, 320, 0.16, both, side);
    for (const at of [7, 18.6]) gull(sheet, at, 0.06 * ear(between(both, 0.2, 0.8), side), both);
    bellStroke(sheet, 24.6, 523.25, 0.14 * ear(0.7, side), both);
    scatter(sheet, [mallet, songbird, songbird, mallet, songbird], 0.16, both, side);
    addRoom(sheet, { decay: 1.4, level: 0.3, dark: 1_800 });
  }),
  /** 7 Wonders Duel: a market under awnings, bronze and coins two streets away. */
  market: loop(26, (sheet, own, both, side) => {
    surf(sheet, { low: 110, high: 420, level: 0.22, times: [3, 5], depth: 0.5 }, own, both);
    for (let group = 0; group < 4; group++) murmur(sheet, 3, 0.2, both, side);
    for (const at of [5.2, 17.8]) anvil(sheet, at, 0.07 * ear(0.25, side), both);
    distantCoins(sheet, 11.5, 5, 0.1 * ear(0.7, side), both);
    distantCoins(sheet, 22.7, 3, 0.08 * ear(0.4, side), both);
    scatter(sheet, [crier, mallet, crier, songbird, crier], 0.3, both, side);
    addRoom(sheet, { decay: 1.1, level: 0.6, dark: 1_600 });
  }),
  /** Elasund: the open sea before the town, wind, and the timbers of the ship. */
  sea: loop(32, (sheet, own, both, side) => {
    surf(sheet, { low: 80, high: 260, level: 0.42, times: [4, 5], depth: 0.8 }, own, both);
    surf(sheet, { low: 280, high: 1_400, level: 0.44, times: [4, 5], depth: 0.97 }, own, both);
    surf(sheet, { low: 420, high: 700, level: 0.2, times: [3, 7], depth: 0.85 }, own, both);
    creaks(sheet, [2.4, 10.8, 19.1, 27.5], 150, 240, 0.24, both, side);
    gull(sheet, 15.2, 0.05 * ear(0.65, side), both);
    scatter(sheet, [gull, mallet, gull, mallet], 0.13, both, side);
    addRoom(sheet, { decay: 1.6, level: 0.25, dark: 1_500 });
  }),
  /** The lobby: the same water in the evening. */
  quay: loop(
    24,
    (sheet, own, both, side) => {
      surf(sheet, { low: 90, high: 280, level: 0.3, times: [3, 5], depth: 0.8 }, own, both);
      surf(sheet, { low: 320, high: 1_000, level: 0.22, times: [5, 7], depth: 0.96 }, own, both);
      lapping(sheet, 9, 0.26, both, side);
      creaks(sheet, [9.3], 210, 250, 0.12, both, side);
      addRoom(sheet, { decay: 1.4, level: 0.3, dark: 1_500 });
    },
    -3,
  ),
};
