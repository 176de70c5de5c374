/** What was done last, where the log itself is out of sight: each line of it passes by. It is read out by other means. */
import { fill, h, set } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import type { LogLine } from "../model/log-lines.ts";
import type { TableModel } from "../model/table-model.ts";

export function passingLines({ say, story, followPerFrame }: TableModel): HTMLElement {
  const element = h("p", { class: "passing", "aria-hidden": "true" });
  followPerFrame(
    () => story.log.lines.at(-1),
    (newest: LogLine | undefined) => {
      if (newest === undefined) return fill(element);
      const { line, seat, struck } = newest;
      // A new element for each line, which comes in from below.
      fill(element, h("span", { "data-struck": struck }, seat !== undefined && badge(seat, "badge small"), h("span", {}, say.line(line))));
      set(element, "title", say.line(line));
    },
  );
  return element;
}
