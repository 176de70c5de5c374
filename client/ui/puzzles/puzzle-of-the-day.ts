/** One puzzle a day, the same for everyone: which it is, and for how many days in a row this browser has seen it solved. */

import { browserStorage, type KeyValueStorage } from "../../base/storage.ts";
import type { PuzzleProgress } from "./puzzle-progress.ts";

const KEY = "quayside.puzzleDays";

interface Kept {
  /** The puzzle that was opened as that of a day. */
  readonly opened?: { readonly day: number; readonly game: string; readonly puzzle: string };
  /** The last day whose puzzle was solved, and the days in a row up to it. */
  readonly last: number;
  readonly streak: number;
}

const NONE: Kept = { last: 0, streak: 0 };

export interface PuzzleDays {
  /** The day's puzzle is opened. */
  open(day: number, game: string, puzzle: string): void;
  /** Whether the day's puzzle is solved, and the days in a row up to today or yesterday. */
  look(day: number): { readonly solved: boolean; readonly streak: number };
}

export function puzzleDays(progress: Pick<PuzzleProgress, "isSolved">, storage: KeyValueStorage = browserStorage()): PuzzleDays {
  function read(): Kept {
    try {
      return { ...NONE, ...JSON.parse(storage.getItem(KEY) ?? "{}") };
    } catch {
      return NONE;
    }
  }
  function keep(kept: Kept): Kept {
    try {
      storage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // If there is no room, the days are not counted.
    }
    return kept;
  }
  /** A puzzle that was opened on its day and solved since counts for that day. */
  function settled(): Kept {
    const kept = read();
    const { opened, last, streak } = kept;
    if (opened === undefined || opened.day <= last || !progress.isSolved(opened.game, opened.puzzle)) return kept;
    return keep({ ...kept, last: opened.day, streak: opened.day === last + 1 ? streak + 1 : 1 });
  }
  return {
    open: (day, game, puzzle) => void keep({ ...settled(), opened: { day, game, puzzle } }),
    look(day) {
      const { last, streak } = settled();
      return { solved: last === day, streak: last >= day - 1 ? streak : 0 };
    },
  };
}
