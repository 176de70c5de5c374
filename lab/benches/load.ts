/**
 * Many matches at once, four moves a second each, over real sockets: the server's cost of an accepted move, from command to answer, compared
 * with a bare echo and with as many bare patches to as many sockets. All alternate within one run.
 */

import { setFlagsFromString } from "node:v8";
import { openRoom } from "../../client/feed/live/room.ts";
import { at } from "../../shared/core/base/checked.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Reservation } from "../../shared/core/wire/calls.ts";
import { type Answer, MESSAGES } from "../../shared/core/wire/wire.ts";
import { type Bench, inTime, sizeOf } from "./common/bench.ts";
import { type Driven, drive, type Lane } from "./common/drive.ts";
import { median, percentile, rounded } from "./common/figures.ts";
import { KEEP_MEMORY, type ServerProcess, startServer } from "./common/processes/process.ts";
import { openTable } from "./common/table.ts";

/** Milliseconds between two moves of a match. */
const MOVE_INTERVAL = 250;
const SEATS = 4;
/** Tables opened at the same time. */
const CONCURRENT_OPENS = 10;
const PATIENCE = 60_000;
/** Baselines: a patch for each client, as ours; the same patch for all, which the target refers to; an echo. */
const BARE = ["own", "same", "echo"] as const;

export const load: Bench = {
  limits: { "load.timesEcho": 7, "load.timesPatches": 1.5, "load.confirmP95": 50, "load.refused": 0 },
  timed: ["load.timesEcho", "load.timesPatches", "load.confirmP95"],
  speeds: ["PerMove", "PerEcho", "PerPatches", "PerOwnPatches"].map((what) => `load.microseconds${what}`),

  async run(run) {
    const { games, say } = run;
    const game = games.find(({ id }) => id === "puerto-rico") ?? (games[0] as Game);
    const seats = Math.min(SEATS, game.seats.most);
    const { matches, warm, rounds, milliseconds } = sizeOf(run, {
      short: { matches: 8, warm: 0, rounds: 1, milliseconds: 1_500 },
      // V8 keeps compiling the server's code for 15 seconds.
      full: { matches: 250, warm: 2, rounds: 5, milliseconds: 8_000 },
    });
    setFlagsFromString(KEEP_MEMORY);
    // Each server is in a process of its own, stopped while others are measured: Colyseus's timers run many times a second in each room,
    // and would evict the processor caches of the measured process.
    const ours = await startServer("common/processes/quayside-process.ts");
    const bare = await Promise.all(BARE.map(() => startServer("common/processes/bare-process.ts")));
    say(`${matches} matches of ${game.id} with ${seats} seats, ${rounds} rounds of ${milliseconds} ms each after ${warm} to warm up`);
    const count: Count = { refused: 0, frames: 0, bytes: 0, moves: 0 };
    const before = await ours.usage();
    const tables = await each(matches, (luck) => openLane(ours.address, game, seats, luck, count));
    // There are as many patches as frames; a move may cause several.
    let owed = 0;
    const patches = () => {
      owed += count.frames / Math.max(1, count.moves);
      const whole = Math.floor(owed);
      owed -= whole;
      return whole;
    };
    const lanes: Lane[][] = [];
    for (const [i, kind] of BARE.entries()) lanes.push(await each(matches, () => openBare(at(bare, i), kind, seats, patches)));

    for (const server of [ours, ...bare]) server.pause();
    const costs: Record<"ours" | (typeof BARE)[number], number>[] = [];
    /** By round: a pause of a shared machine spoils only one of them. */
    const confirmed: number[][] = [];
    let late = 0;
    for (let round = -warm; round < rounds; round++) {
      const run = async (server: ServerProcess, lanes: readonly Lane[]): Promise<{ cost: number; driven: Driven }> => {
        server.resume();
        const start = await server.cpu();
        const driven = await drive(lanes, MOVE_INTERVAL, milliseconds);
        const cost = ((await server.cpu()) - start) / driven.answers.length;
        server.pause();
        return { cost, driven };
      };
      const { cost, driven } = await run(ours, tables);
      const costsNow = { ours: cost, own: 0, same: 0, echo: 0 };
      for (const [i, kind] of BARE.entries()) costsNow[kind] = (await run(at(bare, i), at(lanes, i))).cost;
      const told = Object.entries(costsNow).map(([what, value]) => `${what} ${Math.round(value)}`);
      const slow = rounded(percentile(driven.answers, 0.95));
      say(`round ${round}, microseconds: ${told.join(", ")}; confirmed within ${slow} ms (p95), ${driven.missed} missed`);
      if (round < 0) continue;
      costs.push(costsNow);
      confirmed.push(driven.answers);
      late = Math.max(late, driven.late);
    }
    ours.resume();
    const after = await ours.usage();
    await Promise.all([ours, ...bare].map((server) => server.close()));
    const answers = confirmed.flat();
    const slow = confirmed.map((round) => percentile(round, 0.95));
    return {
      "load.matches": matches,
      "load.moves": answers.length,
      "load.movesPerSecond": rounded(answers.length / ((rounds * milliseconds) / 1_000)),
      "load.refused": count.refused,
      "load.framesPerMove": rounded(count.frames / count.moves, 2),
      "load.bytesPerFrame": rounded(count.bytes / count.frames),
      "load.microsecondsPerMove": rounded(median(costs.map((cost) => cost.ours))),
      "load.microsecondsPerEcho": rounded(median(costs.map((cost) => cost.echo))),
      "load.microsecondsPerPatches": rounded(median(costs.map((cost) => cost.same))),
      "load.microsecondsPerOwnPatches": rounded(median(costs.map((cost) => cost.own))),
      "load.timesEcho": rounded(median(costs.map((cost) => cost.ours / cost.echo)), 2),
      "load.timesPatches": rounded(median(costs.map((cost) => cost.ours / cost.same)), 2),
      "load.timesOwnPatches": rounded(median(costs.map((cost) => cost.ours / cost.own)), 2),
      "load.confirmP50": rounded(median(answers)),
      "load.confirmP95": rounded(median(slow)),
      "load.confirmP95Worst": rounded(Math.max(...slow)),
      "load.driverLate": rounded(late),
      "load.kilobytesPerMatch": rounded((after.heap - before.heap) / matches / 1_000),
    };
  },
};

