/** Calls of guests about puzzles: what they solve, and how many others do. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import { type Step, step } from "../../shared/core/match/step.ts";
import { isSolved, type Puzzle, type PuzzleSet, puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import { firstRating } from "../../shared/core/puzzles/puzzle-rating.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import { puzzleNamed } from "../../shared/puzzle-sets.ts";
import { gameOf } from "../base/games.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";

const PUZZLE_CALLS = ["puzzles", "tryPuzzle"] as const satisfies readonly CallName[];
export type PuzzleCalls = Pick<Api, (typeof PUZZLE_CALLS)[number]>;

export function puzzleCalls(context: ApiContext): PuzzleCalls {
  const { guests } = context;

  async function idOf(token: string): Promise<string> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person.id;
  }

  /** Plays the attempt by the rules. Throws for moves that cannot be made. */
  function isSolution(set: PuzzleSet, puzzle: Puzzle, moves: readonly string[]): boolean {
    if (moves.length === 0) return false;
    const { match } = puzzleSteps(gameOf(context, set.game), set, puzzle).at(-1) as Step;
    const { seat } = puzzle;
    step(match, { type: "moves", seat, by: "person", at: 0, ask: match.asks[seat] as number, moves });
    return isSolved(puzzle, moves);
  }

  return {
    async puzzles({ guest, game }) {
      return guests.attempts(await idOf(guest), game);
    },
    async tryPuzzle({ guest, game, puzzle: name, moves }) {
      const id = await idOf(guest);
      const found = await puzzleNamed(game, name);
      if (found === undefined) throw new Refusal("malformed");
      const { set, puzzle } = found;
      await guests.addAttempt(id, game, name, isSolution(set, puzzle, moves), firstRating(puzzle));
      return {};
    },
  };
}
