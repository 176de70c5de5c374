/**
 * `npm run bench -- all [--fresh]`: runs every bench in full, each in a process of its own, and keeps what it measured. A bench that was already
 * measured at this commit is not run again, so that a run that was interrupted goes on where it stopped; `--fresh` measures everything again.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { root, stop } from "../../scripts/settings.ts";
import { BENCHES } from "./list.ts";
import { commitNow, keptResults } from "./measured.ts";

export async function runAll(args: readonly string[]): Promise<never> {
  const { values } = parseArgs({ args: [...args], options: { fresh: { type: "boolean", default: false } } });
  const commit = commitNow();
  const failed: string[] = [];
  const names = Object.keys(BENCHES);
  for (const [at, name] of names.entries()) {
    const isKept = !values.fresh && keptResults().some((one) => one.bench === name && one.commit === commit);
    console.log(`Quayside bench ${at + 1} of ${names.length}: ${name}${isKept ? " (measured at this commit before)" : ""}`);
    if (!isKept && !(await measure(name))) failed.push(name);
  }
  if (failed.length > 0) stop(`these ended without figures, and BENCHMARKS.md has what they measured before: ${failed.join(", ")}.`);
  process.exit();
}

/** Whether it ended with figures, met or missed. */
async function measure(name: string): Promise<boolean> {
  const bench = spawn(process.execPath, ["lab/bench.ts", name, "--keep"], { cwd: root, stdio: "inherit" });
  const [code] = await once(bench, "close");
  return code === 0;
}
