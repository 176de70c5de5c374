/** Says above the board what has happened to the picture, and gives a report of it to copy. */
import { NEWS_SHOWN } from "../../base/durations.ts";
import { readLocal, writeLocal } from "../../base/storage.ts";
import type { PictureStatus } from "../../picture/table-view.ts";
import type { Text } from "../../text/languages.ts";
import { notice } from "../common/dialog.ts";
import { copyOrSave } from "../common/save-file.ts";
import { type Strip, strip } from "../common/strip.ts";

export interface PictureStatusStrip {
  readonly element: Strip["element"];
  show(status: PictureStatus): void;
}

const TOLD = "quayside.plain";

export function pictureStatusStrip(text: Text, report: (error: unknown) => string): PictureStatusStrip {
  const words = text.pictureStatus;
  const { element, show: showStrip } = strip("picture-status");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show: Strip["show"] = (...said) => {
    clearTimeout(timer);
    showStrip(...said);
  };
  /** What is over is said for a while, and longer if the player is about to use its buttons. */
  const endSoon = (): void => {
    timer = setTimeout(() => (element.matches(":hover, :focus-within") ? endSoon() : show(undefined)), NEWS_SHOWN);
  };
  const understood = { label: words.understood, go: () => show(undefined) };

  async function copy(error: unknown): Promise<void> {
    notice(words[await copyOrSave("quayside-report.txt", report(error))]);
  }

  return {
    element,
    show({ type, error }) {
      if (type === "back") return show(undefined);
      if (type === "lost") return show(words.lost);
      if (error === undefined) {
        // That there is no graphics card is news only once.
        if (readLocal(TOLD) !== null) return;
        writeLocal(TOLD, "told");
        return notice(words.plain);
      }
      show(type === "canvas" ? words.plainAfter : words[type], { label: words.report, go: () => void copy(error) }, understood);
      // While there is no picture the moves are listed, and the page goes on saying why.
      if (type !== "words") endSoon();
    },
  };
}
