/** The ways to win or to end the match, and how near everybody is: always in sight. */
import { isEqual } from "../../../shared/core/base/plain.ts";
import type { Goal } from "../../face/face.ts";
import { fill, h, set } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { badge } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";

export function goalsPanel({ face, say, sight, follow }: TableModel, looks: Looks): HTMLElement {
  const { text } = say;
  const element = h("ul", { class: "goals", "aria-label": text.table.goals, hidden: true });
  let shown: readonly Goal[] = [];

  function progressOf({ seat, digits, near = false }: Goal["progress"][number]): HTMLElement {
    // The badge says whose it is; ears hear the name.
    const whose = seat === undefined ? [] : [badge(seat), h("span", { class: "unseen" }, say.name(seat))];
    return h("span", { class: near ? "progress near" : "progress" }, ...whose, h("b", {}, digits));
  }

  function draw(goals: readonly Goal[]): void {
    if (isEqual(goals, shown)) return;
    shown = goals;
    set(element, "hidden", goals.length === 0);
    fill(
      element,
      ...goals.map(({ look, title, about, progress }) =>
        h(
          "li",
          { class: "goal", title: about === undefined ? say.line(title) : undefined, "data-about": about },
          looks.chip({ look, title, ...(about !== undefined && { about }) }),
          ...progress.map(progressOf),
        ),
      ),
    );
  }
  follow(() => sight.value && draw(face.goals?.(sight.value) ?? []));
  return element;
}
