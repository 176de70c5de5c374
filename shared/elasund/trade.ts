/** Trade points and the cubes of their track. */
import type { Tell } from "../core/game.ts";
import { TRADE_CUBES } from "./catalog.ts";
import type { Event, Table } from "./state.ts";
import { footprint, tradeOf } from "./town/grid.ts";

/** Trade points of a building: every trade field it covers counts. */
export const tradeOfSite = (table: Table, kind: number, field: number): number =>
  footprint(kind, field).reduce((points, covered) => points + tradeOf(table, covered), 0);

/** Cubes on the track at this number of points. */
export const trackCubes = (points: number): number => TRADE_CUBES.filter((mark) => mark <= points).length;

/** Moves a seat's marker up or down and lays or returns the track's cubes, at most as many as are left. */
export function moveTrade(table: Table, seat: number, points: number, tell: Tell<Event>): void {
  if (points === 0) return;
  const before = table.trade[seat]!;
  table.trade[seat] = before + points;
  const laid = trackCubes(before + points) - trackCubes(before);
  table.cubes[seat] = Math.max(0, table.cubes[seat]! - laid);
  tell({ type: "traded", seat, points });
}
