/**
 * Entries of all matches that come in the same moment go to disk together: a disk can be asked some hundred times a second and
 * no more. Each is answered when it is there.
 */
import { CompiledQuery, sql } from "kysely";
import { Taken } from "../journal.ts";
import type { Database } from "./database.ts";

export type Append = (match: string, number: number, entry: string) => Promise<void>;

interface Waiting {
  readonly match: string;
  readonly number: number;
  readonly entry: string;
  readonly kept: PromiseWithResolvers<void>;
}

/** So many go together at most. */
const MOST = 64;
/** After so many milliseconds a failure is the database's own: another program holds it, or nobody answers. */
const SLOW = 1_000;

export function appendsTo(db: Database): Append {
  // Finding the words of a statement takes longer than running it.
  const statements: string[] = [];
  let waiting: Waiting[] = [];
  let busy = false;

  async function insert(batch: readonly Waiting[]): Promise<void> {
    statements[batch.length] ??= statementOf(db, batch.length);
    const statement = statements[batch.length] as string;
    const values = batch.flatMap(({ match, number, entry }) => [match, number, entry]);
    const { rows } = await db.executeQuery<{ match: string }>(CompiledQuery.raw(statement, values));
    const there = new Set(rows.map(({ match }) => match));
    for (const { match, number, kept } of batch) {
      if (there.has(match)) kept.resolve();
      else kept.reject(new Taken(match, number));
    }
  }

  async function work(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // A write costs the same for many as for one: whatever else this turn of the event loop brings goes too.
      await new Promise(setImmediate);
      const batch = oneOfEach(waiting);
      waiting = waiting.filter((one) => !batch.has(one));
      const since = performance.now();
      await insert([...batch]).catch(async (error: unknown) => {
        // What is wrong with one must not stop the others; what takes so long is wrong with all.
        if (batch.size > 1 && performance.now() - since < SLOW) for (const one of batch) await insert([one]).catch(one.kept.reject);
        else for (const { kept } of batch) kept.reject(error);
      });
    }
    busy = false;
  }

  return (match, number, entry) => {
    const kept = Promise.withResolvers<void>();
    waiting.push({ match, number, entry, kept });
    if (!busy) void work();
    return kept.promise;
  };
}

/** The oldest of each match: the next one follows it only when it is there. */
function oneOfEach(waiting: readonly Waiting[]): ReadonlySet<Waiting> {
  const oldest = new Map<string, Waiting>();
  for (const one of waiting) if (oldest.size < MOST && !oldest.has(one.match)) oldest.set(one.match, one);
  return new Set(oldest.values());
}

/** The key refuses a number that is taken, the condition one that does not follow; what was kept is told. */
function statementOf(db: Database, length: number): string {
  const row = sql`select cast(${""} as text) as match, cast(${0} as integer) as number, cast(${""} as text) as entry`;
  const rows = sql.join(
    Array.from({ length }, () => row),
    sql` union all `,
  );
  return sql`
    insert into entries (match, number, entry) select fresh.match, fresh.number, fresh.entry from (${rows}) as fresh
    where (select coalesce(max(held.number), -1) + 1 from entries as held where held.match = fresh.match) = fresh.number
    on conflict do nothing returning match`.compile(db).sql;
}
