/** `npm run dev`: one address for the client, the server, and what Colyseus brings for people who write rooms. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../scripts/settings.ts";
import { ROOMS } from "../../server/base/room-names.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";

let folder: string;
let port: number;
let dev: ChildProcess;
let said = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "quayside-dev-"));
  port = await freePort();
  dev = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data") },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on("data", (some) => (said += some));
  await eventually(async () => expect((await fetch(`${address()}healthz`)).status).toBe(200));
});

afterAll(async () => {
  // Its server ends with it, and with the server the pipes.
  dev.kill("SIGTERM");
  await once(dev, "close");
  rmSync(folder, { recursive: true });
});

const address = (): string => `http://localhost:${port}/`;

/** Resolves once there is an answer: these pages open after the server. */
const answered = (path: string): Promise<Response> =>
  eventually(async () => {
    const answer = await fetch(address() + path);
    expect(answer.status).toBe(200);
    return answer;
  });

describe("npm run dev", () => {
  it("prints the addresses of the page and of Colyseus's monitor and playground", () => {
    for (const path of ["", "monitor/", "playground/"]) expect(said).toContain(`${address()}${path}`);
  });

  it.each([
    ["monitor/", "Colyseus Stats"],
    ["playground/", "Colyseus Playground"],
  ])("shows at %s a page that is titled %s, with its script", async (path, title) => {
    const page = await (await answered(path)).text();
    expect(/<title>(.+)<\/title>/.exec(page)?.[1]).toContain(title);
    const [, script = ""] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
    const found = await fetch(new URL(script, address() + path));
    expect([found.status, found.headers.get("content-type")]).toEqual([200, expect.stringContaining("javascript")]);
  });

  it("lists in both what rooms there are, and joins one from the playground", async () => {
    const kinds = (await (await answered("playground/rooms")).json()).rooms;
    expect(kinds).toEqual(expect.arrayContaining(Object.values(ROOMS)));
    const joined = await fetch(`${address()}matchmake/joinOrCreate/${ROOMS.lobby}`, { method: "POST", body: "{}", headers: JSON_TYPE });
    const { roomId } = await joined.json();
    const { rooms } = await (await answered("monitor/api")).json();
    expect(rooms.map((room: { roomId: string }) => room.roomId)).toContain(roomId);
    expect(await (await answered(`monitor/api/room?roomId=${roomId}`)).json()).toMatchObject({ roomId });
  });

  it("shows nothing of it to the page of another site, nor under another name of this machine", async () => {
    await answered("monitor/api");
    expect(await status("/monitor/api", { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await status("/monitor/api", { host: "evil.example" })).toBe(403);
  });
});

const JSON_TYPE = { "content-type": "application/json" };

/** Does not use fetch, which sets such headers itself. */
const status = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((done, failed) => {
    request({ port, path, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .on("error", failed)
      .end();
  });
