/** A deep copy of a full state. */
import { copierOf } from "../core/contract/copy.ts";
import type { State } from "../core/contract/game.ts";
import { type Duel, type Hidden, Secret, Table } from "./state.ts";

export const copyTable = copierOf(Table);
export const copySecret = copierOf(Secret);

const copyHidden = ({ luck, wonders, below, ages, box }: Hidden): Hidden => {
  return { luck: { ...luck }, wonders: wonders.slice(), below: below.slice(), ages: ages.map((age) => age.slice()), box: box.slice() };
};

export const copy = ({ table, secrets, hidden }: State<Duel>): State<Duel> => {
  return { table: copyTable(table), secrets: secrets.map(copySecret), hidden: copyHidden(hidden) };
};
