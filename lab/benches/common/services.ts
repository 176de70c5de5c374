/** A database of PostgreSQL and a part of Redis for one bench, each behind a line that can be cut. */
import { setTimeout as pass } from "node:timers/promises";
import { Redis } from "ioredis";
import { Client } from "pg";
import { openDatabase } from "../../../server/database/database.ts";
import { journalIn } from "../../../server/database/journal.ts";
import type { Journal } from "../../../server/store/journal.ts";
import { type Line, openLine } from "../../../test/server/harness/line.ts";

export interface Services {
  /** The address of the database through the lines. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly database: Line;
  readonly redis: Line;
  /** Past the lines. */
  readonly journal: Journal;
  /** Redis forgets all it was told, as one does that is started again. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;

/** Undefined if they are not set (.ci/run sets them). */
export async function openServices(): Promise<Services | undefined> {
  if (!TEST_DATABASE_URL || !TEST_REDIS_URL) return undefined;
  const name = `bench_${crypto.randomUUID().replaceAll("-", "")}`;
  const redisUrl = new URL(TEST_REDIS_URL);
  redisUrl.searchParams.set("keyPrefix", `${name}:`);
  const keys = new Redis(redisUrl.href);
  const admin = new Client({ connectionString: TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const databaseUrl = new URL(TEST_DATABASE_URL);
  databaseUrl.pathname = name;
  const db = await openDatabase("", databaseUrl.href);
  const database = await openLine(Number(databaseUrl.port || 5432));
  const redis = await openLine(Number(redisUrl.port || 6379));
  const forget = async (): Promise<void> => {
    const known = await keys.keys(`${name}:*`);
    if (known.length > 0) await keys.del(known.map((key) => key.slice(name.length + 1)));
  };
  return {
    databaseUrl: through(database, databaseUrl),
    redisUrl: through(redis, redisUrl),
    database,
    redis,
    journal: journalIn(db),
    forget,
    async close() {
      await database.close();
      await redis.close();
      await db.destroy();
      await forget();
      keys.disconnect();
      // A connection that is still closing would report that it was ended by force.
      for (let tries = 0; tries < 40 && (await isConnected(admin, name)); tries++) await pass(50);
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

async function isConnected(admin: Client, database: string): Promise<boolean> {
  const { rows } = await admin.query("SELECT 1 FROM pg_stat_activity WHERE datname = $1 LIMIT 1", [database]);
  return rows.length > 0;
}

function through({ address }: Line, url: URL): string {
  const { hostname, port } = new URL(address);
  return Object.assign(new URL(url), { hostname, port }).href;
}
