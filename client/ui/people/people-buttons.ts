import { h } from "../common/dom.ts";

/** `named`: what it does and to whom, for screen readers. */
export function button(kind: string, key: string, label: string, named: string, onclick: () => void): HTMLButtonElement {
  return h("button", { class: kind, type: "button", "data-do": key, "aria-label": named, onclick }, label);
}
