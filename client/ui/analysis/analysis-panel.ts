/** The analysis beside a replay: asked for by a button, worked out with a progress bar, then a curve to walk along. */

import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { summaryOf } from "../../../shared/core/analysis/summary.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { time } from "../../base/time.ts";
import { today } from "../../base/today.ts";
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { TryingFeed } from "../../feed/trial.ts";
import { keepLuck } from "../../settings/match-luck.ts";
import type { Language } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import { type RunAnalysis, runAnalysis } from "../../thinking/ask-analysis.ts";
import { complaint, notice } from "../common/dialog.ts";
import { fill, h, set, write } from "../common/dom.ts";
import { exerciseWords } from "../common/exercise-words.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { TurningPoint } from "../playback/replay-bar.ts";

interface AnalysisPanelParts {
  readonly feed: TryingFeed;
  readonly face: Face;
  readonly say: Say;
  readonly language: Language;
  readonly mark: (points: readonly TurningPoint[]) => void;
  readonly signal: AbortSignal;
  readonly run?: RunAnalysis;
}

export interface AnalysisPanel {
  readonly element: HTMLElement;
  /** Opens the analysis, or closes it. */
  readonly button: HTMLButtonElement;
  /** Does nothing if it is open. */
  open(): void;
}

export function analysisPanel({ feed, face, say, language, mark, signal, run = runAnalysis }: AnalysisPanelParts): AnalysisPanel {
  const words = say.text.analysis;
  const button = h(
    "button",
    { class: "wooden", type: "button", title: words.about, "aria-expanded": "false", onclick: () => (element.hidden ? open() : hide()) },
    words.open,
  );
  const element = h("section", { class: "analysis", "aria-label": words.title, hidden: true });
  let stops: (() => void)[] = [];

  function open(): void {
    if (!element.hidden) return;
    set(element, "hidden", false);
    set(button, "aria-expanded", "true");
    write(button, words.close);
    begin().catch((error) => {
      hide();
      tellFailure(say.text, error);
    });
  }

  function hide(): void {
    for (const stop of stops) stop();
    stops = [];
    feed.endTrial();
    mark([]);
    set(element, "hidden", true);
    set(button, "aria-expanded", "false");
    write(button, words.open);
    fill(element);
  }

  async function begin(): Promise<void> {
    const [record, { showAnalysis }, { loadReasoner }] = await Promise.all([
      feed.record(),
      import("./shown-analysis.ts"),
      import("../../thinking/reasoner.ts"),
    ]);
    const reasoner = await loadReasoner(language, face, say);
    if (element.hidden) return;
    const bar = h("progress", { max: 1, value: 0 });
    const said = h("p", { role: "status" });
    const tell = (share: number): void => {
      bar.value = share;
      write(said, words.progress(share));
    };
    const stop = h("button", { class: "plain", type: "button", onclick: hide }, words.stop);
    tell(0);
    fill(element, h("div", { class: "working" }, said, bar, stop));
    stops.push(
      run(face.game, record, {
        progress: tell,
        done(analysis) {
          stops.push(showAnalysis({ feed, face, say, mark, element, record, analysis, reasoner }));
          if (feed.source !== "")
            keepLuck(
              feed.source,
              analysis.start.map((_chance, seat) => summaryOf(analysis, seat).luck),
            );
          keepExercises(feed, language, record, analysis).catch(() => undefined);
        },
        failed(why) {
          hide();
          complaint(words.failed);
          globalThis.reportError?.(why);
        },
      }),
    );
  }

  until(signal, hide);
  return { element, button, open };
}

/** Of the reader's own match, what cost them most is kept to be practised. */
async function keepExercises(
  { game, seat, source }: TryingFeed,
  language: Language,
  record: MatchRecord,
  analysis: Analysis,
): Promise<void> {
  if (seat === WATCHER) return;
  const [{ exercisesOf }, { ownExercises }, words] = await Promise.all([
    import("../../thinking/exercises.ts"),
    import("../../settings/exercises.ts"),
    exerciseWords(language),
  ]);
  const found = time.now();
  const count = ownExercises().add(await exercisesOf({ game, record, analysis, seat, match: source, found, due: today() }));
  if (count > 0) notice(words.found(count));
}
