/** Asks for a review of a finished match in a worker of its own, which ends with the answer or when the question is dropped. */
import type { MatchRecord } from "../../shared/core/match/record.ts";
import type { DealProof, Finding } from "../../shared/core/review/proof.ts";
import type { Summary } from "../../shared/core/review/summary.ts";

export type ToReview = { readonly type: "check"; readonly proof: DealProof } | { readonly type: "summary"; readonly record: MatchRecord };
export type FromReview =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "finding"; readonly finding: Finding }
  | { readonly type: "summary"; readonly summary: Summary };

/** What is told of a question; the one answer ends it. */
export interface ReviewListener {
  progress?(share: number): void;
  finding?(finding: Finding): void;
  summary?(summary: Summary): void;
  failed(why: unknown): void;
}
export type AskReview = (question: ToReview, listener: ReviewListener) => () => void;

/** Returns what drops the question: after that nothing is told any more. */
export const askReview: AskReview = (question, listener) => {
  const worker = new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromReview>) => {
    if (data.type === "progress") return listener.progress?.(data.share);
    worker.terminate();
    if (data.type === "finding") listener.finding?.(data.finding);
    else listener.summary?.(data.summary);
  });
  worker.addEventListener("error", ({ message }) => {
    worker.terminate();
    listener.failed(message);
  });
  worker.postMessage(question);
  return () => worker.terminate();
};
