/** A connection to the server that can be cut, frozen and restored. */
import { connect, createServer, type Server, type Socket } from "node:net";

export interface Line {
  readonly address: string;
  /** Closes everything and refuses new connections. */
  cut(): void;
  /** Closes nothing, and drops the data of both sides. */
  freeze(): void;
  /** Drops only what the server sends, its close frames too. */
  deafen(): void;
  /** Accepts new connections again; frozen ones stay dead. */
  mend(): void;
  /** Frozen connections continue, with all data that was held back. */
  thaw(): void;
  close(): Promise<void>;
}

/** The server sees another address on such a line than on all others here. */
export const ELSEWHERE = "::1";

/** `heard` is called with every byte that the server sends, and the number of the connection. */
export async function openLine(
  port: number,
  heard?: (connection: number, bytes: Buffer) => void,
  host: "127.0.0.1" | typeof ELSEWHERE = "127.0.0.1",
): Promise<Line> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  let state: "open" | "cut" | "frozen" = "open";
  const server: Server = createServer((from) => {
    if (state === "cut") return void from.destroy();
    const to = connect(port, host);
    answering.add(to);
    const connection = connections++;
    if (heard !== undefined) to.on("data", (bytes) => heard(connection, bytes));
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.on("data", (bytes) => other.write(bytes));
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        answering.delete(one);
        other.destroy();
      });
      if (state === "frozen") one.pause();
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address() as { port: number };
  const cut = (): void => {
    state = "cut";
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${address.port}`,
    cut,
    freeze() {
      state = "frozen";
      for (const socket of sockets) socket.pause();
    },
    deafen() {
      for (const socket of answering) socket.pause();
    },
    mend() {
      state = "open";
    },
    thaw() {
      state = "open";
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      cut();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
