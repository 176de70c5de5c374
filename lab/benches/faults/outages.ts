/** What the server stands on is gone for a while, with people at every seat: Redis, PostgreSQL, or room on the disk. */
import { setTimeout as pass } from "node:timers/promises";
import { openDatabase } from "../../../server/database/database.ts";
import { journalIn } from "../../../server/database/journal.ts";
import type { Journal } from "../../../server/store/journal.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import { type BenchRun, sizeOf } from "../common/bench.ts";
import { type Acknowledged, checkAcknowledged, PlayingTable } from "../common/playing-table.ts";
import { type ServerProcess, startServer } from "../common/processes/process.ts";
import { openServices } from "../common/services.ts";
import type { FaultsProcess } from "./faults-process.ts";
import { smallDisk } from "./small-disk.ts";

export interface Outage {
  /** Tables with people on all seats. */
  readonly tables: number;
  /** Moves acknowledged before, during and after it. */
  readonly acknowledged: number;
  readonly during: number;
  /** Acknowledged moves that are not on record, or twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Tables where nobody could move during it and nobody was told why. */
  readonly silent: number;
  /** Matches that were closed for good under their players. */
  readonly givenUp: number;
  /** Tables that did not go on afterwards. */
  readonly stuck: number;
  /** Milliseconds until the last one did. */
  readonly goesOnAfter: number;
  /** Processes that ended. */
  readonly ended: number;
}

interface Stage {
  /** Players come to them in turns. */
  readonly servers: readonly ServerProcess[];
  readonly journal: Pick<Journal, "read">;
  begin(): void;
  end(): void | Promise<void>;
}

/** The pause before a move, in milliseconds: as long as quick people take. */
const THINKING = 60;
const PATIENCE = 30_000;

const start = (how: FaultsProcess): Promise<ServerProcess> =>
  startServer("faults/faults-process.ts", JSON.stringify({ ...how, holdsSeats: true }));

export async function loseServices(run: BenchRun): Promise<Record<string, Outage>> {
  const services = await openServices();
  if (services === undefined) {
    run.say("TEST_REDIS_URL and TEST_DATABASE_URL are not both set: Redis and PostgreSQL are left out");
    return {};
  }
  const { database, redis, journal } = services;
  const servers = await Promise.all(Array.from({ length: run.short ? 1 : 2 }, () => start(services)));
  try {
    const lose = (begin: () => void, end: () => void | Promise<void>) => outage(run, { servers, journal, begin, end });
    return {
      redis: await lose(redis.cut, async () => {
        await services.forget();
        redis.mend();
      }),
      postgres: await lose(database.cut, database.mend),
      // Tables go while Redis cannot be told.
      both: await lose(
        () => [database, redis].forEach((line) => void line.cut()),
        () => [database, redis].forEach((line) => void line.mend()),
      ),
    };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await services.close();
  }
}

export async function fillDisk(run: BenchRun): Promise<Record<string, Outage>> {
  const disk = smallDisk();
  if (disk === undefined) {
    run.say("no disk can be mounted: the full disk is left out");
    return {};
  }
  const { folder } = disk;
  const server = await start({ folder });
  const db = await openDatabase(folder, undefined);
  try {
    return { disk: await outage(run, { servers: [server], journal: journalIn(db), begin: disk.fill, end: disk.makeRoom }) };
  } finally {
    await db.destroy();
    await server.close();
    disk.close();
  }
}

async function outage(run: BenchRun, { servers, journal, begin, end }: Stage): Promise<Outage> {
  const { games } = run;
  const { count, lasts } = sizeOf(run, { short: { count: 3, lasts: 1_500 }, full: { count: 30, lasts: 10_000 } });
  const told: Acknowledged[] = [];
  const luck = quickLuck(count);
  let comers = 0;
  const address = (): string => (servers[comers++ % servers.length] as ServerProcess).address;
  const open = (_none: unknown, number: number): Promise<PlayingTable> =>
    PlayingTable.open({ address, game: games[number % games.length] as BenchRun["games"][number], told, luck, thinking: THINKING });
  const tables = await Promise.all(Array.from({ length: count }, open));
  const stuckBefore = await stuckOf(tables);

  begin();
  const before = told.length;
  await pass(lasts / 2);
  const half = tables.map((table) => table.moves);
  const silentNow = (): number => tables.filter((table, at) => table.moves === half[at] && !table.isExplained()).length;
  await pass(lasts / 2);
  // On a busy machine it lasts until every table has moved or was told.
  const until = performance.now() + PATIENCE;
  while (silentNow() > 0 && performance.now() < until) await pass(THINKING);
  const silent = silentNow();
  const during = told.length - before;
  await end();

  const since = performance.now();
  const stuck = await stuckOf(tables);
  const goesOnAfter = performance.now() - since;
  for (const table of tables) table.stop();
  const answers = await Promise.allSettled(servers.map((server) => server.call("rooms")));
  const result = {
    tables: count,
    acknowledged: told.length,
    during,
    silent,
    goesOnAfter,
    stuck: stuckBefore + stuck,
    ...(await checkAcknowledged(journal, told)),
    givenUp: tables.reduce((sum, table) => sum + table.givenUp, 0),
    ended: answers.filter(({ status }) => status === "rejected").length,
  };
  if (result.lost + result.doubled + silent + result.givenUp + result.stuck + result.ended > 0)
    for (const server of servers) process.stderr.write(await server.call<string>("log").catch(String));
  return result;
}

async function stuckOf(tables: readonly PlayingTable[]): Promise<number> {
  const goingOn = await Promise.all(tables.map((table) => table.goesOn()));
  return goingOn.filter((fine) => !fine).length;
}
