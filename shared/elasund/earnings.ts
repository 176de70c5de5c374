/** What each kind of building of Elasund brought, and the town around them. */
import { at } from "../core/base/checked.ts";
import type { Earner, Earning } from "../core/contract/earnings.ts";
import { buildingOf } from "./catalog.ts";
import { paysIn } from "./rules/ship.ts";
import { score } from "./score.ts";
import { type Elasund, type Event, NONE, type Source, type Table } from "./state.ts";

/** Gold and influence in cubes, roughly: only the order of the best depends on it. */
const worth = { cubes: 1, gold: 0.2, influence: 0.15 } as const;
type Unit = keyof typeof worth;

const earning = (seat: number, source: string, unit: Unit, count: number): Earning => ({ seat, source, unit, count });
const kindSource = (tile: number): string => `kind.${buildingOf(tile).id}`;

/** What brings cards that no building brings. */
const BY: Readonly<Record<Exclude<Source, "income">, string>> = { wall: "earned.walls", gold: "earned.instead", bonus: "earned.bonus" };

function ofEvent(event: Event, table: Table): readonly Earning[] {
  if (event.type === "took") return [earning(table.turn, "earned.towers", event.card === 0 ? "gold" : "influence", 1)];
  if (event.type !== "drew") return [];
  const { seat, why, gold, influence } = event;
  if (why !== "income") return [earning(seat, BY[why], "gold", gold), earning(seat, BY[why], "influence", influence)];
  return income(table, seat, { gold, influence });
}

/** One card for each building in the ship's row; where the supply ran short, the first ones count. */
function income(table: Table, seat: number, drawn: { gold: number; influence: number }): Earning[] {
  const left = { ...drawn };
  return table.owners.flatMap((owner, tile) => {
    const unit = buildingOf(tile).income;
    if (owner !== seat || unit === "none" || left[unit] === 0 || !paysIn(table, tile, table.ship)) return [];
    left[unit]--;
    return [earning(seat, kindSource(tile), unit, 1)];
  });
}

/** Cubes: on buildings kind by kind, and on the rest of the town. */
function atEnd(table: Table): readonly Earning[] {
  return table.cubes.flatMap((_cubes, seat) => {
    const { buildings, trade, walls, church } = score(table, seat);
    // The last build may have had fewer cubes than places.
    let left = buildings;
    const byKind = table.owners.flatMap((owner, tile) => {
      if (owner !== seat || at(table.sites, tile) <= NONE) return [];
      const cubes = Math.min(left, buildingOf(tile).flags.length);
      left -= cubes;
      return [earning(seat, kindSource(tile), "cubes", cubes)];
    });
    const rest = Object.entries({ trade, walls, church }).map(([source, cubes]) => earning(seat, `points.${source}`, "cubes", cubes));
    return [...byKind, ...rest];
  });
}

export const earner: Earner<Elasund> = {
  ofEntry: (frames) => frames.flatMap(({ event, table }) => ofEvent(event, table)),
  atEnd,
  worth,
};
