import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../free-port.ts";

const root = resolve(import.meta.dirname, "../..");

type Run = { child: ChildProcess; out: () => string; err: () => string; ended: Promise<number | null> };

let folder: string;
let running: Run[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quayside-"));
});

afterEach(async () => {
  for (const run of running) {
    if (run.child.exitCode === null) run.child.kill("SIGKILL");
    await run.ended;
  }
  running = [];
  rmSync(folder, { recursive: true });
});

describe("npm start", () => {
  it("builds the client, prints the address, serves the page that names the three games, and stops with code 0", async () => {
    const port = await freePort();
    const run = start({ PORT: String(port) });
    const address = await addressOf(run);
    expect(address).toBe(`http://localhost:${port}/`);
    const page = await (await fetch(address)).text();
    for (const name of ["Puerto Rico", "7 Wonders Duel", "Elasund"]) expect(page).toContain(name);
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
    expect(run.err()).toBe("");
  });

  it("restarts a server that was killed, at the same address, and still stops with code 0", async () => {
    const port = await freePort();
    const run = start({ PORT: String(port) });
    const address = await addressOf(run);
    const again = new Promise<void>((open) => {
      run.child.stdout?.on("data", () => run.out().split("open http").length > 2 && open());
    });
    process.kill(childOf(run.child.pid as number), "SIGKILL");
    await again;
    expect((await fetch(`${address}healthz`)).status).toBe(200);
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
    expect(run.err().trim().split("\n")).toHaveLength(1);
    expect(JSON.parse(run.err())).toMatchObject({ event: "crashed, starting again", code: "SIGKILL" });
  });

  it("leaves no server behind when it is killed itself", async () => {
    const run = start({ PORT: String(await freePort()) });
    await addressOf(run);
    run.child.kill("SIGKILL");
    // Its output stays open as long as the server runs.
    expect(await run.ended).toBe(null);
  });

  it("skips the build when nothing has changed", async () => {
    const first = start({ PORT: String(await freePort()) });
    await addressOf(first);
    const second = start({ PORT: String(await freePort()) });
    await addressOf(second);
    expect(second.out()).toContain("the client is up to date");
    expect(second.out()).not.toContain("building");
  });

  it("stops on Ctrl-C with code 0", async () => {
    const run = start({ PORT: String(await freePort()) });
    await addressOf(run);
    run.child.kill("SIGINT");
    expect(await run.ended).toBe(0);
  });
});

describe("A program that is asked to stop", () => {
  it.each([
    ["SIGTERM", "SIGINT"],
    ["SIGINT", "SIGTERM"],
    ["SIGINT", "SIGINT"],
  ] as const)("by %s is told once, and by %s after it ends at once", async (first, second) => {
    const lines = [
      'import { onStopRequest } from "./scripts/settings.ts";',
      'onStopRequest(() => console.log("asked"));',
      "setInterval(() => undefined, 1_000);",
      'console.log("ready");',
    ];
    const child = spawn(process.execPath, ["--input-type=module", "--eval", lines.join("\n")], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    const said: string[] = [];
    for await (const bytes of child.stdout) {
      said.push(String(bytes).trim());
      if (child.exitCode === null) child.kill(said.length === 1 ? first : second);
    }
    expect(said).toEqual(["ready", "asked"]);
    expect(await ended).toEqual([null, second]);
  });
});

describe("npm start says in one sentence, with exit code 1,", () => {
  it("that the port is in use", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    expect(await refusal({ PORT: String(portOf(other)) })).toContain(`port ${portOf(other)} is already in use`);
    other.close();
  });

  it("that a setting cannot be used, before anything else is loaded", async () => {
    expect(await refusal({ PORT: "abc" })).toContain('PORT must be a whole number from 1 to 65535, but it is "abc"');
  });

  it("that the data folder cannot be made", async () => {
    // Below a file no folder can be created, not even by root.
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(await refusal({ PORT: String(await freePort()), DATA_DIR: join(file, "data") })).toContain("cannot be made");
  });

  it("that the database cannot be opened", async () => {
    const data = join(folder, "data");
    mkdirSync(join(data, "quayside.sqlite"), { recursive: true });
    expect(await refusal({ PORT: String(await freePort()) })).toContain(`the database in ${data} cannot be opened`);
  });

  it("that the database of DATABASE_URL does not answer, without its password", async () => {
    const url = `postgres://somebody:hush@127.0.0.1:${await freePort()}/quayside`;
    const said = await refusal({ PORT: String(await freePort()), DATABASE_URL: url });
    expect(said).toContain("DATABASE_URL cannot be opened (ECONNREFUSED)");
    expect(said).not.toContain("hush");
  });
});

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, "data"), ...env },
  });
  const text = { out: "", err: "" };
  child.stdout.on("data", (data) => {
    text.out += data;
  });
  child.stderr.on("data", (data) => {
    text.err += data;
  });
  const run = { child, out: () => text.out, err: () => text.err, ended: once(child, "close").then(([code]) => code as number | null) };
  running.push(run);
  return run;
}

/** The supervisor's child process. */
function childOf(parent: number): number {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = all.map((line) => line.trim().split(/ +/).map(Number));
  return pairs.find(([, of]) => of === parent)?.[0] as number;
}

/** Resolves with the printed address. */
async function addressOf(run: Run): Promise<string> {
  let code: number | null | undefined;
  void run.ended.then((ended) => {
    code = ended;
  });
  for (;;) {
    const address = /open (http:\S+)/.exec(run.out())?.[1];
    if (address !== undefined) return address;
    if (code !== undefined) throw new Error(`ended with code ${code} before any address:\n${run.out()}${run.err()}`);
    await Promise.race([once(run.child.stdout as NonNullable<ChildProcess["stdout"]>, "data"), run.ended]);
  }
}

async function refusal(env: Record<string, string>): Promise<string> {
  const run = start(env);
  expect(await run.ended).toBe(1);
  expect(run.err()).toMatch(/^Quayside: [^\n]+\n$/);
  return run.err();
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("not listening");
  return address.port;
}
