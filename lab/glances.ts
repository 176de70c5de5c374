/**
 * Fits the numbers of a game's first glances to the searches in a file that `npm run selfplay` has written, and writes
 * `shared/GAME/mind/glances.json`. It begins with the numbers there are. The same command writes the same file.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { codeOf, root, stop } from "../scripts/settings.ts";
import { at } from "../shared/core/base/checked.ts";
import { GAMES } from "../shared/games.ts";
import { decisionsOf, fitGlances } from "./training/glances.ts";
import { matchesOf } from "./training/selfplay/file.ts";

const USAGE = "npm run glances -- GAME FILE [--out FILE]";
const { id, file, out } = readArguments();
const game = GAMES.find((one) => one.id === id) ?? stop(`there is no game "${id}"; there are ${GAMES.map((one) => one.id).join(", ")}.`);
const glances = game.mind?.glances ?? stop(`first glances of ${id} have no numbers that could be fitted.`);

const matches = matchesOf(file);
const decisions = decisionsOf(game, matches);
const { before, after } = fitGlances(glances, decisions, 1);
const provenance = {
  command: `npm run glances -- ${id} ${basename(file)}`,
  matches: matches.length,
  decisions: decisions.length,
  lossBefore: Number(before.toPrecision(4)),
  lossAfter: Number(after.toPrecision(4)),
};
const path = out ?? join(root, "shared", id, "mind/glances.json");
writeFileSync(path, formatted(JSON.stringify({ numbers: glances, provenance })));
console.log(
  `${matches.length} matches, ${decisions.length} decisions; loss on others ${before} before, ${after} after. ${path} is written.`,
);

/** As `npm run format` leaves it. */
function formatted(text: string): string {
  const biome = join(root, "node_modules/.bin/biome");
  return execFileSync(biome, ["format", "--stdin-file-path=glances.json"], { cwd: root, input: text, encoding: "utf8" });
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
    if (positionals.length !== 2) stop(`which game, and which file? ${USAGE}`);
    return { id: at(positionals, 0), file: at(positionals, 1), ...values };
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}
