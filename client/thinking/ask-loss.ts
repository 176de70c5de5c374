/** Asks in a worker of its own by how much a move is worse than the best one for the view's seat, in chance to win. */
import type { View } from "../../shared/core/contract/game.ts";

export interface ToLossWorker {
  readonly game: string;
  readonly view: View;
  /** In notation, as the best one. */
  readonly move: string;
  readonly best: string;
}

export function askLoss(question: ToLossWorker): Promise<number> {
  const worker = new Worker(new URL("./loss-worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<number>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<number>) => resolve(data));
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
  });
  worker.postMessage(question);
  return answer.finally(() => worker.terminate());
}
