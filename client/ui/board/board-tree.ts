/** All that was tried on a board, as a list of lines: a press goes there, and each line can be taken away, put first or noted on. */
import { LONGEST_NOTE, played } from "../../../shared/core/analysis/board.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { until } from "../../base/until.ts";
import type { BoardFeed, Tried } from "../../feed/board.ts";
import { namedMoves, wordsOfAdvice } from "../../thinking/hint-words.ts";
import { fill, h, set } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";
import type { BoardWords } from "./board-words.ts";

/** The match as it has come to a row. Each is played once, and only where words are wanted. */
type Came = () => Match;
function once(play: Came): Came {
  let match: Match | undefined;
  return () => (match ??= play());
}

export function boardTree({ face, say, signal }: TableModel, feed: BoardFeed, words: BoardWords): HTMLElement {
  const labels = new Map<Tried, string>();
  const list = h("ol", { class: "tried", tabindex: "0", "aria-label": words.tried });
  const note = h("input", { type: "text", maxlength: LONGEST_NOTE, "aria-label": words.note, placeholder: words.note });
  const tools = h(
    "div",
    { class: "row" },
    note,
    tool("prefer", words.first, () => feed.prefer(here())),
    tool("remove", words.remove, () => feed.remove(here())),
  );
  const hint = h("p", { class: "hint" }, words.none);
  const element = h("div", { class: "tree" }, h("h3", {}, words.tried), hint, list, tools);
  const here = (): Tried => feed.here.at(-1) as Tried;
  note.addEventListener("change", () => feed.note(here(), note.value));

  function tool(key: string, label: string, onclick: () => void): HTMLButtonElement {
    return h("button", { class: "plain small", type: "button", "data-do": key, onclick }, label);
  }

  /** What each row does, in the position in which it was tried. */
  function label(row: Tried, before: Came): string {
    const known = labels.get(row);
    if (known !== undefined) return known;
    const view = viewOf(before().state, row.seat);
    const found = wordsOfAdvice(face, view, { row: row.moves, line: row.moves });
    const told = found === undefined ? row.moves.join(", ") : namedMoves(say, found);
    labels.set(row, told);
    return told;
  }

  /** A line goes on in one list; what was tried beside it is a list of its own, further in. */
  function rowsOf(tried: readonly Tried[], before: Came): HTMLElement[] {
    const [main, ...side] = tried;
    if (main === undefined) return [];
    const others = side.map((row) => h("li", {}, h("ol", {}, ...rowsOf([row], before))));
    return [
      itemOf(main, before),
      ...others,
      ...rowsOf(
        main.after,
        once(() => played(before(), main)),
      ),
    ];
  }

  function itemOf(row: Tried, before: Came): HTMLElement {
    const props = { class: "link", type: "button", "aria-current": row === feed.here.at(-1) && "step", onclick: () => feed.goTo(row) };
    const way = h("button", props, badge(row.seat, "badge small"), h("span", {}, label(row, before)));
    return h("li", {}, way, row.note !== "" && h("small", {}, row.note));
  }

  function draw(): void {
    const focused = list.contains(document.activeElement);
    const start = h(
      "button",
      { class: "link", type: "button", "aria-current": feed.here.length === 0 && "step", onclick: () => feed.toStart() },
      words.start,
    );
    fill(
      list,
      h("li", {}, start),
      ...rowsOf(
        feed.tried,
        once(() => resume(face.game, feed.recordOf([]))),
      ),
    );
    const current = list.querySelector<HTMLElement>("[aria-current]");
    // Scrolls the list alone.
    if (current !== null) list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
    if (focused) current?.focus({ preventScroll: true });
    set(hint, "hidden", feed.tried.length > 0);
    set(list, "hidden", feed.tried.length === 0);
    set(tools, "hidden", feed.here.length === 0);
    if (document.activeElement !== note) note.value = feed.here.at(-1)?.note ?? "";
  }

  until(signal, feed.playback.onState(draw));
  return element;
}
