/** A building is built: pay and compensate, take permits back, remove what gives way, place, cubes, trade points. */
import type { State, Tell } from "../../core/game.ts";
import { compensate, spend } from "../cards.ts";
import { BUILDINGS } from "../catalog.ts";
import { cardsOf } from "../price.ts";
import type { Elasund, Event, Table } from "../state.ts";
import { moveTrade, tradeOfSite } from "../trade.ts";
import { toBuild, winIfDone } from "../turn.ts";
import { displace, returnPermits } from "./displace.ts";
import { evict, toSettle } from "./settle.ts";
import { priceOfSite, type Site, tileInSupply } from "./site.ts";

/** `colour` is the influence for equal size, if there is any. */
export function build(state: State<Elasund>, site: Site, colour: number, tell: Tell<Event>): void {
  const { table } = state;
  const { kind, field } = site;
  const seat = table.turn;
  // Before anything is displaced: what comes back now cannot be what is built.
  const tile = tileInSupply(table, seat, kind);
  table.built++;
  toBuild(table);
  spend(state, cardsOf({ ...priceOfSite(site), gold: site.gold }, colour), tell);
  compensate(state, site.compensation, tell);
  returnPermits(table, site.permits, tell);
  displace(table, site.tiles, tell);
  table.sites[tile] = field;
  table.owners[tile] = seat;
  toSettle(table);
  const cubes = layCubes(table, BUILDINGS[kind]!.flags.length);
  tell({ type: "built", tile, field, cubes });
  moveTrade(table, seat, tradeOfSite(table, kind, field), tell);
  if (!winIfDone(table, tell)) evict(table, tell);
}

/** With fewer cubes left than flags those are laid: the match is won. */
function layCubes(table: Table, flags: number): number {
  const cubes = Math.min(flags, table.cubes[table.turn]!);
  table.cubes[table.turn]! -= cubes;
  return cubes;
}
