/** The wonders that destroy a card of the opponent. */
import { at } from "../../core/base/checked.ts";
import { CARDS } from "../catalog.ts";
import { other, type Table } from "../state.ts";
import { cityOf } from "./fast-city.ts";

/** The colour each of them destroys; the phases are named after the wonders. */
export const DESTROYS = { zeus: "brown", circus: "grey" } as const;

/** The opponent's cards of a colour. */
export function destroyable(table: Table, seat: number, colour: "brown" | "grey"): readonly number[] {
  return cityOf(table, other(seat)).cards.filter((card) => at(CARDS, card).colour === colour);
}
