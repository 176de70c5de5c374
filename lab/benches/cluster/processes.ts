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

/** `readsPath`: the load balancer sends each socket to the process that is named in its path, so that nothing is passed on. */
export async function openSite({ databaseUrl, redisUrl }: Services, count: number, readsPath = false): Promise<Site> {
  const processes: ServerProcess[] = [];
  const portOf = ({ address }: ServerProcess): number => Number(new URL(address).port);
  const ports = new Map<string, number>();
  // It checks no health: what is about to end still gets connections, until it refuses them.
  const balancer = await openLoadBalancer(() => processes.map(portOf), readsPath ? (process) => ports.get(process) : undefined);
  const site: Site = {
    balancer,
    processes,
    async begin() {
      const server = await inTime(startServer("cluster/cluster-process.ts", databaseUrl, redisUrl), START, "a process has not started");
      processes.push(server);
      ports.set(await server.call<string>("id"), portOf(server));
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
