/** Asks for a review of a finished match in a worker of its own, which ends with the answer or when the question is dropped. */
import type { DealProof, Finding } from "../../shared/core/proof.ts";

export interface ToReview {
  readonly proof: DealProof;
}
export type FromReview = { readonly type: "progress"; readonly share: number } | { readonly type: "finding"; readonly finding: Finding };

export interface ReviewListener {
  progress(share: number): void;
  finding(finding: Finding): void;
  failed(why: unknown): void;
}

/** Returns what drops the question: after that nothing is told any more. */
export function askReview(question: ToReview, listener: ReviewListener): () => void {
  const worker = new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromReview>) => {
    if (data.type === "progress") return listener.progress(data.share);
    worker.terminate();
    listener.finding(data.finding);
  });
  worker.addEventListener("error", ({ message }) => {
    worker.terminate();
    listener.failed(message);
  });
  worker.postMessage(question);
  return () => worker.terminate();
}
