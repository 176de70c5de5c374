/** What a player compares a piece with: its alternatives, their prices, the money that pays them and the wonders it would build. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { isFree } from "../../../../shared/duel/rules/pyramid.ts";
import type { Duel } from "../../../../shared/duel/state.ts";
import { nearSeat } from "../layout/frame.ts";

const SEATS = [0, 1];

export function compared(piece: string, sight: Sight<Duel>): readonly string[] {
  const { table } = sight;
  const [kind, first, second, third] = piece.split(":");
  const about = kind === "price" ? [second, third] : [kind, first];
  const purses = SEATS.map((seat) => `purse:${seat}`);
  const own = at(table.cities, nearSeat(sight)).wonders;
  const wonders = own.flatMap((wonder) => [`wonder:${wonder}`, `price:${nearSeat(sight)}:wonder:${wonder}`]);
  switch (about[0]) {
    case "card": {
      if (!table.pyramid.includes(Number(about[1]))) return [];
      const free = table.pyramid.filter((_card, place) => isFree(table, place));
      return [...free.flatMap((card) => [`card:${card}`, ...SEATS.map((seat) => `price:${seat}:${card}`)]), ...wonders, ...purses];
    }
    case "wonder":
    case undefined:
      return table.phase === "draft"
        ? table.offer.flatMap((wonder) => [`wonder:${wonder}`, ...SEATS.map((seat) => `price:${seat}:wonder:${wonder}`)])
        : [...wonders, ...purses];
    case "token":
      return table.tokens.map((token) => `token:${token}`);
    default:
      return [];
  }
}
