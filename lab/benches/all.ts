/**
 * `npm run bench -- all [--short] [--fresh]`: runs every bench, each in a process of its own, and writes BENCHMARKS.md
 * after each of them. What is done is kept in `bench-results/`, so that a run that was interrupted goes on where it stopped; `--fresh` measures
 * everything again.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, stop } from "../../scripts/settings.ts";
import { benchPage, type Result } from "./bench-page.ts";
import { BENCHES } from "./list.ts";

export async function runAll(args: readonly string[]): Promise<never> {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({ args: [...args], options: { short: flag, fresh: flag } });
  const form = values.short ? "short" : "full";
  const kept = join(root, "bench-results");
  if (values.fresh) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const names = Object.keys(BENCHES);
  const results: Result[] = [];
  for (const [at, name] of names.entries()) {
    const file = join(kept, `${name}.${form}.json`);
    console.log(`Quayside bench ${at + 1} of ${names.length}: ${name}${existsSync(file) ? " (kept from before)" : ""}`);
    if (!existsSync(file)) writeFileSync(file, await lineOf(name, values.short));
    results.push(JSON.parse(readFileSync(file, "utf8")));
    writeFileSync(join(root, "BENCHMARKS.md"), benchPage(results));
  }
  const failed = results.filter(({ pass }) => !pass).map(({ bench }) => bench);
  console.log("Quayside: BENCHMARKS.md is written.");
  if (failed.length > 0) stop(`these miss a target: ${failed.join(", ")}.`);
  process.exit();
}

/** The figures of one bench, whose progress is shown as it comes. */
async function lineOf(name: string, short: boolean): Promise<string> {
  const bench = spawn(process.execPath, ["lab/bench.ts", name, ...(short ? ["--short"] : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  bench.stdout.on("data", (some) => {
    text += some;
    process.stdout.write(some);
  });
  await once(bench, "close");
  const line = text.trim().split("\n").at(-1) ?? "";
  // A bench that misses a target still ends with its figures; one that breaks has none.
  if (!line.startsWith("{")) stop(`the bench "${name}" ended without figures; what is done is kept, and \`all\` goes on from here.`);
  return line;
}
