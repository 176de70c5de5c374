/** Which files hold rules, and which tests are to know them. */
import { globSync } from "node:fs";
import { GAME_IDS } from "../../shared/listed-games.ts";

export const PARTS = [...GAME_IDS.toSorted(), "core"] as const;
export type Part = (typeof PARTS)[number];

/** Bots are measured by their play, not by rules. */
const NOT_RULES = /\/(bot|bots|mind)\//;
/** The core's own rules: what a match, a step, an undo and a record are. */
const CORE = [
  "base/random",
  "base/refusal",
  ...["clocks", "legal-move", "match", "outcome", "record", "step", "undo", "view"].map((name) => `match/${name}`),
];

export function filesOf(part: Part, all: boolean): string[] {
  const files = globSync(`shared/${part}/**/*.ts`).sort();
  if (all) return files;
  return files.filter((file) => !NOT_RULES.test(file) && (part !== "core" || CORE.some((name) => file === `shared/core/${name}.ts`)));
}

/** Tests of what is printed come first: they notice most of what is changed while it is loaded. Bots and analyses take long. */
export function testFilesOf(part: Part, all: boolean): string[] {
  const files = [...globSync(`test/${part}/**/*.test.ts`).sort(), "test/golden/golden.test.ts"];
  const printed = (file: string): number => Number(!/(catalog|setup)\.test\.ts$/.test(file));
  return files.filter((file) => all || !/\/(bots?|analysis)[/.]/.test(file)).sort((a, b) => printed(a) - printed(b));
}
