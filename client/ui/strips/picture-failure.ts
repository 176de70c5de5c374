/** Says above the board what has happened to the picture, and gives a report of it to copy. */
import { readLocal, writeLocal } from "../../base/storage.ts";
import type { PictureStatus } from "../../picture/table-view.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { copyOrSave } from "../common/save-file.ts";
import { passingStrip, type Strip } from "../common/strip.ts";
import type { TableModel } from "../model/table-model.ts";

export interface PictureStatusStrip {
  readonly element: Strip["element"];
  show(status: PictureStatus): void;
}

const TOLD = "quayside.plain";

/** `report`: what went wrong, as text to hand on. */
export function pictureStatusStrip({ say, arrangement, news }: TableModel, report: (error: unknown) => string): PictureStatusStrip {
  const words = say.text.pictureStatus;
  const { element, show, showBriefly } = passingStrip("picture-status");
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
        // The news that there is no graphics card is told once. A strip of it would share its place with those about the connection and the hint.
        if (readLocal(TOLD) !== null) return;
        writeLocal(TOLD, "told");
        if (arrangement.peek() !== "strip") return notice(words.plain);
        // The table fills the window: over it, a notice would lie on what the player is asked about.
        news.value = { seat: undefined, sentence: words.plain };
        return announce(words.plain);
      }
      // While there is no picture the moves are listed, and the page goes on saying why.
      const tell = type === "words" ? show : showBriefly;
      tell(type === "canvas" ? words.plainAfter : words[type], { label: words.report, go: () => void copy(error) }, understood);
    },
  };
}
