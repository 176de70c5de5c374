/** What can be done with a replay beside watching it: analyse it, and play on from any of its moments. */

import { recordUntil } from "../../../shared/core/analysis/branch.ts";
import { askedSeats, resume } from "../../../shared/core/match/step.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { PracticeWish } from "../../feed/lobby.ts";
import type { TryingFeed } from "../../feed/trial.ts";
import type { Language } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import { h } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { TurningPoint } from "../playback/replay-bar.ts";
import { analysisPanel } from "./analysis-panel.ts";

interface ReplayToolsParts {
  readonly signal: AbortSignal;
  readonly feed: TryingFeed;
  readonly face: Face;
  readonly say: Say;
  readonly language: Language;
  playOn(wish: PracticeWish): void;
  /** Opens the moment shown on an analysis board. */
  readonly toBoard: (() => void) | undefined;
  /** Marks turning points on the rail of the replay. */
  mark(points: readonly TurningPoint[]): void;
}

/** How a replay opens. */
export interface ReplayStart {
  readonly frame?: number | undefined;
  /** Whether it opens with the analysis running. */
  readonly analysed?: boolean;
}

export interface ReplayTools {
  /** Opens the analysis, unless it is open. */
  analyse(): void;
  /** Whether it is open. */
  readonly analysing: boolean;
  readonly panel: HTMLElement;
  readonly buttons: readonly HTMLElement[];
}

export function replayTools({ feed, face, say, language, playOn, toBoard, mark, signal }: ReplayToolsParts): ReplayTools {
  const words = say.text.analysis;
  const analysis = analysisPanel({ feed, face, say, language, mark, signal });
  const again = h(
    "button",
    {
      class: "wooden",
      type: "button",
      title: words.tryAbout,
      "data-do": "try",
      onclick: () => void tryAgain().catch((error) => tellFailure(say.text, error)),
    },
    words.tryAgain,
  );

  const board = toBoard && h("button", { class: "wooden", type: "button", "data-do": "board", onclick: toBoard }, words.board);

  /** Uses the true deal, so that the practice match is a record like any other; its player may know what comes. */
  async function tryAgain(): Promise<void> {
    const from = recordUntil(face.game, await feed.record(), feed.playback.at);
    const [asked = 0] = askedSeats(resume(face.game, from));
    playOn({ from, seat: feed.eyes === WATCHER ? asked : feed.eyes, ...(from.bots && { level: from.bots }) });
  }

  const stop = feed.playback.onState(({ at, last }) => {
    again.disabled = at === last;
  });
  until(signal, stop);
  return {
    analyse: analysis.open,
    get analysing() {
      return !analysis.element.hidden;
    },
    panel: analysis.element,
    buttons: [analysis.button, ...(board ? [board] : []), again],
  };
}
