import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { benchPage, type Measured } from "../../lab/benches/bench-page.ts";
import { BENCHES } from "../../lab/benches/list.ts";
import { keptResults, PAGE, pageOf } from "../../lab/benches/measured.ts";

const result = (more: Partial<Measured>): Measured => ({
  bench: "bytes",
  date: "2026-11-29",
  commit: "0123abcd",
  machine: "2 x A, node 24",
  stolen: 0,
  figures: { "duel.2.viewPerMove": 9, "duel.2.gamesPerSecond": 70 },
  ...more,
});

describe("BENCHMARKS.md", () => {
  it("is what the kept measurements say, with today's targets (else: npm run bench -- page)", async () => {
    expect(readFileSync(PAGE, "utf8")).toBe(await pageOf(keptResults()));
  });

  it("says of every bench what it measures", () => {
    for (const { about } of Object.values(BENCHES)) expect(about).toMatch(/^[A-Z].{30,}\.$/);
  });

  it("gives each figure under its command, with its target, ratios apart from what only this machine does", () => {
    const page = benchPage([result({})], { bytes: { targets: { "duel.2.viewPerMove": 6 } } });
    expect(page).toContain("    npm run bench -- bytes\n");
    expect(page).toContain("| duel.2.viewPerMove | 9 | at least 6 |");
    expect(page.indexOf("| of this machine |")).toBeGreaterThan(page.indexOf("viewPerMove | 9"));
    expect(page.indexOf("gamesPerSecond")).toBeGreaterThan(page.indexOf("| of this machine |"));
    expect(page).toContain("Every target is met.");
  });

  it("says when and of which commit each was measured", () => {
    expect(benchPage([result({})], {})).toContain("Measured 2026-11-29 at `0123abcd`.");
  });

  it("says of a bench without targets that nothing was judged", () => {
    expect(benchPage([result({})], {})).toContain("It is measured, not judged.");
  });

  it("names the benches that are not measured yet", () => {
    const all = Object.keys(BENCHES).map((bench) => result({ bench }));
    expect(benchPage(all, {})).not.toContain("Not measured in full");
    expect(benchPage(all.slice(0, -1), {})).toContain(`Not measured in full yet: \`${all.at(-1)!.bench}\`.`);
  });

  it("does not hide a missed target or a busy host", () => {
    const page = benchPage([result({ stolen: 0.3 })], { bytes: { limits: { "duel.2.viewPerMove": 8 } } });
    expect(page).toContain("at most 8 (missed)");
    expect(page).toContain("**A target is missed.**");
    expect(page).toContain("30 % of the host's processors");
  });
});
