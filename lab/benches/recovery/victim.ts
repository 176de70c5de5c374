/** A server that can be killed and restarted on the same folder and port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inTime } from "../common/bench.ts";

export interface Victim {
  readonly folder: string;
  readonly address: string;
  /** By SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Removes the folder too. */
  end(): Promise<void>;
}

const PATIENCE = 60_000;

export async function victim(folder = mkdtempSync(join(tmpdir(), "quayside-recovery-"))): Promise<Victim> {
  let port = 0;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const script = join(import.meta.dirname, "recovery-process.ts");
    const started = spawn(process.execPath, [script, folder, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
    child = started;
    const ended = once(started, "exit").then(([code]) => Promise.reject(new Error(`the server ended with ${code} before it was ready`)));
    const ready = once(started.stdout, "data").then(([text]) => Number(text));
    ended.catch(() => undefined); // when it is killed
    port = await inTime(Promise.race([ready, ended]), PATIENCE, "the server was not ready");
  }

  async function kill(): Promise<void> {
    if (child === undefined) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    child = undefined;
  }

  await start();
  return {
    folder,
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    kill,
    start,
    async end() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
