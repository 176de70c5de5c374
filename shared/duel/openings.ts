/** The opening choices of Duel: the wonders of the draft, and each seat's first card. */
import { at } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import type { Choice } from "../core/contract/opening.ts";
import { CARDS, NUMBERS, WONDERS } from "./catalog.ts";
import { type Duel, type Move, type Table, UNBUILT } from "./state.ts";

/** By how many of four wonders were taken before; the last is no choice. */
const DRAFT = ["firstWonders", "secondWonders", "thirdWonders"] as const;

export function opening({ table, seat }: View<Duel>, move: Move): Choice | undefined {
  if (move.type === "draft") {
    return { chart: at(DRAFT, NUMBERS.wondersOnOffer - table.offer.length), row: `wonder.${at(WONDERS, move.wonder).id}` };
  }
  if (!isFirstTurn(table, seat)) return undefined;
  if (move.type === "build") return { chart: "firstCards", row: `card.${at(CARDS, move.card).id}` };
  return move.type === "discard" || move.type === "wonder" ? { chart: "firstCards", row: move.type } : undefined;
}

/** Nothing has been played by either seat, or one card by the other. */
function isFirstTurn({ phase, age, cities, discard }: Table, seat: number): boolean {
  if (phase !== "turn" || age !== 1) return false;
  const played = cities.map(({ cards, under }) => cards.length + under.filter((card) => card !== UNBUILT).length);
  return at(played, seat) === 0 && at(played, 1 - seat) + discard.length <= 1;
}
