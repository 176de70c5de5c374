/**
 * Changes the rules in `shared/` by one small slip at a time, and looks whether a test of rules notices. Ends with its figures as one line of JSON.
 * `npm run mutants -- [duel|elasund|puerto-rico|core] [--sample N] [--file PART-OF-NAME] [--resume] [--all]`
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { codeOf, root, stop } from "../scripts/settings.ts";
import { at } from "../shared/core/base/checked.ts";
import { below, quickLuck } from "../shared/core/base/random.ts";
import { hunt, type Verdict } from "./mutants/hunt.ts";
import { filesOf, PARTS, type Part, testFilesOf } from "./mutants/parts.ts";
import { reasonOf, staleReasons } from "./mutants/reasons.ts";
import { type Mutant, weave } from "./mutants/weave.ts";

const USAGE = `npm run mutants -- [${PARTS.join("|")}] [--sample N] [--file PART-OF-NAME] [--resume] [--all]`;
/** The share of killed mutants among those without a reason to live, in percent. */
const TARGET = 90;

interface Figures {
  readonly mutants: number;
  readonly killed: number;
  /** Lived, with a reason. */
  readonly equivalent: number;
  readonly lived: number;
  readonly share: number;
}

const { parts, sample, resume, all, file: wantedFile } = readArguments();
process.chdir(root);
const folder = resolve(root, process.env.DATA_DIR || "data", "mutants");
mkdirSync(folder, { recursive: true });
const figures: Partial<Record<Part, Figures>> = {};
for (const part of parts) figures[part] = await figuresOf(part);
const pass = Object.values(figures).every(({ share }) => share >= TARGET);
console.log(JSON.stringify({ mutants: figures, target: TARGET, pass }));
process.exit(pass ? 0 : 1);

async function figuresOf(part: Part): Promise<Figures> {
  const mutants: Mutant[] = [];
  const files = filesOf(part, all).map((path) => {
    const { woven, mutants: found } = weave(path, readFileSync(path, "utf8"), mutants.length);
    mutants.push(...found);
    return { path: resolve(path), woven };
  });
  const testFiles = testFilesOf(part, all).map((path) => resolve(path));
  const journal = join(folder, `${part}.jsonl`);
  if (!resume) rmSync(journal, { force: true });
  const verdicts = readJournal(journal);
  const chosen = chosenOf(mutants);
  // A mutant that lived is tried again: a test may have been added.
  const wanted = chosen.filter((i) => verdicts.get(at(mutants, i).id)?.state !== "killed");
  console.log(`${part}: ${mutants.length} mutants in ${files.length} files; ${wanted.length} to hunt of ${chosen.length} chosen`);
  let hunted = 0;
  for await (const verdict of hunt({ files, testFiles }, mutants, wanted, console.log)) {
    verdicts.set(verdict.id, verdict);
    appendFileSync(journal, `${JSON.stringify(verdict)}\n`);
    if (++hunted % 100 === 0) console.log(`${part}: ${hunted} of ${wanted.length}`);
  }
  for (const { file, change } of staleReasons(mutants)) console.log(`stale reason: ${file} ${change}`);
  const chosenMutants = chosen.map((i) => at(mutants, i));
  return summary(part, chosenMutants, verdicts);
}

/** Prints those that lived without a reason. */
function summary(part: Part, mutants: readonly Mutant[], verdicts: ReadonlyMap<string, Verdict>): Figures {
  const living = mutants.filter(({ id }) => verdicts.get(id)?.state === "lived");
  const unexplained = living.filter((mutant) => reasonOf(mutant) === undefined);
  for (const { id, code } of unexplained) console.log(`LIVED ${id}\n      (${verdicts.get(id)?.by}) ${code}`);
  const [killed, equivalent, lived] = [mutants.length - living.length, living.length - unexplained.length, unexplained.length];
  const share = Math.floor((1000 * killed) / (killed + lived)) / 10;
  console.log(`${part}: ${killed} of ${mutants.length} killed, ${equivalent} lived with a reason, ${lived} without: ${share} %`);
  return { mutants: mutants.length, killed, equivalent, lived, share };
}

/** The same ones in every run. */
function chosenOf(mutants: readonly Mutant[]): number[] {
  const numbers = mutants.flatMap(({ file }, at) => (file.includes(wantedFile ?? "") ? [at] : []));
  if (sample === undefined) return numbers;
  const luck = quickLuck(1);
  return Array.from({ length: Math.min(sample, numbers.length) }, () => at(numbers.splice(below(luck, numbers.length), 1), 0));
}

/** If a mutant was hunted twice the last line counts. */
function readJournal(file: string): Map<string, Verdict> {
  if (!existsSync(file)) return new Map();
  // The last line is empty, or was cut when the program was stopped.
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return new Map(lines.map((line) => JSON.parse(line) as Verdict).map((verdict) => [verdict.id, verdict]));
}

function readArguments() {
  try {
    const flag = { type: "boolean", default: false } as const;
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { sample: text, file: text, resume: flag, all: flag } });
    const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
    const sample = values.sample === undefined ? undefined : Number(values.sample);
    if (parts.length === 0 || (sample !== undefined && !(sample > 0))) stop(USAGE);
    return { ...values, parts, sample };
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}
