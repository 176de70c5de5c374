/** The panel of somebody who waits for others: time, seats, code and link, and ways out. */
import type { Feed } from "../feed/feed.ts";
import type { Waiting } from "../feed/lobby.ts";
import type { Text } from "../text/en.ts";
import { panel } from "./dialog.ts";
import { fill, h, write } from "./dom.ts";
import { COPIED_SHOWN, TICK } from "./timing.ts";

export interface WaitingParts {
  readonly text: Text;
  readonly kind: "quick" | "table" | "join";
  /** A table on a server may let bots take its free seats. */
  readonly waiting: Waiting & { fill?(): void };
  readonly seats: number;
}

export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Resolves with the match, or with nothing if the player gave up. */
export function waitFor({ text, kind, waiting, seats }: WaitingParts): Promise<Feed | undefined> {
  const since = Date.now();
  const words = text.waiting;
  const elapsed = h("span", { class: "elapsed" }, words.elapsed(clock(0)));
  const pips = h("div", { class: "pips" });
  const count = h("p", { "aria-live": "polite" });
  const tick = setInterval(() => write(elapsed, words.elapsed(clock((Date.now() - since) / 1000))), TICK);
  waiting.onSeats((filled, of) => showSeats(filled, of));
  showSeats(1, seats);

  function showSeats(filled: number, of: number): void {
    fill(pips, ...Array.from({ length: of }, (_none, at) => h("i", { class: at < filled ? "pip filled" : "pip" })));
    write(count, words.seats(filled, of));
  }

  return new Promise((resolve, reject) => {
    let over = false;
    const finish = (then: () => void): void => {
      if (over) return;
      over = true;
      clearInterval(tick);
      then();
      open.close();
    };
    const giveUp = (): void =>
      finish(() => {
        waiting.cancel();
        resolve(undefined);
      });
    const cancel = h("button", { class: "plain", type: "button", onclick: giveUp }, words.cancel);
    const fillUp = waiting.fill !== undefined && kind !== "join" && waiting.fill.bind(waiting);
    const bot = fillUp && h("button", { class: "plain", type: "button", onclick: fillUp }, words.bot);
    const invitation = kind === "table" && invite(text, waiting.code);
    const open = panel(words[kind], "waiting", [pips, count, invitation, elapsed, h("div", { class: "row" }, cancel, bot)], giveUp);
    waiting.feed.then(
      (feed) => (over ? feed.leave() : finish(() => resolve(feed))),
      (error) => finish(() => reject(error)),
    );
  });
}

export const joinLink = (code: string): string => `${location.origin}${location.pathname}#join=${encodeURIComponent(code)}`;

function invite(text: Text, code: string): HTMLElement {
  const link = h("input", { class: "link", readonly: true, value: joinLink(code), "aria-label": text.waiting.share });
  link.addEventListener("focus", () => link.select());
  const copy = h("button", { class: "brass", type: "button" }, text.waiting.copy);
  const say = (sentence: string): void => {
    write(copy, sentence);
    setTimeout(() => write(copy, text.waiting.copy), COPIED_SHOWN);
  };
  copy.addEventListener("click", () => {
    link.select();
    // There is no clipboard on plain http: the link is then selected, to be copied by hand.
    const copied = navigator.clipboard?.writeText(link.value) ?? Promise.reject(new Error("no clipboard"));
    copied.then(
      () => say(text.waiting.copied),
      () => say(text.waiting.select),
    );
  });
  return h(
    "div",
    { class: "invite" },
    h("p", {}, text.waiting.share),
    h("strong", { class: "code" }, code),
    h("div", { class: "row" }, link, copy),
  );
}
