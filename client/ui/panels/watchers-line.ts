/** Who looks on, told to the players of a live table, who may let them see with their eyes; and to a watcher, whose eyes those may be. */
import { confirmDialog } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { succeeded } from "../common/tell-failure.ts";
import { eyesField } from "../fields/eyes-field.ts";
import type { TableModel } from "../model/table-model.ts";

/** The names in the line itself; pointing at it shows more. */
const MOST_NAMES = 3;

export function watchersLine(table: TableModel): HTMLElement {
  const { feed } = table;
  return feed.allows.moves || feed.lookAs === undefined ? lookedOn(table) : lookingOn(table);
}

function lookedOn(table: TableModel): HTMLElement {
  const { say, presence, follow } = table;
  const line = h("span");
  const element = h("p", { class: "watchers", hidden: true }, line, sharing(table));
  follow(() => {
    const { names = [], count = 0 } = presence.value.watchers ?? {};
    const sentence = (most: number): string => {
      const shown = names.slice(0, most);
      return say.text.watching.by(shown, count - shown.length);
    };
    const shares = presence.value.people[table.feed.seat]?.sharesView === true;
    set(element, "hidden", count === 0 && !shares);
    write(line, count === 0 ? "" : sentence(MOST_NAMES));
    // In little room only the number is seen.
    set(element, "data-count", count);
    set(element, "title", count === 0 ? undefined : sentence(names.length));
  });
  return element;
}

/** Asked first: it shows what nobody else knows. */
function sharing({ say, feed, presence, over, follow }: TableModel): HTMLButtonElement | undefined {
  if (feed.allows.counts || !feed.allows.moves) return undefined;
  const words = say.text.watching;
  const shares = (): boolean => presence.value.people[feed.seat]?.sharesView === true;
  const onclick = async (): Promise<void> => {
    const wanted = !shares();
    if (wanted && !(await confirmDialog(words.share, words.shareHint, words.share, say.text.confirm.stay))) return;
    void succeeded(say.text, feed.shareView(wanted));
  };
  const button = h("button", { class: "quiet share-view", type: "button", onclick });
  follow(() => {
    write(button, shares() ? words.stopSharing : words.share);
    set(button, "hidden", over.value);
  });
  return button;
}

/** Nothing, until a player shares their view. */
function lookingOn(table: TableModel): HTMLElement {
  const { feed, presence, follow } = table;
  const shared = (): readonly number[] => presence.value.people.flatMap(({ sharesView }, seat) => (sharesView ? [seat] : []));
  const element = h("p", { class: "watchers", hidden: true }, eyesField(table, feed, shared));
  follow(() => set(element, "hidden", shared().length === 0));
  return element;
}
