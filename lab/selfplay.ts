/**
 * Lets a game's search play against itself and appends the matches to a file, a line each, for training to add to. Goes on after the last
 * whole line, so it can be stopped at any time; `--matches` counts those of this run. One process, which may run for hours at low priority.
 */
import { appendFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { codeOf, stop } from "../scripts/settings.ts";
import { at } from "../shared/core/base/checked.ts";
import { digest } from "../shared/core/base/random.ts";
import { GAMES } from "../shared/games.ts";
import { nextNumber } from "./training/selfplay/file.ts";
import { selfPlay } from "./training/selfplay/play.ts";

const USAGE = "npm run selfplay -- GAME FILE [--matches N] [--lines N]";
const { id, file, matches, lines } = readArguments();
const game = GAMES.find((one) => one.id === id) ?? stop(`there is no game "${id}"; there are ${GAMES.map((one) => one.id).join(", ")}.`);
const values = { [digest(JSON.stringify(game.mind?.model ?? "")).slice(0, 8)]: game };

mkdirSync(dirname(file), { recursive: true });
const first = existsSync(file) ? nextNumber(file) : 0;
for (let number = first; number < first + matches; number++) {
  appendFileSync(file, `${JSON.stringify(selfPlay({ game, values, lines }, number))}\n`);
}
console.log(`${file}: matches ${first} to ${first + matches - 1}.`);

function readArguments() {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { matches: text, lines: text } });
    if (positionals.length !== 2) stop(`which game, and which file? ${USAGE}`);
    return {
      id: at(positionals, 0),
      file: at(positionals, 1),
      matches: numberFrom("matches", values.matches) ?? Number.POSITIVE_INFINITY,
      lines: numberFrom("lines", values.lines) ?? 64,
    };
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}

function numberFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : stop(`--${name} must be a whole number above 0, but it is "${text}". ${USAGE}`);
}
