/** What a search thinks of the position on a board: the chance of each seat, and the best lines with their reasons. A press tries a line. */
import { at } from "../../../shared/core/base/checked.ts";
import { shareOfVictory } from "../../../shared/core/match/outcome.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { REST_BEFORE_THOUGHT } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import type { BoardFeed } from "../../feed/board.ts";
import { askAdvice } from "../../thinking/ask-hint.ts";
import type { Advice } from "../../thinking/hint-search.ts";
import { namedMoves, wordsOfAdvice } from "../../thinking/hint-words.ts";
import type { Reasoner } from "../../thinking/reasoner.ts";
import { complaint } from "../common/dialog.ts";
import { fill, h, set, write } from "../common/dom.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";
import type { BoardWords } from "./board-words.ts";

/** Each time the reader asks for more, the search gets this many times as many lines. */
const DEEPER = 4;
const DEEPEST = 64;
/** Equal positions get equal numbers. */
const SEED = 1;

interface Known {
  readonly advice: Advice;
  readonly effort: number;
}

/** The search has its lines as it trusts them, and knows the whole row of the first. */
export const bestFirst = ({ row, lines }: Pick<Advice, "row" | "lines">) =>
  lines.map((line, nth) => ({ ...line, row: nth === 0 ? row : line.moves.slice(0, 1) })).sort((one, other) => other.chance - one.chance);

export function boardThoughts(
  { face, say, signal }: TableModel,
  feed: BoardFeed,
  words: BoardWords,
  reasoner: Reasoner | undefined,
): HTMLElement {
  const { percent } = say.text.analysis;
  /** By where the line has come to. */
  const known = new Map<string, Known>();
  const bars = feed.colours.map(() => h("i", {}));
  const shares = feed.colours.map(() => h("b", {}));
  const chances = h(
    "ul",
    { class: "chances", "aria-label": words.chances },
    ...feed.colours.map((_colour, seat) =>
      h(
        "li",
        { style: seatStyle(seat) },
        badge(seat, "badge small"),
        h("span", {}, say.name(seat)),
        h("span", { class: "bar" }, bars[seat]),
        shares[seat],
      ),
    ),
  );
  const said = h("p", { role: "status" });
  const bar = h("progress", { max: 1, value: 0 });
  const lines = h("ol", { class: "lines", "aria-label": words.best });
  const deeper = h(
    "button",
    { class: "plain small", type: "button", "data-do": "deeper", onclick: () => think(effort * DEEPER) },
    words.deeper,
  );
  const element = h(
    "div",
    { class: "thoughts" },
    h("div", { class: "row" }, h("h3", {}, words.chances), said, bar, deeper),
    chances,
    lines,
  );
  let effort = 1;
  let shown: string | undefined;
  let stop = (): void => undefined;
  let waits: ReturnType<typeof setTimeout> | undefined;

  function showChances(found: readonly number[] | undefined): void {
    for (const [seat, share] of shares.entries()) {
      const chance = found?.[seat];
      write(share, chance === undefined ? "–" : percent(chance));
      set(at(bars, seat), "style", `width:${100 * (chance ?? 0)}%`);
    }
  }

  function show({ advice, effort: spent }: Known): void {
    effort = spent;
    const match = feed.position;
    const [seat = 0] = askedSeats(match);
    const view = viewOf(match.state, seat);
    showChances(advice.chances);
    set(bar, "hidden", true);
    write(said, advice.lines.length === 0 ? words.only : "");
    set(deeper, "hidden", spent >= DEEPEST || advice.lines.length === 0);
    const told = bestFirst(advice).map(({ moves, chance, row }) => {
      const found = wordsOfAdvice(face, view, { row, line: moves });
      const what = found === undefined ? row.join(", ") : namedMoves(say, found);
      const why = found && reasoner?.because(what, view, found.row, advice.estimates);
      const props = { class: "link", type: "button", title: words.tryLine, onclick: () => feed.tryLine(moves) };
      return h("li", {}, h("button", props, h("b", {}, percent(chance)), h("span", {}, why ?? what)));
    });
    fill(lines, ...told);
  }

  function think(wanted: number): void {
    const match = feed.position;
    const [seat] = askedSeats(match);
    if (seat === undefined) return;
    const key = shown ?? "";
    effort = wanted;
    stop();
    set(bar, "hidden", false);
    set(deeper, "hidden", true);
    write(said, words.thinking);
    bar.value = 0;
    stop = askAdvice(
      { game: face.game.id, view: viewOf(match.state, seat), seed: SEED, effort: wanted },
      {
        progress: (share) => (bar.value = share),
        advice(advice) {
          const found = { advice, effort: wanted };
          known.set(key, found);
          if (key === shown) show(found);
        },
        failed(why) {
          complaint(words.failed);
          globalThis.reportError?.(why);
        },
      },
    );
  }

  function rest(): void {
    shown = undefined;
    stop();
    clearTimeout(waits);
  }

  function follow(): void {
    const now = feed.moments[feed.playback.at];
    // There is nothing to think about in an impossible position, or where nobody is asked.
    if (!feed.isPossible) return rest();
    if (now === undefined || (now.asked.length === 0 && now.outcome === undefined)) return;
    const key = JSON.stringify([feed.setUps, feed.here.map(({ seat, moves }) => [seat, moves])]);
    if (key === shown) return;
    rest();
    shown = key;
    const { outcome } = now;
    set(bar, "hidden", true);
    set(deeper, "hidden", true);
    fill(lines);
    const before = known.get(key);
    if (outcome !== undefined) {
      write(said, words.over);
      return showChances(shares.map((_share, seat) => shareOfVictory(outcome, seat)));
    }
    if (before !== undefined) return show(before);
    showChances(undefined);
    write(said, words.thinking);
    waits = setTimeout(() => think(1), REST_BEFORE_THOUGHT);
  }

  until(signal, feed.playback.onState(follow));
  until(signal, rest);
  return element;
}
