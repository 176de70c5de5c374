/** The log on screen: plain sentences, whose doing, struck through when taken back; pointing at one points at its pieces. */

import { h, keyed, set } from "../common/dom.ts";
import type { Say } from "../common/say.ts";
import { badge } from "../common/seat-badge.ts";
import type { Log, LogLine } from "./log-lines.ts";

export interface LogPanel {
  readonly element: HTMLElement;
  /** `byItself`: frames of moves that were the only choice and played as such; `taken`: what a takeback that is asked for would undo. */
  update(log: Log, byItself: ReadonlySet<number>, taken: readonly LogLine[]): void;
  focus(): void;
}

export function logPanel(say: Say, point: (pieces: readonly string[] | undefined) => void): LogPanel {
  const list = h("ol", { class: "log", tabindex: "0", "aria-label": say.text.table.log });
  // A reader who has scrolled up stays there. A panel that shrinks fires no scroll event and does not count as scrolling up.
  let follows = true;
  const follow = (): void => {
    if (follows) list.scrollTop = list.scrollHeight;
  };
  let top = 0;
  list.addEventListener("scroll", () => {
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    // The event comes late: more lines may have come since, so being off the end alone means nothing.
    if (atEnd || list.scrollTop < top) follows = atEnd;
    top = list.scrollTop;
  });
  new ResizeObserver(follow).observe(list);
  const make = ({ line, pieces, seat, turn }: LogLine): HTMLLIElement => {
    const sign = turn && seat !== undefined && badge(seat, "badge small");
    const item = h("li", { class: turn ? "line turn" : "line" }, sign, h("span", {}, say.line(line)));
    if (pieces.length > 0) {
      item.classList.add("points");
      item.addEventListener("pointerenter", () => point(pieces));
      item.addEventListener("pointerleave", () => point(undefined));
    }
    return item;
  };
  return {
    element: h("section", { class: "log-box" }, h("h3", {}, say.text.table.log), list),
    update({ lines }, byItself, taken) {
      const doomed = new Set(taken.map(({ number }) => number));
      keyed(list, lines, logKey, make, (item, { struck, number }) => {
        set(item, "data-struck", struck);
        set(item, "data-asked", doomed.has(number) && !struck);
        if (byItself.has(number) && item.querySelector("small") === null) item.append(h("small", {}, say.text.table.onlyChoice));
      });
      follow();
    },
    focus: () => list.focus(),
  };
}

const logKey = ({ number, line }: LogLine): string => `${number} ${line[0]}`;
