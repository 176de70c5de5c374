/** A deep copy of a full state. */
import { copierOf } from "../core/contract/copy.ts";
import type { State } from "../core/contract/game.ts";
import { type PuertoRico, Table } from "./state.ts";

export const copyTable = copierOf(Table);

/** An empty secret for each seat: no seat has one. */
export const noSecrets = ({ players }: Table): State<PuertoRico>["secrets"] => players.map(() => ({}));

export const copy = ({ table, hidden: { luck, tiles } }: State<PuertoRico>): State<PuertoRico> => ({
  table: copyTable(table),
  secrets: noSecrets(table),
  hidden: { luck: { ...luck }, tiles: tiles.slice() },
});
