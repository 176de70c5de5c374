/** The one sentence that says what is asked, and of whom. */
import type { Sight } from "../../../shared/core/game.ts";
import { NUMBERS } from "../../../shared/puerto-rico/catalog.ts";
import { moves } from "../../../shared/puerto-rico/moves.ts";
import { warehouses } from "../../../shared/puerto-rico/roles/storage.ts";
import type { PuertoRico, Table } from "../../../shared/puerto-rico/state.ts";
import type { Line } from "../../stage/pose.ts";

export function prompt({ table, seat }: Sight<PuertoRico>): Line {
  if (table.phase === "over") return ["prompt.over"];
  const { turn } = table;
  return [`prompt.${keyOf(table)}`, { seat: turn, you: seat === turn ? 1 : 0, ...numbers(table) }];
}

function keyOf(table: Table): string {
  const { phase, turn, players, stored } = table;
  const player = players[turn]!;
  if (phase === "captain" && isWharfAlone(table)) return "wharf";
  if (phase === "storage") return warehouses(player) > stored.length ? "store" : "keep";
  if (phase === "lifting" && player.sanJuan === 0) return "moving";
  return phase;
}

/** It need not be used, unlike the ships. */
function isWharfAlone(table: Table): boolean {
  const types = moves({ table, secret: {}, seat: table.turn }).map(({ type }) => type);
  return types.includes("wharf") && types.includes("pass");
}

function numbers({ phase, turn, players, house, stored }: Table): Readonly<Record<string, number>> {
  const player = players[turn]!;
  if (phase === "lifting" || phase === "placing") return { colonists: player.sanJuan };
  if (phase === "trader") return { free: NUMBERS.houseSpaces - house.length };
  if (phase === "storage") return { kinds: warehouses(player) - stored.length };
  return {};
}
