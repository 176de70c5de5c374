/** The pictures that are taken of the page: no screen is forgotten. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BOARDS } from "../../lab/shots/boards.ts";
import { CHAINS } from "../../lab/shots/screens.ts";
import { ALL_SIZES } from "../../lab/shots/sizes.ts";

const root = join(import.meta.dirname, "../..");
const sources = globSync("client/ui/**/*.ts", { cwd: root }).map((path) => readFileSync(join(root, path), "utf8"));

/** Classes of panels, strips, and parts of the table that are hidden at first. */
const KINDS = [
  /\bpanel\([\s\S]{0,200}?,\s*"([\w-]+)",\s*\[/g,
  /\bstrip\("([\w-]+)"\)/g,
  /h\(\s*"(?:section|aside|div)", \{ class: "(?:strip )?([\w-]+)",(?: "aria-label": [\w.]+,)? hidden: true/g,
];
const kinds = new Set(sources.flatMap((source) => KINDS.flatMap((kind) => [...source.matchAll(kind)].map((found) => found[1]!))));

/** Marks and parts of a screen that is on the list, and what a running server alone says. */
const PARTS = new Set([
  "days",
  "daily",
  "widening",
  "invitees",
  "walker",
  "drop-here",
  "deal-progress",
  "tip",
  "server-notice",
  "recap",
  "replaced",
  "chat",
  "hint",
]);

const shots = CHAINS.flatMap((chain) => chain.shots);
const screens = shots.map(({ shows }) => shows).join(" ");

describe("npm run shots", () => {
  it("takes a picture of every screen there is", () => {
    expect(kinds.size).toBeGreaterThan(25);
    const missing = [...kinds].filter((kind) => !PARTS.has(kind) && !new RegExp(`\\.${kind}(?![\\w-])`).test(screens));
    expect(missing).toEqual([]);
  });

  it("takes at least 90 pictures, each under a name of its own, of every game in every window", () => {
    const boards = BOARDS.flatMap((board) => board.shots);
    const all = [...shots, ...boards];
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(all.reduce((sum, { sizes = [""] }) => sum + sizes.length, 0)).toBeGreaterThanOrEqual(90);
    for (const game of ["duel", "puerto-rico", "elasund"])
      expect(boards.some(({ name, sizes }) => name.startsWith(game) && sizes?.length === ALL_SIZES.length)).toBe(true);
  });
});
