/** Hunts the mutants of some files with some tests: which of them does no test notice? */
import { at } from "../../shared/core/base/checked.ts";
import { type Baseline, LONGEST_TEST, type Reply } from "./protocol.ts";
import { Runner } from "./runner.ts";
import type { Mutant } from "./weave.ts";

export interface Verdict {
  readonly id: string;
  readonly state: "killed" | "lived";
  /** The test that noticed it, or why none did. */
  readonly by: string;
}
export interface Ground {
  readonly files: readonly { readonly path: string; readonly woven: string }[];
  readonly testFiles: readonly string[];
}
/** The time for one mutant, beside ten times what its tests take without it. */
const SPARE_TIME = 20_000;

/** The verdict of each wanted mutant as it is reached. */
export async function* hunt(
  ground: Ground,
  mutants: readonly Mutant[],
  wanted: readonly number[],
  say: (line: string) => void,
): AsyncGenerator<Verdict> {
  const first = await open(ground);
  const { baseline } = first;
  let { runner } = first;
  for (const { name, failure } of baseline.tests)
    if (failure !== undefined) say(`left out, for it fails without a mutant: ${name}: ${failure}`);
  const orders = ordersOf(baseline);
  const loaded = new Set(baseline.loaded);
  for (const mutant of wanted) {
    const order = orders.get(mutant) ?? [];
    const verdict = (by: string, state: Verdict["state"] = "killed"): Verdict => ({ id: at(mutants, mutant).id, state, by });
    if (order.length === 0 && !loaded.has(mutant)) {
      yield verdict("no test reaches it", "lived");
      continue;
    }
    const usual = order.reduce((total, i) => total + at(baseline.tests, i).ms, 0);
    let reply: Reply | undefined = order.length === 0 ? undefined : await runner.ask({ mutant, order }, SPARE_TIME + 30 * usual);
    const isOver = order.length > 0 && (reply === undefined || (reply.type === "killed" && !reply.isSure));
    if (isOver) {
      runner.end();
      ({ runner } = await open(ground, baseline));
    }
    if (isOver && reply === undefined) {
      yield verdict("it does not end");
      continue;
    }
    // What is made once and remembered has to be made by the mutant.
    if (reply === undefined || isOver || (reply.type === "lived" && (loaded.has(mutant) || !reply.wasAwake)))
      reply = await freshly(ground, mutant, baseline);
    if (reply === undefined) yield verdict("it does not end");
    else yield reply.type === "killed" ? verdict(reply.by) : verdict("no test fails", "lived");
  }
  runner.end();
}

async function open(ground: Ground, known?: Baseline): Promise<{ runner: Runner; baseline: Baseline }> {
  const runner = new Runner();
  const reply = await runner.ask({ ...ground, ...(known && { known }) });
  if (reply?.type !== "ready") throw new Error(`the tests cannot be loaded: ${JSON.stringify(reply)}`);
  return { runner, baseline: reply.baseline };
}

/** Runs in a process of its own. */
async function freshly(ground: Ground, mutant: number, known: Baseline): Promise<Reply | undefined> {
  const runner = new Runner();
  try {
    return await runner.ask({ ...ground, mutant, known });
  } finally {
    runner.end();
  }
}

/** The tests that reach each mutant, the quickest first. */
function ordersOf({ tests }: Baseline): ReadonlyMap<number, readonly number[]> {
  const quick = tests.flatMap(({ failure, ms }, at) => (failure === undefined && ms < LONGEST_TEST ? [at] : []));
  const orders = new Map<number, number[]>();
  for (const i of quick.sort((a, b) => at(tests, a).ms - at(tests, b).ms)) {
    for (const mutant of at(tests, i).touches) {
      const order = orders.get(mutant);
      if (order === undefined) orders.set(mutant, [i]);
      else order.push(i);
    }
  }
  return orders;
}
