/** Calls of guests about puzzles: what they solve, and how many others do. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import { type Step, step } from "../../shared/core/match/step.ts";
import { isSolved, puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import { puzzleSetOf } from "../../shared/puzzle-sets.ts";
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

  /** Plays the attempt by the rules. Throws for puzzles that there are not, and for moves that cannot be made. */
  async function isSolution(id: string, puzzleId: string, moves: readonly string[]): Promise<boolean> {
    const set = await puzzleSetOf(id);
    const puzzle = set?.puzzles.find((one) => one.id === puzzleId);
    if (set === undefined || puzzle === undefined) throw new Refusal("malformed");
    if (moves.length === 0) return false;
    const { match } = puzzleSteps(gameOf(context, id), set, puzzle).at(-1) as Step;
    const { seat } = puzzle;
    step(match, { type: "moves", seat, by: "person", at: 0, ask: match.asks[seat] as number, moves });
    return isSolved(puzzle, moves);
  }

  return {
    async puzzles({ guest, game }) {
      return guests.attempts(await idOf(guest), game);
    },
    async tryPuzzle({ guest, game, puzzle, moves }) {
      const id = await idOf(guest);
      await guests.addAttempt(id, game, puzzle, await isSolution(game, puzzle, moves));
      return {};
    },
  };
}
