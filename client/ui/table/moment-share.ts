/** A moment that leaves the page: as a link, or as a picture. */
import type { ReplayFeed } from "../../feed/replay.ts";
import type { TableView } from "../../scenes/table.ts";
import type { Text } from "../../text/en.ts";
import { complaint, notice, panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { copyOrSavePicture } from "../common/save-file.ts";
import { momentLink } from "../lobby/link-of-hash.ts";
import { MOMENT_SIZE, type MomentWords, momentPicture } from "./moment-picture.ts";

/** Where the page may not copy, the link is shown. */
export async function copyLink({ replay: words, table }: Text, { source, eyes, at }: ReplayFeed): Promise<void> {
  const link = momentLink(location.origin, source, at, eyes);
  try {
    await navigator.clipboard.writeText(link);
    notice(words.linkCopied);
  } catch {
    const field = h("input", { class: "link", readonly: true, value: link, "aria-label": words.linkByHand });
    const close = h("button", { class: "brass", type: "button", onclick: () => open.close() }, table.close);
    const open = panel(words.link, "question", [h("p", {}, words.linkByHand), field, h("div", { class: "row" }, close)]);
    field.select();
  }
}

export async function copyPicture(
  { replay: words }: Text,
  view: TableView,
  moment: MomentWords & { readonly file: string },
): Promise<void> {
  try {
    const picture = await momentPicture(await view.still(MOMENT_SIZE), moment);
    const how = await copyOrSavePicture(moment.file, picture);
    notice(how === "copied" ? words.pictureCopied : words.pictureSaved);
  } catch (error) {
    globalThis.reportError?.(error);
    complaint(words.pictureFailed);
  }
}
