/** The gauges on the quay: how near the match is to each of its three endings. */
import { at } from "../../../../shared/core/base/checked.ts";
import { gauges as endings } from "../../../../shared/puerto-rico/offers/gauges.ts";
import type { Table } from "../../../../shared/puerto-rico/state.ts";

/** By ending. */
export const GAUGES = ["colonists", "city", "points"] as const;

export interface Gauge {
  readonly what: (typeof GAUGES)[number];
  /** 0 to 10: how far it has come. */
  readonly step: number;
  readonly state: "calm" | "near" | "last";
  readonly digits: string;
}

/** Near its end: a supply for fewer ships, a city with fewer free spaces, a pool with fewer points per seat than this. */
const NEAR = { ships: 3, spaces: 3, points: 4 } as const;

export function gauges(table: Table): readonly Gauge[] {
  const { colonists, points, city } = endings(table);
  const seats = table.players.length;
  const gauge = (i: number, done: number, whole: number, isNear: boolean, isLast: boolean, digits: string): Gauge => ({
    what: at(GAUGES, i),
    step: Math.round(10 * Math.min(1, Math.max(0, done / whole))),
    state: isLast || table.ending === i ? "last" : isNear ? "near" : "calm",
    digits,
  });
  return [
    gauge(
      0,
      colonists.start - colonists.left,
      colonists.start,
      colonists.left < colonists.wanted * NEAR.ships,
      colonists.isShort,
      `${colonists.left}`,
    ),
    gauge(1, city.most, city.spaces, city.free < NEAR.spaces, city.free === 0, `${city.most}/${city.spaces}`),
    gauge(2, points.start - points.left, points.start, points.left < seats * NEAR.points, points.left === 0, `${points.left}`),
  ];
}