export interface Count {
  refused: number;
  moves: number;
  /** Counted at the first seat of each table. */
  frames: number;
  bytes: number;
}

/** Makes `count` of them, a few at a time. */
export async function each<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const some = Array.from({ length: Math.min(CONCURRENT_OPENS, count - made.length) }, (_none, at) => make(made.length + at));
    made.push(...(await inTime(Promise.all(some), PATIENCE, "tables have not opened")));
  }
  return made;
}

export async function openLane(address: string, game: Game, seats: number, luck: number, count: Count): Promise<Lane> {
  const asked: (() => Promise<Answer>)[] = [];
  await openTable({
    address,
    game,
    seats,
    luck: 1_000 * luck,
    asked: (play) => asked.push(play),
    heard({ seat, bytes, frame }) {
      if (seat !== 0 || !frame) return;
      count.frames++;
      count.bytes += bytes;
    },
  });
  const move = async (play: () => Promise<Answer>): Promise<void> => {
    const answer = await play();
    if (answer.ok) count.moves++;
    else count.refused++;
  };
  return {
    turn() {
      const play = asked.shift();
      return play && move(play);
    },
  };
}

/** A bare room whose clients send, in turn, a message as long as a move. */
async function openBare(server: ServerProcess, kind: string, seats: number, patches: () => number): Promise<Lane> {
  const places = await server.call<Reservation[]>("open", kind, seats);
  const rooms = await Promise.all(places.map((place) => openRoom(server.address, place)));
  const waiting: (() => void)[] = [];
  for (const room of rooms) room.onMessage(MESSAGES.answer, () => waiting.shift()?.());
  let sent = 0;
  return {
    turn: () =>
      new Promise<void>((answered) => {
        waiting.push(answered);
        const room = rooms[sent++ % seats];
        room?.send(MESSAGES.command, { type: "moves", id: String(sent), ask: sent, moves: ["role 3"], patches: patches() });
      }),
  };
}
