/** Servers in processes of their own, so that their usage can be measured. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { queryObjects } from "node:v8";
import { Room } from "@colyseus/core";
import { WebSocketClient } from "@colyseus/ws-transport";

export interface Usage {
  /** Heap in use after garbage collection, in bytes. */
  readonly heap: number;
  /** Rooms in memory. */
  readonly rooms: number;
  /** Objects that are still referenced: rooms, connections into them, and all maps and sets but those of known size. */
  readonly heldRooms: number;
  readonly heldClients: number;
  readonly maps: number;
  readonly timers: number;
  readonly sockets: number;
}

export interface ChildProcess {
  /** CPU time of the process so far, in microseconds. */
  cpu(): Promise<number>;
  usage(): Promise<Usage>;
  /** Calls one of the functions passed to `answerParent`. */
  call<T>(what: string, ...words: unknown[]): Promise<T>;
  /** Stops the process, timers included, so that it does not disturb a measurement. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}
export interface ServerProcess extends ChildProcess {
  readonly address: string;
}

type Call = { readonly number: number; readonly what: string; readonly words: readonly unknown[] };
type Reply = { readonly number: number; readonly value?: unknown; readonly error?: string };
export type Answers = Readonly<Record<string, (...words: never[]) => unknown>>;

/** V8 returns memory when a process is idle. A stopped server, or its driver, would have to allocate it again in its next round. */
export const KEEP_MEMORY = "--no-memory-reducer";

/** Runs a file, named from the folder of the benches, that reports its port. */
export async function startServer(file: string, ...words: string[]): Promise<ServerProcess> {
  const child = startProcess(file, ...words);
  return { ...child, address: `http://127.0.0.1:${await child.call<number>("port")}` };
}

/** Runs a file, named from the folder of the benches, that calls `answerParent`. */
export function startProcess(file: string, ...words: string[]): ChildProcess {
  const child = fork(join(import.meta.dirname, "../..", file), words, {
    execArgv: ["--expose-gc", KEEP_MEMORY, "--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  child.on("message", ({ number, value, error }: Reply) => {
    if (error === undefined) pending.get(number)?.resolve(value);
    else pending.get(number)?.reject(new Error(`${file}: ${error}`));
    pending.delete(number);
  });
  const ended = once(child, "exit").then(([code]) => {
    for (const { reject } of pending.values()) reject(new Error(`${file} has ended with ${code}`));
  });
  const call = <T>(what: string, ...words: unknown[]): Promise<T> => {
    const message: Call = { number: ++calls, what, words };
    const reply = Promise.withResolvers<unknown>();
    pending.set(message.number, reply);
    child.send(message);
    return reply.promise as Promise<T>;
  };
  const resume = (): void => void child.kill("SIGCONT");
  // A stopped child cannot end by itself when this process ends.
  process.once("exit", resume);
  if (process.listenerCount("SIGTERM") === 0) for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  child.once("exit", () => process.off("exit", resume));
  return {
    cpu: () => call("cpu"),
    usage: () => call("usage"),
    call,
    pause: () => void child.kill("SIGSTOP"),
    resume,
    async close() {
      resume();
      child.disconnect();
      await ended;
    },
  };
}

/** Keeps Colyseus's own metrics from using the parent's channel, which would be counted as cost. */
const tell = process.send?.bind(process);
delete process.send;

/** In the child process: answers the parent until it is gone. */
export function answerParent(answers: Answers, end: () => Promise<void>): void {
  process.on("message", async ({ number, what, words }: Call) => {
    const reply = await runCall(answers, what, words);
    tell?.({ number, ...reply });
  });
  process.on("disconnect", () => void end().finally(() => process.exit()));
}

async function runCall(answers: Answers, what: string, words: readonly unknown[]): Promise<Omit<Reply, "number">> {
  try {
    return { value: await answers[what]?.(...(words as never[])) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

export function cpuOf(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** `known`: maps that are no part of what a match leaves. */
export async function usageOf(rooms: number, known = 0): Promise<Usage> {
  // One collection may free what only the next one can collect.
  for (let times = 0; times < 4; times++) {
    globalThis.gc?.();
    await new Promise((told) => setTimeout(told, 50));
  }
  const active = process.getActiveResourcesInfo();
  const count = (kind: string): number => active.filter((resource) => resource === kind).length;
  const held = (kind: abstract new (...words: never[]) => unknown): number => queryObjects(kind as never, { format: "count" });
  return {
    heap: process.memoryUsage().heapUsed,
    rooms,
    heldRooms: held(Room),
    heldClients: held(WebSocketClient),
    maps: held(Map) + held(Set) - known,
    timers: count("Timeout"),
    sockets: count("TCPSocketWrap"),
  };
}
