/** The log on screen: plain sentences, whose doing, struck through when taken back; pointing at one points at its pieces. By keys, arrows go from line to line. */
import { at } from "../../../shared/core/base/checked.ts";
import type { Say } from "../../text/say.ts";
import { h, set } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { badge } from "../common/seat-badge.ts";
import { type LogLine, pictured, pictureIn } from "../model/log-lines.ts";
import type { TableModel } from "../model/table-model.ts";
import { logFolds } from "./log-folds.ts";

export interface LogPanel {
  readonly element: HTMLElement;
  focus(): void;
  /** Where a reader who has scrolled up reads; undefined for one who follows the newest line. */
  readonly place: LogPlace | undefined;
}

/** The line at the upper edge, and how much of it is above. */
export interface LogPlace {
  readonly line: number;
  readonly above: number;
}

interface Row {
  readonly key: string;
  readonly item: HTMLLIElement;
  line: LogLine;
  /** What it is shown as. */
  state: string;
}

interface ShownLog {
  readonly lines: readonly LogLine[];
  /** Lines of frames after the one that is shown. */
  readonly later: readonly LogLine[];
  /** Frames of moves that were the only choice and played as such. */
  readonly byItself: ReadonlySet<number>;
  /** Frames that a takeback would undo. */
  readonly doomed: ReadonlySet<number>;
}

export function logPanel(table: TableModel, looks: Looks, start?: LogPlace): LogPanel {
  const { say, story, input, taken, followPerFrame } = table;
  const list = h("ol", { class: "log", tabindex: "0", "aria-label": say.text.table.log });
  let place = start;
  const { rows, relist } = logRows(list, (line) => logItem(line, table, looks));
  const folds = logFolds(say.text.table.takenLines);
  const view = keptInView(list, start === undefined);
  const seek = (frame: number): void => table.source.playback.seek(frame);
  listenForLines(list, (item) => rows().find((row) => row.item === item)?.line, { point: table.point, seek });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.target instanceof HTMLButtonElement) return;
    const all = rows().filter(({ item }) => !item.hidden);
    const i = all.findIndex(({ item }) => item === document.activeElement);
    if (event.key === "Enter" && i >= 0) seek(at(all, i).line.number);
    else if (step !== undefined) all.at(i < 0 ? -1 : Math.max(0, Math.min(all.length - 1, i + step)))?.item.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const { source } = table;
  const isSeen = ({ number }: LogLine): boolean => !("skips" in source && source.skips(number));
  const draw = (all: ShownLog): void => {
    const log = { ...all, lines: all.lines.filter(isSeen), later: all.later.filter(isSeen) };
    const { lines, later } = log;
    relist([...lines, ...later], story.eyes);
    for (const row of rows()) drawRow(row, log, say);
    // At the beginning nothing is told yet: then the first line to come is the current one.
    const current = later.length > 0 ? rows()[Math.max(0, lines.length - 1)]?.item : undefined;
    folds.fold(rows(), current);
    if (place !== undefined && place.line < rows().length) {
      list.scrollTop += at(rows(), place.line).item.getBoundingClientRect().top - list.getBoundingClientRect().top + place.above;
      place = undefined;
    }
    view.keep(current, rows().at(-1)?.item);
  };
  followPerFrame(
    () => ({
      lines: story.log.lines,
      later: story.later,
      byItself: input.sent.byItself,
      doomed: new Set(taken.value.map(({ number }) => number)),
    }),
    draw,
  );
  return {
    element: h("section", { class: "log-box" }, h("h2", {}, say.text.table.log), list),
    focus: () => list.focus(),
    get place() {
      const { top: edge } = list.getBoundingClientRect();
      const boxes = view.follows ? [] : rows().map(({ item }) => item.getBoundingClientRect());
      const line = boxes.findIndex(({ bottom }) => bottom > edge);
      return line < 0 ? undefined : { line, above: edge - at(boxes, line).top };
    },
  };
}

