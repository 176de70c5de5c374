/** What a search thinks of the position on a board: the chance of each seat, and the best lines with their reasons. A press tries a line. */
import { at } from "../../../shared/core/base/checked.ts";
import { shareOfVictory } from "../../../shared/core/match/outcome.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { REST_BEFORE_THOUGHT } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import type { BoardFeed } from "../../feed/board.ts";
import type { Catalogue } from "../../text/grammar.ts";
import { askAdvice } from "../../thinking/ask-hint.ts";
import type { Advice } from "../../thinking/hint-search.ts";
import { namedMoves, wordsOfAdvice } from "../../thinking/hint-words.ts";
import type { Reasoner } from "../../thinking/reasoner.ts";
import { complaint } from "../common/dialog.ts";
import { fill, h, set, write } from "../common/dom.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";
import { BoardOutcomes } from "./board-outcomes.ts";
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

interface BoardThoughtsOptions {
  readonly table: TableModel;
  readonly feed: BoardFeed;
  readonly words: BoardWords;
  readonly reasoner: Reasoner | undefined;
  /** What luck shows is named in them; without them it is not asked. */
  readonly sentences: Catalogue | undefined;
}

export const boardThoughts = (options: BoardThoughtsOptions): HTMLElement => new BoardThoughts(options).element;

class BoardThoughts {
  readonly element: HTMLElement;
  readonly #options: BoardThoughtsOptions;
  /** By where the line has come to. */
  readonly #known = new Map<string, Known>();
  readonly #chances: Chances;
  readonly #said = h("p", { role: "status" });
  readonly #bar = h("progress", { max: 1, value: 0 });
  readonly #lines: HTMLElement;
  readonly #deeper: HTMLElement;
  readonly #outcomes: BoardOutcomes | undefined;
  #effort = 1;
  #shown: string | undefined;
  #stop = (): void => undefined;
  #waits: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BoardThoughtsOptions) {
    const { table, feed, words, sentences } = options;
    this.#options = options;
    this.#outcomes = sentences && new BoardOutcomes(table, words, sentences);
    this.#chances = chancesOf(table, feed, words);
    this.#lines = h("ol", { class: "lines", "aria-label": words.best });
    const more = (): void => this.#think(this.#effort * DEEPER);
    this.#deeper = h("button", { class: "plain small", type: "button", "data-do": "deeper", onclick: more }, words.deeper);
    const head = h("div", { class: "row" }, h("h3", {}, words.chances), this.#said, this.#bar, this.#deeper);
    this.element = h("div", { class: "thoughts" }, head, this.#chances.element, this.#lines, this.#outcomes?.element);
    until(
      table.signal,
      feed.playback.onState(() => this.#follow()),
    );
    until(table.signal, () => this.#rest());
  }

  #follow(): void {
    const { feed, words } = this.#options;
    const now = feed.moments[feed.playback.at];
    // There is nothing to think about in an impossible position, or where nobody is asked.
    if (!feed.isPossible) return this.#rest();
    if (now === undefined || (now.asked.length === 0 && now.outcome === undefined)) return;
    const key = JSON.stringify([feed.setUps, feed.here.map(({ seat, moves }) => [seat, moves])]);
    if (key === this.#shown) return;
    this.#rest();
    this.#shown = key;
    const { outcome } = now;
    set(this.#bar, "hidden", true);
    set(this.#deeper, "hidden", true);
    fill(this.#lines);
    const before = this.#known.get(key);
    if (outcome !== undefined) {
      write(this.#said, words.over);
      return this.#chances.show(feed.colours.map((_colour, seat) => shareOfVictory(outcome, seat)));
    }
    if (before !== undefined) return this.#show(before);
    this.#chances.show(undefined);
    write(this.#said, words.thinking);
    this.#waits = setTimeout(() => this.#think(1), REST_BEFORE_THOUGHT);
  }

  #rest(): void {
    this.#shown = undefined;
    this.#stop();
    this.#outcomes?.follow(undefined);
    clearTimeout(this.#waits);
  }

  #think(effort: number): void {
    const { feed, words } = this.#options;
    const { game, state } = feed.position;
    const [seat] = askedSeats(feed.position);
    if (seat === undefined) return;
    const key = this.#shown ?? "";
    this.#effort = effort;
    this.#stop();
    set(this.#bar, "hidden", false);
    set(this.#deeper, "hidden", true);
    write(this.#said, words.thinking);
    this.#bar.value = 0;
    this.#stop = askAdvice(
      { game: game.id, view: viewOf(state, seat), seed: SEED, effort },
      {
        progress: (share) => (this.#bar.value = share),
        advice: (advice) => {
          const found = { advice, effort };
          this.#known.set(key, found);
          if (key === this.#shown) this.#show(found);
        },
        failed(why) {
          complaint(words.failed);
          globalThis.reportError?.(why);
        },
      },
    );
  }

  #show({ advice, effort }: Known): void {
    const { words } = this.#options;
    this.#effort = effort;
    this.#chances.show(advice.chances);
    set(this.#bar, "hidden", true);
    write(this.#said, advice.lines.length === 0 ? words.only : "");
    set(this.#deeper, "hidden", effort >= DEEPEST || advice.lines.length === 0);
    fill(this.#lines, ...this.#tellLines(advice));
    this.#outcomes?.follow({ match: this.#options.feed.position, row: bestFirst(advice)[0]?.row ?? advice.row });
  }

  #tellLines(advice: Advice): HTMLElement[] {
    const { table, feed, words, reasoner } = this.#options;
    const { face, say } = table;
    const match = feed.position;
    const [seat = 0] = askedSeats(match);
    const view = viewOf(match.state, seat);
    return bestFirst(advice).map(({ moves, chance, row }) => {
      const found = wordsOfAdvice(face, view, { row, line: moves });
      const what = found === undefined ? row.join(", ") : namedMoves(say, found);
      const why = found && reasoner?.because(what, view, found.row, advice.estimates);
      const props = { class: "link", type: "button", title: words.tryLine, onclick: () => feed.tryLine(moves) };
      return h("li", {}, h("button", props, h("b", {}, say.text.analysis.percent(chance)), h("span", {}, why ?? what)));
    });
  }
}

interface Chances {
  readonly element: HTMLElement;
  /** By seat; undefined while they are not known. */
  show(found: readonly number[] | undefined): void;
}

function chancesOf({ say }: TableModel, { colours }: BoardFeed, words: BoardWords): Chances {
  const bars = colours.map(() => h("i", {}));
  const shares = colours.map(() => h("b", {}));
  const rows = colours.map((_colour, seat) => {
    const bar = h("span", { class: "bar" }, bars[seat]);
    return h("li", { style: seatStyle(seat) }, badge(seat, "badge small"), h("span", {}, say.name(seat)), bar, shares[seat]);
  });
  return {
    element: h("ul", { class: "chances", "aria-label": words.chances }, ...rows),
    show(found) {
      for (const [seat, share] of shares.entries()) {
        const chance = found?.[seat];
        write(share, chance === undefined ? "–" : say.text.analysis.percent(chance));
        set(at(bars, seat), "style", `width:${100 * (chance ?? 0)}%`);
      }
    },
  };
}
