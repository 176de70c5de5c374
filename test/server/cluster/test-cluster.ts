/** Several server processes that share a Redis and a PostgreSQL, as one harbour behind one address. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { Redis } from "ioredis";
import { Client } from "pg";
import { type LiveLobby, type LiveOptions, liveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { Journal } from "../../../server/data/journal.ts";
import { openDatabase } from "../../../server/store/database.ts";
import { journalIn } from "../../../server/store/journal.ts";
import { GAMES } from "../../../shared/games.ts";
import { memory, TOY } from "../server.ts";

const { TEST_REDIS_URL, TEST_DATABASE_URL } = process.env;

/** Why nothing can be tried here; undefined if it can. */
export const missing: string | undefined =
  TEST_REDIS_URL && TEST_DATABASE_URL ? undefined : "TEST_REDIS_URL and TEST_DATABASE_URL are not both set (.ci/run sets them)";

export const games = [TOY, ...GAMES];

/** How long an announcement lasts here, in milliseconds: nobody wants to wait as long as people do. */
const LASTS = 1_500;

export interface Neighbour {
  /** As Colyseus calls it. */
  readonly id: string;
  readonly address: string;
  readonly process: ChildProcess;
  /** All it has complained of. */
  readonly written: () => string;
}

export interface Harbour {
  /** Where people come: each new connection is handed to the next process that takes it. */
  readonly address: string;
  readonly journal: Journal;
  readonly redis: Redis;
  /** One more process; on another Redis address if one is given. */
  begin(redisUrl?: (url: URL) => void): Promise<Neighbour>;
  /** A browser of its own, that comes to the address of all, or to one process. */
  browser(more?: Partial<LiveOptions>): LiveLobby;
  close(): Promise<void>;
}

export async function openHarbour(): Promise<Harbour> {
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
  const neighbours: Neighbour[] = [];
  const door = await openDoor(() => neighbours.filter(({ process }) => isOn(process)).map(({ address }) => Number(new URL(address).port)));
  return {
    address: door.address,
    journal: journalIn(db),
    redis,
    async begin(change = () => undefined) {
      const own = new URL(redisUrl);
      change(own);
      const env = { ...process.env, REDIS_URL: own.href, DATABASE_URL: databaseUrl.href, LASTS: `${LASTS}` };
      const child = spawn(process.execPath, [join(import.meta.dirname, "cluster-process.ts")], { env, stdio: ["ignore", "pipe", "pipe"] });
      let written = "";
      child.stderr.on("data", (text) => {
        written += text;
      });
      const told = once(child.stdout, "data");
      const ended = once(child, "exit").then(() => Promise.reject(new Error(`the process ended: ${written}`)));
      ended.catch(() => undefined); // it is meant to end later
      const [text] = await Promise.race([told, ended]);
      const { port, id } = JSON.parse(String(text)) as { port: number; id: string };
      const neighbour = { id, address: `http://127.0.0.1:${port}`, process: child, written: () => written };
      neighbours.push(neighbour);
      return neighbour;
    },
    browser: (more = {}) => liveLobby({ address: door.address, games, storage: memory(), ...more }),
    async close() {
      await door.close();
      await db.destroy();
      for (const { process: child } of neighbours) await kill(child);
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

/** The simplest that can stand before several processes: it knows nothing but their ports. */
async function openDoor(ports: () => readonly number[]): Promise<{ address: string; close(): Promise<void> }> {
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const all = ports();
    const to = connect(all[turn++ % Math.max(1, all.length)] ?? 1, "127.0.0.1");
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
