/** What roles, cards and buildings brought in a match: found by replaying it. */
import type { Shape } from "./shape.ts";

export interface Earning {
  readonly seat: number;
  /** What brought it: a key of the game's catalogue. */
  readonly source: string;
  /** What was brought, a word of the game's: `earned.<unit>` in its catalogue. */
  readonly unit: string;
  readonly count: number;
}

/** What a game tells of it. */
export interface Earner<S extends Shape = Shape> {
  /** Of the events of one entry; `before` is the table as the entry found it. */
  ofEntry(frames: readonly GameFrame<S>[], before: S["table"]): readonly Earning[];
  /** Points that lie on the table in the end. */
  atEnd(table: S["table"]): readonly Earning[];
  /** How much one of a unit counts where the best are listed. */
  readonly worth: Readonly<Record<string, number>>;
}

/** A frame of the game's own. */
export interface GameFrame<S extends Shape = Shape> {
  readonly event: S["event"];
  readonly table: S["table"];
}

/** Equal ones added up; the best source of each seat first, and all that it brought together. */
export function addUp(earnings: readonly Earning[], worth: Earner["worth"]): Earning[] {
  const sums = new Map<string, Earning>();
  const values = new Map<string, number>();
  const sourceOf = ({ seat, source }: Earning): string => `${seat} ${source}`;
  const worthOf = ({ unit, count }: Earning): number => count * (worth[unit] ?? 0);
  for (const one of earnings) {
    if (one.count === 0) continue;
    const key = `${sourceOf(one)} ${one.unit}`;
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
    values.set(sourceOf(one), worthOf(one) + (values.get(sourceOf(one)) ?? 0));
  }
  const best = (a: Earning, b: Earning): number => values.get(sourceOf(b))! - values.get(sourceOf(a))!;
  return [...sums.values()].sort(
    (a, b) => a.seat - b.seat || best(a, b) || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0) || worthOf(b) - worthOf(a),
  );
}
