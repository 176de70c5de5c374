/** Plain data: records, arrays, numbers, strings, booleans. The engine's states, events and records are nothing else. */

/** A deep copy. Much cheaper than structuredClone, because plain data has no cycles, dates or prototypes. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      copy[i] = typeof item === "object" ? clone(item) : item;
    }
    return copy as T;
  }
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = typeof item === "object" ? clone(item) : item;
  }
  return copy as T;
}

/** Deep equality; the order of a record's keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && same((a as Plainly)[key], (b as Plainly)[key]));
}

type Plainly = Record<string, unknown>;

/** Says whether a value from outside is what we expect. */
export type Check = (value: unknown) => boolean;

export const isText =
  (longest: number): Check =>
  (value) =>
    typeof value === "string" && value.length <= longest;

export const isWhole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const isWord =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);

export const isList =
  (item: Check, least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(item);

/** A record with just these keys: an unknown one is refused, `maybe` ones may be missing. */
export const isRecord =
  (must: Readonly<Record<string, Check>>, maybe: Readonly<Record<string, Check>> = {}): Check =>
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const given = value as Plainly;
    const wanted = (key: string): boolean => {
      const check = Object.hasOwn(must, key) ? must[key] : Object.hasOwn(maybe, key) ? maybe[key] : undefined;
      return check?.(given[key]) ?? false;
    };
    return Object.keys(must).every((key) => Object.hasOwn(given, key)) && Object.keys(given).every(wanted);
  };
