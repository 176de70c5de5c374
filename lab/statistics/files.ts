/** The raw matches of a game, a line each, and the results that are shipped. */
import { execFileSync } from "node:child_process";
import { closeSync, createReadStream, existsSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../scripts/settings.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { GameStatistics } from "../../shared/core/statistics/game-statistics.ts";
import { type Collector, Tally } from "../../shared/core/statistics/tally.ts";
import { nextNumber } from "../training/selfplay/file.ts";
import { type PlayedMatch, playMatch, replay } from "./play.ts";

export const fileOf = (folder: string, game: Game, lines: number): string => join(folder, `${game.id}-${lines}.jsonl`);

/** Goes on after the last whole line, up to `matches` in all. */
export function playOn(file: string, game: Game, lines: number, matches: number, onPlayed: (played: number) => void): void {
  mkdirSync(dirname(file), { recursive: true });
  const first = existsSync(file) ? nextNumber(file) : 0;
  const opened = openSync(file, "a");
  for (let number = first; number < matches; number++) {
    writeSync(opened, `${JSON.stringify(playMatch(game, lines, number))}\n`);
    onPlayed(number + 1);
  }
  closeSync(opened);
}

/** By seats: the matches of a file added up. Half of a last line is of a run that goes on. */
export async function tallied(
  file: string,
  game: Game,
  collector: Collector,
  onCounted: (counted: number) => void,
): Promise<Map<number, Tally>> {
  const tallies = new Map<number, Tally>();
  let counted = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.endsWith("}")) break;
    const match = JSON.parse(line) as PlayedMatch;
    const tally = tallies.get(match.seats) ?? new Tally();
    tallies.set(match.seats, tally);
    tally.add(collector, (onMove) => replay(game, match, onMove));
    onCounted(++counted);
  }
  return tallies;
}

/** As `npm run format` leaves it. The build takes the spaces out again. */
export function writeStatistics(statistics: GameStatistics): void {
  const folder = join(root, "shared", statistics.game, "statistics");
  const biome = join(root, "node_modules/.bin/biome");
  const input = JSON.stringify(statistics);
  mkdirSync(folder, { recursive: true });
  const text = execFileSync(biome, ["format", "--stdin-file-path=statistics.json"], { cwd: root, input, encoding: "utf8" });
  writeFileSync(join(folder, `${statistics.seats}.json`), text);
}
