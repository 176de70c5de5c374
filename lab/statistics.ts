/**
 * What wins over many matches: lets equal players play a game, keeps every match as a line of a file, and adds them up into the files that the
 * pages of statistics show. Can be stopped at any time; the same command goes on after the last whole line.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { codeOf, stop } from "../scripts/settings.ts";
import { time } from "../server/base/time.ts";
import { collectorOf } from "../shared/collectors.ts";
import { at } from "../shared/core/base/checked.ts";
import type { Game } from "../shared/core/contract/game.ts";
import type { Field } from "../shared/core/statistics/game-statistics.ts";
import { GAMES } from "../shared/games.ts";
import { fileOf, playOn, tallied, writeStatistics } from "./statistics/files.ts";

const USAGE = "npm run statistics -- GAME FOLDER [--lines N] [--matches N], or --write LINES,LINES";
/** Between two lines that say how far it is. In milliseconds. */
const SAID_EVERY = 30_000;

const { id, folder, lines, matches, write } = readArguments();
const game = GAMES.find((one) => one.id === id) ?? stop(`there is no game "${id}"; there are ${GAMES.map((one) => one.id).join(", ")}.`);
if (write === undefined) {
  const file = fileOf(folder, game, lines);
  playOn(file, game, lines, matches, progress("played"));
  console.log(`${file}: ${matches} matches.`);
} else await writeAll(game, write);

/** Counts the files of these numbers of lines, and writes a file for each number of seats. */
async function writeAll(game: Game, counts: readonly number[]): Promise<void> {
  const bySeats = new Map<number, Field[]>();
  for (const lines of counts) {
    const file = fileOf(folder, game, lines);
    if (!existsSync(file)) stop(`there is no ${file}. ${USAGE}`);
    const collector = collectorOf(game.id) ?? stop(`nothing is counted of ${game.id}.`);
    for (const [seats, tally] of await tallied(file, game, collector, progress("counted"))) {
      const field = { lines, matches: tally.matches, charts: tally.charts() };
      bySeats.set(seats, [...(bySeats.get(seats) ?? []), field]);
    }
  }
  const date = new Date(time.now()).toISOString().slice(0, 10);
  for (const [seats, fields] of bySeats) {
    writeStatistics({ game: game.id, seats, rules: game.rules, date, fields });
    console.log(`${game.id}, ${seats} seats: ${fields.map(({ lines, matches }) => `${matches} matches of ${lines} lines`).join(", ")}`);
  }
}

function progress(done: string): (count: number) => void {
  let said = performance.now();
  return (count) => {
    if (performance.now() - said < SAID_EVERY) return;
    said = performance.now();
    console.log(`${game.id}: ${count} ${done}`);
  };
}

function readArguments() {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { matches: text, lines: text, write: text } });
    if (positionals.length !== 2) stop(`which game, and which folder? ${USAGE}`);
    return {
      id: at(positionals, 0),
      folder: at(positionals, 1),
      lines: numberFrom("lines", values.lines ?? "0"),
      matches: numberFrom("matches", values.matches ?? "100000"),
      write: values.write?.split(",").map((count) => numberFrom("write", count)),
    };
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}

function numberFrom(name: string, text: string): number {
  return /^\d{1,7}$/.test(text) ? Number(text) : stop(`--${name} must be a whole number, but it is "${text}". ${USAGE}`);
}
