/** Jobs that wait, served in rotation: one of each table, then one more of each. A table's many jobs do not hold up the others. */

/** What takes turns: a table, or an address with all its tables. */
export type TakesTurns = object | string;

export interface Rotation<J> {
  add(table: TakesTurns, job: J): void;
  remove(table: TakesTurns, job: J): void;
  /** Takes the first job of the next table that may have one; the table's other jobs go to the end of the line. */
  takeNext(mayHave?: (table: TakesTurns) => boolean): J | undefined;
  /** The jobs in the order in which they will be served. */
  inOrder(): J[];
  clear(): void;
}

export function newRotation<J>(): Rotation<J> {
  /** The jobs of each table, the one to be served next first. */
  const waiting = new Map<TakesTurns, readonly J[]>();
  const keep = (table: TakesTurns, jobs: readonly J[]): void => {
    if (jobs.length > 0) waiting.set(table, jobs);
    else waiting.delete(table);
  };
  return {
    add: (table, job) => keep(table, [...(waiting.get(table) ?? []), job]),
    remove: (table, job) =>
      keep(
        table,
        (waiting.get(table) ?? []).filter((other) => other !== job),
      ),
    takeNext(mayHave = () => true) {
      const next = [...waiting].find(([table]) => mayHave(table));
      if (next === undefined) return undefined;
      const [table, [job, ...rest]] = next;
      waiting.delete(table);
      keep(table, rest);
      return job;
    },
    inOrder() {
      const tables = [...waiting.values()];
      const rounds = Math.max(0, ...tables.map(({ length }) => length));
      return Array.from({ length: rounds }, (_none, round) => tables.flatMap((jobs) => jobs.slice(round, round + 1))).flat();
    },
    clear: () => waiting.clear(),
  };
}
