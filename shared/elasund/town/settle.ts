/** Displaced start buildings are put back by their owners before the turn goes on, where there is room. */
import type { State, Tell } from "../../core/game.ts";
import { KIND_OF } from "../catalog.ts";
import { DISPLACED, displacedOf, type Elasund, type Event, GONE, type Table, toAct } from "../state.ts";
import { toBuild } from "../turn.ts";
import { FIELDS, FOOTPRINTS, FREE, fits, type Ground, groundOf, tradeOf } from "./grid.ts";

/** Free fields without trade, room for the whole building. */
export function homesFor(table: Table, kind: number, ground: Ground = groundOf(table)): number[] {
  const homes: number[] = [];
  for (let field = 0; field < FIELDS; field++) {
    if (!fits(table, kind, field)) continue;
    if (FOOTPRINTS[kind]!.every((step) => ground[field + step] === FREE && tradeOf(table, field + step) === 0)) homes.push(field);
  }
  return homes;
}

/** What is asked once something is built: where displaced start buildings go, then how the turn goes on. */
export function toSettle(table: Table): void {
  toBuild(table);
  if (table.sites.includes(DISPLACED)) table.step = "settle";
}

/** A start building without room is out of the game, as soon as its owner would be asked. */
export function evict(table: Table, tell: Tell<Event>): void {
  while (table.step === "settle") {
    const homeless = displacedOf(table, toAct(table)[0]!).find((tile) => homesFor(table, KIND_OF[tile]!).length === 0);
    if (homeless === undefined) return;
    table.sites[homeless] = GONE;
    toSettle(table);
    tell({ type: "homeless", tile: homeless });
  }
}

export function settle({ table }: State<Elasund>, seat: number, tile: number, field: number, tell: Tell<Event>): void {
  table.sites[tile] = field;
  table.owners[tile] = seat;
  toSettle(table);
  tell({ type: "settled", tile, field });
  evict(table, tell);
}
