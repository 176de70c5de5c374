/**
 * Looks through matches of bots for positions with one clearly winning move and writes `shared/GAME/puzzles.json`. It can be stopped at any
 * time; the next run goes on. `--check` looks at the shipped ones again, with fresh luck; with `--drop` it replaces those that do not hold by others that were found.
 */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { codeOf, root, stop } from "../scripts/settings.ts";
import { time } from "../server/base/time.ts";
import { must } from "../shared/core/base/checked.ts";
import type { Game } from "../shared/core/contract/game.ts";
import { GAMES } from "../shared/games.ts";
import { faultyPuzzles } from "./puzzles/check.ts";
import { puzzlesOfMatch } from "./puzzles/find.ts";
import { type GameHunt, HUNTS } from "./puzzles/hunts.ts";
import { dropPuzzle, noteMatch, searchedMatches } from "./puzzles/journal.ts";
import { easyWanted, selected } from "./puzzles/select.ts";

const USAGE = "npm run puzzles -- [GAME] [--check [--drop]]";
/** Found for each that is shipped, so that there is something to select from. */
const FOUND_FOR_EACH = 1.8;

const { games, check, drop } = readArguments();
if (check) for (const game of games) checkSet(game);
else search();

function checkSet(game: Game): void {
  const faulty = faultyPuzzles(game);
  if (faulty.length === 0) return;
  process.exitCode = 1;
  if (!drop) return;
  for (const puzzle of faulty) dropPuzzle(game.id, puzzle);
  writeSet(game);
}

/** Some matches of each game in turn, until all have enough. */
function search(): void {
  for (let isGoing = true; isGoing; ) {
    isGoing = false;
    for (const game of games) {
      for (let left = huntOf(game).turn; left > 0; left--) if (searchMatch(game)) isGoing = true;
    }
  }
}

/** False if there is enough already. */
function searchMatch(game: Game): boolean {
  const hunt = huntOf(game);
  const searched = searchedMatches(game.id);
  const found = searched.flatMap(({ puzzles }) => puzzles);
  const easy = found.filter(({ level }) => level === 1).length;
  const wantsEasy = easy < easyWanted(hunt.wanted);
  if (!wantsEasy && found.length - easy >= FOUND_FOR_EACH * (hunt.wanted - easyWanted(hunt.wanted))) return false;
  const match = searched.length;
  const puzzles = puzzlesOfMatch(game, hunt, match, wantsEasy);
  noteMatch(game.id, { match, puzzles });
  if (puzzles.length > 0) writeSet(game);
  console.log(`${game.id}: ${found.length - easy} and ${easy} easy puzzles in ${match} matches`);
  return true;
}

function huntOf({ id }: Game): GameHunt {
  return must(HUNTS[id], "hunt");
}

function writeSet(game: Game): void {
  const { wanted, play, confirm, worlds, look, least, gap } = huntOf(game);
  const searched = searchedMatches(game.id);
  const found = searched.flatMap(({ puzzles }) => puzzles);
  const provenance = {
    command: `npm run puzzles -- ${game.id}`,
    date: new Date(time.now()).toISOString().slice(0, 10),
    players: `quick bots, later a search of ${play} iterations`,
    confirmed: `by a search of ${confirm} iterations and, move by move, ${look} in each of ${worlds} imagined worlds; or by play to the very end where nothing is hidden`,
    matches: searched.length,
    found: found.length,
    leastChancePercent: least,
    leastGapPercent: gap,
  };
  const file = join(root, "shared", game.id, "puzzles.json");
  const set = { game: game.id, rules: game.rules, provenance, puzzles: selected(found, wanted) };
  const biome = join(root, "node_modules/.bin/biome");
  const input = JSON.stringify(set);
  writeFileSync(file, execFileSync(biome, ["format", "--stdin-file-path=puzzles.json"], { cwd: root, input, encoding: "utf8" }));
}

function readArguments() {
  try {
    const flag = { type: "boolean", default: false } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: flag, drop: flag } });
    const named = positionals.map((id) => GAMES.find((game) => game.id === id) ?? stop(`there is no game "${id}". ${USAGE}`));
    return { ...values, games: named.length > 0 ? named : GAMES };
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}
