/** PostgreSQL for Kysely. Loaded only if DATABASE_URL is set. */
import { type Dialect, PostgresDialect } from "kysely";
import { report } from "../base/log.ts";
import { loggingRollback } from "./rollback.ts";

/** Appends of one match never overlap. */
const MAX_CONNECTIONS = 8;
/** The time for connecting and for one query, in milliseconds. */
const TIMEOUT = 10_000;

export async function postgresDialect(url: string): Promise<Dialect> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  });
  // A broken connection is replaced at the next query. Its error needs a listener or it would end the process, and the pool listens only
  // to idle connections.
  pool.on("error", () => undefined); // logged by the connection's own listener
  pool.on("connect", (client) => client.on("error", (error) => report("postgres", error)));
  const dialect = new PostgresDialect({ pool });
  const createDriver = dialect.createDriver.bind(dialect);
  return Object.assign(dialect, { createDriver: () => loggingRollback(createDriver()) });
}
