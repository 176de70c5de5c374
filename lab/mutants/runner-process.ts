/** Loads the tests once, with all mutants asleep in what they test, and runs them as often as it is asked. */

import { flushCompileCache, registerHooks } from "node:module";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { at, must } from "../../shared/core/base/checked.ts";
import type { Test } from "./collect.ts";
import { type Baseline, LONGEST_TEST, type Question, type Reply, type Setup } from "./protocol.ts";

/** Rounds of loops a test may take, beside twenty times what it takes without a mutant. */
const SPARE_ROUNDS = 500_000;
/** In milliseconds: a test that a fresh process runs at once. */
const QUICK = 100;
const NOBODY = -1;

const scope = globalThis as unknown as { __awake(mutant: number): boolean; __round(): void };
let awake = NOBODY;
let touched = new Set<number>();
let isWatching = false;
let isMeasuring = false;
let [rounds, mostRounds] = [0, Number.POSITIVE_INFINITY];
/** When the test that is measured began. */
let began = process.cpuUsage();
const milliseconds = (): number => process.cpuUsage(began).user / 1_000;
let wasAwake = false;
scope.__awake = (mutant) => {
  if (isWatching) touched.add(mutant);
  if (mutant !== awake) return false;
  wasAwake = true;
  return true;
};
scope.__round = () => {
  if (++rounds > mostRounds) throw new Error("a loop without end");
  // A test that takes longer will not be used, so it need not end.
  if (isMeasuring && (rounds & 1023) === 0 && milliseconds() > LONGEST_TEST) mostRounds = rounds;
};

process.on("message", async (message: Setup | Question) => {
  const reply: Reply = "files" in message ? await prepare(message) : await answer(message);
  process.send?.(reply);
});
process.on("disconnect", () => process.exit());
process.on("unhandledRejection", () => undefined);

let tests: readonly Test[] = [];
let baseline: Baseline;

/** Loads everything; where nothing is known of the tests, they are run once. */
async function prepare({ files, testFiles, mutant, known }: Setup): Promise<Reply> {
  hookInto(files);
  fc.configureGlobal({ seed: 1 });
  const collection = await import("./collect.ts");
  tests = collection.tests;
  if (mutant !== undefined && known !== undefined) return runFreshly(mutant, known, testFiles);
  isWatching = known === undefined;
  for (const file of testFiles) await collection.collect(file);
  // The process will be ended without warning.
  flushCompileCache();
  if (known !== undefined) {
    baseline = known;
    return { type: "ready", baseline };
  }
  const loaded = [...touched];
  const measured = [];
  isMeasuring = true;
  for (const test of tests) {
    touched = new Set();
    [rounds, mostRounds] = [0, Number.POSITIVE_INFINITY];
    began = process.cpuUsage();
    const failure = await failureOf(test);
    measured.push({ ms: milliseconds(), rounds, touches: [...touched], failure: failure?.split("\n")[0], name: nameOf(test) });
  }
  mostRounds = Number.POSITIVE_INFINITY;
  isMeasuring = false;
  isWatching = false;
  baseline = { loaded, tests: measured };
  return { type: "ready", baseline };
}

function hookInto(files: Setup["files"]): void {
  const woven = new Map(files.map(({ path, woven }) => [pathToFileURL(path).href, woven]));
  const collect = new URL("./collect.ts", import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" && context.parentURL !== collect ? { url: collect, shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const source = woven.get(url);
      return source === undefined ? next(url, context) : { format: "module", source, shortCircuit: true };
    },
  });
}

async function failureOf({ run }: Test): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return `${error}`;
  }
}

/** The first test that fails with the mutant awake, of those that reach it, the quickest first. */
async function answer({ mutant, order }: Question): Promise<Reply> {
  wasAwake = false;
  for (const i of order) {
    const test = tests[i] as Test;
    if (!(await failsWith(mutant, test, at(baseline.tests, i).rounds))) continue;
    // What was remembered from a mutant must not fail a test for another.
    const isSure = (await failureOf(test)) === undefined;
    return { type: "killed", by: nameOf(test), isSure };
  }
  return { type: "lived", wasAwake };
}

/**
 * The mutant is awake while everything is loaded: every test runs, file by file and the quick ones first, for what a file reached while it
 * was loaded is not known of each test. Mutants may make other tests than the usual ones.
 */
async function runFreshly(mutant: number, { tests: usual }: Baseline, testFiles: readonly string[]): Promise<Reply> {
  const usually = new Map(usual.map((test) => [test.name, test]));
  const slow: Test[] = [];
  const { collect } = await import("./collect.ts");
  for (const file of testFiles) {
    const from = tests.length;
    awake = mutant;
    try {
      await collect(file);
    } catch (error) {
      return { type: "killed", by: `loading: ${error}`, isSure: true };
    }
    for (const test of tests.slice(from)) {
      const { ms = 0, rounds: usualRounds = 0, failure } = usually.get(nameOf(test)) ?? {};
      if (failure !== undefined || ms >= LONGEST_TEST) continue;
      if (ms > QUICK) slow.push(test);
      else if (await failsWith(mutant, test, usualRounds)) return { type: "killed", by: nameOf(test), isSure: true };
    }
  }
  for (const test of slow)
    if (await failsWith(mutant, test, must(usually.get(nameOf(test)), "usual run").rounds))
      return { type: "killed", by: nameOf(test), isSure: true };
  return { type: "lived", wasAwake: true };
}

async function failsWith(mutant: number, test: Test, usualRounds: number): Promise<boolean> {
  awake = mutant;
  rounds = 0;
  mostRounds = usualRounds * 20 + SPARE_ROUNDS;
  const failure = await failureOf(test);
  awake = NOBODY;
  mostRounds = Number.POSITIVE_INFINITY;
  return failure !== undefined;
}

const nameOf = ({ file, name }: Test): string => `${relative(process.cwd(), file)}: ${name}`;
