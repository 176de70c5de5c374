/** What is shown when a match has ended at this table: how it was decided, then the score sheet. */
import { idle } from "../../base/idle.ts";
import type { Moment } from "../../feed/feed.ts";
import type { TableModel } from "../model/table-model.ts";
import { loadScorePanel } from "../panels/score-dialog.ts";

const closing = () => import("../panels/closing.ts");

/** Whether it is shown how the match was decided: where pieces move. `played`: the last frame was played, and not set in place. */
export function showsEnding({ store }: TableModel, played = true): boolean {
  const { speed, reducedMotion } = store.forTable();
  return played && speed !== "instant" && !reducedMotion && !document.hidden;
}

/** Fetches ahead what is wanted at the end of a match, so that it does not come late. */
export async function prepareEnding(table: TableModel): Promise<void> {
  await idle();
  const wanted = [loadScorePanel(), table.face.closing?.(), showsEnding(table) && closing()];
  // What cannot be fetched now is tried again when it is wanted.
  await Promise.allSettled(wanted);
}

/** Whatever fails, what comes after it comes. */
export async function showEnding(table: TableModel, picture: HTMLElement, moment: Moment): Promise<void> {
  try {
    const { playClosing } = await closing();
    await playClosing(table, picture, moment);
  } catch (error) {
    globalThis.reportError?.(error);
  }
}
