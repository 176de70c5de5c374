/** Plays matches in threads, as many as there are processors. Which thread plays which match makes no difference to it. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Group, Task } from "./thread.ts";

/** Matches that a thread is asked for at a time. */
const GROUP = 10;

/** The rows of all matches, in order. What the folder already has is not played again. */
export async function playMatches(
  task: Task,
  matches: number,
  folder: string,
  onProgress: (played: number) => void,
): Promise<Float32Array[]> {
  mkdirSync(folder, { recursive: true });
  const rows: Float32Array[] = [];
  const waiting: Group[] = [];
  for (let first = 0; first < matches; first += GROUP) {
    const group = { first, last: Math.min(first + GROUP, matches) };
    const file = fileOf(folder, group);
    if (existsSync(file)) rows[first / GROUP] = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
    else waiting.push(group);
  }
  let played = matches - waiting.reduce((sum, { first, last }) => sum + last - first, 0);
  const onPlayed = (group: Group, some: Float32Array): void => {
    rows[group.first / GROUP] = some;
    // Renamed when it is whole: an interrupted run leaves no half file.
    writeFileSync(`${fileOf(folder, group)}.part`, some);
    renameSync(`${fileOf(folder, group)}.part`, fileOf(folder, group));
    played += group.last - group.first;
    onProgress(played);
  };
  const threads = Math.min(availableParallelism(), waiting.length);
  await Promise.all(
    Array.from({ length: threads }, () =>
      playIn(new Worker(new URL("./thread.ts", import.meta.url), { workerData: task }), waiting, onPlayed),
    ),
  );
  return rows;
}

const fileOf = (folder: string, { first, last }: Group): string => join(folder, `${first}-${last}.rows`);

/** Plays one group after the other, until none waits. */
async function playIn(worker: Worker, waiting: Group[], onPlayed: (group: Group, rows: Float32Array) => void): Promise<void> {
  try {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      const { promise, resolve, reject } = Promise.withResolvers<Float32Array>();
      worker.once("message", resolve).once("error", reject);
      worker.postMessage(group);
      onPlayed(group, await promise);
      worker.off("error", reject);
    }
  } finally {
    await worker.terminate();
  }
}
