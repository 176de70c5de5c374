/**
 * `node gym/bench.ts [GAME [SEATS]] [--seconds 5] [--environments 256]`: random matches through the pipe, in batches, each position with its
 * observation and mask. The last line is JSON: matches and decisions a second.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { below, quickLuck } from "../shared/core/base/random.ts";
import { Gym, type Positions } from "./client.ts";
import { NUMBERINGS } from "./numberings.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "5" }, environments: { type: "string", default: "256" } },
});
const [only, seatsWanted] = positionals;
const environments = Number(values.environments);
const luck = quickLuck(1);
const figures: Record<string, number> = {};

for (const { game } of NUMBERINGS) {
  if (only !== undefined && game.id !== only) continue;
  for (let seats = game.seats.fewest; seats <= game.seats.most; seats++) {
    if (seatsWanted !== undefined && seats !== Number(seatsWanted)) continue;
    const gym = await Gym.open({ game: game.id, seats, environments });
    await play(gym, 1);
    const { matches, decisions } = await play(gym, Number(values.seconds));
    gym.close();
    figures[`${game.id}.${seats}.matchesPerSecond`] = Math.round(matches);
    figures[`${game.id}.${seats}.decisionsPerSecond`] = Math.round(decisions);
    console.error(`${game.id}, ${seats} seats: ${Math.round(matches)} matches a second, ${Math.round(decisions)} decisions`);
  }
}
console.log(JSON.stringify({ figures, environments, machine: `${cpus().length} x ${cpus()[0]?.model}`, load: loadavg()[0] }));

/** Plays for so long; what was played in a second. */
async function play(gym: Gym, seconds: number): Promise<{ matches: number; decisions: number }> {
  const actions = new Int32Array(environments);
  let positions = await gym.reset();
  let [matches, steps] = [0, 0];
  const start = performance.now();
  let passed = 0;
  for (; passed < seconds; passed = (performance.now() - start) / 1_000) {
    chooseAtRandom(positions, gym.maskBytes, actions);
    positions = await gym.step(actions);
    steps++;
    for (const ended of positions.ended) if (ended !== 0) matches++;
  }
  return { matches: matches / passed, decisions: (steps * environments) / passed };
}

function chooseAtRandom({ masks }: Positions, maskBytes: number, into: Int32Array): void {
  for (let environment = 0; environment < into.length; environment++) {
    const first = environment * maskBytes;
    let count = 0;
    for (let byte = first; byte < first + maskBytes; byte++) for (let bits = masks[byte] ?? 0; bits !== 0; bits &= bits - 1) count++;
    let left = below(luck, count);
    for (let byte = first; left >= 0; byte++) {
      for (let bits = masks[byte] ?? 0; bits !== 0 && left >= 0; bits &= bits - 1)
        if (left-- === 0) into[environment] = (byte - first) * 8 + 31 - Math.clz32(bits & -bits);
    }
  }
}
