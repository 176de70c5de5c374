/** The estimated chances of all seats as one bar, from what the table shows, as late as it shows it. */
import "./chance-bar.css";
import { at } from "../../../shared/core/base/checked.ts";
import { shareOfVictory } from "../../../shared/core/match/outcome.ts";
import { until } from "../../base/until.ts";
import { estimateChances } from "../../thinking/ask-chances.ts";
import { h, set, write } from "../common/dom.ts";
import { joinNames } from "../common/names.ts";
import { seatStyle } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";
import type { StreamWords } from "./stream-words.ts";

/** A narrower part has no room for its figure. */
const LEAST_WRITTEN = 0.06;

export function chanceBar(table: TableModel, words: StreamWords): HTMLElement {
  const { feed, say, settings, moment, follow, signal } = table;
  const parts = feed.colours.map((_colour, seat) => h("i", { style: seatStyle(seat) }, h("b", {})));
  // As in the strip: the first seat is the last.
  const order = [...parts.slice(1), ...parts.slice(0, 1)];
  const note = h("span", { class: "note", title: words.estimateHint }, words.estimating);
  const bar = h("div", { class: "bar", "data-known": false }, ...order);
  const element = h("div", { class: "stream-chances", role: "img", "aria-label": words.estimating, hidden: true }, note, bar);

  function show(chances: readonly number[], isOver: boolean): void {
    write(note, isOver ? words.result : words.estimate);
    set(bar, "data-known", true);
    for (const [seat, part] of parts.entries()) {
      const chance = at(chances, seat);
      part.style.flexGrow = String(chance);
      write(part.firstElementChild as Element, chance < LEAST_WRITTEN ? "" : say.text.analysis.percent(chance));
    }
    const told = chances.map((chance, seat) => say.text.terms.option(say.name(seat), say.text.analysis.percent(chance)));
    set(element, "aria-label", say.text.parts([isOver ? words.result : words.estimate, joinNames(told)]));
  }

  const estimates = estimateChances({
    found: ({ number, chances }) => {
      const now = moment.peek();
      if (now !== undefined && now.outcome === undefined && number <= now.number) show(chances, false);
    },
    failed(why) {
      write(note, words.noEstimate);
      globalThis.reportError?.(why);
    },
  });
  follow(() => {
    const isWanted = settings.value.chanceBar;
    set(element, "hidden", !isWanted);
    const now = moment.value;
    if (!isWanted) estimates.stop();
    else if (now?.outcome !== undefined) {
      const { outcome } = now;
      show(
        feed.colours.map((_colour, seat) => shareOfVictory(outcome, seat)),
        true,
      );
    } else if (now !== undefined) estimates.ask({ game: feed.game.id, number: now.number, sight: now.sight });
  });
  until(signal, estimates.stop);
  return element;
}
