/** One choice among a few, as buttons. */
import type { OptionValue } from "../../../shared/core/contract/game.ts";
import { h } from "../common/dom.ts";

export interface Field<V extends OptionValue> {
  readonly name: string;
  readonly legend: string;
  readonly note?: string;
  readonly values: readonly V[];
  readonly picked: V | undefined;
  label(value: V): string;
  /** What a value is like, beside it: each then has a line of its own. */
  describe?(value: V): string;
  pick(value: V): void;
}

/** One choice among a few, all in sight. */
export function field<V extends OptionValue>({ name, legend, note, values, picked, label, describe, pick }: Field<V>): HTMLFieldSetElement {
  const choices = values.map((value) => {
    const input = h("input", { type: "radio", name, value: String(value), checked: value === picked, onchange: () => pick(value) });
    return h("label", {}, input, h("span", {}, label(value)), describe && h("small", {}, describe(value)));
  });
  return h(
    "fieldset",
    { class: "wish" },
    h("legend", {}, legend),
    h("div", { class: describe ? "options described" : "options" }, ...choices),
    note && h("p", {}, note),
  );
}
