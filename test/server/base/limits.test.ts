import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LIMITS } from "../../../server/base/limits.ts";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

it("HOSTING.md prints every limit of the server, with its value and what it limits", () => {
  const meanings = [...read("server/base/limits.ts").matchAll(/^ {2}\/\*\* (.*) \*\/\n {2}(\w+):/gm)].map(([, meaning, name]) => [
    name,
    meaning,
  ]);
  const rows = [...read("HOSTING.md").matchAll(/^\| `(\w+)` \| ([\d,]+) \| (.*) \|$/gm)];
  expect(rows.map(([, name, , meaning]) => [name, meaning])).toEqual(meanings);
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, Number(value?.replaceAll(",", ""))]))).toEqual(LIMITS);
});
