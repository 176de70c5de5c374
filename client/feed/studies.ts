/** Analysis boards that their reader has given a name, kept in this browser; links and files take them elsewhere. A study is known by its name. */
import { type Board, boardText, readBoard } from "../../shared/core/analysis/board.ts";
import { isDate } from "../../shared/core/base/plain.ts";
import { browserStorage, keysWith } from "../base/storage.ts";
import { time } from "../base/time.ts";

export interface Study {
  readonly name: string;
  readonly game: string;
  /** In milliseconds since 1970. */
  readonly kept: number;
  readonly board: Board;
}

const KEY = "quayside.study.";

/** The newest first. What makes no sense is left out. */
export function studies(): readonly Study[] {
  const found = keysWith(browserStorage(), KEY).flatMap((key) => studyOf(key.slice(KEY.length)) ?? []);
  return found.sort((one, other) => other.kept - one.kept);
}

export function studyOf(name: string): Study | undefined {
  const [kept = "", ...text] = (browserStorage().getItem(KEY + name) ?? "").split("\n");
  try {
    const board = readBoard(text.join("\n"));
    return { name, game: board.game, kept: isDate(Number(kept)) ? Number(kept) : 0, board };
  } catch {
    return undefined;
  }
}

/** In place of one of the same name. False if this browser has no room left, or keeps nothing. */
export function keepStudy(name: string, board: Board): boolean {
  try {
    browserStorage().setItem(KEY + name, `${time.now()}\n${boardText(board)}`);
    return studyOf(name) !== undefined;
  } catch {
    return false;
  }
}

export function forgetStudies(): void {
  for (const key of keysWith(browserStorage(), KEY)) browserStorage().removeItem(key);
}

export function dropStudy(name: string): void {
  browserStorage().removeItem(KEY + name);
}
