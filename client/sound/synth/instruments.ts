/** What plays the alerts and the themes: plucked strings, a marimba, and a concertina from the quay. */
import { applyFilter, lowPass } from "./filters.ts";
import { burst, fadeOut, type Mode, ring, swell } from "./layers.ts";
import { about, addLayer, type Luck, noise, type Sheet } from "./sheet.ts";

/** Frequency of a note by its number, as keyboards count: 69 is the A of 440 Hz. */
export const pitch = (note: number): number => 440 * 2 ** ((note - 69) / 12);

const BAR: readonly Mode[] = [
  [1, 1, 0.75],
  [3.93, 0.22, 0.22],
  [9.2, 0.05, 0.07],
];

/** A bar of rosewood under a soft mallet. */
export function marimba(sheet: Sheet, at: number, note: number, level: number, luck: Luck): void {
  ring(sheet, at, { frequency: pitch(note), modes: BAR, level: 0.45 * level, attack: 0.004 });
  burst(sheet, at, { low: 250, high: 1_600, decay: 0.02, level: 0.16 * level }, luck);
}

/** A string, after Karplus and Strong: a round of noise that loses its edges at each turn. */
export function pluck(sheet: Sheet, at: number, note: number, length: number, level: number, luck: Luck): void {
  const { rate } = sheet;
  const period = rate / pitch(note) - 0.5;
  const whole = Math.floor(period);
  const between = period - whole;
  const line = noise((whole + 1) / rate, rate, luck);
  applyFilter(line, lowPass(2_400, rate));
  const layer = new Float32Array(Math.round(length * rate));
  const loss = 10 ** (-3 / (length * 1.1 * pitch(note)));
  const past = new Float32Array(layer.length + whole + 2);
  past.set(line.subarray(0, Math.min(line.length, past.length)));
  for (let n = 0; n < layer.length; n++) {
    const [a, b, c] = [past[n + 2] ?? 0, past[n + 1] ?? 0, past[n] ?? 0];
    const [late, later] = [a + (b - a) * between, b + (c - b) * between];
    const y = loss * 0.5 * (late + later);
    if (n + whole + 2 < past.length) past[n + whole + 2] = y;
    layer[n] = y;
  }
  swell(layer, 0.002 * rate);
  fadeOut(layer, layer.length * 0.25);
  addLayer(sheet, at, layer, level);
}

/** Two reeds a hair apart; the upper partials are few, so that it hums and never buzzes. */
export function reeds(sheet: Sheet, at: number, note: number, length: number, level: number, luck: Luck): void {
  const { rate } = sheet;
  const layer = new Float32Array(Math.round(length * rate));
  for (const detune of [1, 1.0035 * about(luck, 0.0005)]) {
    for (let partial = 1; partial <= 6; partial++) {
      const step = (2 * Math.PI * pitch(note) * detune * partial) / rate;
      const share = 0.5 / partial ** 1.6;
      for (let n = 0; n < layer.length; n++) layer[n] = (layer[n] ?? 0) + share * Math.sin(step * n);
    }
  }
  swell(layer, Math.min(0.16, length * 0.3) * rate);
  fadeOut(layer, layer.length * 0.45);
  addLayer(sheet, at, layer, level);
}
