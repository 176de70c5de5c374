/** Calls of guests about puzzles: what they solve, and how many others do. */
import { Refusal } from "../../shared/core/refusal.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import { puzzleSetOf } from "../../shared/puzzle-sets.ts";
import type { ServerContext } from "../context.ts";
import type { Desk } from "./desk.ts";

const PUZZLE_CALLS = ["puzzles", "tryPuzzle"] as const satisfies readonly CallName[];
export type PuzzleDesk = Pick<Desk, (typeof PUZZLE_CALLS)[number]>;

export function puzzleDesk({ guests }: ServerContext): PuzzleDesk {
  async function idOf(token: string): Promise<string> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person.id;
  }

  /** Only puzzles there are can be counted, so a guest adds no more rows than that. */
  async function hasPuzzle(game: string, puzzle: string): Promise<boolean> {
    const set = await puzzleSetOf(game);
    return set?.puzzles.some(({ id }) => id === puzzle) ?? false;
  }

  return {
    async puzzles({ guest, game }) {
      return guests.attempts(await idOf(guest), game);
    },
    async tryPuzzle({ guest, game, puzzle, solved }) {
      if (!(await hasPuzzle(game, puzzle))) throw new Refusal("malformed");
      await guests.addAttempt(await idOf(guest), game, puzzle, solved);
      return {};
    },
  };
}
