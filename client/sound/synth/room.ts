/** A small room or an open quay around a sound: Schroeder's four combs, dulled, and two all-passes. */
import { applyFilter, highPass, lowPass } from "./filters.ts";
import { addLayer, type Sheet } from "./sheet.ts";

const COMBS = [0.0297, 0.0371, 0.0411, 0.0437] as const;
const ALL_PASSES = [0.005, 0.0017] as const;
const SIXTY_DB = 3;

interface Room {
  /** Seconds until it has fallen by 60 dB. */
  readonly decay: number;
  readonly level: number;
  /** What the walls swallow lies above, in hertz. */
  readonly dark: number;
}

export function addRoom(sheet: Sheet, { decay, level, dark }: Room): void {
  const { samples, rate, loops } = sheet;
  const wet = new Float32Array(samples.length);
  for (const seconds of COMBS) comb(samples, wet, Math.round(seconds * rate), 10 ** ((-SIXTY_DB * seconds) / decay), loops);
  for (const seconds of ALL_PASSES) allPass(wet, Math.round(seconds * rate), loops);
  applyFilter(wet, lowPass(dark, rate), loops);
  applyFilter(wet, highPass(160, rate), loops);
  addLayer(sheet, 0, wet, level / COMBS.length);
}

/** In a loop a first round fills the delay. */
function comb(from: Float32Array, into: Float32Array, delay: number, back: number, loops: boolean): void {
  const line = new Float32Array(delay);
  let slot = 0;
  for (let round = loops ? 0 : 1; round < 2; round++) {
    for (let at = 0; at < from.length; at++) {
      const late = line[slot] ?? 0;
      line[slot] = (from[at] ?? 0) + late * back;
      if (++slot === delay) slot = 0;
      if (round === 1) into[at] = (into[at] ?? 0) + late;
    }
  }
}

function allPass(samples: Float32Array, delay: number, loops: boolean): void {
  const line = new Float32Array(delay);
  let slot = 0;
  for (let round = loops ? 0 : 1; round < 2; round++) {
    for (let at = 0; at < samples.length; at++) {
      const late = line[slot] ?? 0;
      const inner = (samples[at] ?? 0) + late * 0.6;
      line[slot] = inner;
      if (++slot === delay) slot = 0;
      if (round === 1) samples[at] = late - 0.6 * inner;
    }
  }
}
