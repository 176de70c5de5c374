/** What can be measured of a rendered sound, for people who cannot listen, and for tests. */

import { applyFilter, highPass, lowPass } from "../../client/sound/synth/filters.ts";
import { loudness } from "../../client/sound/synth/loudness.ts";
import type { Rendered } from "../../client/sound/synth/render.ts";
import { at } from "../../shared/core/base/checked.ts";
import { transform } from "./fast-fourier.ts";

export interface SoundFigures {
  readonly seconds: number;
  /** dBFS. */
  readonly peak: number;
  /** LUFS, integrated. */
  readonly loudness: number;
  /** Mean of all samples, as a share of the peak. */
  readonly offset: number;
  /** The louder of the first and the last sample, linear. */
  readonly edge: number;
  /** In hertz: where the middle of the power lies. Low is dull, high is bright. */
  readonly centroid: number;
  /** Share of the power above 6 kHz. */
  readonly harsh: number;
}

const HARSH = 6_000;
const WINDOW = 4_096;

export function figuresOf({ channels, rate }: Rendered): SoundFigures {
  const [left = new Float32Array()] = channels;
  const peak = channels.reduce((most, samples) => samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), most), 0);
  return {
    seconds: left.length / rate,
    peak: 20 * Math.log10(peak),
    loudness: loudness(channels, rate),
    offset: Math.max(...channels.map((samples) => Math.abs(samples.reduce((sum, sample) => sum + sample, 0)) / samples.length / peak)),
    edge: Math.max(...channels.flatMap((samples) => [Math.abs(at(samples, 0)), Math.abs(at(samples, samples.length - 1))])),
    centroid: centroidOf(left, rate),
    harsh: harshShare(left, rate),
  };
}

const power = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample ** 2, 0);

function harshShare(samples: Float32Array, rate: number): number {
  const high = samples.slice();
  if (rate <= 2 * HARSH) return 0;
  for (let order = 0; order < 2; order++) applyFilter(high, highPass(HARSH, rate));
  return power(high) / power(samples);
}

function centroidOf(samples: Float32Array, rate: number): number {
  let [weighted, total] = [0, 0];
  for (let start = 0; start < samples.length; start += WINDOW) {
    const powers = spectrum(samples.subarray(start, start + WINDOW));
    for (const [bin, one] of powers.entries()) {
      weighted += one * ((bin * rate) / WINDOW);
      total += one;
    }
  }
  return weighted / total;
}

/** Powers of the frequencies up to half the rate, of one window under a cosine. */
function spectrum(samples: Float32Array): Float64Array {
  const re = new Float64Array(WINDOW);
  const im = new Float64Array(WINDOW);
  const half = (at: number): number => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW);
  for (const [at, sample] of samples.entries()) re[at] = sample * half(at + (WINDOW - samples.length) / 2);
  transform(re, im);
  return Float64Array.from({ length: WINDOW / 2 }, (_none, bin) => at(re, bin) ** 2 + at(im, bin) ** 2);
}

/** A loudspeaker of 2 cm gives nothing below it, in hertz. */
const SMALL_SPEAKER = 700;
/** Edges of bands in hertz, and of moments in seconds: what an ear compares. */
const BANDS = [700, 1_000, 1_400, 2_000, 2_800, 4_000, 5_600, 8_000] as const;
const MOMENTS = [0, 0.015, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.4] as const;
/** Decibels below the loudest band that no ear notices. */
const FLOOR = -40;

/** The sound as a loudspeaker of 2 cm gives it. */
export function onSmallSpeaker({ channels, rate }: Rendered): Rendered {
  const through = channels.map((samples) => {
    const heard = samples.slice();
    for (let order = 0; order < 2; order++) applyFilter(heard, highPass(SMALL_SPEAKER, rate));
    return heard;
  });
  return { channels: through, rate };
}

/** Decibels of each band in each moment, beside the loudest of them. */
export function shapeOf(rendered: Rendered): readonly number[] {
  const { channels, rate } = onSmallSpeaker(rendered);
  const samples = at(channels, 0);
  const powers = BANDS.slice(1).flatMap((high, band) => {
    const part = samples.slice();
    for (const pass of [highPass(at(BANDS, band), rate), lowPass(high, rate)]) for (let n = 0; n < 2; n++) applyFilter(part, pass);
    return MOMENTS.slice(1).map((end, moment) => {
      const start = at(MOMENTS, moment);
      return power(part.subarray(start * rate, end * rate)) / (end - start);
    });
  });
  const most = Math.max(...powers);
  return powers.map((one) => Math.max(FLOOR, 10 * Math.log10(one / most + 1e-12)));
}

/** In decibels, the mean difference of bands and moments in which at least one of both is heard. */
export function distance(a: readonly number[], b: readonly number[]): number {
  const heard = a.flatMap((one, n) => (Math.max(one, at(b, n)) > FLOOR ? [Math.abs(one - at(b, n))] : []));
  return heard.reduce((sum, one) => sum + one, 0) / heard.length;
}
