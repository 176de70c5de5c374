/** Trade points and the cubes of their track. */
import { must } from "../../core/base/checked.ts";
import type { Tell } from "../../core/contract/game.ts";
import { COLUMNS, TRADE_CUBES } from "../catalog.ts";
import type { Event, Table } from "../state.ts";
import { COVERED, columnsOf, tradeWith } from "./town/grid.ts";

/** Trade points of a building: every trade field it covers counts. */
export const tradeOfSite = (table: Table, kind: number, field: number): number =>
  must(TRADE_OF_SITES[columnsOf(table)]?.[kind]?.[field], "site");
/** By columns of the board, kind and field. */
const TRADE_OF_SITES: Readonly<Record<number, readonly (readonly number[])[]>> = Object.fromEntries(
  Object.values(COLUMNS).map((columns) => [
    columns,
    COVERED.map((sites) => sites.map((fields) => fields.reduce((points, field) => points + tradeWith(columns, field), 0))),
  ]),
);

/** Cubes on the track at this number of points. */
export function trackCubes(points: number): number {
  let cubes = 0;
  while (cubes < TRADE_CUBES.length && must(TRADE_CUBES[cubes], "mark") <= points) cubes++;
  return cubes;
}

/** Moves a seat's marker up or down and lays or returns the track's cubes, at most as many as are left. */
export function moveTrade(table: Table, seat: number, points: number, tell: Tell<Event>): void {
  if (points === 0) return;
  const before = must(table.trade[seat], "seat");
  table.trade[seat] = before + points;
  const laid = trackCubes(before + points) - trackCubes(before);
  table.cubes[seat] = Math.max(0, must(table.cubes[seat], "seat") - laid);
  tell({ type: "traded", seat, points });
}
