/** A server of this process on a database in a temporary folder, without limits. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirectConsole, setLog } from "../../../../server/base/log.ts";
import { openDatabase } from "../../../../server/database/database.ts";
import { type Store, storeIn } from "../../../../server/database/store.ts";
import { type ServeOptions, serve } from "../../../../server/main.ts";
import { UNLIMITED } from "../../../../test/unlimited.ts";

export interface BenchServer {
  readonly port: number;
  /** How many lines the log has at its level, errors by default. */
  errors(): number;
  close(): Promise<void>;
}

export interface BenchServerPlace {
  readonly level?: "error" | "warn";
  /** Takes the lines of the log; by default they are printed. */
  readonly write?: (line: string) => void;
  /** A folder that stays; by default one of its own, which is removed. */
  readonly folder?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

export async function openBenchServer(
  options: (store: Store) => Partial<ServeOptions>,
  { level = "error", write = (line) => void process.stderr.write(line), folder: given, databaseUrl }: BenchServerPlace = {},
): Promise<BenchServer> {
  const folder = given ?? mkdtempSync(join(tmpdir(), "quayside-bench-"));
  redirectConsole();
  let errors = 0;
  setLog(level, (line) => {
    errors++;
    write(line);
  });
  const db = await openDatabase(folder, databaseUrl);
  const store = storeIn(db);
  const { port, close } = await serve({
    port: 0,
    clientFolder: undefined,
    ...UNLIMITED,
    ...store,
    ...options(store),
  });
  return {
    port,
    errors: () => errors,
    async close() {
      await close();
      await db.destroy();
      if (given === undefined) rmSync(folder, { recursive: true });
    },
  };
}
