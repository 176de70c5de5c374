/** What sounds are made of: ringing bodies, contact noise, thumps, bubbles, creaks. Levels are linear, times in seconds. */
import { applyFilter, highPass, lowPass } from "./filters.ts";
import { about, addLayer, between, type Luck, noise, type Sheet } from "./sheet.ts";

/** A ringing of a body: its frequency as a multiple of the lowest, how loud, and the time in which it falls by 60 dB. */
export type Mode = readonly [ratio: number, level: number, decay: number];

interface Body {
  readonly frequency: number;
  readonly modes: readonly Mode[];
  readonly level: number;
  /** Seconds until it is at its loudest: a soft mallet takes longer than a nail. */
  readonly attack?: number;
}

const SIXTY_DB = Math.log(1_000);
const MUTE = 1.15;

/** A struck body, as a sum of damped swings; each is a recurrence, which is a lot cheaper than a sine. */
export function ring(sheet: Sheet, at: number, { frequency, modes, level, attack = 0.001 }: Body): void {
  const { rate } = sheet;
  for (const [ratio, share, decay] of modes) {
    const turn = (2 * Math.PI * frequency * ratio) / rate;
    if (turn > Math.PI * 0.9) continue;
    const layer = new Float32Array(Math.ceil(decay * MUTE * rate));
    const loss = Math.exp(-SIXTY_DB / (decay * rate));
    const [back, forth] = [2 * loss * Math.cos(turn), -loss * loss];
    let [y1, y2] = [0, -Math.sin(turn) / loss];
    for (let n = 0; n < layer.length; n++) {
      const y = back * y1 + forth * y2;
      y2 = y1;
      y1 = y;
      layer[n] = y;
    }
    swell(layer, attack * rate);
    fadeOut(layer, layer.length * 0.1);
    addLayer(sheet, at, layer, level * share);
  }
}

interface Burst {
  readonly low: number;
  readonly high: number;
  readonly level: number;
  readonly attack?: number;
  readonly decay: number;
}

/** Noise of a contact, of friction or of a splash: a band that swells and dies away. */
export function burst(sheet: Sheet, at: number, { low, high, level, attack = 0.001, decay }: Burst, luck: Luck): void {
  const { rate } = sheet;
  const layer = noise(attack + decay * MUTE, rate, luck);
  applyFilter(layer, highPass(low, rate));
  applyFilter(layer, lowPass(high, rate));
  applyFilter(layer, lowPass(high * 1.3, rate));
  const loud = attack * rate;
  for (let n = 0; n < layer.length; n++) {
    layer[n] = (layer[n] ?? 0) * (n < loud ? (n / loud) ** 1.5 : Math.exp((-SIXTY_DB * (n - loud)) / (decay * rate)));
  }
  fadeOut(layer, layer.length * 0.1);
  addLayer(sheet, at, layer, level);
}

interface Blown {
  readonly frequency: number;
  readonly length: number;
  readonly level: number;
}

const PARTIALS = 9;

/** A horn: the louder it blows, the brighter it is. */
export function brass(sheet: Sheet, at: number, { frequency, length, level }: Blown, luck: Luck): void {
  const { rate } = sheet;
  const layer = new Float32Array(Math.round(length * rate));
  const turn = (2 * Math.PI * frequency * about(luck, 0.002)) / rate;
  for (let n = 0; n < layer.length; n++) {
    const time = n / rate;
    const breath = Math.min(1, time / 0.05) * (0.72 + 0.28 * Math.exp(-time * 5)) * Math.min(1, (1.2 * (layer.length - n)) / layer.length);
    const angle = turn * n + 0.05 * Math.sin(32 * time) * Math.min(1, time);
    let sum = 0;
    let share = 1;
    for (let partial = 1; partial <= PARTIALS; partial++) {
      sum += share * Math.sin(partial * angle);
      share *= 0.35 + 0.47 * breath;
    }
    layer[n] = 0.4 * breath * sum;
  }
  swell(layer, 0.03 * rate);
  fadeOut(layer, layer.length * 0.2);
  addLayer(sheet, at, layer, level);
}

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly decay: number;
  readonly level: number;
  readonly attack?: number;
}

/** A tone that glides while it dies away: down it is the thump of a table, up it is a bubble in water. */
export function glide(sheet: Sheet, at: number, { from, to, decay, level, attack = 0.002 }: Glide): void {
  const { rate } = sheet;
  const layer = new Float32Array(Math.ceil((attack + decay * MUTE) * rate));
  let phase = 0;
  for (let n = 0; n < layer.length; n++) {
    const part = n / layer.length;
    phase += (2 * Math.PI * from * (to / from) ** Math.sqrt(part)) / rate;
    layer[n] = Math.sin(phase) * Math.exp((-SIXTY_DB * n) / (decay * rate));
  }
  swell(layer, attack * rate);
  fadeOut(layer, layer.length * 0.1);
  addLayer(sheet, at, layer, level);
}

/** Bubbles, small ones higher: what makes noise sound of water. */
export function bubbles(sheet: Sheet, at: number, count: number, over: number, level: number, luck: Luck): void {
  for (let n = 0; n < count; n++) {
    const from = between(luck, 320, 980);
    const decay = between(luck, 0.03, 0.09);
    glide(sheet, at + over * luck(), {
      from,
      to: from * between(luck, 1.15, 1.6),
      decay,
      level: level * between(luck, 0.4, 1),
      attack: 0.004,
    });
  }
}

/** Wood or rope under load sticks and slips: small knocks whose pace rises and falls. */
export function creak(sheet: Sheet, at: number, length: number, frequency: number, level: number, luck: Luck): void {
  for (let time = 0; time < length; ) {
    const part = time / length;
    const pull = Math.sin(Math.PI * part);
    const modes: readonly Mode[] = [
      [1, 1, 0.035],
      [1.7, 0.6, 0.025],
      [2.9, 0.25, 0.015],
    ];
    ring(sheet, at + time, {
      frequency: frequency * (0.94 + 0.12 * part) * about(luck, 0.01),
      modes,
      level: level * pull * about(luck, 0.3),
      attack: 0.003,
    });
    time += about(luck, 0.12) / (28 + 30 * pull);
  }
}

/** The first samples rise from silence along half a cosine. */
export function swell(layer: Float32Array, samples: number): void {
  const count = Math.min(layer.length, Math.floor(samples));
  for (let n = 0; n < count; n++) layer[n] = (layer[n] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * n) / count));
}

/** The last samples fall to silence along half a cosine. */
export function fadeOut(layer: Float32Array, samples: number): void {
  const count = Math.min(layer.length, Math.floor(samples));
  const start = layer.length - count;
  for (let n = 0; n < count; n++) layer[start + n] = (layer[start + n] ?? 0) * (0.5 + 0.5 * Math.cos((Math.PI * (n + 1)) / count));
}
