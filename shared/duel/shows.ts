/** What luck shows: the cards that a move has freed. */
import { at } from "../core/base/checked.ts";
import type { Shows } from "../core/contract/editor.ts";
import { CARDS } from "./catalog.ts";
import type { Duel } from "./state.ts";

export const shows: Shows<Duel> = (event, { pyramid }) =>
  event.type !== "freed"
    ? []
    : event.places.map((place) => {
        const card = at(pyramid, place);
        return { id: `${card}`, line: "card", args: { card: at(CARDS, card).id } };
      });
