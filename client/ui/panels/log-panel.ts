/** The log on screen: plain sentences, whose doing, struck through when taken back; pointing at one points at its pieces. */

import { h, keyed, oncePerFrame, set } from "../common/dom.ts";
import type { Say } from "../common/say.ts";
import { badge } from "../common/seat-badge.ts";
import type { Log, LogLine } from "./log-lines.ts";

export interface ShownLog {
  readonly log: Log;
  /** Lines of frames after the one that is shown. */
  readonly later: readonly LogLine[];
  /** Frames of moves that were the only choice and played as such. */
  readonly byItself: ReadonlySet<number>;
  /** What a takeback that is asked for would undo. */
  readonly taken: readonly LogLine[];
}

export interface LogPanel {
  readonly element: HTMLElement;
  update(shown: ShownLog): void;
  /** The lines tell the same frames in other words: the reader has changed eyes. */
  clear(): void;
  focus(): void;
}

/** `seek` shows the frame of a line. */
export function logPanel(say: Say, point: (pieces: readonly string[] | undefined) => void, seek: (frame: number) => void): LogPanel {
  const list = h("ol", { class: "log", tabindex: "0", "aria-label": say.text.table.log });
  // A reader who has scrolled up stays there. A panel that shrinks fires no scroll event and does not count as scrolling up.
  let follows = true;
  /** The line of the frame that is shown, while there are later ones. */
  let current: HTMLElement | null = null;
  const keepInView = (): void => {
    if (current !== null) current.scrollIntoView({ block: "nearest" });
    else if (follows) list.scrollTop = list.scrollHeight;
  };
  let top = 0;
  list.addEventListener("scroll", () => {
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    // The event comes late: more lines may have come since, so being off the end alone means nothing.
    if (atEnd || list.scrollTop < top) follows = atEnd;
    top = list.scrollTop;
  });
  new ResizeObserver(keepInView).observe(list);
  const make = ({ number, line, pieces, seat, turn }: LogLine): HTMLLIElement => {
    const sign = turn && seat !== undefined && badge(seat, "badge small");
    const item = h("li", { class: turn ? "line turn" : "line", title: say.text.replay.seek }, sign, h("span", {}, say.line(line)));
    item.addEventListener("click", () => seek(number));
    // The arrow keys go on stepping through the match instead of scrolling the log.
    item.addEventListener("mousedown", (event) => event.preventDefault());
    if (pieces.length > 0) {
      item.classList.add("points");
      item.addEventListener("pointerenter", () => point(pieces));
      item.addEventListener("pointerleave", () => point(undefined));
    }
    return item;
  };
  let shown: ShownLog | undefined;
  const draw = oncePerFrame(() => {
    if (shown === undefined) return;
    const { later, byItself, taken } = shown;
    const { lines } = shown.log;
    const doomed = new Set(taken.map(({ number }) => number));
    const now = lines.at(-1);
    keyed(list, [...lines, ...later], logKey, make, (item, line) => {
      const { struck, number } = line;
      set(item, "data-struck", struck);
      set(item, "data-asked", doomed.has(number) && !struck);
      set(item, "data-later", number > (now?.number ?? -1));
      set(item, "aria-current", later.length > 0 && line === now && "true");
      if (byItself.has(number) && item.querySelector("small") === null) item.append(h("small", {}, say.text.table.onlyChoice));
    });
    current = later.length > 0 ? list.querySelector<HTMLElement>("[aria-current]") : null;
    keepInView();
  });
  return {
    element: h("section", { class: "log-box" }, h("h3", {}, say.text.table.log), list),
    update(next) {
      shown = next;
      draw();
    },
    clear: () => list.replaceChildren(),
    focus: () => list.focus(),
  };
}

const logKey = ({ number, line }: LogLine): string => `${number} ${line[0]}`;
