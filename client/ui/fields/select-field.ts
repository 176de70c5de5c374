/** One choice among several in a small place. */
import { h } from "../common/dom.ts";

export interface SelectField<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly (readonly [V, string])[];
  pick(value: V): void;
}

export function selectField<V extends string>({ name, label, values, pick }: SelectField<V>): HTMLLabelElement {
  const select = h(
    "select",
    { name, onchange: () => pick(select.value as V) },
    ...values.map(([value, shown]) => h("option", { value }, shown)),
  );
  return h("label", { class: "small-field" }, h("span", {}, label), select);
}
