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

/** In the words of JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** Whether a value from outside is as expected, a T. One description is the check, the type and what others are told of it. */
export interface Check<T = unknown> {
  (value: unknown): boolean;
  /** What is expected, in public; left out where nothing is published. */
  readonly schema?: Schema;
  /** For the compiler alone. */
  readonly type?: T;
}
export type Checked<C> = C extends { readonly type?: infer T } ? T : never;
type Shape = Readonly<Record<string, Check>>;
type None = Readonly<Record<never, never>>;
type RecordOf<M extends Shape, O extends Shape> = { readonly [K in keyof M]: Checked<M[K]> } & { readonly [K in keyof O]?: Checked<O[K]> };

// A description that a program does not use is left out of it: hence the marks for the build.

/* @__NO_SIDE_EFFECTS__ */
export function described<T>(schema: Schema, check: (value: unknown) => boolean): Check<T> {
  return Object.assign(check, { schema });
}

/* @__NO_SIDE_EFFECTS__ */
export function isText(longest: number): Check<string> {
  return described({ type: "string", maxLength: longest }, (value) => typeof value === "string" && value.length <= longest);
}

/* @__NO_SIDE_EFFECTS__ */
export function isLike(pattern: RegExp): Check<string> {
  return described({ type: "string", pattern: pattern.source }, (value) => typeof value === "string" && pattern.test(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function isHex(bytes: number): Check<string> {
  return isLike(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
}

/* @__NO_SIDE_EFFECTS__ */
export function isWhole(least: number, most: number): Check<number> {
  return described(
    { type: "integer", minimum: least, maximum: most },
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );
}

/** Milliseconds since 1970; stored dates may have fractions. */
const LATEST = 8.64e15;
export const isDate: Check<number> = /* @__PURE__ */ described(
  { type: "number", minimum: 0, maximum: LATEST },
  (value) => typeof value === "number" && value >= 0 && value <= LATEST,
);

/* @__NO_SIDE_EFFECTS__ */
export function isWord<const W>(words: readonly W[]): Check<W> {
  return described({ enum: words }, (value) => words.includes(value as W));
}

/* @__NO_SIDE_EFFECTS__ */
export function isList<T>(item: Check<T>, least: number, most: number): Check<readonly T[]> {
  return described(
    { type: "array", items: item.schema, minItems: least, maxItems: most },
    (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every((one) => item(one)),
  );
}

/** A record with exactly these keys; those of `maybe` may be missing. */
/* @__NO_SIDE_EFFECTS__ */
export function isRecord<M extends Shape, O extends Shape = None>(must: M, maybe?: O): Check<RecordOf<M, O>> {
  const checks = new Map<string, Check>(Object.entries({ ...maybe, ...must }));
  const required = Object.keys(must);
  const properties = Object.fromEntries([...checks].map(([key, { schema }]) => [key, schema]));
  return described({ type: "object", properties, required, additionalProperties: false }, (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    return (
      required.every((key) => Object.hasOwn(value, key)) && Object.entries(value).every(([key, item]) => checks.get(key)?.(item) === true)
    );
  });
}
