/** Goes through a finished match beside the page: checks its deal, or sums it up for the score sheet. */
import type { Game } from "../../shared/core/contract/game.ts";
import { checkDeal, type DealProof } from "../../shared/core/review/proof.ts";
import { summarise } from "../../shared/core/review/summary.ts";
import { time } from "../base/time.ts";
import { loadGame } from "../feed/load-game.ts";
import type { FromReview, ToReview } from "./ask-review.ts";

/** Milliseconds between two notes of progress. */
const PACE = 50;
const tell = (message: FromReview): void => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<ToReview>) => {
  if (data.type === "check") return check(await loadGame(data.proof.record.game), data.proof);
  tell({ type: "summary", summary: summarise(await loadGame(data.record.game), data.record) });
});

function check(game: Game, proof: DealProof): void {
  const checking = checkDeal(game, proof);
  let told = time.elapsed();
  for (;;) {
    const { done, value } = checking.next();
    if (done) return tell({ type: "finding", finding: value });
    if (time.elapsed() - told < PACE) continue;
    told = time.elapsed();
    tell({ type: "progress", share: value });
  }
}
