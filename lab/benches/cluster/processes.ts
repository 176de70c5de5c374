/** Processes of one site, on PostgreSQL and Redis, behind one address. */
import { type LoadBalancer, openLoadBalancer } from "../../../test/server/harness/load-balancer.ts";
import { inTime } from "../common/bench.ts";
import { type ServerProcess, startServer } from "../common/processes/process.ts";
import type { Services } from "../common/services.ts";

export interface Site {
  readonly balancer: LoadBalancer;
  readonly processes: ServerProcess[];
  begin(): Promise<ServerProcess>;
  /** As on SIGTERM. */
  end(server: ServerProcess): Promise<void>;
  close(): Promise<void>;
}

const START = 60_000;

export async function openSite({ databaseUrl, redisUrl }: Services, count: number): Promise<Site> {
  const processes: ServerProcess[] = [];
  // It checks no health: what is about to end still gets connections, until it refuses them.
  const balancer = await openLoadBalancer(() => processes.map(({ address }) => Number(new URL(address).port)));
  const site: Site = {
    balancer,
    processes,
    async begin() {
      const server = await inTime(startServer("cluster/cluster-process.ts", databaseUrl, redisUrl), START, "a process has not started");
      processes.push(server);
      return server;
    },
    async end(server) {
      await server.close();
      processes.splice(processes.indexOf(server), 1);
    },
    async close() {
      for (const server of [...processes]) await site.end(server);
      await balancer.close();
    },
  };
  while (processes.length < count) await site.begin();
  return site;
}
