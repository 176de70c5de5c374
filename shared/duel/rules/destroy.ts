/** The wonders that destroy a card of the opponent. */
import { CARDS } from "../catalog.ts";
import { other, type Table } from "../state.ts";

/** The colour each of them destroys; the phases are named after the wonders. */
export const DESTROYS = { zeus: "brown", circus: "grey" } as const;

/** The opponent's cards of a colour. */
export function destroyable(table: Table, seat: number, colour: "brown" | "grey"): readonly number[] {
  return table.cities[other(seat)]!.cards.filter((card) => CARDS[card]!.colour === colour);
}
