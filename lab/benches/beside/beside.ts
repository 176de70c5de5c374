/**
 * The same matches on Quayside and on boardgame.io, with the same rules, the same views and as many players: bytes sent and the server's
 * processor time for a move. Beside them the players' views as JSON, and a bare Colyseus echo of a move. All take turns within one run.
 */

import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { at, must } from "../../../shared/core/base/checked.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type MatchRecord, readRecord } from "../../../shared/core/match/record.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import type { Reservation } from "../../../shared/core/wire/calls.ts";
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { type Bench, inTime, sizeOf } from "../common/bench.ts";
import { type Figures, median, rounded, sum } from "../common/figures.ts";
import { type ServerProcess, startServer } from "../common/processes/process.ts";
import { type BenchTable, openTable } from "../common/table.ts";
import { installBoardgameIo, openBeside } from "./boardgame-io.ts";

const SEATS = 4;
/** The time for all matches of a round. */
const PATIENCE = 300_000;

/** What one round costs, all matches and all players together. */
interface Cost {
  readonly microseconds: number;
  readonly bytes: number;
}
interface OurRound extends Cost {
  readonly records: readonly MatchRecord[];
  readonly moves: number;
  /** Bytes of every player's view as JSON after every move. */
  readonly json: number;
}

/** Bytes boardgame.io sends for each of ours, at least. Processor time is told, not judged: the two do different work for a move. */
const LEAST_BYTES: Readonly<Record<string, number>> = { "puerto-rico.4": 20, "duel.2": 8, "elasund.4": 15 };

export const beside: Bench = {
  targets: Object.fromEntries(Object.entries(LEAST_BYTES).map(([table, ratio]) => [`${table}.boardgameIo.bytes`, ratio])),

  async run(run) {
    const { games, short, say } = run;
    if (short) say("short form: one match, without boardgame.io, which npm would have to fetch");
    const folder = short ? undefined : installBoardgameIo(say);
    const { matches, warm, rounds } = sizeOf(run, {
      short: { matches: 1, warm: 0, rounds: 1 },
      // V8 compiles on for thousands of moves, and a round has a few hundred.
      full: { matches: 5, warm: 5, rounds: 3 },
    });
    const ours = await startServer("common/processes/quayside-process.ts");
    const bare = await startServer("common/processes/bare-process.ts");
    const kinds = { boardgameIo: "views", boardgameIoPatches: "patches" };
    const others: Record<string, ServerProcess> = {};
    if (folder !== undefined) {
      for (const [name, sending] of Object.entries(kinds))
        others[name] = await startServer("beside/boardgame-io-process.ts", folder, sending);
    }
    const servers = [ours, bare, ...Object.values(others)];
    for (const server of servers) server.pause();
    const figures: Record<string, number> = {};
    for (const game of short ? games.slice(0, 1) : games) {
      const seats = Math.min(SEATS, game.seats.most);
      say(`${game.id}, ${seats} seats: ${matches} matches at once, after ${warm} rounds to warm up`);
      const measured: Figures[] = [];
      for (let round = -warm; round < rounds; round++) {
        const own = await alone(ours, () => playOurs(ours, game, seats, matches));
        const costs: Record<string, Cost> = {};
        for (const [name, server] of Object.entries(others))
          costs[name] = await alone(server, () => playTheirs(server, folder as string, game, own.records));
        costs.echo = await alone(bare, () => echo(bare, own.moves));
        if (round >= 0) measured.push(compared(`${game.id}.${seats}`, seats, own, costs));
      }
      for (const figure of Object.keys(measured[0] ?? {})) figures[figure] = median(measured.flatMap((told) => told[figure] ?? []));
    }
    await Promise.all(servers.map((server) => server.close()));
    return figures;
  },
};

/** The other servers' timers would disturb a measurement. */
async function alone<T>(server: ServerProcess, work: () => Promise<T>): Promise<T> {
  server.resume();
  const done = await inTime(work(), PATIENCE, "a round has not ended");
  server.pause();
  return done;
}

