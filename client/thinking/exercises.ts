/** Makes exercises of what a match of the reader's own has cost them, once its analysis has run. */
import type { Analysis } from "../../shared/core/analysis/analysis.ts";
import type { Board } from "../../shared/core/analysis/board.ts";
import { mistakesOf } from "../../shared/core/analysis/mistakes.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import { type Exercise, LONGEST_LINE, THOUSAND } from "../../shared/core/wire/exercises.ts";
import { codeOf } from "../feed/board-code.ts";

interface OwnMatch {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly analysis: Analysis;
  /** The reader's. */
  readonly seat: number;
  /** Its name on the server; empty if it was played in the browser alone. */
  readonly match: string;
  /** When they are found, and the day from which on they are to be solved. */
  readonly found: number;
  readonly due: number;
}

/** Letters of the deal's commitment that name the match. */
const MATCH_LETTERS = 16;
const thousandths = (share: number): number => Math.round(THOUSAND * Math.min(1, Math.max(0, share)));

export function exercisesOf({ game, record, analysis, seat, match, found, due }: OwnMatch): Promise<Exercise[]> {
  const { rules, seats, options, colours, deal } = record;
  const made = mistakesOf(game, record, analysis, seat).map(async ({ entry, position, row, choice }): Promise<Exercise> => {
    const board: Board = { game: game.id, rules, seats, options, ...(colours && { colours }), position, tried: [], at: [] };
    return {
      id: `${deal.commitment.slice(0, MATCH_LETTERS)}-${entry}`,
      game: game.id,
      match,
      found,
      code: await codeOf(board),
      seat,
      played: row,
      line: choice.line.slice(0, LONGEST_LINE),
      chance: thousandths(choice.chance),
      best: thousandths(choice.bestChance),
      margin: thousandths(analysis.margin),
      solves: 0,
      due,
      answered: 0,
    };
  });
  return Promise.all(made);
}
