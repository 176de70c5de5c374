/** Displaced start buildings are put back by their owners before the turn goes on, where there is room. */
import { at, must } from "../../../core/base/checked.ts";
import type { State, Tell } from "../../../core/contract/game.ts";
import { KIND_OF } from "../../catalog.ts";
import { DISPLACED, displacedOf, type Elasund, type Event, GONE, type Table, toAct } from "../../state.ts";
import { startBuildStep } from "../turn.ts";
import { FIELDS, FREE, fits, footprint, type Ground, groundOf, tradeOf } from "./grid.ts";

/** Free fields without trade, room for the whole building. */
export function homesFor(table: Table, kind: number, ground: Ground = groundOf(table)): number[] {
  const homes: number[] = [];
  for (let field = 0; field < FIELDS; field++) {
    if (fits(table, kind, field) && isHome(table, kind, ground, field)) homes.push(field);
  }
  return homes;
}

function hasHome(table: Table, kind: number): boolean {
  const ground = groundOf(table);
  for (let field = 0; field < FIELDS; field++) if (fits(table, kind, field) && isHome(table, kind, ground, field)) return true;
  return false;
}

function isHome(table: Table, kind: number, ground: Ground, field: number): boolean {
  for (const covered of footprint(kind, field)) if (ground[covered] !== FREE || tradeOf(table, covered) > 0) return false;
  return true;
}

/** The step after a build: putting back displaced start buildings, then the next step of the turn. */
export function startSettleStep(table: Table): void {
  startBuildStep(table);
  if (table.sites.includes(DISPLACED)) table.step = "settle";
}

/** Removes start buildings that fit nowhere from the game, when their owner would be asked. */
export function removeHomeless(table: Table, tell: Tell<Event>): void {
  while (table.step === "settle") {
    const homeless = displacedOf(table, at(toAct(table), 0)).find((tile) => !hasHome(table, must(KIND_OF[tile], "tile")));
    if (homeless === undefined) return;
    table.sites[homeless] = GONE;
    startSettleStep(table);
    tell({ type: "homeless", tile: homeless });
  }
}

export function settle({ table }: State<Elasund>, seat: number, tile: number, field: number, tell: Tell<Event>): void {
  table.sites[tile] = field;
  table.owners[tile] = seat;
  startSettleStep(table);
  tell({ type: "settled", tile, field });
  removeHomeless(table, tell);
}
