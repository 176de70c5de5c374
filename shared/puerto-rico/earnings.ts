/** What each role and building of Puerto Rico brought. */
import { must } from "../core/base/checked.ts";
import type { Earner, Earning } from "../core/contract/earnings.ts";
import { printed } from "./catalog.ts";
import { costOf } from "./offers/builder.ts";
import { manned, playerAt, SHIP, SUPPLY } from "./rules/board.ts";
import { score } from "./score.ts";
import { type Building, type Event, NONE, type PuertoRico, type Role, type Table } from "./state.ts";

/** Doubloons, barrels, workers and tiles in victory points, roughly: only the order of the best depends on it. */
const worth = { points: 1, saved: 0.3, doubloons: 0.3, barrels: 0.4, workers: 0.25, tiles: 0.5 } as const;
type Unit = keyof typeof worth;

const role = (seat: number, id: Role, unit: Unit, count: number): Earning => ({ seat, source: `role.${id}`, unit, count });
const building = (seat: number, id: Building, unit: Unit, count: number): Earning => ({ seat, source: `building.${id}`, unit, count });

/** The building that brings a worker who does not come with the mayor. */
const BY_BUILDING: Readonly<Record<string, Building>> = { hospice: "hospice", university: "university" };

function ofEvent(event: Event, before: Table): readonly Earning[] {
  switch (event.type) {
    case "role":
      return [{ seat: event.seat, source: "earned.roleCards", unit: "doubloons", count: event.n }];
    case "prospected":
      return [role(event.seat, "prospector", "doubloons", 1)];
    case "tile":
      return [before.phase === "hacienda" ? building(event.seat, "hacienda", "tiles", 1) : role(event.seat, "settler", "tiles", 1)];
    case "moved": {
      if (event.from !== SHIP && event.from !== SUPPLY) return [];
      const by = BY_BUILDING[before.phase];
      return [by === undefined ? role(event.seat, "mayor", "workers", event.n) : building(event.seat, by, "workers", event.n)];
    }
    case "built":
      return [role(event.seat, "builder", "saved", costOf(before, event.building) - event.n)];
    case "produced":
      return [role(event.seat, "craftsman", "barrels", event.n)];
    case "extra":
      return [role(event.seat, "craftsman", "barrels", 1)];
    case "factory":
      return [building(event.seat, "factory", "doubloons", event.n)];
    case "sold":
      return sale(event, before);
    case "loaded":
      return [event.ship === NONE ? building(event.seat, "wharf", "points", event.n) : role(event.seat, "captain", "points", event.n)];
    case "bonus":
      return [event.why === "harbor" ? building(event.seat, "harbor", "points", 1) : role(event.seat, "captain", "points", 1)];
    default:
      return [];
  }
}

/** The markets' share apart, the rest is the trader's. */
function sale({ seat, n }: Extract<Event, { type: "sold" }>, before: Table): readonly Earning[] {
  const player = playerAt(before, seat);
  const markets = player.city.flatMap((at) => {
    const { id, sale: more } = printed(at);
    return more > 0 && manned(player, at) ? [building(seat, id, "doubloons", more)] : [];
  });
  return [...markets, role(seat, "trader", "doubloons", n - markets.reduce((sum, { count }) => sum + count, 0))];
}

/** Printed points, and with them what a large building scores. The harbor's own points were counted when they were loaded. */
function atEnd(table: Table): readonly Earning[] {
  return table.players.flatMap((player, seat) => {
    const scored: Readonly<Record<string, number>> = score(table, seat);
    return player.city.map((at) => {
      const { id, points, large } = printed(at);
      return building(seat, id, "points", points + (large ? must(scored[id], "points") : 0));
    });
  });
}

export const earner: Earner<PuertoRico> = {
  ofEntry: (frames, before) => frames.flatMap(({ event }) => ofEvent(event, before)),
  atEnd,
  worth,
};
