/** A link to the clipboard; where the page may not copy, it is shown to be copied by hand. */
import type { Text } from "../../text/languages.ts";
import { notice, panel } from "./dialog.ts";
import { h } from "./dom.ts";

export async function copyLink(text: Text, link: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notice(copied);
  } catch {
    const words = text.myMatches;
    const field = h("input", { class: "link", readonly: true, value: link, "aria-label": words.linkByHand });
    const close = h("button", { class: "brass", type: "button", onclick: () => open.close() }, text.table.close);
    const open = panel(words.share, "question", [h("p", {}, words.linkByHand), field, h("div", { class: "row" }, close)]);
    field.select();
  }
}
