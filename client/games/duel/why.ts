/** Why a piece cannot be chosen now. Asked of pieces that `moves` leaves unlit; what is legal is decided there alone. */
import type { View } from "../../../shared/core/game.ts";
import { freePlaces } from "../../../shared/duel/pyramid.ts";
import { type Duel, UNBUILT } from "../../../shared/duel/state.ts";
import { marketOf, wonderPrice } from "../../../shared/duel/trade.ts";
import type { Line } from "../../stage/pose.ts";

export function whyNot(piece: string, view: View<Duel>): Line | undefined {
  const { table } = view;
  const [kind, first = "", second = "", third = ""] = piece.split(":");
  const id = Number(first);
  switch (kind) {
    case "wonder":
      return wonder(id, view);
    case "price":
      return second === "wonder" ? wonder(Number(third), view) : card(Number(second), view);
    case "token":
      return table.tokens.includes(id) && table.phase !== "token" ? ["why.token"] : undefined;
    case "card":
      return card(id, view);
    case "place":
      return table.phase === "turn" ? ["why.covered"] : undefined;
    case "discard":
      return table.phase === "turn" ? ["why.discardFirst"] : undefined;
    default:
      return undefined;
  }
}

function card(id: number, { table }: View<Duel>): Line | undefined {
  if (table.phase !== "turn") return undefined;
  const place = table.pyramid.indexOf(id);
  if (place >= 0) return (freePlaces(table.pyramid, table.age) & (1 << place)) === 0 ? ["why.covered"] : undefined;
  if (table.discard.includes(id)) return ["why.discarded"];
  return table.cities.some(({ cards, under }) => cards.includes(id) || under.includes(id)) ? ["why.built"] : undefined;
}

/** In a turn it is the second thing to be chosen, after the card that goes under it. */
function wonder(id: number, { table, seat }: View<Duel>): Line | undefined {
  const owner = table.cities.findIndex(({ wonders }) => wonders.includes(id));
  if (owner < 0) return undefined;
  if (table.phase === "draft") return ["why.drafted", { seat: owner, you: owner === seat ? 1 : 0 }];
  if (table.phase !== "turn") return undefined;
  const city = table.cities[owner]!;
  if (city.under[city.wonders.indexOf(id)] !== UNBUILT) return ["why.wonderBuilt"];
  if (owner !== seat) return ["why.theirWonder", { seat: owner }];
  const total = wonderPrice(marketOf(table, seat), id);
  return total > city.coins ? ["why.dear", { total, lack: total - city.coins }] : ["why.cardFirst"];
}
