/** With whose eyes a match is seen: a player's, or nobody's. */
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Feed } from "../../feed/feed.ts";
import { fill, h } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";

/** `seats`: those that may be chosen now. */
export function eyesField(
  { say, moment, presence, follow }: TableModel,
  feed: Pick<Feed, "seat" | "eyes" | "lookAs">,
  seats: () => readonly number[],
): HTMLSelectElement {
  const words = say.text.replay;
  const element = h("select", { class: "eyes dark", "aria-label": words.eyes, title: words.eyes });
  element.addEventListener("change", () => {
    feed.lookAs?.(Number(element.value));
    element.blur();
  });
  const label = (seat: number): string =>
    seat === WATCHER ? words.noEyes : seat === feed.seat ? words.ownEyes : words.eyesOf(say.name(seat));
  follow(() => {
    // The names may be known later, or change; and the eyes with what is shown.
    presence.value;
    moment.value;
    fill(element, ...[...seats(), WATCHER].map((seat) => h("option", { value: seat, selected: seat === feed.eyes }, label(seat))));
  });
  return element;
}
