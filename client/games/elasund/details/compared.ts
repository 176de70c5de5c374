/** What a player compares a piece with: its alternatives, their prices and what pays them. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { BONUSES, type Elasund, KINDS } from "../../../../shared/elasund/state.ts";
import { nearSeat } from "../layout/frame.ts";

export function compared(piece: string, sight: Sight<Elasund>): readonly string[] {
  const { table } = sight;
  const [kind, first] = piece.split(":");
  const mat = `mat:${nearSeat(sight)}`;
  // A building on the board has no alternatives.
  switch (kind === "tile" && (table.sites[Number(first)] ?? 0) >= 0 ? undefined : kind) {
    case "kind":
    case "price":
    case "tile":
    case "church":
    case "site":
    case "field":
      return [...KINDS.flatMap((_kind, at) => [`kind:${at}`, `price:${at}`]), "church", "price:church", mat];
    case "permit":
      return [...table.permits.map((_field, permit) => `permit:${permit}`), mat];
    case "hand":
      return Array.from({ length: table.hands[Number(first)] ?? 0 }, (_none, at) => `hand:${first}:${at}`);
    case "bonus":
      return [...BONUSES.map((_bonus, at) => `bonus:${at}`), "rack"];
    default:
      return [];
  }
}
