/** Which puzzles were tried and solved: kept in this browser, and first attempts told to the server once it answers. */
import type { PuzzleCounts } from "../../../shared/core/wire/puzzles.ts";
import { browserStorage, type KeyValueStorage } from "../../base/storage.ts";
import type { Guest } from "../../feed/lobby.ts";

export interface PuzzleProgress {
  /** Whether an attempt has solved it. */
  isSolved(game: string, puzzle: string): boolean;
  isTried(game: string, puzzle: string): boolean;
  /** An attempt was made. The first one counts; asking for the solution is a failed one, without moves. */
  note(game: string, puzzle: string, right: boolean, moves: readonly string[]): void;
  /** How many solve each puzzle; undefined if the server does not answer. What it knows of the guest is learnt too. */
  counts(game: string): Promise<PuzzleCounts | undefined>;
  /** What the server told last; undefined before that. */
  known(game: string): PuzzleCounts | undefined;
}

interface Kept {
  readonly first: boolean;
  readonly solved: boolean;
  /** The server knows it. */
  readonly told: boolean;
  /** The moves of the first attempt, for the server, until it knows. Attempts before 1.0 were kept without. */
  readonly moves?: readonly string[];
}

const KEY = "quayside.puzzles";

export function puzzleProgress(guest: Pick<Guest, "puzzles" | "tryPuzzle">, storage: KeyValueStorage = browserStorage()): PuzzleProgress {
  const told = new Map<string, PuzzleCounts>();
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
      // If there is no room, what is solved is not ticked.
    }
  }

  const of = (game: string, puzzle: string): Kept | undefined => kept()[keyOf(game, puzzle)];

  async function tell(game: string, puzzle: string): Promise<void> {
    const one = of(game, puzzle);
    if (one === undefined || one.told) return;
    await guest.tryPuzzle(game, puzzle, one.moves ?? (one.first ? await solutionOf(game, puzzle) : []));
    const { moves: _known, ...rest } = of(game, puzzle) ?? one;
    keep(game, puzzle, { ...rest, told: true });
  }

  /** What was tried without the server. */
  async function tellAll(game: string): Promise<void> {
    for (const [key, { told }] of Object.entries(kept()))
      if (!told && key.startsWith(`${game} `)) await tell(game, key.slice(game.length + 1));
  }

  async function solutionOf(game: string, puzzle: string): Promise<readonly string[]> {
    const { puzzleNamed } = await import("../../../shared/puzzle-sets.ts");
    const found = await puzzleNamed(game, puzzle);
    return found === undefined ? [] : [found.puzzle.solution];
  }

  return {
    isSolved: (game, puzzle) => of(game, puzzle)?.solved === true,
    isTried: (game, puzzle) => of(game, puzzle) !== undefined,
    note(game, puzzle, right, moves) {
      const before = of(game, puzzle) ?? { first: right, solved: false, told: false, moves };
      keep(game, puzzle, { ...before, solved: right || before.solved });
      // If the server cannot be reached now it is told later.
      tell(game, puzzle).catch(() => undefined);
    },
    known: (game) => told.get(game),
    async counts(game) {
      try {
        await tellAll(game);
        const counts = await guest.puzzles(game);
        told.set(game, counts);
        for (const { puzzle, solved } of counts.own)
          if (of(game, puzzle) === undefined) keep(game, puzzle, { first: solved, solved, told: true });
        return counts;
      } catch {
        return undefined;
      }
    },
  };
}
