/** Part of `npm run check`, without the network: by the packages' own statements in package-lock.json. */
import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import { IN_CLIENT, type LockedPackage, lockedPackages } from "../../scripts/release/parts.ts";
import { root } from "../../scripts/settings.ts";
import { PERMISSIVE } from "./permissive.ts";

const others = lockedPackages();

/** Spelled in their own way, or stated elsewhere than in package.json; each was looked up. */
const STATED: Readonly<Record<string, string>> = { "Apache-2": "Apache-2.0", BSD: "BSD-3-Clause" };
const UNSTATED: Readonly<Record<string, string>> = { "node_modules/@colyseus/playground": "MIT" };
/** Tools stay in node_modules: nothing of theirs is in what we ship. */
const FOR_TOOLS = new Set([...PERMISSIVE, "MPL-2.0"]);
/** "A AND B" needs all of them, "A OR B" one. */
function isAllowed(
  { path, license = UNSTATED[path] ?? "" }: Pick<LockedPackage, "path" | "license">,
  allowed: ReadonlySet<string>,
): boolean {
  const words = (list: string) => list.replace(/[()]/g, "").split(/ (?:AND|OR) /);
  const fits = (word: string) => allowed.has(STATED[word] ?? word);
  return license.includes(" OR ") ? words(license).some(fits) : words(license).every(fits);
}

describe("Every package of others", () => {
  it("that is shipped is under a permissive licence", () => {
    const shipped = others.filter(({ path, dev }) => dev !== true || IN_CLIENT.includes(path));
    expect(shipped.length).toBeGreaterThan(50);
    expect(shipped.map(({ path }) => path)).toEqual(expect.arrayContaining([...IN_CLIENT]));
    expect(shipped.filter((one) => !isAllowed(one, PERMISSIVE))).toEqual([]);
  });

  it("that only builds or tests is under a permissive licence or the MPL", () => {
    expect(others.filter((one) => !isAllowed(one, FOR_TOOLS))).toEqual([]);
  });

  it("would be refused under another licence, alone or beside a permissive one", () => {
    for (const license of ["GPL-3.0-only", "MIT AND GPL-3.0-only", "SEE LICENSE IN x"])
      expect(isAllowed({ path: "node_modules/x", license }, FOR_TOOLS)).toBe(false);
    expect(isAllowed({ path: "node_modules/x" }, FOR_TOOLS)).toBe(false);
    expect(isAllowed({ path: "node_modules/x", license: "MIT OR GPL-3.0-only" }, PERMISSIVE)).toBe(true);
  });
});

describe("Every drawing and font", () => {
  it("is credited in assets/CREDITS.md", () => {
    const credits = readFileSync(join(root, "assets/CREDITS.md"), "utf8");
    const named = [...credits.matchAll(/`([^`]+)`/g)].map(([, name]) => (name as string).replace(/\/$/, "/**"));
    const files = globSync("**/*.{svg,woff2,png,webp,mp3,ogg,wav}", { cwd: join(root, "assets") }).sort();
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !named.some((name) => matchesGlob(file, name)))).toEqual([]);
  });
});
