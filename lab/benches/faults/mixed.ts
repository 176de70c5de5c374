/** Faults of all kinds at once and for long, with matches going on: what is left of them in the server's memory. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pass } from "node:timers/promises";
import { openDatabase } from "../../../server/database/database.ts";
import { journalIn } from "../../../server/database/journal.ts";
import type { Database } from "../../../server/database/schema.ts";
import { below, pick, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type Line, openLine } from "../../../test/server/harness/line.ts";
import type { BenchRun } from "../common/bench.ts";
import { rounded } from "../common/figures.ts";
import { type Acknowledged, checkAcknowledged, PlayingTable } from "../common/playing-table.ts";
import { type ServerProcess, startServer, type Usage } from "../common/processes/process.ts";
import { openServices, type Services } from "../common/services.ts";
import type { FaultsProcess } from "./faults-process.ts";

export interface Mixed {
  readonly faults: Readonly<Record<Fault, number>>;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Tables that did not go on after a round. */
  readonly stuck: number;
  /** Usage without players, after the rounds that warm up and after the last. */
  readonly first: Usage;
  readonly last: Usage;
}

type Fault = "throws" | "cuts" | "freezes" | "outages";

/** Where errors are thrown: in any room or store, so mostly at the tables that are played. */
const PLACES = [
  ...["create", "join", "leave", "timer", "tick"].map((part) => `match.${part}`),
  ...["open", "append", "read", "length", "close"].map((part) => `journal.${part}`),
  ...["save", "load"].map((part) => `tableStore.${part}`),
  ...["byToken", "addResult"].map((part) => `guests.${part}`),
];

interface Size {
  readonly tables: number;
  readonly rounds: number;
  /** The pause before a move, in milliseconds. */
  readonly thinking: number;
  /** The length of a round with faults. */
  readonly lasts: number;
  /** Longest time between two faults, and longest time that a line or a service is gone. */
  readonly gap: number;
  readonly gone: number;
  /** The time until connections and timers of an idle server have gone. */
  readonly settling: number;
}

const SHORT: Size = { tables: 3, rounds: 1, thinking: 50, lasts: 2_000, gap: 100, gone: 500, settling: 500 };
const FULL = { tables: 6, thinking: 500, gap: 3_000, gone: 10_000, settling: 15_000 };
/** The most time until the last room of an idle server has gone. */
const PATIENCE = 30_000;
/** A round, in minutes. */
const ROUND = 3;
/** The first two rounds load and compile what later ones use: memory is compared from the second one on. */
const WARM = 1;

