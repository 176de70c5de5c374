/** How far a search has widened: from players of similar strength to everyone, or to bots, as a bar that fills. */
import type { Search } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";
import { left } from "../common/countdown.ts";
import { h, set, write } from "../common/dom.ts";

export interface SearchStage {
  readonly to: "bots" | "anybody";
  readonly seconds: number;
  /** The part of the way that is done, from 0 to 1. */
  readonly done: number;
}

/** Bots end a search; undefined while the server has not told the times. */
export function searchStageOf({ since, anybodyAt, botsAt }: Search, now: number): SearchStage | undefined {
  const end = botsAt ?? anybodyAt;
  if (end === undefined) return undefined;
  const { seconds, part } = left(end, end - since, now);
  return { to: botsAt === undefined ? "anybody" : "bots", seconds, done: 1 - part };
}

export interface SearchWidening {
  readonly element: HTMLElement;
  /** `sentence`: the same in words. */
  show(stage: SearchStage | undefined, sentence: string): void;
}

export function searchWidening({ waiting: words }: Text): SearchWidening {
  const [from, to] = [h("span"), h("span")];
  const bar = { class: "rail", role: "progressbar", "aria-label": words.reach, "aria-valuemin": 0, "aria-valuemax": 100 };
  const rail = h("div", bar, h("i"));
  const element = h("div", { class: "widening", hidden: true }, from, rail, to);
  return {
    element,
    show(stage, sentence) {
      set(element, "hidden", stage === undefined);
      if (stage === undefined) return;
      write(from, words.reaches[stage.to].from);
      write(to, words.reaches[stage.to].to);
      const done = Math.round(stage.done * 100);
      set(element, "style", `--done: ${done}%`);
      set(rail, "aria-valuenow", done);
      set(rail, "aria-valuetext", sentence);
    },
  };
}
