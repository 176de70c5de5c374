import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { testsWithoutExpectation } from "./expectations.ts";

const root = resolve(import.meta.dirname, "../..");
const found = (files: Record<string, string>) => testsWithoutExpectation(new Map(Object.entries(files)));

describe("No test passes without an expectation", () => {
  it("in every file of tests", () => {
    const paths = globSync("test/**/*.ts", { cwd: root });
    expect(paths.length).toBeGreaterThan(150);
    expect(testsWithoutExpectation(new Map(paths.map((path) => [path, readFileSync(resolve(root, path), "utf8")])))).toEqual([]);
  });
});

describe("The search for tests that may pass without an expectation", () => {
  it.each([
    ["a test", 'it("x", () => { play(); });'],
    ["one of a table", 'it.each([1])("x %i", (n) => play(n));'],
    ["one with options", 'it.concurrent("x", { timeout: 9 }, async () => { await play(); });'],
    ["one that samples and does not count", 'it("x", () => { for (const n of all) { if (n > 1) continue; expect(n).toBe(1); } });'],
    ["one that expects in a case only", 'it("x", () => { if (one) expect(1).toBe(1); });'],
    ["one whose helper expects nothing", 'const play = () => 1; it("x", () => { play(); });'],
  ])("finds %s", (_what, source) => {
    expect(found({ "test/a.test.ts": source })).toEqual([expect.stringContaining('test/a.test.ts:1 may pass without an expectation: "x')]);
  });

  it.each([
    ["a test with an expectation", 'it("x", () => { expect(1).toBe(1); });'],
    ["one that samples and counts", 'it("x", () => { for (const n of all) { if (n > 1) continue; hits++; } expect(hits).toBe(1); });'],
    ["one that expects in both cases", 'it("x", () => { if (one) expect(1).toBe(1); else expect(2).toBe(2); });'],
    ["one whose helper expects", 'function ends() { expect(1).toBe(1); } it("x", () => ends());'],
    ["one with a helper of another file", 'import { all as whole } from "./b.ts"; it("x", () => { whole(); });'],
    ["a describe", 'describe("x", () => { const y = 1; });'],
  ])("passes %s", (_what, source) => {
    const helper = "const one = () => expect(1).toBe(1); export function all() { one(); }";
    expect(found({ "test/a.test.ts": source, "test/b.ts": helper })).toEqual([]);
  });
});
