/** The sentence that says what is asked, and of which seat. */
import type { Sight } from "../../../shared/core/game.ts";
import { playerAt } from "../../../shared/puerto-rico/board.ts";
import { canUseWharf, judgeNoLoad } from "../../../shared/puerto-rico/offers/captain.ts";
import { freeWarehouses } from "../../../shared/puerto-rico/offers/storage.ts";
import { freeHousePlaces } from "../../../shared/puerto-rico/offers/trader.ts";
import type { PuertoRico, Table } from "../../../shared/puerto-rico/state.ts";
import type { Line } from "../../stage/pose.ts";

export function prompt({ table, seat }: Sight<PuertoRico>): Line {
  if (table.phase === "over") return ["prompt.over"];
  const { turn } = table;
  return [`prompt.${keyOf(table)}`, { seat: turn, you: seat === turn ? 1 : 0, ...numbers(table) }];
}

function keyOf(table: Table): string {
  const { phase, turn } = table;
  if (phase === "captain" && isWharfAlone(table)) return "wharf";
  if (phase === "storage") return freeWarehouses(table, turn) > 0 ? "store" : "keep";
  if (phase === "lifting" && playerAt(table, turn).sanJuan === 0) return "moving";
  return phase;
}

/** The wharf is the only way to load; unlike the ships it need not be used. */
const isWharfAlone = (table: Table): boolean =>
  canUseWharf(playerAt(table, table.turn)) && judgeNoLoad(table, table.turn).why === undefined;

function numbers(table: Table): Readonly<Record<string, number>> {
  const { phase, turn } = table;
  if (phase === "lifting" || phase === "placing") return { colonists: playerAt(table, turn).sanJuan };
  if (phase === "trader") return { free: freeHousePlaces(table) };
  if (phase === "storage") return { kinds: freeWarehouses(table, turn) };
  return {};
}
