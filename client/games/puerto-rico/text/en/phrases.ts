/** Parts of English sentences that Puerto Rico needs often. */
import { an, called, lower, many } from "../../../../text/en/grammar.ts";
import type { Amount, Args } from "../../../../text/grammar.ts";
import { BUILDING_NAMES, BUILDING_PLURALS, GOOD_NAMES, ROLE_NAMES } from "./names.ts";

export const doubloons = (a: Args): string => many(a.doubloons, "doubloon");
export const points = (amount: Amount): string => many(amount, "point");
export const workers = (amount: Amount): string => many(amount, "worker");
export const barrels = (a: Args): string => many(a.barrels, `barrel of ${goodOf(a)}`, `barrels of ${goodOf(a)}`);
export const quarries = (amount: Amount): string => many(amount, "staffed quarry", "staffed quarries");

export const buildingOf = (a: Args): string => lower(called(BUILDING_NAMES, a.building));
/** "3 sugar mills", "1 factory". */
export const buildings = (count: number, building: string): string => {
  const one = buildingOf({ building });
  return many(count, one, (BUILDING_PLURALS as Readonly<Record<string, string>>)[building] ?? `${one}s`);
};
export const roleOf = (a: Args): string => called(ROLE_NAMES, a.role);
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
export const tileOf = (a: Args): string => called(GOOD_NAMES, a.tile);

/** "an indigo plantation", "a quarry". */
export const aTile = (a: Args): string => (a.tile === "quarry" ? "a quarry" : an(`${tileOf(a)} plantation`));

/** A tile, a building or San Juan, with the preposition for a worker there: "on the corn plantation", "in the sugar mill". */
export const inSpot = (a: Args): string => `${`${a.spot}` in BUILDING_NAMES ? "in" : "on"} the ${spotOf(a)}`;

/** A tile, a building or San Juan. */
export function spotOf(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in GOOD_NAMES) return `${called(GOOD_NAMES, id)} plantation`;
  if (id in BUILDING_NAMES) return lower(called(BUILDING_NAMES, id));
  return id === "quarry" ? "quarry" : id === "sanJuan" ? "town of San Juan" : id;
}
