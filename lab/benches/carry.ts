/** What one process carries: many tables play faster and faster, until a move takes too long. */
import { setTimeout as pass } from "node:timers/promises";
import type { Game } from "../../shared/core/contract/game.ts";
import { type Bench, inTime, sizeOf } from "./common/bench.ts";
import { drive, type Lane } from "./common/drive.ts";
import { percentile, rounded } from "./common/figures.ts";
import { type ServerProcess, startServer } from "./common/processes/process.ts";
import { type Count, each, openLane } from "./load.ts";

const SEATS = 4;
/** Milliseconds within which 95 in 100 moves are confirmed. */
const SLOWEST = 50;
/** Milliseconds between two moves of a match, as people play: Puerto Rico with four has about 300 moves in 20 minutes. */
const PACE = 4_000;
/** Moves a second of one match, step after step. */
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16];
const START = 60_000;

export const carry: Bench = {
  targets: { "carry.matchesCarried": 1_000 },
  limits: { "carry.refused": 0 },
  timed: ["carry.matchesCarried"],
  speeds: ["carry.microsecondsPerMove"],

  async run(run) {
    const { games, short, say } = run;
    const game = games.find(({ id }) => id === "puerto-rico") ?? (games[0] as Game);
    const { matches, milliseconds, steps } = sizeOf(run, {
      short: { matches: 6, milliseconds: 1_000, steps: STEPS.slice(0, 1) },
      full: { matches: 250, milliseconds: 5_000, steps: STEPS },
    });
    const started = performance.now();
    const server = await inTime(startServer("common/processes/quayside-process.ts"), START, "the server has not started");
    const millisecondsToStart = rounded(performance.now() - started, 0);
    const empty = await memoryOf(server);
    const idle = await cpuShare(server, () => pass(milliseconds));
    const count: Count = { refused: 0, frames: 0, bytes: 0, moves: 0 };
    const seats = Math.min(SEATS, game.seats.most);
    const lanes = await each(matches, (luck) => openLane(server.address, game, seats, luck, count));
    // V8 compiles what is run often: the first moves cost several times as much as later ones.
    await drive(lanes, 500, short ? 500 : 12_000);
    const best = await climb(server, lanes, steps, milliseconds, say);
    const full = await memoryOf(server);
    const resting = await cpuShare(server, () => pass(milliseconds));
    await server.close();
    return {
      "carry.matches": matches,
      "carry.people": matches * seats,
      "carry.refused": count.refused,
      "carry.movesCarried": rounded(best.moves, 0),
      "carry.matchesCarried": rounded((best.moves * PACE) / 1_000, 0),
      "carry.peopleCarried": rounded((best.moves * PACE * seats) / 1_000, 0),
      "carry.coreShare": rounded(best.share, 2),
      "carry.confirmP95": rounded(best.p95),
      "carry.driverLate": rounded(best.late),
      "carry.microsecondsPerMove": rounded((1e6 * best.share) / best.moves),
      "carry.kilobytesPerMatch": rounded((full - empty) / matches / 1_000, 0),
      "carry.emptyMegabytes": rounded(empty / 1e6, 0),
      "carry.restingCoreSharePerThousand": rounded((1_000 * (resting - idle)) / matches, 2),
      "carry.millisecondsToStart": millisecondsToStart,
    };
  },
};

interface Step {
  /** Confirmed a second, of all matches together. */
  readonly moves: number;
  readonly p95: number;
  /** The share of one processor. */
  readonly share: number;
  /** The longest delay of the bench itself, in milliseconds. */
  readonly late: number;
}

/** The last step that is within the limit; the first if none is. */
async function climb(
  server: ServerProcess,
  lanes: readonly Lane[],
  steps: readonly number[],
  milliseconds: number,
  say: (line: string) => void,
): Promise<Step> {
  let best: Step | undefined;
  for (const perSecond of steps) {
    let step: Step | undefined;
    const share = await cpuShare(server, async () => {
      const { answers, late } = await drive(lanes, 1_000 / perSecond, milliseconds);
      step = { moves: (1_000 * answers.length) / milliseconds, p95: percentile(answers, 0.95), late, share: 0 };
    });
    const now = { ...(step as Step | undefined), share } as Step;
    say(
      `${Math.round(now.moves)} of ${lanes.length * perSecond} moves a second: ${rounded(now.p95)} ms (p95), ${rounded(share, 2)} of a processor`,
    );
    if (best !== undefined && (now.p95 > SLOWEST || now.moves <= best.moves)) break;
    best = now;
  }
  return best as Step;
}

/** Processor time of the server for each second of the work. */
async function cpuShare(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  const [cpu, start] = [await server.cpu(), performance.now()];
  await work();
  return ((await server.cpu()) - cpu) / 1_000 / (performance.now() - start);
}

/** All memory of the process, in bytes, once what is garbage has been collected. */
async function memoryOf(server: ServerProcess): Promise<number> {
  await server.usage();
  return server.call<number>("memory");
}
