import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");
export const clientFolder = join(root, "dist/client");

/** The end of the program, with a sentence a player can act on instead of a stack trace. */
export function stop(sentence: string): never {
  console.error(`Quayside: ${sentence}`);
  process.exit(1);
}

export function portFrom(text: string | undefined): number {
  if (text === undefined || text === "") return 2567;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535) stop(`PORT must be a whole number from 1 to 65535, but it is "${text}".`);
  return port;
}

export function dataFolderFrom(text: string | undefined): string {
  const folder = resolve(root, text || "data");
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    // Permission bits do not tell of full disks and read-only mounts: only writing does.
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    stop(`the data folder ${folder} cannot be written to (${codeOf(error)}). Set DATA_DIR to a folder that can.`);
  }
  return folder;
}

/** Calls `end` once, on Ctrl-C, on SIGTERM, or when the npm that started us is gone. A second signal ends the program at once. */
export function whenAsked(end: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  // npm passes a SIGTERM on to its shell, which dies of it alone: without this the server would live on, and keep the port.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 100).unref();
}

export function codeOf(error: unknown): string {
  return error instanceof Error ? ("code" in error && String(error.code)) || error.message : String(error);
}
