/** What each bench measured last, in full, kept beside the code: BENCHMARKS.md is these files as a page, judged by today's targets. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/settings.ts";
import { benchPage, type Measured } from "./bench-page.ts";
import { type Bench, today } from "./common/bench.ts";
import { BENCHES } from "./list.ts";

const KEPT = join(root, "lab/benches/measured");
export const PAGE = join(root, "BENCHMARKS.md");

/** In the order of the list of benches. */
export function keptResults(): Measured[] {
  const files = readdirSync(KEPT);
  const names = Object.keys(BENCHES).filter((name) => files.includes(`${name}.json`));
  return names.map((name) => JSON.parse(readFileSync(join(KEPT, `${name}.json`), "utf8")));
}

/** `note` of a measurement before it stays until someone takes it out. */
export async function keep(measured: Omit<Measured, "date" | "commit">): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  const before = keptResults().find(({ bench }) => bench === measured.bench);
  const now: Measured = { ...measured, date: today(), commit: commitNow(), ...(before?.note !== undefined && { note: before.note }) };
  writeFileSync(join(KEPT, `${now.bench}.json`), `${JSON.stringify(now, undefined, 2)}\n`);
  await writePage();
}

export async function writePage(): Promise<void> {
  writeFileSync(PAGE, await pageOf(keptResults()));
}

/** With the targets that the benches have today. */
export async function pageOf(results: readonly Measured[]): Promise<string> {
  const benches = await Promise.all(Object.entries(BENCHES).map(async ([name, { load }]) => [name, await load()] as const));
  return benchPage(results, Object.fromEntries(benches) satisfies Readonly<Record<string, Bench>>);
}

/** What was measured before does not change what is measured. */
export function commitNow(): string {
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", ".", ":!BENCHMARKS.md", ":!lab/benches/measured");
  return `${git("rev-parse", "--short=8", "HEAD")}${changed === "" ? "" : "+"}`;
}
