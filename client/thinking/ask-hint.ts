/** Asks for advice in a worker of its own, which ends with the answer or when the question is dropped. */
import type { Outcome } from "../../shared/core/analysis/outcomes.ts";
import type { View } from "../../shared/core/contract/game.ts";
import type { Advice } from "./hint-search.ts";

export interface ToHintWorker {
  readonly game: string;
  readonly view: View;
  /** 32 bits. */
  readonly seed: number;
  /** How many times the usual thought; 1 if left out. */
  readonly effort?: number;
  /** What luck may bring once these moves are played is asked instead. */
  readonly row?: readonly string[];
}
export type FromHintWorker =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "advice"; readonly advice: Advice }
  | { readonly type: "outcomes"; readonly outcomes: readonly Outcome[] };

interface Listener {
  progress(share: number): void;
  failed(why: unknown): void;
}
export interface AdviceListener extends Listener {
  advice(advice: Advice): void;
}
interface OutcomesListener extends Listener {
  outcomes(outcomes: readonly Outcome[]): void;
}

/** Returns what drops the question: after that nothing is told any more. */
export type AskAdvice = (question: ToHintWorker, listener: AdviceListener) => () => void;

export const askAdvice: AskAdvice = (question, listener) =>
  ask(question, listener, (answer) => answer.type === "advice" && listener.advice(answer.advice));

export const askOutcomes = (question: ToHintWorker & { readonly row: readonly string[] }, listener: OutcomesListener): (() => void) =>
  ask(question, listener, (answer) => answer.type === "outcomes" && listener.outcomes(answer.outcomes));

function ask(question: ToHintWorker, { progress, failed }: Listener, answered: (answer: FromHintWorker) => void): () => void {
  const worker = new Worker(new URL("./hint-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromHintWorker>) => {
    if (data.type === "progress") return progress(data.share);
    worker.terminate();
    answered(data);
  });
  worker.addEventListener("error", ({ message }) => {
    worker.terminate();
    failed(message);
  });
  worker.postMessage(question);
  return () => worker.terminate();
}
