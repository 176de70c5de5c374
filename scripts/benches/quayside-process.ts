/** The server itself, on a database in a folder that goes with it. Bots answer at once, and nobody is too fast. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchMaker } from "@colyseus/core";
import { serve } from "../../server/main.ts";
import { openDatabase } from "../../server/store/database.ts";
import { journalIn } from "../../server/store/journal.ts";
import { peopleIn } from "../../server/store/people.ts";
import { answerParent, cpuOf, usageOf } from "./process.ts";

const folder = mkdtempSync(join(tmpdir(), "quayside-bench-"));
const db = await openDatabase(folder, undefined);
const { port, close } = await serve({
  port: 0,
  clientFolder: undefined,
  journal: journalIn(db),
  people: peopleIn(db),
  pace: { thinking: () => 0, showing: () => 0 },
  mostMessages: 1e6,
  mostCalls: 1e9,
});

answerParent({ port: () => port, cpu: cpuOf, usage: () => usageOf(matchMaker.stats.local.roomCount) }, async () => {
  await close();
  await db.destroy();
  rmSync(folder, { recursive: true });
});
