/** What a player compares a piece with: its alternatives, their prices and the money that pays them. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { PRINTED } from "../../../../shared/puerto-rico/catalog.ts";
import { GOODS, type PuertoRico, ROLES } from "../../../../shared/puerto-rico/state.ts";
import { nearSeat } from "../layout/frame.ts";

const each = (kind: string, things: readonly unknown[]): string[] => things.map((_thing, at) => `${kind}:${at}`);

export function compared(piece: string, sight: Sight<PuertoRico>): readonly string[] {
  const { table } = sight;
  const near = nearSeat(sight);
  switch (piece.split(":")[0]) {
    case "role":
      return each("role", ROLES);
    case "market":
    case "price":
    case "column":
      return [...each("market", PRINTED), ...each("price", PRINTED), `purse:${near}`];
    case "row":
    case "quarry":
    case "stack":
      return [...each("row", table.faceUp), "quarry", "stack"];
    case "goods":
    case "ship":
    case "sail":
    case "full":
    case "empty":
    case "house":
      return [...each("ship", table.ships), "house", ...GOODS.map((_good, at) => `goods:${near}:${at}`)];
    default:
      return [];
  }
}
