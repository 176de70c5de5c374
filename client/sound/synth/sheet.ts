/**
 * Samples that sounds are written on, layer by layer, and the small generator that varies them. The loops over samples read them as
 * `samples[at] ?? 0`: the compiler drops the 0, while a call for each of millions of samples is measurably slower.
 */

export interface Sheet {
  readonly samples: Float32Array;
  /** Samples a second. */
  readonly rate: number;
  /** What goes on past the end goes on at the beginning. */
  readonly loops: boolean;
}

/** Gives numbers from 0 up to 1. The same seed gives the same sounds. */
export type Luck = () => number;

export function soundLuck(seed: number): Luck {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Around 1, at most this share away. */
export const about = (luck: Luck, share: number): number => 1 + (2 * luck() - 1) * share;
export const between = (luck: Luck, low: number, high: number): number => low + (high - low) * luck();

export const newSheet = (seconds: number, rate: number, loops = false): Sheet => ({
  samples: new Float32Array(Math.round(seconds * rate)),
  rate,
  loops,
});

/** Adds a layer from this second on. */
export function addLayer({ samples, rate, loops }: Sheet, at: number, layer: Float32Array, level = 1): void {
  const start = Math.round(at * rate);
  const length = loops ? layer.length : Math.min(layer.length, samples.length - start);
  for (let n = 0; n < length; n++) {
    const place = (start + n) % samples.length;
    samples[place] = (samples[place] ?? 0) + (layer[n] ?? 0) * level;
  }
}

/** White noise. */
export function noise(seconds: number, rate: number, luck: Luck): Float32Array {
  const samples = new Float32Array(Math.round(seconds * rate));
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * luck() - 1;
  return samples;
}
