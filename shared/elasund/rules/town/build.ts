/** Builds a building: price, compensation, permits back, displaced tiles, the tile, cubes, trade points, in this order. */
import { must } from "../../../core/base/checked.ts";
import type { State, Tell } from "../../../core/contract/game.ts";
import { BUILDINGS } from "../../catalog.ts";
import type { Elasund, Event, Table } from "../../state.ts";
import { compensate, spend } from "../cards.ts";
import { cardsOf, priceOf } from "../price.ts";
import { moveTrade, tradeOfSite } from "../trade.ts";
import { startBuildStep, winIfDone } from "../turn.ts";
import { displace, returnPermits } from "./displace.ts";
import { removeHomeless, startSettleStep } from "./settle.ts";
import { priceOfSite, type Site, tileInSupply } from "./site.ts";

/** `colour` is the influence for equal size, if there is any. */
export function build(state: State<Elasund>, site: Site, colour: number, tell: Tell<Event>): void {
  const { table } = state;
  const { kind, field } = site;
  const seat = table.turn;
  // Taken before anything is displaced: what comes back now cannot be what is built.
  const tile = tileInSupply(table, seat, kind);
  table.built++;
  startBuildStep(table);
  spend(state, cardsOf(priceOf(site.gold, priceOfSite(site).same), colour), tell);
  compensate(state, site.compensation, tell);
  returnPermits(table, site.permits, tell);
  displace(table, site.tiles, tell);
  table.sites[tile] = field;
  table.owners[tile] = seat;
  startSettleStep(table);
  const cubes = layCubes(table, must(BUILDINGS[kind], "kind").flags.length);
  tell({ type: "built", tile, field, cubes });
  moveTrade(table, seat, tradeOfSite(table, kind, field), tell);
  if (!winIfDone(table, tell)) removeHomeless(table, tell);
}

/** Lays at most as many cubes as are left: then the match is won. */
function layCubes(table: Table, flags: number): number {
  const cubes = Math.min(flags, must(table.cubes[table.turn], "seat"));
  table.cubes[table.turn] = must(table.cubes[table.turn], "seat") - cubes;
  return cubes;
}
