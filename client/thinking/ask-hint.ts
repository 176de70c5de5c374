/** Asks for advice in a worker of its own, which ends with the answer or when the question is dropped. */
import type { View } from "../../shared/core/contract/game.ts";
import type { Advice } from "./hint-search.ts";

export interface ToHintWorker {
  readonly game: string;
  readonly view: View;
  /** 32 bits. */
  readonly seed: number;
  /** How many times the usual thought; 1 if left out. */
  readonly effort?: number;
}
export type FromHintWorker = { readonly type: "progress"; readonly share: number } | { readonly type: "advice"; readonly advice: Advice };

export interface AdviceListener {
  progress(share: number): void;
  advice(advice: Advice): void;
  failed(why: unknown): void;
}

/** Returns what drops the question: after that nothing is told any more. */
export type AskAdvice = (question: ToHintWorker, listener: AdviceListener) => () => void;

export const askAdvice: AskAdvice = (question, listener) => {
  const worker = new Worker(new URL("./hint-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromHintWorker>) => {
    if (data.type === "progress") return listener.progress(data.share);
    worker.terminate();
    listener.advice(data.advice);
  });
  worker.addEventListener("error", ({ message }) => {
    worker.terminate();
    listener.failed(message);
  });
  worker.postMessage(question);
  return () => worker.terminate();
};
