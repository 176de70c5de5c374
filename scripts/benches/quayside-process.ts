/** The server itself, on a database in a folder that goes with it. Bots answer at once, and nobody is too fast unless that is asked for. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchMaker } from "@colyseus/core";
import { setLog } from "../../server/log.ts";
import { type ServeOptions, serve } from "../../server/main.ts";
import { openDatabase } from "../../server/store/database.ts";
import { storeIn } from "../../server/store/store.ts";
import { answerParent, cpuOf, usageOf } from "./process.ts";

const limits = JSON.parse(process.argv[2] ?? "{}") as Pick<ServeOptions, "mostMessages">;
const folder = mkdtempSync(join(tmpdir(), "quayside-bench-"));
setLog("error");
const db = await openDatabase(folder, undefined);
const pace = { thinking: () => 0, showing: () => 0 };
const { port, close } = await serve({
  port: 0,
  clientFolder: undefined,
  pace,
  mostMessages: 1e6,
  mostCalls: 1e9,
  mostTables: 1e9,
  ...limits,
  ...storeIn(db, { matches: 0, guests: 0 }),
});

answerParent({ port: () => port, cpu: cpuOf, usage: () => usageOf(matchMaker.stats.local.roomCount) }, async () => {
  await close();
  await db.destroy();
  rmSync(folder, { recursive: true });
});
