/** What must be there: a wrong index is an error at once, and not a NaN in a score much later. */

/** The item of a list at an index. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw outside(list, index);
  return item;
}

/** Adds to a number of a list. */
export function add(list: { readonly length: number; [index: number]: number }, index: number, by: number): void {
  list[index] = at(list, index) + by;
}

/** A value that cannot be missing by what was found out before; `what` is said if it is missing after all. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw missing(what);
  return value;
}

// Errors are made elsewhere: what is so small is compiled into its callers, however much these hold already.
const missing = (what: string): Error => new Error(`no ${what}`);
const outside = ({ length }: ArrayLike<unknown>, index: number): RangeError => new RangeError(`no item ${index} in a list of ${length}`);
