/** A deep copy of a full state. */
import { type Copier, copierOf } from "../core/contract/copy.ts";
import type { State } from "../core/contract/game.ts";
import { type Elasund, Secret, Table, type Table as TableData } from "./state.ts";

export const copyTable = copierOf(Table) as Copier<TableData>;
export const copySecret = copierOf(Secret);

export const copy = ({ table, secrets, hidden }: State<Elasund>): State<Elasund> => {
  const { luck, influence, church } = hidden;
  const newHidden = { luck: { ...luck }, influence: influence.slice(), church: church.slice() };
  return { table: copyTable(table), secrets: secrets.map(copySecret), hidden: newHidden };
};
