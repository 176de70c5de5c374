/** The simplest load balancer: it knows nothing but ports. One that refuses is passed over, as nginx and Caddy do. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface LoadBalancer {
  readonly address: string;
  close(): Promise<void>;
}

/** Connections go to the ports in turn. */
export async function openLoadBalancer(ports: () => readonly number[]): Promise<LoadBalancer> {
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
    pass(from, [...all.slice(first), ...all.slice(0, first)]);
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
