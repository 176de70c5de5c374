/** The server on a database in a temporary folder. Bots answer at once, and there is no message limit unless one is passed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchMaker } from "@colyseus/core";
import { serve } from "../../server/main.ts";
import { redirectConsole, setLog } from "../../server/ops/log.ts";
import { openDatabase } from "../../server/store/database.ts";
import { storeIn } from "../../server/store/store.ts";
import { answerParent, cpuOf, usageOf } from "./process.ts";

const maxMessagesPerSecond = Number(process.argv[2] ?? 1e6);
const folder = mkdtempSync(join(tmpdir(), "quayside-bench-"));
redirectConsole();
let errors = 0;
setLog("error", (line) => {
  errors++;
  process.stderr.write(line);
});
const db = await openDatabase(folder, undefined);
const timings = { botDelay: () => 0, animationTime: () => 0 };
const { port, close } = await serve({
  port: 0,
  clientFolder: undefined,
  timings,
  maxCalls: 1e9,
  maxRequests: 1e9,
  maxSockets: 1e9,
  maxReplayedEntries: 1e12,
  maxTables: 1e9,
  maxUnfinishedTables: 1e9,
  maxMessagesPerSecond,
  ...storeIn(db, { matches: 0, guests: 0 }),
});

answerParent({ port: () => port, cpu: cpuOf, usage: () => usageOf(matchMaker.stats.local.roomCount), errors: () => errors }, async () => {
  await close();
  await db.destroy();
  rmSync(folder, { recursive: true });
});