export async function mixFaults(run: BenchRun, minutes: number): Promise<Mixed> {
  const rounds = Math.max(3, Math.round(minutes / ROUND));
  const size = run.short ? SHORT : { ...FULL, rounds, lasts: (minutes * 60_000) / rounds };
  const services = await openServices();
  if (services === undefined) run.say("TEST_REDIS_URL and TEST_DATABASE_URL are not both set: outages are left out");
  const folder = mkdtempSync(join(tmpdir(), "quayside-mixed-"));
  const how: FaultsProcess = services === undefined ? { folder } : { databaseUrl: services.databaseUrl, redisUrl: services.redisUrl };
  const server = await startServer("faults/faults-process.ts", JSON.stringify(how));
  const db = services === undefined ? await openDatabase(folder, undefined) : undefined;
  const journal = services?.journal ?? journalIn(db as Database);
  const luck = quickLuck(size.rounds);
  const faults = { throws: 0, cuts: 0, freezes: 0, outages: 0 };
  const usages: Usage[] = [];
  const sums = { acknowledged: 0, lost: 0, doubled: 0, stuck: 0 };
  /** Rooms that stay. */
  const idle = await server.call<number>("rooms");
  try {
    // A single round is compared with the server as it began; of several the first ones warm up.
    if (size.rounds === 1) usages.push(await usageWhenIdle(run.games, server, size, idle));
    for (let round = 0; round < size.rounds; round++) {
      const told: Acknowledged[] = [];
      const lines = await Promise.all(Array.from({ length: size.tables }, () => openLine(portOf(server))));
      const tables = await Promise.all(lines.map((line, at) => open(run.games[at % run.games.length] as Game, line, told, luck, size)));
      await strike(server, services, lines, size, luck, faults);
      sums.stuck += (await Promise.all(tables.map((table) => table.goesOn()))).filter((fine) => !fine).length;
      for (const table of tables) table.stop();
      await roomsGo(server, idle);
      for (const line of lines) await line.close();
      usages.push(await usageWhenIdle(run.games, server, size, idle));
      const { lost, doubled } = await checkAcknowledged(journal, told);
      sums.acknowledged += told.length;
      sums.lost += lost;
      sums.doubled += doubled;
      const { heap, rooms, timers, sockets } = usages.at(-1) as Usage;
      run.say(
        `round ${round + 1} of ${size.rounds}: ${JSON.stringify({ ...faults, ...sums, heap: rounded(heap / 1e6, 2), rooms, timers, sockets })}`,
      );
    }
    return { faults, ...sums, first: usages[Math.min(WARM, usages.length - 1)] as Usage, last: usages.at(-1) as Usage };
  } finally {
    if (sums.lost + sums.doubled + sums.stuck > 0) process.stderr.write(await server.call<string>("log").catch(String));
    await db?.destroy();
    await server.close();
    await services?.close();
    rmSync(folder, { recursive: true });
  }
}

const portOf = ({ address }: ServerProcess): number => Number(new URL(address).port);

const open = (game: Game, { address }: Line, told: Acknowledged[], luck: QuickLuck, { thinking }: Size): Promise<PlayingTable> =>
  PlayingTable.open({ address: () => address, game, told, luck, thinking });

/** Strikes one fault after the other until the round is over, beside those that last. All are over when it resolves. */
async function strike(
  server: ServerProcess,
  services: Services | undefined,
  lines: readonly Line[],
  { lasts, gap, gone }: Size,
  luck: QuickLuck,
  faults: Record<Fault, number>,
): Promise<void> {
  const kinds: readonly Fault[] = ["throws", "throws", "cuts", "cuts", "freezes", ...(services === undefined ? [] : ["outages" as const])];
  const until = performance.now() + lasts;
  const busy = new Map<Line, Promise<void>>();
  const lose = (line: Line, how: "cut" | "freeze"): void => {
    if (busy.has(line)) return;
    line[how]();
    busy.set(
      line,
      pass(below(luck, gone)).then(() => {
        line.mend();
        busy.delete(line);
      }),
    );
  };
  while (performance.now() < until) {
    const kind = pick(luck, kinds);
    faults[kind]++;
    if (kind === "throws") await server.call("arm", pick(luck, PLACES), "");
    else if (kind === "outages") lose(pick(luck, [(services as Services).database, (services as Services).redis]), "cut");
    else lose(pick(luck, lines), kind === "cuts" ? "cut" : "freeze");
    await pass(below(luck, gap));
  }
  await Promise.all(busy.values());
  // Clears faults that are still to be thrown.
  await server.call("thrown");
}

/** The schema library keeps references to the rooms filled last: a match of each game is played alone, so that they are the same each time. */
async function usageWhenIdle(games: readonly Game[], server: ServerProcess, { settling }: Size, idle: number): Promise<Usage> {
  for (const game of games) {
    const table = await PlayingTable.open({ address: () => server.address, game, told: [], luck: quickLuck(1) });
    await table.goesOn();
    table.stop();
  }
  await roomsGo(server, idle);
  await pass(settling);
  return server.usage();
}

/** Waits until those that can go have gone. */
async function roomsGo(server: ServerProcess, idle: number): Promise<void> {
  const until = performance.now() + PATIENCE;
  while ((await server.call<number>("rooms")) > idle && performance.now() < until) await pass(100);
}
