/** Second-order filters over whole arrays of samples, in place. Coefficients as in the audio EQ cookbook. */

/** b0 b1 b2 a1 a2, divided by a0. */
export type Filter = readonly [number, number, number, number, number];

type Shape = (cos: number, alpha: number) => readonly [number, number, number];

function filter(frequency: number, rate: number, q: number, shape: Shape): Filter {
  const turn = (2 * Math.PI * Math.min(frequency, rate * 0.45)) / rate;
  const alpha = Math.sin(turn) / (2 * q);
  const cos = Math.cos(turn);
  const [b0, b1, b2] = shape(cos, alpha);
  const a0 = 1 + alpha;
  return [b0 / a0, b1 / a0, b2 / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

export const lowPass = (frequency: number, rate: number, q = Math.SQRT1_2): Filter =>
  filter(frequency, rate, q, (cos) => [(1 - cos) / 2, 1 - cos, (1 - cos) / 2]);
export const highPass = (frequency: number, rate: number, q = Math.SQRT1_2): Filter =>
  filter(frequency, rate, q, (cos) => [(1 + cos) / 2, -1 - cos, (1 + cos) / 2]);
/** 0 dB at its middle. */
export const bandPass = (frequency: number, rate: number, q: number): Filter =>
  filter(frequency, rate, q, (_cos, alpha) => [alpha, 0, -alpha]);

/** A loop is filtered as if it had always been playing: a first round only fills the filter's memory. */
export function applyFilter(samples: Float32Array, [b0, b1, b2, a1, a2]: Filter, loops = false): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let round = loops ? 0 : 1; round < 2; round++) {
    for (let at = 0; at < samples.length; at++) {
      const x = samples[at] ?? 0;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      if (round === 1) samples[at] = y;
    }
  }
}
