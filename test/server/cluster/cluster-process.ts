/**
 * One process of a cluster, for the tests. Configured by its environment; it prints its port, closes on SIGTERM, and its date moves on by
 * the milliseconds that are said to it.
 */
import { createInterface } from "node:readline";
import { matchMaker } from "@colyseus/core";
import { postWords } from "../../../client/build/post-words.ts";
import { time } from "../../../server/base/time.ts";
import { openCluster } from "../../../server/cluster/redis-cluster.ts";
import { openDatabase } from "../../../server/database/database.ts";
import { storeIn } from "../../../server/database/store.ts";
import { serve } from "../../../server/main.ts";
import { GAMES } from "../../../shared/games.ts";
import { UNLIMITED } from "../../unlimited.ts";
import { ADMIN_TOKEN } from "../harness/operator.ts";
import { TOY } from "../server.ts";

const { REDIS_URL = "", DATABASE_URL = "", LIFETIME = "", PUSH_KEY = "" } = process.env;

let ahead = 0;
const { now } = time;
time.now = () => now() + ahead;
createInterface({ input: process.stdin }).on("line", (milliseconds) => {
  ahead += Number(milliseconds);
});
/** Messages to guests who are not here go to stand-ins on this machine. */
const outgoing = { isOpen: true, retries: [], gap: 5 };

const db = await openDatabase("", DATABASE_URL);
const cluster = await openCluster({ url: REDIS_URL, lifetime: Number(LIFETIME) });
const serving = await serve({
  port: 0,
  clientFolder: undefined,
  games: [TOY, ...GAMES],
  ...storeIn(db),
  cluster,
  access: { adminToken: ADMIN_TOKEN },
  ...UNLIMITED,
  push: { ...outgoing, key: JSON.parse(PUSH_KEY), contact: "mailto:quay@play.example" },
  webhooks: { ...outgoing, words: { en: await postWords("en") } },
  timings: { botDelay: () => 0, animationTime: () => 0, closingNotice: 0, dueInterval: 50 },
});
console.log(JSON.stringify({ port: serving.port, id: matchMaker.processId }));

process.once("SIGTERM", async () => {
  await serving.close();
  await db.destroy();
  process.exit(0);
});
