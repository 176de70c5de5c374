/** `npm run mutants`, for one file of rules at low cost. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { hunt } from "../../lab/mutants/hunt.ts";
import { weave } from "../../lab/mutants/weave.ts";

const changesOf = (source: string): string[] => weave("any.ts", source).mutants.map(({ change }) => change);

describe("A rule is changed by one slip at a time", () => {
  it.each([
    ["a comparison", "() => a < b", ["a < b -> a <= b", "a < b -> a >= b"]],
    ["a sum", "() => a + b", ["a + b -> a - b"]],
    ["a number", "() => 3", ["3 -> 4", "3 -> 2"]],
    ["both and either", "() => a && b", ["a && b -> (a) || (b)"]],
    ["a negation", "() => !a", ["!a -> !!(a)"]],
    ["the arms of a choice", "() => (a ? b : c)", ["a ? b : c -> b", "a ? b : c -> c"]],
    ["some and every", "() => a.some(f)", ["a.some(f) -> a.every(f)"]],
    ["what is left out", "() => a.filter(f)", ["a.filter(f) -> a"]],
    ["the least and the most", "() => Math.min(a, b)", ["Math.min(a, b) -> Math.max(a, b)"]],
    ["a condition", "() => { if (a) return b; }", ["a -> true", "a -> false"]],
    ["what is done", "() => { a(); }", ["a(); -> nothing"]],
  ])("%s", (_what, body, changes) => {
    expect(changesOf(`export const rule = ${body};`)).toEqual(changes);
  });

  it("and neither a name, a type, nor a text", () => {
    expect(changesOf('import { a } from "./a.ts"; type B = 1 | 2; export const c: B = a as 1; export const d = "a" + a;')).toEqual([]);
  });
});

describe("Of the slips in the rules of the pawn", () => {
  const path = "shared/duel/rules/military.ts";
  const { woven, mutants } = weave(path, readFileSync(path, "utf8"));
  const ground = { files: [{ path: resolve(path), woven }], testFiles: [resolve("test/duel/military.test.ts")] };
  const wrong = [
    "pawn + forwardOf(seat) * shields -> pawn - forwardOf(seat) * shields",
    "at(LOOT, token).at * forward <= to * forward -> at(LOOT, token).at * forward < to * forward",
    "Math.min(had, coins) -> Math.max(had, coins)",
    "table.pawn = to; -> nothing",
    "loot(table, other(seat), token, tell); -> nothing",
    "city.coins -= coins -> city.coins += coins",
    "table.loot[token] = false; -> nothing",
  ];
  /** Loot does not lie in the middle of the rail. */
  const harmless = "at * forwardOf(seat) > 0 -> at * forwardOf(seat) >= 0";
  const numbered = (change: string): number => mutants.findIndex((mutant) => mutant.change === change);

  it("tests notice those that change a rule, and none that changes nothing", async () => {
    const verdicts = [];
    for await (const verdict of hunt(ground, mutants, [...wrong, harmless].map(numbered), console.log)) verdicts.push(verdict);
    expect(verdicts.map(({ state }) => state)).toEqual([...wrong.map(() => "killed"), "lived"]);
  });
});
