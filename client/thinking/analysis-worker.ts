/** Analyses one match, beside the page. */
import { analyse } from "../../shared/core/analysis/analysis.ts";
import { loadGame } from "../feed/load-game.ts";
import type { FromAnalysisWorker, ToAnalysisWorker } from "./ask-analysis.ts";

const tell = (message: FromAnalysisWorker): void => postMessage(message);

addEventListener("message", async ({ data: { record } }: MessageEvent<ToAnalysisWorker>) => {
  const analysis = analyse(await loadGame(record.game), record);
  for (let next = analysis.next(); ; next = analysis.next()) {
    if (next.done) return tell({ type: "done", analysis: next.value });
    tell({ type: "progress", share: next.value });
  }
});
