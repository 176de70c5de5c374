/** One process of a cluster, for the tests. Configured by its environment; it prints its port and closes on SIGTERM. */

import { matchMaker } from "@colyseus/core";
import { openCluster } from "../../../server/cluster/redis-cluster.ts";
import { openDatabase } from "../../../server/database/database.ts";
import { storeIn } from "../../../server/database/store.ts";
import { serve } from "../../../server/main.ts";
import { GAMES } from "../../../shared/games.ts";
import { UNLIMITED } from "../../unlimited.ts";
import { ADMIN_TOKEN } from "../harness/operator.ts";
import { TOY } from "../server.ts";

const { REDIS_URL = "", DATABASE_URL = "", LIFETIME = "" } = process.env;

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
  timings: { botDelay: () => 0, animationTime: () => 0, closingNotice: 0 },
});
console.log(JSON.stringify({ port: serving.port, id: matchMaker.processId }));

process.once("SIGTERM", async () => {
  await serving.close();
  await db.destroy();
  process.exit(0);
});
