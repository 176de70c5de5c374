/** Which puzzles were tried and solved: kept in this browser, and first attempts told to the server once it answers. */
import type { PuzzleCounts } from "../../shared/core/wire/puzzles.ts";
import type { Guest } from "../feed/lobby.ts";
import { browserStorage, type KeyValueStorage } from "../feed/storage.ts";

export interface PuzzleProgress {
  /** At some attempt. */
  isSolved(game: string, puzzle: string): boolean;
  isTried(game: string, puzzle: string): boolean;
  /** An attempt was made. The first one counts; asking for the solution is a failed one. */
  note(game: string, puzzle: string, right: boolean): void;
  /** How many solve each puzzle; undefined if the server does not answer. What it knows of the guest is learnt too. */
  counts(game: string): Promise<PuzzleCounts | undefined>;
}

interface Kept {
  readonly first: boolean;
  readonly solved: boolean;
  /** The server knows it. */
  readonly told: boolean;
}

const KEY = "quayside.puzzles";

export function puzzleProgress(guest: Pick<Guest, "puzzles" | "tryPuzzle">, storage: KeyValueStorage = browserStorage()): PuzzleProgress {
  const keyOf = (game: string, puzzle: string): string => `${game} ${puzzle}`;

  /** Read each time: another window may have solved more. */
  function kept(): Record<string, Kept> {
    try {
      const read: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
      return typeof read === "object" && read !== null ? (read as Record<string, Kept>) : {};
    } catch {
      return {};
    }
  }

  function keep(game: string, puzzle: string, one: Kept): void {
    try {
      storage.setItem(KEY, JSON.stringify({ ...kept(), [keyOf(game, puzzle)]: one }));
    } catch {
      // There is no room: what is solved is not ticked.
    }
  }

  const of = (game: string, puzzle: string): Kept | undefined => kept()[keyOf(game, puzzle)];

  async function tell(game: string, puzzle: string): Promise<void> {
    const one = of(game, puzzle);
    if (one === undefined || one.told) return;
    await guest.tryPuzzle(game, puzzle, one.first);
    keep(game, puzzle, { ...one, ...of(game, puzzle), told: true });
  }

  /** What was tried without the server. */
  async function tellAll(game: string): Promise<void> {
    for (const [key, { told }] of Object.entries(kept()))
      if (!told && key.startsWith(`${game} `)) await tell(game, key.slice(game.length + 1));
  }

  return {
    isSolved: (game, puzzle) => of(game, puzzle)?.solved === true,
    isTried: (game, puzzle) => of(game, puzzle) !== undefined,
    note(game, puzzle, right) {
      const before = of(game, puzzle);
      keep(game, puzzle, { first: before?.first ?? right, solved: right || before?.solved === true, told: before?.told === true });
      // Told later if the server cannot be reached now.
      tell(game, puzzle).catch(() => undefined);
    },
    async counts(game) {
      try {
        await tellAll(game);
        const counts = await guest.puzzles(game);
        for (const { puzzle, solved } of counts.own)
          if (of(game, puzzle) === undefined) keep(game, puzzle, { first: solved, solved, told: true });
        return counts;
      } catch {
        return undefined;
      }
    },
  };
}
