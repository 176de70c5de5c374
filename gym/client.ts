/** A gym for TypeScript: starts the process and speaks with it. python/quayside_gym does the same for Python. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { must } from "../shared/core/base/checked.ts";
import type { OptionValue } from "../shared/core/contract/game.ts";
import { columnsOf } from "./batch.ts";
import { frameOf, HEADER, REPLIES, REQUESTS } from "./protocol.ts";

export interface GymOptions {
  readonly game: string;
  readonly seats: number;
  readonly environments: number;
  readonly seed?: number;
  readonly again?: boolean;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** What all environments show, column by column; written over by the next reply. README.md says what each column holds. */
export interface Positions {
  readonly seat: Int8Array;
  readonly ended: Uint8Array;
  readonly rewards: Float32Array;
  readonly places: Int8Array;
  readonly seeds: Uint32Array;
  readonly observations: Int16Array;
  readonly masks: Uint8Array;
}

interface Opened {
  readonly actions: readonly string[];
  readonly observation: readonly string[];
}

type Reply = { readonly kind: number; readonly frame: Uint8Array<ArrayBuffer> };

export class Gym {
  /** The notation of each action. */
  actions: readonly string[] = [];
  /** What each number of an observation is. */
  observation: readonly string[] = [];
  /** Bytes of one environment's mask. */
  maskBytes = 0;
  readonly #options: GymOptions;
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting: { readonly resolve: (reply: Reply) => void; readonly reject: (why: Error) => void }[] = [];
  readonly #header = new Uint8Array(HEADER);
  #frame: Uint8Array<ArrayBuffer> | undefined;
  #got = 0;
  #positions: { readonly memory: Uint8Array<ArrayBuffer>; readonly columns: Positions } | undefined;

  static async open(options: GymOptions): Promise<Gym> {
    const gym = new Gym(options);
    const { frame } = await gym.#ask(REQUESTS.open, new TextEncoder().encode(JSON.stringify(options)));
    const { actions, observation }: Opened = JSON.parse(textOf(frame));
    Object.assign(gym, { actions, observation });
    gym.#layOut();
    return gym;
  }

  private constructor(options: GymOptions) {
    this.#options = options;
    this.#process = spawn(process.execPath, [join(import.meta.dirname, "serve.ts")], { stdio: ["pipe", "pipe", "inherit"] });
    this.#process.stdout.on("data", (bytes: Uint8Array) => this.#read(bytes));
    this.#process.once("close", () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error("the gym has ended"));
    });
  }

  /** The number of its process. */
  get pid(): number {
    return must(this.#process.pid, "process");
  }

  /** Begins other matches: pairs of an environment and a seed. Without any, it shows what is there. */
  reset(...pairs: readonly (readonly [environment: number, seed: number])[]): Promise<Positions> {
    return this.#positionsAfter(REQUESTS.reset, bytesOf(Uint32Array.from(pairs.flat())));
  }

  /** One action for each environment; -1 leaves it as it is. */
  step(actions: Int32Array): Promise<Positions> {
    return this.#positionsAfter(REQUESTS.step, bytesOf(actions));
  }

  close(): void {
    this.#process.stdin.end();
  }

  async #positionsAfter(kind: number, payload: Uint8Array): Promise<Positions> {
    await this.#ask(kind, payload);
    return must(this.#positions, "positions").columns;
  }

  async #ask(kind: number, payload: Uint8Array): Promise<Reply> {
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(frameOf(kind, payload));
    });
    if (reply.kind === REPLIES.error) throw new Error(JSON.parse(textOf(reply.frame)).error);
    return reply;
  }

  /** Positions come into the same memory each time. */
  #layOut(): void {
    const { environments, seats } = this.#options;
    const { length } = this.observation;
    const at = columnsOf(environments, seats, length, this.actions.length);
    const memory = new ArrayBuffer(at.end);
    this.maskBytes = at.mask;
    const columns = {
      seat: new Int8Array(memory, at.seat, environments),
      ended: new Uint8Array(memory, at.ended, environments),
      rewards: new Float32Array(memory, at.rewards, environments * seats),
      places: new Int8Array(memory, at.places, environments * seats),
      seeds: new Uint32Array(memory, at.seeds, environments),
      observations: new Int16Array(memory, at.observations, environments * length),
      masks: new Uint8Array(memory, at.masks, environments * at.mask),
    };
    this.#positions = { memory: new Uint8Array(memory), columns };
  }

  #read(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const into = this.#frame ?? this.#header;
      const part = bytes.subarray(at, at + into.length - this.#got);
      into.set(part, this.#got);
      this.#got += part.length;
      at += part.length;
      if (this.#got < into.length) return;
      if (this.#frame === undefined) this.#frame = this.#frameFor();
      if (this.#got === this.#frame.length) this.#deliver(this.#frame);
    }
  }

  #frameFor(): Uint8Array<ArrayBuffer> {
    const [length, kind] = headOf(this.#header);
    const kept = this.#positions?.memory;
    const frame = kind === REPLIES.positions && kept?.length === HEADER + length ? kept : new Uint8Array(HEADER + length);
    frame.set(this.#header);
    return frame;
  }

  #deliver(frame: Uint8Array<ArrayBuffer>): void {
    this.#frame = undefined;
    this.#got = 0;
    this.#waiting.shift()?.resolve({ kind: headOf(frame)[1], frame });
  }
}

function headOf(frame: Uint8Array): [length: number, kind: number] {
  const view = new DataView(frame.buffer, frame.byteOffset, HEADER);
  return [view.getUint32(0, true), view.getUint32(4, true)];
}

const textOf = (frame: Uint8Array): string => new TextDecoder().decode(frame.subarray(HEADER));
const bytesOf = (numbers: Uint32Array | Int32Array): Uint8Array => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** The legal actions of one environment. */
export function legalActions(masks: Uint8Array, environment: number, maskBytes: number): number[] {
  const legal: number[] = [];
  for (let byte = 0; byte < maskBytes; byte++) {
    for (let bits = masks[environment * maskBytes + byte] ?? 0; bits !== 0; bits &= bits - 1)
      legal.push(byte * 8 + 31 - Math.clz32(bits & -bits));
  }
  return legal;
}
