/** A guest's coat of arms beside their name, which says who it is: it is not read aloud. */
import { fill, h } from "./dom.ts";

interface Armed {
  readonly name: string;
  /** Left out, or empty, if they follow from the name. */
  readonly arms?: string;
}

export function armsBadge({ name, arms = "" }: Armed): HTMLElement {
  const place = h("span");
  // A page that is offline shows the name alone.
  import("./drawn-arms.ts").then(
    ({ drawnArms }) => place.replaceWith(drawnArms(arms, name)),
    () => undefined,
  );
  return place;
}

/** In a place before a name; none for a bot. What stands there already is not drawn again. */
export function showArms(place: HTMLElement, arms: string): void {
  if (place.dataset.arms === arms) return;
  place.dataset.arms = arms;
  fill(place, arms !== "" && armsBadge({ name: "", arms }));
}
