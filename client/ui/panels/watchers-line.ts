/** Who looks on, told to the players of a live table. */
import { h, set, write } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";

/** The names in the line itself; pointing at it shows more. */
const MOST_NAMES = 3;

export function watchersLine({ say, presence, follow }: TableModel): HTMLElement {
  const line = h("span");
  const element = h("p", { class: "watchers", hidden: true }, line);
  follow(() => {
    const { names = [], count = 0 } = presence.value.watchers ?? {};
    const sentence = (most: number): string => {
      const shown = names.slice(0, most);
      return say.text.watching.by(shown, count - shown.length);
    };
    set(element, "hidden", count === 0);
    write(line, count === 0 ? "" : sentence(MOST_NAMES));
    // In little room only the number is seen.
    set(element, "data-count", count);
    set(element, "title", count === 0 ? undefined : sentence(names.length));
  });
  return element;
}
