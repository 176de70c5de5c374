/** Analyses a match in a worker of its own, unless this browser has kept the answer. */
import type { Analysis } from "../../shared/core/analysis/analysis.ts";
import { ANALYSIS_VERSION } from "../../shared/core/analysis/version.ts";
import { digest } from "../../shared/core/base/random.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { type MatchRecord, writeRecord } from "../../shared/core/match/record.ts";
import { storeAnalysis, storedAnalysis } from "./analysis-storage.ts";

export interface ToAnalysisWorker {
  readonly record: MatchRecord;
}
export type FromAnalysisWorker =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "done"; readonly analysis: Analysis };

export interface AnalysisListener {
  progress(share: number): void;
  done(analysis: Analysis): void;
  failed(why: unknown): void;
}

/** Returns what stops it: after that nothing is told any more. */
export type RunAnalysis = (game: Game, record: MatchRecord, listener: AnalysisListener) => () => void;

export const runAnalysis: RunAnalysis = (game, record, listener) => {
  const key = analysisKey(game, record);
  let stopped = false;
  let worker: Worker | undefined;

  function work(): void {
    worker = new Worker(new URL("./analysis-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromAnalysisWorker>) => {
      if (data.type === "progress") return listener.progress(data.share);
      worker?.terminate();
      void storeAnalysis(key, data.analysis);
      listener.done(data.analysis);
    });
    worker.addEventListener("error", ({ message }) => {
      worker?.terminate();
      listener.failed(message);
    });
    worker.postMessage({ record } satisfies ToAnalysisWorker);
  }

  void storedAnalysis(key).then((kept) => {
    if (stopped) return;
    if (kept === undefined) work();
    else listener.done(kept);
  });
  return () => {
    stopped = true;
    worker?.terminate();
  };
};

/** The match, and all that its numbers follow from: an analysis by another model is another one. */
export const analysisKey = (game: Game, record: MatchRecord): string =>
  [digest(writeRecord(record)), ANALYSIS_VERSION, digest(JSON.stringify(game.mind?.model ?? null)).slice(0, 16)].join(" ");
