/** The status bar of the connection. The board stays in sight below it. */
import { GRACE } from "../../../shared/core/wire/wire.ts";
import { TICK } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import { until } from "../../base/until.ts";
import { type Feed, isAmongBots, type Presence } from "../../feed/feed.ts";
import { isAskedLater, isLostByAbsence } from "../../feed/kinds.ts";
import type { Text } from "../../text/languages.ts";
import { refusalText } from "../../text/say.ts";
import { announce } from "../common/announcer.ts";
import { fill, h, set, write } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";

type State = "fine" | "lost" | "back" | "closed";

/** Whole seconds left; 0 while trying. */
export const secondsLeft = (retryIn: number | undefined, since: number, now: number): number =>
  retryIn === undefined ? 0 : Math.max(0, Math.ceil((retryIn - (now - since)) / TICK));

type Seat = Pick<Feed, "seat" | "allows">;

/** What happens to the player's seat. `gone` is how long the page has had no connection, in milliseconds; it knows no more than that. */
export function seatNews(words: Text["connection"], { seat, allows }: Seat, presence: Presence, gone: number): string {
  if (!allows.moves) return "";
  const own = presence.people[seat];
  const isAsked = own !== undefined && isAskedLater(allows);
  // A table in days keeps the seat, a pause stops the match, and bots do not play on alone.
  const isHeld = gone < GRACE || isAsked || allows.clocks === "days" || presence.paused || isAmongBots(presence, seat);
  if (isHeld) return words.kept;
  return isLostByAbsence(allows, presence.people) ? words.loses : words.replaced;
}

/** `leave`: goes to the lobby. */
export function connectionBar({ say: { text }, feed, presence, over, follow, signal }: TableModel, leave: () => void): HTMLElement {
  const element = h("div", { class: "connection", hidden: true });
  const words = text.connection;
  // The element is kept while the seconds pass: the button holds the focus.
  const counts = h("b");
  const now = h("button", { class: "plain", type: "button", "data-do": "reconnect", onclick: () => feed.reconnect() }, words.now);
  const news = h("span");
  const lost = [counts, news, now];
  let since = 0;
  let lostSince = 0;
  /** As of when the connection was last lost, tried or back. */
  let shown: Presence | undefined;
  let state: State = "fine";
  let told = "fine";

  /** Once for each state and news of the seat: a voice that counts would never stop. */
  function tell(): void {
    const now = state === "lost" ? `${state} ${news.textContent}` : state;
    if (now === told) return;
    told = now;
    announce([...element.querySelectorAll("b, span")].map(({ textContent }) => textContent).join(" "));
  }

  function show(): void {
    set(element, "data-state", state);
    set(element, "hidden", state === "fine");
    if (state === "lost" && shown !== undefined) {
      write(counts, words.lost(secondsLeft(shown.retryIn, since, time.elapsed())));
      write(news, over.peek() ? words.kept : seatNews(words, feed, shown, time.elapsed() - lostSince));
      set(news, "data-calm", news.textContent === words.kept);
      set(element, "title", news.textContent ?? "");
      if (counts.parentElement !== element) fill(element, ...lost);
    }
    if (state !== "lost") set(element, "title", undefined);
    if (state === "back") fill(element, h("b", {}, words.back));
    if (state === "closed") {
      const why = shown?.why === undefined ? words.closed : refusalText(text, shown.why, {});
      const here = h("button", { class: "brass", type: "button", "data-do": "here", onclick: () => feed.sitAgain() }, words.here);
      const out = h("button", { class: "plain", type: "button", onclick: leave }, words.leave);
      fill(element, h("b", {}, why), shown?.why === "takenElsewhere" && here, out);
    }
    tell();
  }

  const tick = setInterval(() => state === "lost" && show(), TICK);
  until(signal, () => clearInterval(tick));
  element.addEventListener("animationend", () => {
    if (state !== "back") return;
    state = "fine";
    show();
  });
  function take(now: Presence, isOver: boolean): void {
    if (shown?.connection === now.connection && shown.retryIn === now.retryIn) return;
    if (now.connection === "lost" && shown?.connection !== "lost") lostSince = time.elapsed();
    shown = now;
    since = time.elapsed();
    if (now.connection === "lost") state = "lost";
    else if (now.connection === "closed") state = isOver ? "fine" : "closed";
    else state = state === "fine" ? "fine" : "back";
    show();
  }
  follow(() => take(presence.value, over.value));
  return element;
}
