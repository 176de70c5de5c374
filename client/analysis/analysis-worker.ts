/** Analyses one match, beside the page. */
import { analyse } from "../../shared/core/analysis/analysis.ts";
import { GAMES } from "../../shared/games.ts";
import type { FromAnalysisWorker, ToAnalysisWorker } from "./run-analysis.ts";

const tell = (message: FromAnalysisWorker): void => postMessage(message);

addEventListener("message", ({ data: { record } }: MessageEvent<ToAnalysisWorker>) => {
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) throw new Error(`no game ${record.game}`);
  const analysis = analyse(game, record);
  for (let next = analysis.next(); ; next = analysis.next()) {
    if (next.done) return tell({ type: "done", analysis: next.value });
    tell({ type: "progress", share: next.value });
  }
});
