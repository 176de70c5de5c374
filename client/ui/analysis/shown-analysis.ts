/** What an analysis shows once it is worked out: a curve to walk along, what each step was worth, and the better line. */
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { recordUntil, tryLine } from "../../../shared/core/analysis/branch.ts";
import { turningPoints } from "../../../shared/core/analysis/summary.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import type { Face } from "../../face/face.ts";
import { momentsOf } from "../../feed/moments-of-step.ts";
import type { TryingFeed } from "../../feed/trial.ts";
import type { Say } from "../../text/say.ts";
import type { Reasoner } from "../../thinking/reasoner.ts";
import { stepTeller } from "../../thinking/step-words.ts";
import { fill, h, set, write } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import type { TurningPoint } from "../playback/replay-bar.ts";
import { explanations } from "./explanations.ts";
import { numbersTable } from "./numbers-table.ts";
import { seatSums } from "./seat-sums.ts";
import { storyOf } from "./story.ts";
import { turnSign, winChart } from "./win-chart.ts";

interface ShownAnalysisParts {
  readonly feed: TryingFeed;
  readonly face: Face;
  readonly say: Say;
  readonly mark: (points: readonly TurningPoint[]) => void;
  readonly element: HTMLElement;
  readonly record: MatchRecord;
  readonly analysis: Analysis;
  readonly reasoner: Reasoner | undefined;
}

/** Gives the way to stop following the replay. */
export function showAnalysis({ feed, face, say, mark, element, record, analysis, reasoner }: ShownAnalysisParts): () => void {
  const words = say.text.analysis;
  const { steps } = analysis;
  const tell = stepTeller(face, say, record, analysis, reasoner);
  const frameAt = (place: number): number => steps[place]?.frame ?? feed.playback.last;
  const go = (place: number): void => {
    if (frameAt(place) === feed.playback.at) feed.endTrial();
    feed.playback.seek(frameAt(place));
  };
  const turns = turningPoints(analysis);
  mark(turns.map((at) => ({ frame: frameAt(at), label: tell(at).what })));
  const byTable = steps.at(-1)?.seat === -1 ? tell(steps.length - 1).what : undefined;
  const chart = winChart(say, analysis, feed.eyes, byTable ?? words.ends.last, go);
  const sums = seatSums(say, analysis);
  const what = h("h3", {});
  const choice = h("p", {});
  const flip = h("p", { class: "flip" });
  const trial = h("button", { class: "brass", type: "button", onclick: () => (tries ? feed.endTrial() : showLine()) });
  const sign = h("span", {});
  const told = h("div", { class: "told" }, trial, sign, what, choice, flip);
  const numbers = numbersTable(say, analysis, tell, go);
  const about = h("p", { class: "about" }, say.text.sentences(explanations(say, analysis)));
  const meaning = h("details", { class: "meaning" }, h("summary", {}, words.meaning), about);
  const story = say.text.sentences(storyOf(say, analysis, tell, (at) => feed.playback.movesAt(at)));
  /** Opened at the beginning, it tells the whole match first, as it does at the end. */
  let isFresh = feed.playback.at === 0;
  let place = 0;
  let tries = false;

  function show(): void {
    const isWhole = !tries && (isFresh || place === steps.length);
    const step = isWhole || steps[place] === undefined ? undefined : tell(place);
    const happens = step?.what ?? byTable ?? words.over;
    const turn = turns.indexOf(place);
    const seat = steps[place]?.seat ?? -1;
    fill(sign, ...(isWhole ? [] : [turn >= 0 && turnSign(words.turn(turn + 1), turn), seat >= 0 && badge(seat, "badge small")]));
    write(what, isWhole ? words.story.title : happens);
    write(choice, isWhole ? story : tries ? words.shown : (step?.choice ?? ""));
    write(flip, tries ? "" : (step?.flip ?? ""));
    write(trial, tries ? words.back : words.show);
    set(trial, "hidden", !tries && !step?.isShown);
    chart.show(place, happens);
    sums.show(place);
  }

  /** What the numbers on the curve and on the rail mean, and the way to each. */
  function turnButtons(): HTMLElement | false {
    const buttons = turns.map((at, nth) => {
      const label = words.turn(nth + 1);
      return h("button", { class: "link", type: "button", "aria-label": label, onclick: () => go(at) }, turnSign(label, nth));
    });
    return buttons.length > 0 && h("div", { class: "turns" }, h("span", {}, words.turns), ...buttons);
  }

  function showLine(): void {
    const step = steps[place];
    const line = step?.choice?.line;
    if (step === undefined || line === undefined) return;
    if (feed.playback.at !== step.frame) feed.playback.seek(step.frame);
    feed.tryOut(tryLine(face.game, recordUntil(face.game, record, step.frame), line).flatMap((played) => momentsOf(played, feed.eyes)));
  }

  const stops = [
    feed.playback.onState(({ at }) => {
      const next = steps.findLastIndex(({ frame }) => frame <= at);
      if (at > 0) isFresh = false;
      place = at >= feed.playback.last ? steps.length : Math.max(0, next);
      show();
    }),
    feed.onTrial((now) => {
      tries = now;
      show();
    }),
  ];
  fill(
    element,
    h("div", { class: "curve" }, chart.element, numbers, turnButtons()),
    h("div", { class: "reading", tabindex: "0" }, sums.element, meaning, told),
  );
  chart.element.focus();
  return () => {
    for (const stop of stops) stop();
  };
}