async function cpuFor<T>(server: ServerProcess, work: () => Promise<T>): Promise<{ done: T; microseconds: number }> {
  const before = await server.cpu();
  const done = await work();
  return { done, microseconds: (await server.cpu()) - before };
}

/** Whole matches, which all begin once every table is open. */
async function playOurs(server: ServerProcess, game: Game, seats: number, matches: number): Promise<OurRound> {
  const gate = Promise.withResolvers<void>();
  const count = { moves: 0, bytes: 0, json: 0 };
  const open = (luck: number): Promise<BenchTable> =>
    openTable({
      address: server.address,
      game,
      seats,
      luck: 1_000 * luck,
      async asked(play) {
        await gate.promise;
        if ((await play()).ok) count.moves++;
      },
      heard({ bytes, frame, more, view }) {
        if (frame === 0) return;
        count.bytes += bytes;
        if (frame !== undefined && !more) count.json += JSON.stringify(view()).length;
      },
    });
  const tables = await Promise.all(Array.from({ length: matches }, (_none, luck) => open(luck)));
  const { microseconds } = await cpuFor(server, async () => {
    gate.resolve();
    await Promise.all(tables.map(({ over }) => over));
  });
  const records = await Promise.all(
    tables.map(async ({ match }) => readRecord((await callApi(server.address, "record", { match })).record)),
  );
  await Promise.all(tables.map((table) => table.leave()));
  return { ...count, microseconds, records };
}

/** The recorded matches once more, which have to end the same. */
async function playTheirs(server: ServerProcess, folder: string, game: Game, records: readonly MatchRecord[]): Promise<Cost> {
  const tables = await Promise.all(records.map((record) => openBeside(folder, server.address, record)));
  const { done, microseconds } = await cpuFor(server, () => Promise.all(tables.map((table) => table.play())));
  for (const [i, record] of records.entries()) {
    const { state } = resume(game, record);
    for (const [seat, view] of at(done, i).views.entries())
      if (JSON.stringify(view) !== JSON.stringify(viewOf(state, seat))) throw new Error(`${game.id}: boardgame.io played another match`);
  }
  return { microseconds, bytes: sum(done.map(({ bytes }) => bytes)) };
}

/** A message as long as a move, and the same back. */
async function echo(server: ServerProcess, moves: number): Promise<Cost> {
  const [place] = await server.call<Reservation[]>("open", "echo", 1);
  const room = await openRoom(server.address, must(place, "seat"));
  const { microseconds } = await cpuFor(server, async () => {
    for (let move = 0; move < moves; move++) {
      await new Promise<void>((answered) => {
        room.onMessage(MESSAGES.answer, () => answered());
        room.send(MESSAGES.command, { type: "moves", id: String(move), ask: move, moves: ["role 3"] });
      });
    }
  });
  await room.leave();
  return { microseconds, bytes: 0 };
}

/** Ratios are to ours: 5 is five times as much as Quayside. */
function compared(name: string, seats: number, own: OurRound, others: Readonly<Record<string, Cost>>): Record<string, number> {
  const perMove = ({ bytes }: Pick<Cost, "bytes">): number => rounded(bytes / own.moves / seats);
  const figures: Record<string, number> = {
    [`${name}.moves`]: own.moves,
    [`${name}.bytesPerMove`]: perMove(own),
    [`${name}.json.bytesPerMove`]: perMove({ bytes: own.json }),
    [`${name}.json.bytes`]: rounded(own.json / own.bytes),
    [`${name}.microsecondsPerMove`]: rounded(own.microseconds / own.moves),
  };
  for (const [other, cost] of Object.entries(others)) {
    if (cost.bytes > 0) {
      figures[`${name}.${other}.bytesPerMove`] = perMove(cost);
      figures[`${name}.${other}.bytes`] = rounded(cost.bytes / own.bytes);
    }
    figures[`${name}.${other}.microsecondsPerMove`] = rounded(cost.microseconds / own.moves);
    figures[`${name}.${other}.cpu`] = rounded(cost.microseconds / own.microseconds, 2);
  }
  return figures;
}
