/** Trade points and the cubes of their track. */
import type { Tell } from "../core/game.ts";
import { TRADE_CUBES } from "./catalog.ts";
import type { Event, Table } from "./state.ts";
import { FOOTPRINTS, tradeOf } from "./town/grid.ts";

/** Trade points of a building: every trade field it covers counts. */
export function tradeOfSite(table: Table, kind: number, field: number): number {
  const steps = FOOTPRINTS[kind]!;
  let points = 0;
  for (let at = 0; at < steps.length; at++) points += tradeOf(table, field + steps[at]!);
  return points;
}

/** Cubes on the track at this number of points. */
export function trackCubes(points: number): number {
  let cubes = 0;
  while (cubes < TRADE_CUBES.length && TRADE_CUBES[cubes]! <= points) cubes++;
  return cubes;
}

/** Moves a seat's marker up or down and lays or returns the track's cubes, at most as many as are left. */
export function moveTrade(table: Table, seat: number, points: number, tell: Tell<Event>): void {
  if (points === 0) return;
  const before = table.trade[seat]!;
  table.trade[seat] = before + points;
  const laid = trackCubes(before + points) - trackCubes(before);
  table.cubes[seat] = Math.max(0, table.cubes[seat]! - laid);
  tell({ type: "traded", seat, points });
}
