/** Who looks on, told to the players of a live table. */
import { h, set, write } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";

/** The names in the line itself; pointing at it shows more. */
const MOST_NAMES = 3;

export function watchersLine({ say, presence, follow }: TableModel): HTMLElement {
  const element = h("p", { class: "watchers", hidden: true });
  follow(() => {
    const { names = [], count = 0 } = presence.value.watchers ?? {};
    const sentence = (most: number): string => {
      const shown = names.slice(0, most);
      return say.text.watching.by(shown, count - shown.length);
    };
    set(element, "hidden", count === 0);
    write(element, count === 0 ? "" : sentence(MOST_NAMES));
    set(element, "title", names.length > MOST_NAMES ? sentence(names.length) : undefined);
  });
  return element;
}
