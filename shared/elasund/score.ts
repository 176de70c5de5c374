/** Counts where each seat's cubes are, and gives the result. */
import { at } from "../core/base/checked.ts";
import type { Result } from "../core/contract/game.ts";
import { buildingOf, NUMBERS } from "./catalog.ts";
import { hasStalled } from "./rules/ending.ts";
import { sum } from "./rules/fast-counts.ts";
import { towersOf } from "./rules/town/walls.ts";
import { trackCubes } from "./rules/trade.ts";
import type { Table } from "./state.ts";

export const SOURCES = ["buildings", "trade", "walls", "church"] as const;
export type Points = Record<(typeof SOURCES)[number], number>;

/** A seat's cubes on the board by what they lie on. */
export function score(table: Table, seat: number): Points {
  const walls = towersOf(table, seat);
  const church = table.church.filter((builder) => builder === seat).length;
  const laid = table.goal - at(table.cubes, seat);
  // The last build may have fewer cubes than places: the track gets none then.
  const flags = sum(table.owners.map((owner, tile) => (owner === seat ? buildingOf(tile).flags.length : 0)));
  const trade = Math.min(trackCubes(at(table.trade, seat)), Math.max(0, laid - walls - church - flags));
  return { buildings: laid - walls - church - trade, trade, walls, church };
}

/** Cubes on the board. */
export const total = (points: Readonly<Record<string, number>>): number => sum(Object.values(points));

/** The seat that lays its last cube in its turn wins; the others, and all if the match has stalled, are placed by cubes on the board. */
export function result(table: Table): Result | undefined {
  if (table.step !== "over") return undefined;
  const points = table.cubes.map((_cubes, seat) => score(table, seat));
  const laid = points.map(total);
  const places = laid.map((own) => 1 + laid.filter((other) => other > own).length);
  const how = table.cubes.includes(0) ? "cubes" : hasStalled(table, NUMBERS.idleRounds) ? "stalled" : "full";
  return { how, places, points };
}
