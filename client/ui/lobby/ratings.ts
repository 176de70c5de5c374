/** The guest's rating in each game, shown on its card. */
import type { Guest } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";
import { fill, write } from "../common/dom.ts";

export interface Ratings {
  /** The rating that the server told last; undefined if there is none. Of a rated and a casual one it is the rated one. */
  of(game: string): number | undefined;
  /** Asks the server and shows what it says. */
  refresh(): Promise<void>;
}

export function guestRatings(text: Text, guest: Pick<Guest, "profile">): Ratings {
  let known: ReadonlyMap<string, { readonly rating: number; readonly rated: boolean }> = new Map();
  return {
    of: (game) => known.get(game)?.rating,
    async refresh() {
      const places = document.querySelectorAll<HTMLElement>("[data-standing]");
      try {
        const { ratings } = await guest.profile();
        known = new Map([...ratings].sort((a, b) => Number(a.rated) - Number(b.rated)).map((one) => [one.game, one]));
      } catch {
        // Without the server there is nothing to show; the connection strip tells of it.
        for (const place of places) fill(place);
        return;
      }
      for (const place of places) {
        const own = known.get(place.dataset.standing ?? "");
        write(place, own === undefined ? "" : text.lobby.standing[own.rated ? "rated" : "casual"](own.rating));
      }
    },
  };
}
