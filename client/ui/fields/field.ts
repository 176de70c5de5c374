/** One choice among a few, as buttons. */
import type { OptionValue } from "../../../shared/core/contract/game.ts";
import { h, write } from "../common/dom.ts";

export interface Field<V extends OptionValue> {
  readonly name: string;
  readonly legend: string;
  readonly note?: string;
  readonly values: readonly V[];
  readonly picked: V | undefined;
  label(value: V): string;
  /** What a value is like: said below of the picked one, and to those who listen of each. */
  describe?(value: V): string;
  pick(value: V): void;
}

/** One choice among a few, all in sight. */
export function field<V extends OptionValue>({ name, legend, note, values, picked, label, describe, pick }: Field<V>): HTMLFieldSetElement {
  const about = h("b", { "aria-hidden": "true" }, picked !== undefined && describe?.(picked));
  const choices = values.map((value) => {
    const onchange = (): void => {
      pick(value);
      if (describe) write(about, describe(value));
    };
    const input = h("input", { type: "radio", name, value: String(value), checked: value === picked, onchange });
    return h("label", {}, input, h("span", {}, label(value)), describe && h("small", { class: "unseen" }, describe(value)));
  });
  return h(
    "fieldset",
    { class: "wish" },
    h("legend", {}, legend),
    h("div", { class: "options" }, ...choices),
    (describe || note) && h("p", {}, describe && about, describe && " ", note),
  );
}
