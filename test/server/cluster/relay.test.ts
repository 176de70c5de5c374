/** Sockets that arrive at a process that does not have their room. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Relay, type RelayOptions } from "../../../server/cluster/relay.ts";
import { addressDigest } from "../../../server/http/caller-address.ts";
import { relayedAddress } from "../../../server/http/relayed-address.ts";

/** A fake process: what arrives at it, and its answers. */
interface Process {
  readonly http: Server;
  readonly port: number;
  readonly arrived: { readonly request: IncomingMessage; readonly socket: Duplex }[];
}

async function processThat(answers: (socket: Duplex) => void): Promise<Process> {
  const arrived: Process["arrived"] = [];
  const http = createServer();
  http.on("upgrade", (request, socket, head) => {
    arrived.push({ request, socket });
    socket.on("error", () => undefined);
    socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    if (head.length > 0) socket.unshift(head);
    answers(socket);
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => void http.close());
  return { http, port: (http.address() as AddressInfo).port, arrived };
}

/** Shared by all processes of the cluster. */
const KEY = "key";

let own: Process;
let other: Process;
let relay: Relay;
let asked: string[];
const sockets = new Set<Socket>();

function relaying(more: Partial<RelayOptions> = {}): void {
  relay = new Relay(own.http, {
    ownProcessId: () => "own",
    addressOf: async (id) => {
      asked.push(id);
      return id === "other" ? `127.0.0.1:${other.port}` : undefined;
    },
    access: { proxies: 0, addressKey: KEY },
    ...more,
  });
}

beforeEach(async () => {
  asked = [];
  own = await processThat((socket) => socket.end("here"));
  other = await processThat((socket) => socket.pipe(socket));
});
afterEach(() => {
  relay.close();
  for (const socket of sockets) socket.destroy();
});

async function come(path: string, headers = "", after = ""): Promise<Socket> {
  const socket = connect(own.port, "127.0.0.1");
  sockets.add(socket);
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: cluster\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n${after}`);
  return socket;
}

/** Everything received until the condition holds, or the socket ends. */
async function heard(socket: Socket, wished = "\r\n\r\n"): Promise<string> {
  let text = "";
  for await (const bytes of socket.iterator({ destroyOnReturn: false })) {
    text += String(bytes);
    if (text.includes(wished)) break;
  }
  return text;
}

describe("A socket for a room of another process", () => {
  it("is forwarded to it, with all its data", async () => {
    relaying();
    const socket = await come("/other/room?sessionId=1", "X-Word: said\r\n", "first");
    expect(await heard(socket, "first")).toContain("101 Switching Protocols");
    socket.write(" second");
    expect(await heard(socket, "second")).toContain("second");
    const [arrived] = other.arrived;
    expect(arrived?.request.url).toBe("/other/room?sessionId=1");
    expect(arrived?.request.headers).toMatchObject({ host: "cluster", "x-word": "said" });
    expect(own.arrived).toHaveLength(0);
  });

  it("is closed on both sides when one closes", async () => {
    relaying();
    const socket = await come("/other/room");
    await heard(socket);
    const closed = once(other.arrived[0]!.socket, "close");
    socket.destroy();
    await closed;
    const again = await come("/other/room");
    await heard(again);
    const gone = once(again, "close");
    other.arrived[1]!.socket.destroy();
    await gone;
    expect([...other.arrived.map(({ socket: handedOn }) => handedOn), socket, again].map(({ destroyed }) => destroyed)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("is closed on both sides when this process is about to end, as are all others", async () => {
    relaying();
    const here = await Promise.all([come("/other/room"), come("/other/room"), come("/other/room")]);
    await Promise.all(here.map((socket) => heard(socket)));
    const closed = Promise.all([...here, ...other.arrived.map(({ socket }) => socket)].map((socket) => once(socket, "close")));
    await relay.drain();
    expect(await closed).toHaveLength(6);
  });

  it("is refused at once if that process is gone or unreachable", async () => {
    relaying({ addressOf: async (id) => (id === "silent" ? "127.0.0.1:1" : undefined) });
    expect(await heard(await come("/gone/room"))).toMatch(/^HTTP\/1\.1 410 /);
    expect(await heard(await come("/silent/room"))).toMatch(/^HTTP\/1\.1 502 /);
  });

  it("is refused if that process is unknown", async () => {
    relaying({ addressOf: () => Promise.reject(new Error("no Redis")) });
    expect(await heard(await come("/other/room"))).toMatch(/^HTTP\/1\.1 502 /);
  });

  it("is counted there by its caller's address, which cannot be forged", async () => {
    relaying();
    await heard(await come("/other/room"));
    const [arrived] = other.arrived;
    const caller = addressDigest("127.0.0.1", KEY);
    expect(relayedAddress(arrived!.request, KEY)).toBe(caller);
    expect(relayedAddress(arrived!.request, "another key")).toBeUndefined();
    const forged = { headers: { "x-quayside-relayed": `${caller}.${"0".repeat(64)}` } };
    expect(relayedAddress(forged, KEY)).toBeUndefined();
  });

  it("is refused if that process accepts it and never answers", async () => {
    const silent = createTcpServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    relaying({ addressOf: async () => `127.0.0.1:${(silent.address() as AddressInfo).port}`, timeout: 100 });
    expect(await heard(await come("/other/room"))).toBe("");
  });

  it("is not forwarded twice", async () => {
    relaying();
    expect(await heard(await come("/other/room", "X-Quayside-Relayed: 1\r\n"))).toMatch(/^HTTP\/1\.1 410 /);
  });

  it("is refused above the limit, until another one ends", async () => {
    relaying({ maxSockets: 1 });
    const first = await come("/other/room");
    await heard(first);
    expect(await heard(await come("/other/room"))).toMatch(/^HTTP\/1\.1 503 /);
    const closed = once(other.arrived[0]!.socket, "close");
    first.destroy();
    await closed;
    expect(await heard(await come("/other/room"))).toMatch(/^HTTP\/1\.1 101 /);
  });

  it("that is not read slows the other side down, and gets everything in the end", async () => {
    const size = 64 * 1024 * 1024;
    other = await processThat((socket) => socket.write(Buffer.alloc(size)));
    relaying();
    const readAll = async (socket: Socket): Promise<void> => {
      let received = 0;
      socket.on("data", (bytes) => {
        received += bytes.length;
      });
      while (received < size) await once(socket, "data");
    };
    const arrives = once(other.http, "upgrade");
    const slow = await come("/other/room");
    slow.pause();
    await arrives;
    const waiting = () => other.arrived[0]!.socket.writableLength > 0;
    // Another socket has received everything by now, so this one's data would have been buffered too if the relay had read it.
    await readAll(await come("/other/room"));
    expect(waiting()).toBe(true);
    const everything = readAll(slow);
    slow.resume();
    await everything;
    expect(waiting()).toBe(false);
  });
});

describe("A socket for a room of this process", () => {
  it("goes to the listeners present before", async () => {
    relaying();
    for (const path of ["/own/room", "/", "/own/room/more"]) expect(await heard(await come(path), "here")).toContain("here");
    expect(asked).toEqual([]);
    expect(other.arrived).toHaveLength(0);
  });
});
