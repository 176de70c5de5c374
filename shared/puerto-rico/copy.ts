/** A deep copy of a full state. */
import { copierOf } from "../core/copy.ts";
import type { State } from "../core/game.ts";
import { type PuertoRico, Table } from "./state.ts";

const copyTable = copierOf(Table);

export const copy = ({ table, secrets, hidden }: State<PuertoRico>): State<PuertoRico> => {
  const { luck, tiles } = hidden;
  return { table: copyTable(table), secrets: secrets.map(() => ({})), hidden: { luck: { ...luck }, tiles: tiles.slice() } };
};
