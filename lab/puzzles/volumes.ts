/** The volumes of puzzles that are shipped, as files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/settings.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { PuzzleSet } from "../../shared/core/puzzles/puzzle.ts";

const fileOf = (game: string, volume: number): string => join(root, "shared", game, "puzzles", `${volume}.json`);

export function shippedVolumes({ id }: Game): PuzzleSet[] {
  const volumes: PuzzleSet[] = [];
  for (let volume = 1; existsSync(fileOf(id, volume)); volume++) volumes.push(JSON.parse(readFileSync(fileOf(id, volume), "utf8")));
  return volumes;
}

export function writeVolume(set: PuzzleSet): void {
  const { puzzles, ...about } = set;
  const file = fileOf(set.game, set.volume);
  mkdirSync(join(file, ".."), { recursive: true });
  // A puzzle a line: a change of one is a line, and nobody scrolls through ten thousand.
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(",\n");
  writeFileSync(file, `${JSON.stringify(about).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`);
}
