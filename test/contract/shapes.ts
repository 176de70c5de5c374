/** Plain data looked at as a whole: its shape, its numbers, the orders of a list. */

/** The same data with every number 0 and every text empty: what is left is how many there are of everything. */
export function shapeOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(shapeOf);
  if (typeof data !== "object" || data === null) return typeof data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shapeOf(value)]));
}

export function numbersIn(data: unknown): number[] {
  if (typeof data === "number") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(numbersIn) : [];
}

export function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, at) => orders(items.filter((_item, other) => other !== at)).map((rest) => [first, ...rest]));
}
