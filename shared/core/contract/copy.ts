/**
 * Copies of the plain data that a schema definition describes. `clone` looks at every value to know what it is; here the definition says
 * once which fields are nested. A search copies states all the time.
 */
import type { Definition } from "./game.ts";

export type Copier<T> = (value: T) => T;

/** One field as the schema library keeps it: a primitive's name, a definition, or a list of one of them. */
interface Field {
  readonly name: string;
  readonly type: string | Definition | { readonly array: string | Definition };
}

/** A copier for the plain data of a definition. Fields are primitives, records, and lists of either; games have no maps. */
export function copierOf<T extends object>(definition: Definition<T>): Copier<T> {
  const fields = Object.values((definition as unknown as { [Symbol.metadata]: Record<number, Field> })[Symbol.metadata]);
  const nested = fields.flatMap(({ name, type }): { readonly name: string; readonly copyField: Copier<unknown> }[] => {
    if (typeof type === "string") return [];
    if (typeof type === "function") return [{ name, copyField: copierOf(type) as Copier<unknown> }];
    if (!("array" in type)) throw new TypeError(`no copy of ${name}`);
    return [{ name, copyField: typeof type.array === "string" ? sliced : listCopier(copierOf(type.array)) }];
  });
  return (value) => {
    const copy = { ...value } as Record<string, unknown>;
    for (const { name, copyField } of nested) copy[name] = copyField(copy[name]);
    return copy as T;
  };
}

const sliced = (list: unknown): unknown => (list as unknown[]).slice();

const listCopier =
  (copyItem: Copier<object>): Copier<unknown> =>
  (list) =>
    (list as object[]).map((item) => copyItem(item));
