/** A link to be handed on, with a button that copies it. */
import { COPIED_SHOWN } from "../../base/durations.ts";
import type { Text } from "../../text/languages.ts";
import { h, write } from "./dom.ts";

export function linkField(text: Text, address: string, label: string): HTMLElement {
  const link = h("input", { class: "link", readonly: true, value: address, "aria-label": label });
  link.addEventListener("focus", () => link.select());
  const copy = h("button", { class: "brass", type: "button" }, text.waiting.copy);
  const say = (sentence: string): void => {
    write(copy, sentence);
    setTimeout(() => write(copy, text.waiting.copy), COPIED_SHOWN);
  };
  copy.addEventListener("click", () => {
    link.select();
    // There is no clipboard on plain http: the link is then selected, to be copied by hand.
    const copied = navigator.clipboard?.writeText(link.value) ?? Promise.reject(new Error("no clipboard"));
    copied.then(
      () => say(text.waiting.copied),
      () => say(text.waiting.select),
    );
  });
  return h("div", { class: "row" }, link, copy);
}
