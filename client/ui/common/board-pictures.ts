/** Small pictures of the boards a player has left, for their matches in the lobby. This browser keeps them. */
import { readLocal, writeLocal } from "../../base/storage.ts";
import type { TableView } from "../../picture/table-view.ts";

const KEY = "quayside.boards";
const MOST = 24;
/** Laid out as in a small window, and a third of it. */
export const BOARD_SIZE = { width: 720, height: 560, ratio: 0.34 };
const QUALITY = 0.7;

/** Small enough to be kept by the dozen. */
export const boardAddress = (picture: HTMLCanvasElement): string => picture.toDataURL("image/webp", QUALITY);

/** By match, the newest last. */
function kept(): readonly (readonly [string, string])[] {
  try {
    return Object.entries(JSON.parse(readLocal(KEY) ?? "{}"));
  } catch {
    return [];
  }
}

/** The address of its picture; undefined if this browser has not left it. */
export const boardPicture = (match: string): string | undefined => kept().find(([id]) => id === match)?.[1];

/** Call it before the table closes. The lobby's list shows it as soon as it is painted. */
export async function keepBoard(match: string, view: TableView): Promise<void> {
  const picture = boardAddress(await view.still(BOARD_SIZE));
  writeLocal(KEY, JSON.stringify(Object.fromEntries([...kept().filter(([id]) => id !== match), [match, picture]].slice(-MOST))));
  for (const shown of document.querySelectorAll<HTMLImageElement>("img[data-board]"))
    if (shown.dataset.board === match) shown.src = picture;
}

export const forgetBoards = (): void => writeLocal(KEY, "{}");
