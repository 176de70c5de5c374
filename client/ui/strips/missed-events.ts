/** What happened while the player was away: a strip above the board, until it is dismissed. */
import type { Say } from "../../text/say.ts";
import { announce } from "../common/announcer.ts";
import { fill, h, set } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import type { LogLine } from "../model/log-lines.ts";

export interface MissedEvents {
  readonly element: HTMLElement;
  show(lines: readonly LogLine[]): void;
  hide(): void;
}

/** The newest only; the log has all of them. */
const MOST_LINES = 6;

export function missedEventsStrip(say: Say): MissedEvents {
  const words = say.text.recap;
  const element = h("section", { class: "recap", "aria-label": words.title, hidden: true });
  const hide = (): void => set(element, "hidden", true);
  return {
    element,
    show(lines) {
      const newest = lines.slice(-MOST_LINES);
      const more = lines.length - newest.length;
      const items = newest.map(({ line, seat }) =>
        h("li", {}, seat !== undefined && badge(seat, "badge small"), h("span", {}, say.line(line))),
      );
      const close = h("button", { class: "quiet", type: "button", onclick: hide }, words.close);
      fill(element, h("h3", {}, words.title), h("ol", {}, more > 0 && h("li", { class: "more" }, words.more(more)), ...items), close);
      set(element, "hidden", false);
      announce(words.title);
      for (const { line } of newest) announce(say.line(line));
    },
    hide,
  };
}
