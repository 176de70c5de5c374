/** Why a seat may not make a move; undefined if it may, exactly for the moves that `moves` lists. */
import type { View } from "../../core/contract/game.ts";
import { DESTROYS, destroyable } from "../rules/destroy.ts";
import { cityOf } from "../rules/fast-city.ts";
import { cardPrice, marketOf, wonderPrice } from "../rules/fast-trade.ts";
import { isFree } from "../rules/pyramid.ts";
import { canPay } from "../rules/trade.ts";
import { type City, type Duel, type Move, type Phase, type Table, UNBUILT } from "../state.ts";

export type Refusal =
  | { readonly why: Plain }
  /** More coins than the city has. */
  | { readonly why: "coins"; readonly total: number; readonly lack: number }
  /** The wonder is in this seat's city. */
  | { readonly why: "drafted" | "notYours"; readonly seat: number };

type Plain =
  | "notAsked" // of this seat, or in this phase
  | "covered" // other cards lie on it
  | "built" // in a city, or under a wonder
  | "discarded"
  | "notInPlay" // in no public place
  | "wonderBuilt" // or gone back to the box with the seventh
  | "notOnBoard" // the token is not on the board
  | "notDrawn" // not one of the tokens of the Great Library
  | "notDiscarded"
  | "wrongCard"; // not the opponent's, or not of the colour that the wonder destroys

const PHASES_OF: Readonly<Record<Move["type"], readonly Phase[]>> = {
  draft: ["draft"],
  build: ["turn"],
  discard: ["turn"],
  wonder: ["turn"],
  token: ["token"],
  keep: ["library"],
  revive: ["mausoleum"],
  destroy: ["zeus", "circus"],
  open: ["opener"],
};

/** Undefined if the move is allowed. */
export function refusalOf({ table, secret, seat }: View<Duel>, move: Move): Refusal | undefined {
  if (table.turn !== seat || !PHASES_OF[move.type].includes(table.phase)) return { why: "notAsked" };
  switch (move.type) {
    case "draft":
      return table.offer.includes(move.wonder) ? undefined : refusalOfDraft(table, move.wonder);
    case "build":
      return refusalOfCard(table, move.card) ?? refusalOfPrice(cityOf(table, seat), cardPrice(marketOf(table, seat), move.card));
    case "discard":
      return refusalOfCard(table, move.card);
    case "wonder":
      return refusalOfWonder(table, seat, move.wonder) ?? refusalOfCard(table, move.card);
    case "token":
      return table.tokens.includes(move.token) ? undefined : { why: "notOnBoard" };
    case "keep":
      return secret.drawn.includes(move.token) ? undefined : { why: "notDrawn" };
    case "revive":
      return table.discard.includes(move.card) ? undefined : { why: "notDiscarded" };
    case "destroy":
      return destroyable(table, seat, DESTROYS[table.phase as keyof typeof DESTROYS]).includes(move.card)
        ? undefined
        : { why: "wrongCard" };
    case "open":
      return undefined;
  }
}

/** What the city lacks of a price. */
export const refusalOfPrice = (city: City, total: number): Extract<Refusal, { why: "coins" }> | undefined =>
  canPay(city, total) ? undefined : { why: "coins", total, lack: total - city.coins };

/** Whether a card can be taken from the pyramid. */
export function refusalOfCard(table: Table, card: number): Refusal | undefined {
  const place = table.pyramid.indexOf(card);
  if (place >= 0) return isFree(table, place) ? undefined : { why: "covered" };
  if (table.discard.includes(card)) return { why: "discarded" };
  const isBuilt = table.cities.some(({ cards, under }) => cards.includes(card) || under.includes(card));
  return { why: isBuilt ? "built" : "notInPlay" };
}

function refusalOfDraft(table: Table, wonder: number): Refusal {
  const seat = ownerOf(table, wonder);
  return seat < 0 ? { why: "notInPlay" } : { why: "drafted", seat };
}

/** Whether a seat can build a wonder, whichever card goes under it. */
export function refusalOfWonder(table: Table, seat: number, wonder: number): Refusal | undefined {
  const owner = ownerOf(table, wonder);
  if (owner < 0) return { why: "notInPlay" };
  const city = cityOf(table, owner);
  if (city.under[city.wonders.indexOf(wonder)] !== UNBUILT) return { why: "wonderBuilt" };
  if (owner !== seat) return { why: "notYours", seat: owner };
  return refusalOfPrice(city, wonderPrice(marketOf(table, seat), wonder));
}

/** The seat that has a wonder, or -1. */
const ownerOf = ({ cities }: Table, wonder: number): number => cities.findIndex(({ wonders }) => wonders.includes(wonder));
