/** What has been found so far, a line a match, so that a search for puzzles can be stopped at any time and taken up again. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../../scripts/settings.ts";
import type { Puzzle } from "../../shared/core/puzzles/puzzle.ts";

export type FoundPuzzle = Omit<Puzzle, "themes">;

export interface Searched {
  readonly match: number;
  readonly puzzles: readonly FoundPuzzle[];
  /** Only puzzles that hold with fresh luck are left in it. */
  readonly checked?: boolean;
}

const folder = resolve(root, process.env.DATA_DIR || "data", "puzzles");
const fileOf = (game: string): string => join(folder, `${game}.jsonl`);

export function searchedMatches(game: string): Searched[] {
  if (!existsSync(fileOf(game))) return [];
  const lines = readFileSync(fileOf(game), "utf8").split("\n");
  // The last line is empty, or was cut when the program was stopped. Of a match the last line counts.
  const searched = lines.slice(0, -1).map((line) => JSON.parse(line) as Searched);
  return [...new Map(searched.map((one) => [one.match, one])).values()];
}

export function noteMatch(game: string, searched: Searched): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(fileOf(game), `${JSON.stringify(searched)}\n`);
}
