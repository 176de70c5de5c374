/**
 * Looks through matches of bots for positions with one clearly winning move, and looks at each again with fresh luck. It can be stopped at any
 * time; the next run goes on. `--bind` makes a volume, `shared/GAME/puzzles/N.json`, of what was found since the last one, if that is enough,
 * and names the themes of all volumes anew. `--check` looks at the shipped puzzles again; with `--drop` it leaves out those that do not hold.
 */

import { parseArgs } from "node:util";
import { codeOf, stop } from "../scripts/settings.ts";
import { time } from "../server/base/time.ts";
import { must } from "../shared/core/base/checked.ts";
import type { Game } from "../shared/core/contract/game.ts";
import { GAMES } from "../shared/games.ts";
import { holds, viewOfSolver } from "./puzzles/check.ts";
import { puzzlesOfMatch } from "./puzzles/find.ts";
import { type GameHunt, HUNTS } from "./puzzles/hunts.ts";
import { noteMatch, searchedMatches } from "./puzzles/journal.ts";
import { easyWanted, selected, VOLUME } from "./puzzles/select.ts";
import { themesOf } from "./puzzles/themes.ts";
import { shippedVolumes, writeVolume } from "./puzzles/volumes.ts";

const USAGE = "npm run puzzles -- [GAME] [--bind | --check [--drop]]";
/** Of each game: five volumes, and something to select from. */
const WANTED = 1_100;

const { games, bind, check, drop } = readArguments();
if (bind) games.forEach(bindVolume);
else if (check) for (const game of games) checkVolumes(game);
else search();

function checkVolumes(game: Game): void {
  for (const set of shippedVolumes(game)) {
    const puzzles = set.puzzles.filter((puzzle) => holds(game, Number(set.provenance.leastGapPercent), puzzle));
    console.log(`${game.id}, volume ${set.volume}: ${puzzles.length} of ${set.puzzles.length} puzzles hold`);
    if (puzzles.length === set.puzzles.length) continue;
    process.exitCode = 1;
    if (drop) writeVolume({ ...set, puzzles });
  }
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
  const unchecked = searched.find(({ checked }) => checked !== true);
  const found = searched.flatMap(({ puzzles }) => puzzles);
  const easy = found.filter(({ level }) => level === 1).length;
  const wantsEasy = easy < easyWanted(WANTED);
  if (unchecked === undefined && !wantsEasy && found.length - easy >= WANTED - easyWanted(WANTED)) return false;
  const match = unchecked?.match ?? searched.length;
  const puzzles = unchecked?.puzzles ?? puzzlesOfMatch(game, hunt, match, wantsEasy);
  noteMatch(game.id, { match, puzzles: puzzles.filter((puzzle) => holds(game, hunt.gap, puzzle)), checked: true });
  console.log(`${game.id}: ${found.length - easy} and ${easy} easy puzzles in ${searched.length} matches`);
  return true;
}

function huntOf({ id }: Game): GameHunt {
  return must(HUNTS[id], "hunt");
}

function bindVolume(game: Game): void {
  const volumes = shippedVolumes(game);
  let before = 0;
  for (const set of volumes) {
    writeVolume({
      ...set,
      before,
      puzzles: set.puzzles.map((puzzle) => ({ ...puzzle, themes: themesOf(game, viewOfSolver(game, puzzle), puzzle) })),
    });
    before += set.puzzles.length;
  }
  const bound = new Set(volumes.flatMap(({ puzzles }) => puzzles.map(({ id }) => id)));
  const searched = searchedMatches(game.id).filter(({ checked }) => checked);
  const found = searched.flatMap(({ puzzles }) => puzzles).filter(({ id }) => !bound.has(id));
  if (found.length < VOLUME) return console.log(`${game.id}: ${found.length} puzzles that are in no volume yet; one has ${VOLUME}`);
  const { play, confirm, worlds, look, least, gap } = huntOf(game);
  const provenance = {
    command: `npm run puzzles -- ${game.id}`,
    date: new Date(time.now()).toISOString().slice(0, 10),
    players: `quick bots, later a search of ${play} iterations`,
    confirmed: `by a search of ${confirm} iterations and, move by move, ${look} in each of ${worlds} imagined worlds, and again with fresh luck; or by play to the very end where nothing is hidden`,
    matches: searched.length,
    found: found.length,
    leastChancePercent: least,
    leastGapPercent: gap,
  };
  const puzzles = selected(found, VOLUME).map((puzzle) => ({ ...puzzle, themes: themesOf(game, viewOfSolver(game, puzzle), puzzle) }));
  writeVolume({ game: game.id, rules: game.rules, volume: volumes.length + 1, before, provenance, puzzles });
  console.log(`${game.id}: volume ${volumes.length + 1} is bound. It is shipped once shared/puzzle-sets.ts names it.`);
}

function readArguments() {
  try {
    const flag = { type: "boolean", default: false } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { bind: flag, check: flag, drop: flag } });
    const named = positionals.map((id) => GAMES.find((game) => game.id === id) ?? stop(`there is no game "${id}". ${USAGE}`));
    return { ...values, games: named.length > 0 ? named : GAMES };
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}
