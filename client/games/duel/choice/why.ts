/** Why a piece cannot be chosen now: the piece is read as a wish, and the rules say why that is refused. */
import type { View } from "../../../../shared/core/contract/game.ts";
import { type Refusal, refusalOf, refusalOfCard, refusalOfWonder } from "../../../../shared/duel/offers/refusals.ts";
import type { Duel } from "../../../../shared/duel/state.ts";
import type { Line } from "../../../text/grammar.ts";

export function whyNot(piece: string, view: View<Duel>): Line | undefined {
  const { table } = view;
  const [kind, first = "", second = "", third = ""] = piece.split(":");
  const id = Number(first);
  switch (kind) {
    case "wonder":
      return whyNotWonder(id, view);
    case "price":
      return second === "wonder" ? whyNotWonder(Number(third), view) : whyNotCard(Number(second), view);
    case "token":
      return table.tokens.includes(id) && table.phase !== "token" ? ["why.token"] : undefined;
    case "card":
      return whyNotCard(id, view);
    case "place":
      return table.phase === "turn" ? ["why.covered"] : undefined;
    case "discard":
      return table.phase === "turn" ? ["why.discardFirst"] : undefined;
    default:
      return undefined;
  }
}

/** A card that cannot be built may still be discarded or put under a wonder, so its price is no reason. */
const whyNotCard = (card: number, { table }: View<Duel>): Line | undefined =>
  table.phase === "turn" ? lineOf(refusalOfCard(table, card)) : undefined;

/** In a turn the wonder is the second piece to be chosen, after the card that goes under it. */
function whyNotWonder(wonder: number, view: View<Duel>): Line | undefined {
  const { table, seat } = view;
  if (table.phase === "draft") return lineOf(refusalOf(view, { type: "draft", wonder }), seat);
  if (table.phase !== "turn") return undefined;
  const refusal = refusalOfWonder(table, seat, wonder);
  return refusal === undefined ? ["why.cardFirst"] : lineOf(refusal, seat);
}

function lineOf(refusal: Refusal | undefined, reader = -1): Line | undefined {
  switch (refusal?.why) {
    case "coins":
      return ["why.dear", { total: refusal.total, lack: refusal.lack }];
    case "drafted":
      return ["why.drafted", { seat: refusal.seat, you: refusal.seat === reader ? 1 : 0 }];
    case "notYours":
      return ["why.theirWonder", { seat: refusal.seat }];
    case "covered":
    case "discarded":
    case "built":
    case "wonderBuilt":
      return [`why.${refusal.why}`];
    default:
      return undefined;
  }
}
