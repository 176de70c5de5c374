/** Several server processes that share a Redis and a PostgreSQL, as one cluster behind one address. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Redis } from "ioredis";
import { Client } from "pg";
import { LiveLobby, type LiveOptions } from "../../../client/feed/live/live-lobby.ts";
import { openDatabase } from "../../../server/database/database.ts";
import { journalIn } from "../../../server/database/journal.ts";
import { newVapidKey } from "../../../server/push/vapid.ts";
import type { Journal } from "../../../server/store/journal.ts";
import { GAMES } from "../../../shared/games.ts";
import { gameOf } from "../../game-of.ts";
import { openLoadBalancer } from "../harness/load-balancer.ts";
import { memory, TOY } from "../server.ts";

const { TEST_REDIS_URL, TEST_DATABASE_URL } = process.env;

/** Why these tests are skipped; undefined if they run. */
export const missing: string | undefined =
  TEST_REDIS_URL && TEST_DATABASE_URL ? undefined : "TEST_REDIS_URL and TEST_DATABASE_URL are not both set (.ci/run sets them)";

export const games = [TOY, ...GAMES];

/** Shorter than in production, in milliseconds. */
const ANNOUNCEMENT_LIFETIME = 1_500;

export interface ServerProcess {
  /** Colyseus's process id. */
  readonly id: string;
  readonly address: string;
  readonly process: ChildProcess;
  /** What it has written to stderr. */
  readonly written: () => string;
}

export interface TestCluster {
  /** The common address: connections go to the processes in turn. */
  readonly address: string;
  readonly journal: Journal;
  readonly redis: Redis;
  /** Starts one more process; `redisUrl` may change its Redis address. */
  begin(redisUrl?: (url: URL) => void): Promise<ServerProcess>;
  /** A browser that comes to the common address, or to one process. */
  browser(more?: Partial<LiveOptions>): LiveLobby;
  /** The date in all processes. */
  now(): number;
  /** It moves on; what is elapsed does not. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

export async function openTestCluster(): Promise<TestCluster> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const redisUrl = new URL(TEST_REDIS_URL as string);
  redisUrl.searchParams.set("keyPrefix", `${name}:`);
  const redis = new Redis(redisUrl.href);
  const admin = new Client({ connectionString: TEST_DATABASE_URL as string });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const databaseUrl = new URL(TEST_DATABASE_URL as string);
  databaseUrl.pathname = name;
  const db = await openDatabase("", databaseUrl.href);
  const processes: ServerProcess[] = [];
  let ahead = 0;
  const pushKey = JSON.stringify(newVapidKey());
  const loadBalancer = await openLoadBalancer(() =>
    processes.filter(({ process }) => isOn(process)).map(({ address }) => Number(new URL(address).port)),
  );
  return {
    address: loadBalancer.address,
    journal: journalIn(db),
    redis,
    async begin(change = () => undefined) {
      const own = new URL(redisUrl);
      change(own);
      const address = { REDIS_URL: own.href, DATABASE_URL: databaseUrl.href };
      const env = { ...process.env, ...address, LIFETIME: `${ANNOUNCEMENT_LIFETIME}`, PUSH_KEY: pushKey };
      const child = spawn(process.execPath, [join(import.meta.dirname, "cluster-process.ts")], { env });
      let written = "";
      child.stderr.on("data", (text) => {
        written += text;
      });
      const told = once(child.stdout, "data");
      const ended = once(child, "exit").then(() => Promise.reject(new Error(`the process ended: ${written}`)));
      ended.catch(() => undefined); // it is meant to end later
      const [text] = await Promise.race([told, ended]);
      const { port, id } = JSON.parse(String(text)) as { port: number; id: string };
      const other = { id, address: `http://127.0.0.1:${port}`, process: child, written: () => written };
      processes.push(other);
      child.stdin.write(`${ahead}\n`);
      return other;
    },
    now: () => Date.now() + ahead,
    pass(milliseconds) {
      ahead += milliseconds;
      for (const { process: child } of processes) if (isOn(child)) child.stdin?.write(`${milliseconds}\n`);
    },
    browser: (more = {}) => new LiveLobby({ address: loadBalancer.address, gameOf: gameOf(games), storage: memory(), ...more }),
    async close() {
      await loadBalancer.close();
      await db.destroy();
      for (const { process: child } of processes) await kill(child);
      const keys = await redis.keys(`${name}:*`);
      if (keys.length > 0) await redis.del(keys.map((key) => key.slice(name.length + 1)));
      redis.disconnect();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

const isOn = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

export async function kill(child: ChildProcess): Promise<void> {
  if (!isOn(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
