/** A link to the clipboard; where the page may not copy, it is shown to be copied by hand. */
import type { Text } from "../../text/languages.ts";
import { notice, panel } from "./dialog.ts";
import { h } from "./dom.ts";

interface ByHand {
  readonly title: string;
  readonly about?: string;
}

export async function copyLink(text: Text, link: string, copied: string, byHand?: ByHand): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notice(copied);
  } catch {
    const { share, linkByHand } = text.myMatches;
    const { title, about = title } = byHand ?? { title: share, about: linkByHand };
    const field = h("input", { class: "link", readonly: true, value: link, "aria-label": about });
    const close = h("button", { class: "brass", type: "button", onclick: () => open.close() }, text.table.close);
    const open = panel(title, "question", [title !== about && h("p", {}, about), field, h("div", { class: "row" }, close)]);
    field.select();
  }
}
