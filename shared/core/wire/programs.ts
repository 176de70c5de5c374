/** Bot accounts: programs of a guest that play over a socket of their own. `gym/live/README.md` describes it for those who write one. */
import { cleanText, lookalikeKey } from "../base/player-text.ts";

/** Where the socket is. Programs and server speak plain JSON there: one object in each message. */
export const PROGRAMS_PATH = "/api/programs";

/** Stands before the name of a program wherever names are shown, and before no other guest's. */
export const PROGRAM_MARK = "BOT";
/** Without the mark. */
export const LONGEST_PROGRAM_NAME = 20;

export const programName = (name: string): string => `${PROGRAM_MARK} ${cleanText(name, LONGEST_PROGRAM_NAME)}`;

/** Whether it reads like the name of a program. */
export function hasProgramMark(name: string): boolean {
  // Letters in circles and squares are signs by their category.
  const [first = ""] = name.split(/[^\p{L}\p{M}\p{N}\u24b6-\u24e9\u{1f110}-\u{1f189}]+/u).filter((word) => word !== "");
  return lookalikeKey(first) === lookalikeKey(PROGRAM_MARK);
}

/** A program, as its guest sees it. */
export interface OwnProgram {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly made: number;
}
