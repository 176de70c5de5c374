/** How `npm start` joins a cluster, and its message if it cannot. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../free-port.ts";

const root = resolve(import.meta.dirname, "../../..");
const POSTGRES = "postgres://somebody:secret@127.0.0.1:1/cluster";

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown[]>;
  /** Its output. */
  said(): string;
}

function start(env: NodeJS.ProcessEnv): Running {
  const folder = mkdtempSync(join(tmpdir(), "quayside-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const child = spawn(process.execPath, ["--import", "./test/server/ops/report-loaded-modules.ts", "scripts/start.ts", "--server-only"], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes) => {
      text += bytes;
    });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended: once(child, "close"), said: () => text };
}

async function saidAtItsEnd(env: NodeJS.ProcessEnv): Promise<string> {
  const { ended, said } = start(env);
  expect((await ended)[0]).toBe(1);
  const sentences = said()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("loaded "));
  expect(sentences).toHaveLength(1);
  expect(said()).not.toContain("secret");
  return sentences[0] as string;
}

describe("A process of a cluster", () => {
  it("does not start without a shared database", async () => {
    expect(await saidAtItsEnd({ REDIS_URL: "redis://:secret@127.0.0.1:1" })).toMatch(/REDIS_URL .* set DATABASE_URL/);
  });

  it.each([
    ["that is no address", "secret", /REDIS_URL cannot be used \(the URL must begin with redis:/],
    ["of another kind", "http://:secret@127.0.0.1:1", /REDIS_URL cannot be used \(the URL must begin with redis:/],
    ["where nobody answers", "redis://:secret@127.0.0.1:1", /REDIS_URL cannot be used \(ECONNREFUSED\)/],
  ])("reports in one sentence a Redis %s, without the password", async (_what, url, sentence) => {
    expect(await saidAtItsEnd({ REDIS_URL: url, DATABASE_URL: POSTGRES })).toMatch(sentence);
  });

  it("does not start with an invalid internal address", async () => {
    const env = { REDIS_URL: "redis://127.0.0.1:1", DATABASE_URL: POSTGRES, INTERNAL_ADDRESS: "http://here/" };
    expect(await saidAtItsEnd(env)).toMatch(/INTERNAL_ADDRESS/);
  });

  it("loads the modules for Redis", async () => {
    const { ended, said } = start({ REDIS_URL: "redis://127.0.0.1:1", DATABASE_URL: POSTGRES });
    await ended;
    for (const what of ["server/cluster/redis", "node_modules/ioredis", "node_modules/@colyseus/redis-driver"])
      expect(said()).toContain(`loaded ${what}\n`);
  });
});

describe("A single process", () => {
  it("loads nothing of Redis or PostgreSQL", async () => {
    const port = await freePort();
    const { child, ended, said } = start({ PORT: `${port}` });
    for (let well = false; !well; )
      well = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    child.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
    expect(said()).toBe("");
  });
});
