/** Asks for the chances in one position after another, in a worker that stays. Only the newest position is waited for. */
import type { Sight } from "../../shared/core/contract/game.ts";

export interface ToChancesWorker {
  readonly game: string;
  /** Of the frame. */
  readonly number: number;
  readonly sight: Sight;
}
export interface FromChancesWorker {
  readonly number: number;
  /** By seat. */
  readonly chances: readonly number[];
}

/** `failed`: nothing is estimated any more. */
export function estimateChances(listener: { found(answer: FromChancesWorker): void; failed(why: unknown): void }) {
  let worker: Worker | undefined;
  let isBusy = false;
  let waiting: ToChancesWorker | undefined;

  function send(question: ToChancesWorker): void {
    isBusy = true;
    worker ??= hired();
    worker.postMessage(question);
  }

  function hired(): Worker {
    const made = new Worker(new URL("./chances-worker.ts", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data }: MessageEvent<FromChancesWorker>) => {
      isBusy = false;
      listener.found(data);
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) send(next);
    });
    made.addEventListener("error", ({ message }) => {
      stop();
      listener.failed(message);
    });
    return made;
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    isBusy = false;
    waiting = undefined;
  }

  return {
    ask(question: ToChancesWorker): void {
      if (isBusy) waiting = question;
      else send(question);
    },
    stop,
  };
}
