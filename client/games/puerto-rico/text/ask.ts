/** How the English sentences speak of people, numbers and things. */
import { BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES } from "./names.ts";

export type Args = Readonly<Record<string, string | number>>;
type Names = Readonly<Record<string, string>>;

export const prefixed = <K extends string, P extends string>(kind: P, names: Readonly<Record<K, string>>): Record<`${P}.${K}`, string> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${kind}.${id}`, name])) as Record<`${P}.${K}`, string>;

export const who = (a: Args): string => (a.name === undefined ? `Player ${Number(a.seat) + 1}` : `${a.name}`);
export const many = (n: number | string | undefined, one: string, more = `${one}s`): string => `${n} ${Number(n) === 1 ? one : more}`;
export const are = (n: number | string | undefined): string => (Number(n) === 1 ? "is" : "are");
export const doubloons = (a: Args): string => many(a.doubloons, "doubloon");
export const points = (n: number | string | undefined): string => many(n, "point");
export const workers = (n: number | string | undefined): string => many(n, "worker");

const called = (names: Names, id: number | string | undefined): string => names[`${id}`] ?? `${id}`;
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const buildingOf = (a: Args): string => lower(called(BUILDING_NAMES, a.building));
export const roleOf = (a: Args): string => lower(called(ROLE_NAMES, a.role));
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
export const tileOf = (a: Args): string => called(GOOD_NAMES, a.tile);
export const aTile = (a: Args): string => (a.tile === "indigo" ? `an ${tileOf(a)}` : `a ${tileOf(a)}`);

/** A tile, a building or San Juan. */
export function spotOf(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in GOOD_NAMES) return `${called(GOOD_NAMES, id)} field`;
  if (id in BUILDING_NAMES) return lower(called(BUILDING_NAMES, id));
  return id === "sanJuan" ? "town of San Juan" : id;
}
