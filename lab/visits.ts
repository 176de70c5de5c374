/**
 * Teaches Duel's first glances what searches visit: searches a decision of each match of a self-play file again, keeps the visits in another
 * file, from the last whole line on if it is there, and fits the glances to it. It writes `shared/duel/mind/glances.json`.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { codeOf, root, stop } from "../scripts/settings.ts";
import { at } from "../shared/core/base/checked.ts";
import { eraseShape } from "../shared/core/contract/game.ts";
import { duel } from "../shared/duel/index.ts";
import { matchesOf } from "./training/selfplay/file.ts";
import { fitGlances, glancesOf, meanLoss, type Taught, taughtBy } from "./training/visits/fit.ts";
import { recall, type Visited, visitedIn } from "./training/visits/visits.ts";

const USAGE = "npm run visits -- MATCHES VISITS [--lines N] [--decisions N] [--out FILE]";
const { matches: file, visits, lines, decisions, out } = readArguments();
const game = eraseShape(duel);
const matches = matchesOf(file);

/** A match of so many is kept aside, and says how much was learnt. */
const ASIDE = 10;

const kept = existsSync(visits) ? readVisits() : [];
const searched = new Set(kept.map(({ number }) => number));
for (const match of matches) {
  if (kept.length >= decisions) break;
  if (searched.has(match.number)) continue;
  const found = visitedIn(game, match, lines);
  if (found === undefined) continue;
  kept.push(found);
  appendFileSync(visits, `${JSON.stringify(found)}\n`);
}

const byNumber = new Map(matches.map((match) => [match.number, match]));
const taught: Taught[] = [];
for (const visited of kept.slice(0, decisions)) {
  const match = byNumber.get(visited.number);
  if (match === undefined) continue;
  recall(game, match, visited, (view) => {
    const decision = taughtBy(visited.number, view, visited.visits);
    if (decision !== undefined) taught.push(decision);
  });
}
const isAside = ({ match }: Taught): boolean => match % ASIDE === 0;
const weights = fitGlances(
  taught.filter((decision) => !isAside(decision)),
  1,
);
const loss = meanLoss(
  weights,
  taught.filter((decision) => isAside(decision)),
);
const provenance = {
  command: `npm run visits -- ${basename(file)} ${basename(visits)} --decisions ${decisions}`,
  rules: game.rules,
  decisions: taught.length,
  heldOutLoss: Number(loss.toPrecision(5)),
};
const biome = join(root, "node_modules/.bin/biome");
const input = JSON.stringify({ ...glancesOf(weights), provenance });
writeFileSync(out, execFileSync(biome, ["format", "--stdin-file-path=glances.json"], { cwd: root, input, encoding: "utf8" }));
console.log(`${out} is written: ${taught.length} decisions, held-out loss ${provenance.heldOutLoss}.`);

/** The whole lines; half of a last one is of a run that was stopped. */
function readVisits(): Visited[] {
  const text = readFileSync(visits, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(visits, whole);
  return whole
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Visited);
}

function readArguments() {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { lines: text, decisions: text, out: text } });
    if (positionals.length !== 2) stop(`which matches, and which file for the visits? ${USAGE}`);
    return {
      matches: at(positionals, 0),
      visits: at(positionals, 1),
      lines: numberFrom("lines", values.lines) ?? 500,
      decisions: numberFrom("decisions", values.decisions) ?? 20_000,
      out: values.out ?? join(root, "shared/duel/mind/glances.json"),
    };
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}

function numberFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : stop(`--${name} must be a whole number above 0, but it is "${text}". ${USAGE}`);
}
