/** The simplest load balancer: it knows nothing but ports. One that refuses is passed over, as nginx and Caddy do. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface LoadBalancer {
  readonly address: string;
  close(): Promise<void>;
}

/** Connections go to the ports in turn; with `portOf` a socket for a room goes to the port of the process in its path. */
export async function openLoadBalancer(
  ports: () => readonly number[],
  portOf?: (process: string) => number | undefined,
): Promise<LoadBalancer> {
  let turn = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  };
  const pass = (from: Socket, [port, ...others]: readonly number[]): void => {
    if (port === undefined) return void from.destroy();
    const to = connect(port, "127.0.0.1");
    keep(to);
    let isConnected = false;
    to.once("connect", () => {
      isConnected = true;
      from.pipe(to).pipe(from);
    });
    to.on("error", () => undefined);
    to.on("close", () => (isConnected ? from.destroy() : pass(from, others)));
    from.on("close", () => to.destroy());
  };
  const server = createServer((from) => {
    keep(from);
    from.on("error", () => from.destroy());
    const all = ports();
    const first = turn++ % Math.max(1, all.length);
    const inTurn = [...all.slice(first), ...all.slice(0, first)];
    if (portOf === undefined) return pass(from, inTurn);
    from.once("data", (head) => {
      const named = portOf(/^GET \/([\w-]+)\/[\w-]+\?/.exec(head.toString("latin1"))?.[1] ?? "");
      from.pause();
      from.unshift(head);
      pass(from, named === undefined ? inTurn : [named]);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
