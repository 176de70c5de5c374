/** The numbers behind the curve, for those who read rather than look. Filled when it is opened. */

import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { at } from "../../../shared/core/base/checked.ts";
import type { Say } from "../../text/say.ts";
import type { StepWords } from "../../thinking/step-words.ts";
import { fill, h } from "../common/dom.ts";

export function numbersTable(
  say: Say,
  analysis: Analysis,
  tell: (at: number) => StepWords,
  go: (place: number) => void,
): HTMLDetailsElement {
  const words = say.text.analysis;
  const { move, luck, choices } = words.columns;
  const body = h("tbody", {});
  const head = (label: string) => h("th", { scope: "col" }, label);
  const seats = analysis.start.map((_chance, seat) => head(say.name(seat)));
  const details = h(
    "details",
    { class: "numbers", ontoggle: () => details.open && body.childElementCount === 0 && fill(body, ...rows()) },
    h("summary", {}, words.numbers),
    h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, head(move), ...seats, head(luck), head(choices))), body)),
  );

  const cell = (label: string) => h("td", {}, label);
  function rows(): HTMLElement[] {
    const first = h(
      "tr",
      {},
      h("th", { scope: "row" }, words.start),
      ...analysis.start.map((share) => cell(words.percent(share))),
      cell(""),
      cell(""),
    );
    const all = analysis.steps.map(({ seat, chances, luck: flips, play }, i) => {
      const what = h("button", { class: "link", type: "button", onclick: () => go(i) }, tell(i).what);
      const own = seat < 0 ? ["", ""] : [words.signed(at(flips, seat)), words.signed(at(play, seat))];
      return h("tr", {}, h("th", { scope: "row" }, what), ...chances.map((share) => cell(words.percent(share))), ...own.map(cell));
    });
    return [first, ...all];
  }
  return details;
}
