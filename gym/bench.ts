/**
 * `node gym/bench.ts [GAME [SEATS]] [--seconds 5] [--environments 128] [--processes 1]`: random matches through the pipe, in batches, each position with its
 * observation and mask. The last line is JSON: matches and decisions a second, and
 * matches for a second of processor time, of this program and the gym together, which other programs disturb less.
 */
import { existsSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { below, quickLuck } from "../shared/core/base/random.ts";
import { Gym, type Positions } from "./client.ts";
import { NUMBERINGS } from "./numberings.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "5" },
    environments: { type: "string", default: "128" },
    processes: { type: "string", default: "1" },
  },
});
const [only, seatsWanted] = positionals;
const environments = Number(values.environments);
/** Of Linux's counters, in a second. */
const TICKS = 100;
const luck = quickLuck(1);
const figures: Record<string, number> = {};

for (const { game } of NUMBERINGS) {
  if (only !== undefined && game.id !== only) continue;
  for (let seats = game.seats.fewest; seats <= game.seats.most; seats++) {
    if (seatsWanted !== undefined && seats !== Number(seatsWanted)) continue;
    const seedOf = (process: number): number => process * 2 ** 24;
    const gyms = await Promise.all(
      Array.from({ length: Number(values.processes) }, (_none, process) =>
        Gym.open({ game: game.id, seats, environments, seed: seedOf(process) }),
      ),
    );
    await Promise.all(gyms.map((gym) => play(gym, 1)));
    const before = processorSeconds(gyms);
    const played = await Promise.all(gyms.map((gym) => play(gym, Number(values.seconds))));
    const processor = processorSeconds(gyms) - before;
    for (const gym of gyms) gym.close();
    const matches = played.reduce((sum, one) => sum + one.matches, 0);
    const decisions = played.reduce((sum, one) => sum + one.decisions, 0);
    figures[`${game.id}.${seats}.matchesPerSecond`] = Math.round(matches);
    if (processor > 0)
      figures[`${game.id}.${seats}.matchesPerProcessorSecond`] = Math.round((matches * Number(values.seconds)) / processor);
    figures[`${game.id}.${seats}.decisionsPerSecond`] = Math.round(decisions);
    console.error(`${game.id}, ${seats} seats: ${Math.round(matches)} matches a second, ${Math.round(decisions)} decisions`);
  }
}
console.log(
  JSON.stringify({
    figures,
    environments,
    processes: Number(values.processes),
    machine: `${cpus().length} x ${cpus()[0]?.model}`,
    load: loadavg()[0],
  }),
);

/** Processor time so far, as Linux counts it for each process; elsewhere always 0. */
function processorSeconds(gyms: readonly Gym[]): number {
  if (!existsSync("/proc/self/stat")) return 0;
  return [process.pid, ...gyms.map(({ pid }) => pid)].reduce((sum, pid) => {
    // After the name in brackets: the 12th and 13th number are time in the program and in the system.
    const counts = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return sum + (Number(counts[11]) + Number(counts[12])) / TICKS;
  }, 0);
}

/** Plays for so long, and until a match is over; what was played in a second. */
async function play(gym: Gym, seconds: number): Promise<{ matches: number; decisions: number }> {
  const actions = new Int32Array(environments);
  let positions = await gym.reset();
  let [matches, steps] = [0, 0];
  const start = performance.now();
  let passed = 0;
  for (; passed < seconds || matches === 0; passed = (performance.now() - start) / 1_000) {
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
