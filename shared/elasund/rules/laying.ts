/** Cards that several seats owe at once: each lays cards of its choice face down, and the last one turns all of them up. */
import { must } from "../../core/base/checked.ts";
import type { State, Tell } from "../../core/contract/game.ts";
import { CARDS, type Elasund, type Event, GOLD, type Table } from "../state.ts";
import { layOnPiles, noCards } from "./cards.ts";
import { sum } from "./fast-counts.ts";

export function owe(table: Table, why: "pirates" | "shortage", owes: readonly number[], tell: Tell<Event>): void {
  table.owes = [...owes];
  tell({ type: "owed", why, owes });
}

export function lay({ table, secrets }: State<Elasund>, seat: number, card: number, tell: Tell<Event>): void {
  const { hand, laid } = must(secrets[seat], "seat");
  hand[card] = must(hand[card], "card") - 1;
  laid[card] = must(laid[card], "card") + 1;
  table.hands[seat] = must(table.hands[seat], "seat") - 1;
  table.laid[seat] = must(table.laid[seat], "seat") + 1;
  table.owes[seat] = must(table.owes[seat], "seat") - 1;
  tell({ type: "laid", seat }, seat, { type: "laid", seat, card });
}

export const allLaid = (table: Table): boolean => table.owes.every((cards) => cards === 0);

/** Makes all laid cards public; the event follows once the next step is known. */
export function turnUp({ table, secrets }: State<Elasund>): void {
  table.given = secrets.flatMap(({ laid }) => laid);
  for (const [seat, { laid }] of secrets.entries()) table.golds[seat] = must(table.golds[seat], "seat") - must(laid[GOLD], "card");
  for (const secret of secrets) secret.laid = noCards();
  table.laid = table.laid.map(() => 0);
}

/** The given cards onto the piles. */
export function sweep(table: Table, tell: Tell<Event>): void {
  const given = noCards();
  table.given.forEach((count, place) => {
    const card = place % CARDS.length;
    given[card] = must(given[card], "card") + count;
  });
  layOnPiles(table, given);
  table.given = table.given.map(() => 0);
  if (sum(given) > 0) tell({ type: "swept" });
}
