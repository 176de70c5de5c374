/** What happened while the player was away: a strip above the board, until it is dismissed. */
import { announce } from "../common/announcer.ts";
import { fill, h, set } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";

/** The newest only; the log has all of them. */
const MOST_LINES = 6;

export function missedEventsStrip({ say, missed, follow }: TableModel): HTMLElement {
  const words = say.text.recap;
  const element = h("section", { class: "recap", "aria-label": words.title, hidden: true });
  follow(() => {
    const lines = missed.value;
    set(element, "hidden", lines.length === 0);
    if (lines.length === 0) return;
    const newest = lines.slice(-MOST_LINES);
    const more = lines.length - newest.length;
    const items = newest.map(({ line, seat }) =>
      h("li", {}, seat !== undefined && badge(seat, "badge small"), h("span", {}, say.line(line))),
    );
    const close = h("button", { class: "quiet", type: "button", onclick: () => (missed.value = []) }, words.close);
    fill(element, h("h3", {}, words.title), h("ol", {}, more > 0 && h("li", { class: "more" }, words.more(more)), ...items), close);
    announce(words.title);
    for (const { line } of newest) announce(say.line(line));
  });
  return element;
}
