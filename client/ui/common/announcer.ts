/** The one polite live region of a table: speaks at most once in a while, joins what came in between, and never repeats an event. */

import { REST_BETWEEN_ANNOUNCEMENTS } from "../../base/durations.ts";
import { realTimers, type Timers } from "../../base/timers.ts";
import { until } from "../../base/until.ts";
import { h } from "./dom.ts";

export interface SpeechQueue {
  /** Something has happened: spoken after what happened before it. */
  tell(sentence: string): void;
  /** What the player has asked for: the newest wins, goes before events, and may be what was said last. */
  answer(sentences: readonly string[]): void;
  close(): void;
}

export interface Announcer extends SpeechQueue {
  readonly element: HTMLElement;
}

/** Events kept while it rests; the newest win. */
const MOST_EVENTS = 6;

/** `speak` is called at least `REST_BETWEEN_ANNOUNCEMENTS` apart. */
export function speechQueue(speak: (sentences: readonly string[]) => void, timers: Timers): SpeechQueue {
  let events: readonly string[] = [];
  let wanted: readonly string[] | undefined;
  let spoken = "";
  let waits = false;
  let stop = (): void => undefined;

  /** What comes in one go is said in one go. */
  function schedule(delay: number): void {
    waits = true;
    stop = timers.after(delay, flush);
  }

  function flush(): void {
    waits = false;
    const sentences = wanted ?? events;
    const isAnswer = wanted !== undefined;
    if (isAnswer) wanted = undefined;
    else events = [];
    const text = sentences.join("\n");
    if (text === "" || (!isAnswer && text === spoken)) return;
    spoken = text;
    speak(sentences);
    schedule(REST_BETWEEN_ANNOUNCEMENTS);
  }

  return {
    tell(sentence) {
      if (sentence === "" || events.includes(sentence)) return;
      events = [...events, sentence].slice(-MOST_EVENTS);
      if (!waits) schedule(0);
    },
    answer(sentences) {
      wanted = sentences;
      if (!waits) schedule(0);
    },
    close: () => stop(),
  };
}

/** The page shows one table at a time. */
let current: Announcer | undefined;

/** Speaks for all parts of a table: there is one voice. Where no table is open, nothing is said. */
export const announce = (sentence: string): void => current?.tell(sentence);

/** The voice of the table that opens. */
export function announcer(signal: AbortSignal, timers: Timers = realTimers): Announcer {
  const element = h("div", { class: "unseen", "aria-live": "polite", role: "status" });
  // New nodes each time: the same words, asked for again, are a change too.
  const queue = speechQueue((sentences) => element.replaceChildren(...sentences.map((one) => h("p", {}, one))), timers);
  const own: Announcer = { ...queue, element };
  current = own;
  until(signal, () => {
    queue.close();
    if (current === own) current = undefined;
  });
  return own;
}
