/** A moment that leaves the page: as a link, or as a picture. */
import type { ReplayFeed } from "../../feed/replay.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { Text } from "../../text/languages.ts";
import { copyLink } from "../common/copy-link.ts";
import { complaint, notice } from "../common/dialog.ts";
import { matchLink } from "../common/page-links.ts";
import { copyOrSavePicture } from "../common/save-file.ts";
import { MOMENT_SIZE, type MomentWords, momentPicture } from "./moment-picture.ts";

export const copyMoment = (text: Text, { source, eyes, playback }: ReplayFeed): Promise<void> =>
  copyLink(text, matchLink(source, playback.at, eyes), text.replay.linkCopied);

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
