/** Who looks on, told to the players of a live table. */
import type { Presence } from "../../feed/feed.ts";
import type { Say } from "../../text/say.ts";
import { h, set, write } from "../common/dom.ts";

/** The names in the line itself; pointing at it shows more. */
const MOST_NAMES = 3;

export interface WatchersLine {
  readonly element: HTMLElement;
  update(presence: Presence): void;
}

export function watchersLine({ text }: Say): WatchersLine {
  const element = h("p", { class: "watchers", hidden: true });
  return {
    element,
    update({ watchers: { names, count } = NOBODY }) {
      const sentence = (most: number): string => {
        const shown = names.slice(0, most);
        return text.watching.by(shown, count - shown.length);
      };
      set(element, "hidden", count === 0);
      write(element, count === 0 ? "" : sentence(MOST_NAMES));
      set(element, "title", names.length > MOST_NAMES ? sentence(names.length) : undefined);
    },
  };
}

const NOBODY: NonNullable<Presence["watchers"]> = { names: [], count: 0 };
