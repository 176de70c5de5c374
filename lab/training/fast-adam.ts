/** Adam: steps against the gradient, of a size that adapts to each weight. */

type Numbers = Float64Array | Float32Array;

export interface Adam {
  /** Moves the weights by one step; the gradient is left empty. */
  step(rate: number): void;
}

const DECAY = { mean: 0.9, square: 0.999 };
const TINY = 1e-8;

export function adam(weights: Numbers, gradient: Numbers): Adam {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  let steps = 0;
  return {
    step(rate) {
      steps++;
      const meanShare = 1 - DECAY.mean ** steps;
      const squareShare = 1 - DECAY.square ** steps;
      for (let at = 0; at < weights.length; at++) {
        const slope = gradient[at]!;
        mean[at] = DECAY.mean * mean[at]! + (1 - DECAY.mean) * slope;
        square[at] = DECAY.square * square[at]! + (1 - DECAY.square) * slope * slope;
        weights[at] = weights[at]! - (rate * (mean[at]! / meanShare)) / (Math.sqrt(square[at]! / squareShare) + TINY);
      }
      gradient.fill(0);
    },
  };
}
