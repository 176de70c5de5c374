/** The fast Fourier transform of Cooley and Tukey, in place. */
export function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let at = 1, other = 0; at < size; at++) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (at < other) for (const part of [re, im]) [part[at], part[other]] = [part[other]!, part[at]!];
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let turn = 0; turn < length / 2; turn++) {
      const [cos, sin] = [Math.cos((-2 * Math.PI * turn) / length), Math.sin((-2 * Math.PI * turn) / length)];
      for (let one = turn; one < size; one += length) {
        const two = one + length / 2;
        const [x, y] = [re[two]! * cos - im[two]! * sin, re[two]! * sin + im[two]! * cos];
        [re[two], im[two]] = [re[one]! - x, im[one]! - y];
        [re[one], im[one]] = [re[one]! + x, im[one]! + y];
      }
    }
  }
}
