/** PostgreSQL for kysely. Loaded only when it is asked for: most houses have one process and one file. */
import { type Dialect, PostgresDialect } from "kysely";
import { report } from "../ops/log.ts";
import { loggingRollback } from "./rollback.ts";

/** Connections at most; appends of one match never overlap. */
const MAX_CONNECTIONS = 8;
/** A database that does not answer is a failure, not a wait, in milliseconds. */
const TIMEOUT = 10_000;

export async function postgresDialect(url: string): Promise<Dialect> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  });
  // A connection that breaks is replaced at the next query; without a listener it would end the process. The pool
  // listens only to those that are idle.
  pool.on("error", () => undefined); // logged by the connection's own listener
  pool.on("connect", (client) => client.on("error", (error) => report("postgres", error)));
  const dialect = new PostgresDialect({ pool });
  const createDriver = dialect.createDriver.bind(dialect);
  return Object.assign(dialect, { createDriver: () => loggingRollback(createDriver()) });
}
