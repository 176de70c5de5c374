/**
 * Plays bots against themselves, fits a game's model to positions of these matches and writes `shared/GAME/mind/model.json`. The same
 * command writes the same file. `--resume` goes on with what an interrupted run of the same command and code has left. `--add` adds the
 * matches of a file that `npm run selfplay` has written; with `--generations 0` the model is fitted to them alone. `--onward` begins
 * with the model there is, and is drawn to it: for a file of few matches.
 */

import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { codeOf, root, stop } from "../scripts/settings.ts";
import { at } from "../shared/core/base/checked.ts";
import { digest } from "../shared/core/base/random.ts";
import type { Model } from "../shared/core/contract/model.ts";
import { GAMES } from "../shared/games.ts";
import { errorsOf } from "./training/bins.ts";
import { rounded } from "./training/fit.ts";
import { playMatches } from "./training/players.ts";
import { type Position, positionsOf } from "./training/positions.ts";
import { binLines, weightLines } from "./training/report.ts";
import { matchesOf, positionsOfMatch } from "./training/selfplay/file.ts";
import { type Generation, SHORT_MATCHES, SIZES } from "./training/sizes.ts";
import type { Task } from "./training/thread.ts";
import { type HeldOut, STAGES, train } from "./training/train.ts";

const USAGE =
  "npm run train -- GAME [--generations G] [--games N] [--seed S] [--stages N] [--add FILE] [--onward] [--short] [--resume] [--out FILE]";
const { id, resume, short, onward, ...args } = readArguments();
const game = GAMES.find((one) => one.id === id) ?? stop(`there is no game "${id}"; there are ${GAMES.map((one) => one.id).join(", ")}.`);
const mind = game.mind ?? stop(`${id} has no mind, so there is no model to fit.`);
const { features } = mind;
const seed = numberFrom("seed", args.seed) ?? 1;
const stages = numberFrom("stages", args.stages) ?? STAGES;
const generations = sizesOf(id).slice(0, numberFrom("generations", args.generations));
const out = args.out ?? join(root, "shared", id, "mind/model.json");
const folder = resolve(root, process.env.DATA_DIR || "data", "training", id);

/** Matches of the file are numbered from here on, so that no other has the same number. */
const ADDED = 1_000_000;

if (!resume) rmSync(folder, { recursive: true, force: true });
let model: Model = { features: [], scale: [], weights: {}, provenance: {} };
const positions: Position[] = [];
let matches = 0;
if (args.add !== undefined) {
  for (const match of matchesOf(args.add))
    for (const position of positionsOfMatch(game, match, ADDED + matches++)) positions.push(position);
  fitModel("self-play");
}
for (const [number, generation] of generations.entries()) {
  const task: Task = { game: id, model, seed, first: matches, depths: generation.depths, isNoisy: true, positions: generation.positions };
  const played = join(folder, digest(JSON.stringify([task, mind.features])).slice(0, 16));
  const rows = await playMatches(task, generation.matches, played, progressOf(number, generation));
  matches += generation.matches;
  for (const some of rows) for (const position of positionsOf(some, mind.features.length)) positions.push(position);
  fitModel(`generation ${number}`);
}
writeFileSync(out, formatted(model));
rmSync(folder, { recursive: true, force: true });
console.log("\nWhat counts most: by stage of the match, what one standard deviation adds to a seat's score");
for (const line of weightLines(model)) console.log(line);
console.log(`\n${out} is written.`);

/** Fits the model to all positions so far. */
function fitModel(name: string): void {
  const { model: fitted, heldOut } = train(features, positions, { seed, stages, prior: onward ? mind.model : undefined });
  model = { ...fitted, provenance: provenanceOf(heldOut) };
  console.log(
    `${name}: ${matches} matches, ${positions.length} positions, held-out log loss ${rounded(heldOut.loss)} (even chances: ${rounded(heldOut.evenLoss)})`,
  );
  for (const line of binLines(heldOut.bins)) console.log(line);
}

/** The model's text as `npm run format` leaves it. */
function formatted(written: Model): string {
  const biome = join(root, "node_modules/.bin/biome");
  return execFileSync(biome, ["format", "--stdin-file-path=model.json"], { cwd: root, input: JSON.stringify(written), encoding: "utf8" });
}

/** A file that is added is named without its folder. */
function provenanceOf({ positions: heldOut, loss, evenLoss, bins }: HeldOut): Model["provenance"] {
  const { byPosition, byBin } = errorsOf(bins);
  return {
    command: `npm run train -- ${[id, ...Object.entries(args).flatMap(([name, value]) => (name === "out" || value === undefined ? [] : [`--${name} ${basename(value)}`])), ...(onward ? ["--onward"] : []), ...(short ? ["--short"] : [])].join(" ")}`,
    rules: game.rules,
    matches,
    positions: positions.length,
    heldOutPositions: heldOut,
    heldOutLoss: rounded(loss),
    evenLoss: rounded(evenLoss),
    calibrationErrorPercent: rounded(byPosition),
    calibrationErrorOfBinsPercent: rounded(byBin),
  };
}

function sizesOf(game: string): readonly Generation[] {
  const sizes = SIZES[game] ?? stop(`lab/training/sizes.ts does not say how much is played for ${game}.`);
  const wanted = numberFrom("games", args.games) ?? (short ? SHORT_MATCHES : undefined);
  return wanted === undefined ? sizes : sizes.map((generation) => ({ ...generation, matches: wanted }));
}

/** A line for each tenth of a generation. */
function progressOf(number: number, { matches: all }: Generation): (played: number) => void {
  const begun = performance.now();
  let shown = 0;
  return (played) => {
    const tenth = Math.floor((10 * played) / all);
    if (tenth === shown) return;
    shown = tenth;
    console.log(`generation ${number}: ${played} of ${all} matches after ${Math.round((performance.now() - begun) / 1_000)} s`);
  };
}

function numberFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,7}$/.test(text) ? Number(text) : stop(`--${name} must be a whole number, but it is "${text}". ${USAGE}`);
}

function readArguments() {
  try {
    const flag = { type: "boolean", default: false } as const;
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { stages: text, add: text, generations: text, games: text, seed: text, short: flag, resume: flag, onward: flag, out: text },
    });
    if (positionals.length !== 1) stop(`which game? ${USAGE}`);
    return { id: at(positionals, 0), ...values };
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}
