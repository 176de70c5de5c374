/** Forwards, backwards and to any moment of a match that is played again. */

import { WATCHER } from "../../../shared/core/view.ts";
import type { Feed } from "../../feed/feed.ts";
import type { ReplayFeed } from "../../feed/replay.ts";
import { h, set, write } from "../common/dom.ts";
import type { Say } from "../common/say.ts";

export interface ReplayBar {
  readonly element: HTMLElement;
  /** The names are known, or have changed. */
  update(): void;
  close(): void;
}

export const isReplay = (feed: Feed): feed is ReplayFeed => "seek" in feed && "onState" in feed;

export function replayBar({ text, name }: Say, feed: ReplayFeed): ReplayBar {
  const words = text.replay;
  const whose = h("b", { class: "whose" });
  const update = (): void => write(whose, feed.own ? words.own : feed.seat === WATCHER ? words.watched : words.of(name(feed.seat)));
  const go = (to: number): void => {
    feed.pause();
    feed.seek(Math.max(0, Math.min(feed.last, to)));
  };
  const step = (label: string, by: number) => h("button", { class: "wooden", type: "button", onclick: () => go(feed.at + by) }, label);
  const play = h("button", { class: "brass", type: "button", onclick: () => (feed.playing ? feed.pause() : feed.play()) });
  const rail = h("input", { type: "range", min: 0, max: feed.last, "aria-label": words.moment, oninput: () => go(Number(rail.value)) });
  const count = h("span", { class: "count" });
  const element = h("div", { class: "replay", role: "group" }, whose, step(words.back, -1), play, step(words.on, 1), rail, count);
  const stop = feed.onState(({ at, last, playing }) => {
    rail.value = String(at);
    write(count, words.count(at, last));
    write(play, playing ? words.pause : words.play);
    set(play, "data-playing", playing);
  });
  update();
  return { element, update, close: stop };
}
