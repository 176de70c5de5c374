/** Judges one move against the best one, beside the page. */
import { lossOf } from "../../shared/core/analysis/weigh.ts";
import { loadGame } from "../feed/load-game.ts";
import type { ToLossWorker } from "./ask-loss.ts";

addEventListener("message", async ({ data: { game, view, move, best } }: MessageEvent<ToLossWorker>) => {
  postMessage(lossOf(await loadGame(game), view, move, best));
});
