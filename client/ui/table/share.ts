/** What leaves a table for elsewhere: a moment as a link, as code for another site, or as a picture. Fetched when it is wanted. */

import { WATCHER } from "../../../shared/core/match/view.ts";
import type { ReplayFeed } from "../../feed/replay.ts";
import type { Text } from "../../text/languages.ts";
import { copyLink } from "../common/copy-link.ts";
import { complaint, notice } from "../common/dialog.ts";
import { embedCode, matchLink } from "../common/page-links.ts";
import { copyOrSavePicture } from "../common/save-file.ts";
import { endingOf } from "../model/ending.ts";
import type { TableModel } from "../model/table-model.ts";
import { scoreSheet } from "../panels/score-sheet.ts";
import { MOMENT_SIZE, type MomentWords, momentPicture } from "../playback/moment-picture.ts";

export const copyMoment = (text: Text, { source, eyes, playback }: ReplayFeed): Promise<void> =>
  copyLink(text, matchLink(source, playback.at, eyes), text.replay.linkCopied);

export function copyEmbed(text: Text, { source, eyes, playback }: ReplayFeed): Promise<void> {
  const code = embedCode(text.title, { type: "match", match: source, frame: playback.at, seat: eyes });
  return copyLink(text, code, text.replay.embedCopied, { title: text.replay.embed });
}

/** The position as the table shows it; once the match is over, with who has won, and the points. `round`: empty where there is none. */
export async function copyPicture(table: TableModel, gameName: string, round: string): Promise<void> {
  const { face, say, moment } = table;
  const { text } = say;
  const view = table.view.peek();
  if (view === undefined) return;
  try {
    const title = text.parts([gameName, round]);
    const picture = await momentPicture(await view.still(MOMENT_SIZE), { title, house: text.title, ...wordsOf(table) });
    const how = await copyOrSavePicture(`${face.game.id}-${moment.peek()?.number ?? 0}.png`, picture);
    notice(how === "copied" ? text.replay.pictureCopied : text.replay.pictureSaved);
  } catch (error) {
    globalThis.reportError?.(error);
    complaint(text.replay.pictureFailed);
  }
}

function wordsOf({ face, say, presence, moment, story }: TableModel): Pick<MomentWords, "caption" | "names"> {
  const names = presence.peek().people.map((_person, seat) => say.name(seat));
  const { outcome, sight } = moment.peek() ?? {};
  if (outcome === undefined || sight === undefined) {
    const line = story.log.lines.at(-1)?.line;
    return { caption: line === undefined ? "" : say.line(line), names };
  }
  const { totals } = scoreSheet(outcome, face.currentPoints?.(sight));
  const words = say.text.score;
  return {
    caption: words.ended(endingOf(say, face, outcome, WATCHER)),
    names: names.map((name, seat) => words.shareSeat(name, totals?.[seat])),
  };
}
