/** Plain data: records, arrays, numbers, strings, booleans. The engine's states, events and records are nothing else. */

/** A deep copy. Much cheaper than structuredClone: plain data has no cycles, dates or prototypes. */
export function clone<T>(value: T): T {
  // A shallow copy first, then what is nested: engines copy a list or record much faster than code builds one.
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) if (typeof copy[i] === "object") copy[i] = clone(copy[i]);
    return copy as T;
  }
  if (typeof value !== "object" || value === null) return value;
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) if (typeof copy[key] === "object") copy[key] = clone(copy[key]);
  return copy as T;
}

/**
 * A copy of `newer` that shares all unchanged parts with `older`, or is `older` itself. From then on neither `older` nor the copy may
 * change; `newer` may.
 */
export function shareUnchanged<T>(older: unknown, newer: T): T {
  if (typeof newer !== "object" || newer === null) return newer;
  if (typeof older !== "object" || older === null || Array.isArray(older) !== Array.isArray(newer)) return clone(newer);
  if (Array.isArray(newer)) return sharedList(older as unknown[], newer) as T;
  const held = older as Plainly;
  let copy: Plainly | undefined;
  let more = 0;
  for (const key in newer) {
    more++;
    const item: unknown = newer[key];
    const was = held[key];
    if (item === was) {
      if (was === undefined && !Object.hasOwn(held, key)) return clone(newer);
      continue;
    }
    const isList = Array.isArray(item) && Array.isArray(was);
    const kept = isList ? sharedList(was, item) : typeof item === "object" ? shareUnchanged(was, item) : item;
    if (kept === was) continue;
    if (was === undefined && !Object.hasOwn(held, key)) return clone(newer);
    copy ??= { ...held };
    copy[key] = kept;
  }
  for (const _key in held) more--;
  return more === 0 ? ((copy ?? held) as T) : clone(newer);
}

function sharedList(older: readonly unknown[], newer: readonly unknown[]): readonly unknown[] {
  const { length } = newer;
  // Nearly every list is the same to its end.
  let same = 0;
  while (same < length && newer[same] === older[same]) same++;
  if (same === length && older.length === length) return older;
  let copy: unknown[] | undefined;
  for (let i = same; i < length; i++) {
    const item = newer[i];
    const was = older[i];
    if (item === was) continue;
    const kept = typeof item === "object" ? shareUnchanged(was, item) : item;
    if (kept === was) continue;
    copy ??= older.slice();
    copy[i] = kept;
  }
  if (older.length <= length) return copy ?? older;
  return (copy ?? older).slice(0, length);
}

/** Deep equality; the order of a record's keys does not matter. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isEqual((a as Plainly)[key], (b as Plainly)[key]));
}

type Plainly = Record<string, unknown>;

/** Whether a value from outside is as expected. */
export type Check = (value: unknown) => boolean;

export const isText =
  (longest: number): Check =>
  (value) =>
    typeof value === "string" && value.length <= longest;

export const isHex =
  (bytes: number): Check =>
  (value) =>
    typeof value === "string" && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);

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

/** A record with exactly these keys; those of `maybe` may be missing. */
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
