/** How fast the gym is: random matches through the pipe, in batches, each position with its observation and mask. */
import { existsSync, readFileSync } from "node:fs";
import { Gym, type Positions } from "../../gym/client.ts";
import { NUMBERINGS } from "../../gym/numberings.ts";
import { below, type Luck, quickLuck } from "../../shared/core/base/random.ts";
import { type Bench, sizeOf } from "./common/bench.ts";
import { median } from "./common/figures.ts";

/** Fifty times what the Python engine of the IEEE competition plays in a second, at two, three and four seats. */
const TARGETS = {
  "puerto-rico.2.matchesPerSecond": 2_100,
  "puerto-rico.3.matchesPerSecond": 1_400,
  "puerto-rico.4.matchesPerSecond": 750,
};
interface Size {
  /** Processes that play at the same time. */
  readonly gyms: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly environments: number;
}
const FULL: Size = { gyms: 2, rounds: 5, seconds: 3, environments: 256 };
const SHORT: Size = { gyms: 1, rounds: 1, seconds: 0.1, environments: 8 };
/** Of Linux's counters, in a second. */
const TICKS = 100;

export const gym: Bench = {
  targets: TARGETS,
  timed: Object.keys(TARGETS),

  async run(run) {
    const { gyms, rounds, seconds, environments } = sizeOf(run, { short: SHORT, full: FULL });
    const figures: Record<string, number> = {};
    for (const { game } of NUMBERINGS.filter((one) => run.games.includes(one.game))) {
      for (let seats = game.seats.fewest; seats <= game.seats.most; seats++) {
        const name = `${game.id}.${seats}`;
        const open = (_none: unknown, number: number): Promise<Gym> =>
          Gym.open({ game: game.id, seats, environments, seed: number * 2 ** 24 });
        const all = await Promise.all(Array.from({ length: gyms }, open));
        const luck = quickLuck(seats);
        await playAll(all, seconds / 2, luck);
        const played: Played[] = [];
        for (let round = 0; round < rounds; round++) played.push(await playAll(all, seconds, luck));
        for (const one of all) one.close();
        figures[`${name}.matchesPerSecond`] = Math.round(median(played.map(({ matches, passed }) => matches / passed)));
        figures[`${name}.decisionsPerSecond`] = Math.round(median(played.map(({ decisions, passed }) => decisions / passed)));
        if (played.every(({ processor }) => processor > 0))
          figures[`${name}.matchesPerProcessorSecond`] = Math.round(median(played.map(({ matches, processor }) => matches / processor)));
        run.say(`${name}: ${figures[`${name}.matchesPerSecond`]} matches a second`);
      }
    }
    return figures;
  },
};

interface Played {
  readonly matches: number;
  readonly decisions: number;
  /** Seconds by the clock, and of the processor in the gyms and in this program. */
  readonly passed: number;
  readonly processor: number;
}

async function playAll(gyms: readonly Gym[], seconds: number, luck: Luck): Promise<Played> {
  const [start, worked] = [performance.now(), processorSeconds(gyms)];
  const played = await Promise.all(gyms.map((one) => play(one, seconds, luck)));
  const sumOf = (count: "matches" | "decisions"): number => played.reduce((sum, one) => sum + one[count], 0);
  const passed = (performance.now() - start) / 1_000;
  return { matches: sumOf("matches"), decisions: sumOf("decisions"), passed, processor: processorSeconds(gyms) - worked };
}

/** For so long, and until a match is over. */
async function play(one: Gym, seconds: number, luck: Luck): Promise<Pick<Played, "matches" | "decisions">> {
  const start = performance.now();
  let positions = await one.reset();
  const actions = new Int32Array(positions.seat.length);
  let [matches, steps, passed] = [0, 0, 0];
  while (passed < seconds || matches === 0) {
    chooseAtRandom(positions, one.maskBytes, luck, actions);
    positions = await one.step(actions);
    steps++;
    for (const ended of positions.ended) if (ended !== 0) matches++;
    passed = (performance.now() - start) / 1_000;
  }
  return { matches, decisions: steps * actions.length };
}

/** Of the gyms and of this program so far, as Linux counts it; elsewhere always 0. */
function processorSeconds(gyms: readonly Gym[]): number {
  if (!existsSync("/proc/self/stat")) return 0;
  return [process.pid, ...gyms.map(({ pid }) => pid)].reduce((sum, pid) => {
    // After the name in brackets: the 12th and 13th number are time in the program and in the system.
    const counts = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return sum + (Number(counts[11]) + Number(counts[12])) / TICKS;
  }, 0);
}

function chooseAtRandom({ masks }: Positions, maskBytes: number, luck: Luck, into: Int32Array): void {
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
