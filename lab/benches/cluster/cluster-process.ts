/** One process of a cluster, as in production but that bots answer at once. Its first words are the addresses of PostgreSQL and Redis. */
import { matchMaker } from "@colyseus/core";
import { openCluster } from "../../../server/cluster/redis-cluster.ts";
import { openBenchServer } from "../common/processes/bench-server.ts";
import { answerParent, cpuOf } from "../common/processes/process.ts";

const [databaseUrl, redisUrl = ""] = process.argv.slice(2);
const cluster = await openCluster({ url: redisUrl });
const timings = { botDelay: () => 0, animationTime: () => 0 };
const { port, errors, close } = await openBenchServer(() => ({ timings, cluster }), { databaseUrl });

answerParent(
  { port: () => port, id: () => matchMaker.processId, cpu: cpuOf, errors, rooms: () => matchMaker.stats.local.roomCount },
  close,
);
