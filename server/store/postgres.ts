/** PostgreSQL for kysely. Loaded only when it is asked for: most houses have one process and one file. */
import { type Dialect, PostgresDialect } from "kysely";
import { report } from "../house.ts";

/** Connections at most; appends of one match never overlap. */
const MOST_CONNECTIONS = 8;
/** A database that does not answer is a failure, not a wait, in milliseconds. */
const PATIENCE = 10_000;

export async function postgresDialect(url: string): Promise<Dialect> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", (error) => report("postgres", error));
  return new PostgresDialect({ pool });
}
