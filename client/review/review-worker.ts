/** Goes through a finished match beside the page: checks its deal, or sums it up for the score sheet. */
import { checkDeal } from "../../shared/core/proof.ts";
import { GAMES } from "../../shared/games.ts";
import { time } from "../time.ts";
import type { FromReview, ToReview } from "./ask-review.ts";

/** Milliseconds between two notes of progress. */
const PACE = 50;
const tell = (message: FromReview): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToReview>) => {
  const game = GAMES.find(({ id }) => id === data.proof.record.game);
  if (game === undefined) throw new Error(`no game ${data.proof.record.game}`);
  const checking = checkDeal(game, data.proof);
  let told = time.elapsed();
  for (;;) {
    const { done, value } = checking.next();
    if (done) return tell({ type: "finding", finding: value });
    if (time.elapsed() - told < PACE) continue;
    told = time.elapsed();
    tell({ type: "progress", share: value });
  }
});
