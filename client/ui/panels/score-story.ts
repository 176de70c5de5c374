/** Below the points: the moment of the match, and what earned each player the most. */
import "./score-story.css";
import { at, must } from "../../../shared/core/base/checked.ts";
import type { Earning } from "../../../shared/core/contract/earnings.ts";
import type { Summary } from "../../../shared/core/review/summary.ts";
import type { Say } from "../../text/say.ts";
import type { StoredTurn } from "../../thinking/turning-point.ts";
import { h } from "../common/dom.ts";
import { joinNames } from "../common/names.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";

export interface StoryParts {
  readonly summary: Summary;
  readonly say: Say;
  /** Seats in the order of the sheet. */
  readonly order: readonly number[];
  /** By seat, how many hints the player asked for. */
  readonly hints: readonly number[];
  /** The reader's seat, or WATCHER. */
  readonly own: number;
  /** How the log told the summary's moment, in a line or two; empty if it told nothing of it. */
  readonly told: string;
  /** Set by the analysis, which knows better than the summary what the moment of the match was. */
  readonly turn: StoredTurn | undefined;
  /** Goes to the replay at a frame, or to its analysis there, if it can be had. */
  readonly watch: ((frame: number) => void) | undefined;
  readonly analyse: ((frame: number) => void) | undefined;
}

/** The most that are listed for each player. */
const MOST_LISTED = 4;

export function scoreStory(parts: StoryParts): HTMLElement[] {
  return [...momentOf(parts), ...earnedBy(parts.summary.earnings, parts.say, parts.order), ...hintsOf(parts)];
}

/** The hints of each player, at a table that allowed them. */
function hintsOf({ hints, say, order }: StoryParts): HTMLElement[] {
  const { score: words } = say.text;
  if (hints.every((count) => count === 0)) return [];
  return [h("p", { class: "hints note" }, words.hints(order.map((seat) => words.hintsOf(say.name(seat), at(hints, seat)))))];
}

function momentOf({ summary: { moment }, turn, say, own, told, watch, analyse }: StoryParts): HTMLElement[] {
  const words = say.text.score;
  const shown = turn ?? moment;
  if (shown === undefined) return [];
  const { seat } = shown;
  const line = turn?.what ?? told;
  const frame = turn?.frame ?? must(moment, "moment").from;
  const to = turn === undefined ? watch : analyse;
  const label = turn === undefined ? words.watchMoment : words.watchTurn;
  const go = to && h("button", { class: "plain", type: "button", "data-do": "moment", onclick: () => to(frame) }, label);
  return [
    h(
      "section",
      { class: "moment", style: seatStyle(seat) },
      h(
        "div",
        {},
        h("h3", {}, turn === undefined ? words.moment : words.turn),
        line !== "" && h("p", { class: "told" }, line),
        // Who gained by it need not be who did it: the shield stands beside this sentence alone.
        h(
          "p",
          {},
          badge(seat, "badge small"),
          turn === undefined
            ? words.glance(say.name(seat), seat === own)
            : words.chance(say.name(seat), seat === own, turn.before, turn.after),
        ),
      ),
      go,
    ),
  ];
}

function earnedBy(earnings: readonly Earning[], say: Say, order: readonly number[]): HTMLElement[] {
  if (earnings.length === 0) return [];
  const columns = order.map((seat) => {
    const bySource = Map.groupBy(
      earnings.filter((one) => one.seat === seat),
      ({ source }) => source,
    );
    const rows = [...bySource].slice(0, MOST_LISTED).map(([source, brought]) => {
      const amounts = brought.map(({ unit, count }) => say.line([`earned.${unit}`, { n: count }]));
      return h("li", {}, h("span", {}, say.line([source])), h("b", {}, joinNames(amounts)));
    });
    return h(
      "div",
      { style: seatStyle(seat) },
      h("h4", {}, badge(seat, "badge small"), h("span", {}, say.name(seat))),
      h("ul", {}, ...rows),
    );
  });
  return [h("section", { class: "earned" }, h("h3", {}, say.text.score.earned), h("div", { class: "earners" }, ...columns))];
}
