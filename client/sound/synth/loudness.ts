/** How loud a sound is heard: ITU-R BS.1770, integrated, in LUFS. Shorter sounds are followed by silence up to one block. */
import { applyFilter, type Filter } from "./filters.ts";

const BLOCK = 0.4;
const OVERLAP = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** The two stages of K-weighting for any rate: the head's shelf, and the ear's deafness for rumble. */
function weighting(rate: number): readonly Filter[] {
  const shelf = stage(1681.974450955533, 0.7071752369554196, rate, 10 ** (3.999843853973347 / 20));
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const a0 = 1 + k / 0.5003270373238773 + k * k;
  return [shelf, [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / 0.5003270373238773 + k * k) / a0]];
}

function stage(frequency: number, q: number, rate: number, high: number): Filter {
  const k = Math.tan((Math.PI * frequency) / rate);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
}

const decibels = (power: number): number => -0.691 + 10 * Math.log10(power + 1e-12);
const mean = (powers: readonly number[]): number => powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);

export function loudness(channels: readonly Float32Array[], rate: number): number {
  const weighted = channels.map((samples) => {
    const heard = new Float32Array(Math.max(samples.length, Math.ceil(BLOCK * rate)));
    heard.set(samples);
    for (const filter of weighting(rate)) applyFilter(heard, filter);
    return heard;
  });
  const length = Math.floor(BLOCK * rate);
  const total = weighted[0]?.length ?? 0;
  const powers: number[] = [];
  for (let start = 0; start + length <= total; start += Math.floor(length / OVERLAP)) {
    let sum = 0;
    for (const samples of weighted) for (let at = start; at < start + length; at++) sum += (samples[at] ?? 0) ** 2;
    powers.push(sum / length);
  }
  const audible = powers.filter((power) => decibels(power) > ABSOLUTE_GATE);
  const gate = decibels(mean(audible)) + RELATIVE_GATE;
  return decibels(mean(audible.filter((power) => decibels(power) > gate)));
}
