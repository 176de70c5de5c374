/** The request guard: malformed targets, foreign hosts, limits by address, deadlines. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { concurrencyLimit } from "../../../server/base/rate-limit.ts";
import { time } from "../../../server/base/time.ts";
import { isOwnHost } from "../../../server/http/hosts.ts";
import type { ServeOptions } from "../../../server/main.ts";
import { eventually } from "../../eventually.ts";
import { closed, overWire, requestOf, UPGRADE } from "../harness/raw-http.ts";
import { start, type Under } from "../server.ts";

let under: Under;
afterEach(() => under?.serving.close());

const serving = async (more: Partial<ServeOptions> = {}): Promise<number> => {
  under = await start(more);
  return under.serving.port;
};
const HOST = "Host: localhost";
const POLICY = [
  "X-Frame-Options: DENY",
  "Cross-Origin-Opener-Policy: same-origin",
  "X-Content-Type-Options: nosniff",
  "Content-Security-Policy: ",
];
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

function expectRefused(answer: string, status: number): void {
  expect(statusOf(answer)).toBe(status);
  for (const header of POLICY) expect(answer).toContain(header);
}

async function isAlive(): Promise<boolean> {
  return (await fetch(`${under.address}/healthz`)).ok;
}

describe("A target that is no path", () => {
  const TARGETS = ["*:99999", "*", "http://[", "//[", "x:0", "@:99999", "http://a:99999/b/c", "/a/b#\u00ff", "/\u0080/b"];

  it("is refused, as an upgrade and as a request, and only its connection is closed", async () => {
    const port = await serving();
    for (const target of TARGETS) {
      const upgrade = await overWire(port, Buffer.from(requestOf(`GET ${target} HTTP/1.1`, HOST, ...UPGRADE), "latin1"));
      expect([400, 404]).toContain(statusOf(upgrade));
      expectRefused(upgrade, statusOf(upgrade));
      const plain = await overWire(port, Buffer.from(requestOf(`GET ${target} HTTP/1.1`, HOST, "Connection: close"), "latin1"));
      expect([400, 404]).toContain(statusOf(plain));
    }
    expect(await isAlive()).toBe(true);
  });
});

describe("An upgrade", () => {
  it.each([
    [405, "POST /a/b", UPGRADE],
    [404, "GET /", UPGRADE],
    [404, "GET /a/b/c", UPGRADE],
    [404, "GET /a/%62", UPGRADE],
    [426, "GET /a/b", UPGRADE.map((line) => line.replace("13", "12"))],
    [400, "GET /a/b", UPGRADE.slice(0, 3)],
    [400, "GET /a/b", [...UPGRADE, "Sec-WebSocket-Protocol: a,a,,"]],
  ] as const)("that is not one for a room is answered with %i: %s", async (status, line, headers) => {
    expectRefused(await overWire(await serving(), requestOf(`${line} HTTP/1.1`, HOST, ...headers)), status);
  });

  it("to anything but a WebSocket is a plain request", async () => {
    const port = await serving();
    const answer = await overWire(
      port,
      requestOf("GET /healthz HTTP/1.1", HOST, "Connection: Upgrade, HTTP2-Settings, close", "Upgrade: h2c"),
    );
    expect(statusOf(answer)).toBe(200);
  });
});

describe("A room named like an inherited property", () => {
  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"])("is unknown: %s", async (roomId) => {
    await serving();
    const refusal = async (room: string, session: string): Promise<string> => {
      const socket = new WebSocket(`${under.address.replace("http", "ws")}/x/${room}?sessionId=${session}`);
      socket.binaryType = "arraybuffer";
      const said = new Promise<string>((told) =>
        socket.addEventListener("message", ({ data }) => told(Buffer.from(data as ArrayBuffer).toString("latin1"))),
      );
      const closed = new Promise<number>((done) => socket.addEventListener("close", ({ code }) => done(code)));
      return `${await closed} ${await said}`;
    };
    const unknown = await refusal("unknown", "unknown");
    expect(unknown).toContain("seat reservation expired");
    expect(await refusal(roomId, "unknown")).toBe(unknown);
    expect(await refusal(roomId, roomId)).toBe(unknown);
    const { reservation } = await callApi(under.address, "lobby", {});
    expect(await refusal(reservation.roomId, roomId)).toBe(unknown);
  });
});

describe("A host", () => {
  const hosts = new Set(["play.example"]);
  it.each([
    "localhost",
    "localhost:2567",
    "a.localhost",
    "127.0.0.1:80",
    "192.168.1.20",
    "[::1]:2567",
    "PLAY.example:8443",
    "play.example.",
    undefined,
  ])("is this server's own: %s", (host) => expect(isOwnHost(hosts, host)).toBe(true));
  it.each([
    "evil.example",
    "play.example.evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "[evil]",
    "",
    "a b",
    "127.1",
    "play.example:x",
  ])("is foreign: %s", (host) => expect(isOwnHost(hosts, host)).toBe(false));

  it("that is foreign is refused, over HTTP and as a socket, even if page and host agree", async () => {
    const port = await serving({ access: { hosts: new Set(["play.example"]), origins: new Set(["https://listed.example"]) } });
    const ask = async (name: string) => {
      const headers = [`Host: ${name}`, `Origin: http://${name}`];
      const page = await overWire(port, requestOf("GET /healthz HTTP/1.1", ...headers, "Connection: close"));
      const call = await overWire(port, `${requestOf("POST /api/lobby HTTP/1.1", ...headers, "Connection: close", "Content-Length: 2")}{}`);
      return [statusOf(page), statusOf(call)];
    };
    expect(await ask("play.example")).toEqual([200, 200]);
    expect(await ask("evil.example")).toEqual([421, 421]);
    expectRefused(
      await overWire(port, requestOf("GET /a/b HTTP/1.1", "Host: evil.example", "Origin: http://evil.example", ...UPGRADE)),
      421,
    );
    const listed = await overWire(port, requestOf("GET /healthz HTTP/1.1", "Host: listed.example", "Connection: close"));
    expect(statusOf(listed)).toBe(200);
  });

  it("must be named once in a request of HTTP/1.1", async () => {
    const port = await serving();
    expectRefused(await overWire(port, requestOf("GET /healthz HTTP/1.1")), 400);
    expectRefused(await overWire(port, requestOf("GET /healthz HTTP/1.1", HOST, "Host: evil.example")), 400);
    expect(statusOf(await overWire(port, requestOf("GET /healthz HTTP/1.0")))).toBe(200);
  });
});

describe("An unreadable request", () => {
  it.each([
    [400, "nonsense\r\n\r\n"],
    [400, requestOf("GET / HTTP/9.9", HOST)],
    [400, requestOf("GET / HTTP/1.1", HOST, "Content-Length: 1", "Content-Length: 2")],
    [431, requestOf("GET / HTTP/1.1", HOST, `X-Long: ${"x".repeat(20_000)}`)],
    [417, requestOf("GET / HTTP/1.1", HOST, "Expect: something")],
  ])("is answered with %i and the security headers", async (status, text) => {
    expectRefused(await overWire(await serving(), text), status);
  });
});

describe("Strict-Transport-Security", () => {
  it("is sent behind a trusted proxy, if the browser used TLS", async () => {
    const port = await serving({ access: { proxies: 1 } });
    const ask = (scheme: string, path = "/healthz") =>
      overWire(port, requestOf(`GET ${path} HTTP/1.1`, HOST, `X-Forwarded-Proto: ${scheme}`, "Connection: close"));
    expect(await ask("https")).toContain("Strict-Transport-Security: max-age=");
    expect(await ask("https", "*")).toContain("Strict-Transport-Security: max-age=");
    expect(await ask("http")).not.toContain("Strict-Transport-Security");
  });

  it("is not sent without a trusted proxy", async () => {
    const port = await serving();
    const answer = await overWire(port, requestOf("GET / HTTP/1.1", HOST, "X-Forwarded-Proto: https", "Connection: close"));
    expect(answer).not.toContain("Strict-Transport-Security");
  });
});

describe("The limit of an address", () => {
  it.each(["/", "/healthz", "/metrics", "/admin", "/nothing", "/api/lobby"])("applies at every path: %s", async (path) => {
    await serving({ maxRequests: 30, access: { proxies: 1 } });
    const ask = async (address: string) => (await fetch(`${under.address}${path}`, { headers: { "X-Forwarded-For": address } })).status;
    const asked = [];
    for (let times = 0; times < 40; times++) asked.push(await ask("192.0.2.1"));
    expect(asked.indexOf(429)).toBeGreaterThanOrEqual(3);
    expect(await ask("192.0.2.2")).toBe(asked[0]);
  });

  it("counts malformed requests and those for other hosts as well", async () => {
    const port = await serving({ maxRequests: 4 });
    const asked = ["nonsense\r\n\r\n", requestOf("GET * HTTP/1.1", HOST), requestOf("GET / HTTP/1.1", "Host: evil.example")];
    for (const text of asked) expect([400, 421]).toContain(statusOf(await overWire(port, text)));
    expect(statusOf(await overWire(port, requestOf("GET / HTTP/1.1", HOST, "Connection: close")))).toBe(404);
    expect(await overWire(port, requestOf("GET / HTTP/1.1", HOST))).toBe("");
  });

  it("counts upgrades too", async () => {
    const port = await serving({ maxRequests: 5 });
    const statuses = [];
    for (let times = 0; times < 4; times++)
      statuses.push(statusOf(await overWire(port, requestOf("GET /a/b?sessionId=c HTTP/1.1", HOST, ...UPGRADE), GOODBYE)));
    // One point is left, which is too little for an upgrade.
    expect(statuses).toEqual([101, 101, 429, 429]);
  });

  it("refuses new connections unread when it is used up", async () => {
    const port = await serving({ maxRequests: 1 });
    const first = await overWire(port, requestOf("GET / HTTP/1.1", HOST), requestOf("GET / HTTP/1.1", HOST));
    expect(first).toContain("HTTP/1.1 429 ");
    expect(await overWire(port, requestOf("GET / HTTP/1.1", HOST))).toBe("");
  });

  it("covers open sockets, and a closed one frees its share", async () => {
    const port = await serving({ maxSockets: 2 });
    const lobby = async () => openRoom(under.address, (await callApi(under.address, "lobby", {})).reservation);
    const rooms = [await lobby(), await lobby()];
    const upgrade = () => overWire(port, requestOf("GET /a/b?sessionId=c HTTP/1.1", HOST, ...UPGRADE), GOODBYE);
    expectRefused(await upgrade(), 429);
    const closed = new Promise((left) => rooms[0]!.onLeave(left));
    void rooms[0]!.leave();
    await closed;
    await eventually(async () => expect(statusOf(await upgrade())).toBe(101));
    void rooms[1]!.leave();
  });

  it("covers open connections, with or without requests", async () => {
    const port = await serving({ maxSockets: 2 });
    const lines: Socket[] = [];
    onTestFinished(() => {
      for (const line of lines) line.destroy();
    });
    for (let count = 0; count < 4; count++) {
      const line = connect(port, "127.0.0.1");
      lines.push(line);
      await once(line, "connect");
    }
    expect(await overWire(port)).toBe("");
    lines[0]!.destroy();
    await eventually(async () => expect(await isAlive()).toBe(true));
  });

  it("is released once, however often release is called", () => {
    const share = concurrencyLimit(1);
    const release = share.take("a");
    expect([share.take("a"), typeof share.take("b")]).toEqual([undefined, "function"]);
    release?.();
    release?.();
    expect(share.take("a")).toBeDefined();
    expect(share.take("a")).toBeUndefined();
  });
});

describe("An unfinished request", () => {
  const drip = (line: Socket): (() => void) => {
    const dripping = setInterval(() => line.write("x"), 20);
    return () => clearInterval(dripping);
  };
  it.each([
    ["in its headers", `GET / HTTP/1.1\r\n${HOST}\r\nX-Slow: `],
    ["in its body", `POST /api/lobby HTTP/1.1\r\n${HOST}\r\nContent-Length: 4000\r\n\r\n`],
  ])("is closed %s, even if bytes keep coming", async (_where, head) => {
    const port = await serving({ requestTimeout: 400 });
    const line = connect(port, "127.0.0.1");
    line.on("error", () => line.destroy());
    line.resume();
    line.write(head);
    onTestFinished(drip(line));
    await closed(line);
    expect(await isAlive()).toBe(true);
  });

  it("that has not begun is closed too", async () => {
    const port = await serving({ requestTimeout: 400 });
    expectRefused(await overWire(port), 408);
  });
});

describe("Metrics", () => {
  it("are read once a second at most", async () => {
    await serving({ access: { openMetrics: true } });
    const elapsed = time.elapsed();
    const clock = vi.spyOn(time, "elapsed").mockReturnValue(elapsed);
    onTestFinished(() => clock.mockRestore());
    const read = async () => (await fetch(`${under.address}/metrics`)).text();
    const first = await read();
    expect(await read()).toBe(first);
    clock.mockReturnValue(elapsed + 1_000);
    expect(await read()).not.toBe(first);
  });
});

/** A close frame, masked with zeros. */
const GOODBYE = Uint8Array.of(0x88, 0x80, 0, 0, 0, 0);
