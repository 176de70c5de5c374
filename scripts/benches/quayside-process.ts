/** The server itself, on a database in a folder that goes with it. Bots answer at once, and nobody is too fast unless that is asked for. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchMaker } from "@colyseus/core";
import { setLog, takeConsole } from "../../server/log.ts";
import { serve } from "../../server/main.ts";
import { openDatabase } from "../../server/store/database.ts";
import { storeIn } from "../../server/store/store.ts";
import { answerParent, cpuOf, usageOf } from "./process.ts";

/** Of one connection, in a second. */
const mostMessages = Number(process.argv[2] ?? 1e6);
const folder = mkdtempSync(join(tmpdir(), "quayside-bench-"));
takeConsole();
let errors = 0;
setLog("error", (line) => {
  errors++;
  process.stderr.write(line);
});
const db = await openDatabase(folder, undefined);
const pace = { thinking: () => 0, showing: () => 0 };
const { port, close } = await serve({
  port: 0,
  clientFolder: undefined,
  pace,
  mostCalls: 1e9,
  mostRequests: 1e9,
  mostSockets: 1e9,
  mostReplayed: 1e12,
  mostTables: 1e9,
  mostUnfinished: 1e9,
  mostMessages,
  ...storeIn(db, { matches: 0, guests: 0 }),
});

answerParent({ port: () => port, cpu: cpuOf, usage: () => usageOf(matchMaker.stats.local.roomCount), errors: () => errors }, async () => {
  await close();
  await db.destroy();
  rmSync(folder, { recursive: true });
});