/** Keeps in view what a reader follows: the newest line, or the current one. Who has scrolled up stays there. */
function keptInView(list: HTMLElement, startsAtEnd: boolean) {
  // A panel that shrinks fires no scroll event and does not count as scrolling up.
  let follows = startsAtEnd;
  /** While there are later lines: that of the frame that is shown. */
  let current: HTMLElement | undefined;
  /** The size when its lines were last brought into view. */
  let size = "";
  let top = 0;
  const bringIntoView = (): void => {
    size = sizeOf(list);
    if (current !== undefined) showWhole(list, current);
    else if (follows) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener("scroll", () => {
    // While a window changes its size, all lines may fit for a moment: then the layout has scrolled, not the reader.
    if (size !== sizeOf(list)) bringIntoView();
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    // The event comes late: more lines may have come since, so being off the end alone means nothing.
    if (atEnd || list.scrollTop < top) follows = atEnd;
    top = list.scrollTop;
  });
  // The observer reports after the next layout: measured before that, the page would be laid out twice.
  const laidOut = new ResizeObserver(bringIntoView);
  laidOut.observe(list);
  return {
    get follows() {
      return follows;
    },
    keep(line: HTMLElement | undefined, newest: HTMLElement | undefined): void {
      current = line;
      // Letters of another size make the lines higher, and the list not.
      laidOut.disconnect();
      if (newest !== undefined) laidOut.observe(newest);
      laidOut.observe(list);
    },
  };
}

/** A whole match has a thousand lines, of which few change: what each was last shown as is known without asking the page. */
function logRows(list: HTMLElement, itemOf: (line: LogLine) => HTMLLIElement) {
  let rows: Row[] = [];
  let listedFor: number | undefined;
  /** What is listed stays itself, also as something else is listed behind it. */
  function relist(lines: readonly LogLine[], eyes: number | undefined): void {
    // Other eyes are told the same frames in other words: the list starts over.
    if (eyes !== listedFor) list.scrollTop = 0;
    listedFor = eyes;
    const logKey = ({ number, line }: LogLine): string => `${eyes} ${number} ${line[0]}`;
    const same = rows.findIndex(({ key }, at) => lines[at] === undefined || logKey(lines[at]) !== key);
    const kept = same < 0 ? rows.length : same;
    const others = new Map(rows.slice(kept).map((row) => [row.key, row]));
    rows = lines.map((line, at) => {
      const key = logKey(line);
      const known = at < kept ? rows[at] : others.get(key);
      others.delete(key);
      if (known !== undefined) known.line = line;
      return known ?? { key, line, item: itemOf(line), state: "" };
    });
    for (const { item } of others.values()) item.remove();
    for (const { item } of rows.slice(kept)) list.append(item);
  }
  return { rows: (): readonly Row[] => rows, relist };
}

function drawRow(row: Row, { lines, later, byItself, doomed }: ShownLog, say: Say): void {
  const { item, line } = row;
  const { struck, number } = line;
  const now = lines.at(-1);
  const isLater = number > (now?.number ?? -1);
  const isCurrent = later.length > 0 && line === now;
  const state = [struck, doomed.has(number), isLater, isCurrent, byItself.has(number)].join();
  if (state === row.state) return;
  row.state = state;
  set(item, "data-struck", struck);
  set(item, "data-asked", doomed.has(number) && !struck);
  set(item, "data-later", isLater);
  set(item, "aria-current", isCurrent && "true");
  if (byItself.has(number) && item.querySelector("small") === null) item.append(h("small", {}, say.text.table.onlyChoice));
}

const sizeOf = ({ clientWidth, clientHeight, scrollHeight }: HTMLElement): string => `${clientWidth}x${clientHeight}/${scrollHeight}`;

function logItem(line: LogLine, { face, say }: TableModel, looks: Looks): HTMLLIElement {
  const { pieces, seat, turn } = line;
  const sign = turn && seat !== undefined && badge(seat, "badge small");
  const name = `${turn ? "line turn" : "line"}${pieces.length > 0 ? " points" : ""}`;
  const card = pictured(line, face);
  const words = say.line(line.line);
  const told = card === undefined ? [words] : withPicture(words, say.line(card.title), looks.small(card.look));
  return h("li", { class: name, title: say.text.replay.seek, tabindex: "-1" }, sign, h("span", {}, ...told));
}

/** The picture and the word beside it stay on one line. */
function withPicture(words: string, name: string, picture: HTMLElement): readonly (string | HTMLElement)[] {
  const { from, to, isNamed } = pictureIn(words, name);
  const word = words.slice(from, to);
  return [
    words.slice(0, from),
    h("span", { class: "beside" }, ...(isNamed ? [picture, word] : [word, "\u00a0", picture])),
    words.slice(to),
  ];
}

interface LineWays extends Pick<TableModel, "point"> {
  /** Shows the frame of a line. */
  seek(frame: number): void;
}

/** The list listens for its lines: a whole match has a thousand of them. */
function listenForLines(list: HTMLElement, lineOf: (item: Element) => LogLine | undefined, { point, seek }: LineWays): void {
  let hovered: LogLine | undefined;
  const lineAt = ({ target }: Event): LogLine | undefined => {
    const item = target instanceof Element ? target.closest("li") : null;
    return item === null ? undefined : lineOf(item);
  };
  const pointAt = (line: LogLine | undefined): void => point(line !== undefined && line.pieces.length > 0 ? line.pieces : undefined);
  const hover = (line: LogLine | undefined): void => {
    if (line === hovered) return;
    hovered = line;
    pointAt(line);
  };
  list.addEventListener("click", (event) => {
    const line = lineAt(event);
    if (line !== undefined) seek(line.number);
  });
  // The arrow keys go on stepping through the match instead of scrolling the log.
  list.addEventListener("mousedown", (event) => lineAt(event) && event.preventDefault());
  list.addEventListener("pointerover", (event) => hover(lineAt(event)));
  list.addEventListener("pointerleave", () => hover(undefined));
  list.addEventListener("focusin", (event) => pointAt(lineAt(event)));
  list.addEventListener("focusout", () => point(undefined));
}

/** Scrolls the list alone: the page would show a closed drawer for it. */
function showWhole(list: HTMLElement, item: HTMLElement): void {
  const [line, room] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (line.top < room.top) list.scrollTop -= room.top - line.top;
  else if (line.bottom > room.bottom) list.scrollTop += line.bottom - room.bottom;
}
