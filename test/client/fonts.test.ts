import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHARACTERS_FILE, charactersIn, FONT_FOLDER, SENTENCES } from "../../scripts/fonts/characters.ts";
import { root } from "../../scripts/settings.ts";

const MOST_BYTES = 400 * 1024;

describe("The Chinese font", () => {
  it("has every character of every sentence: `npm run fonts` writes it", () => {
    const texts = globSync([...SENTENCES], { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));
    const there = new Set(readFileSync(join(root, CHARACTERS_FILE), "utf8").trim());
    const wanted = charactersIn(texts);
    expect(wanted.length).toBeGreaterThan(500);
    expect([...wanted].filter((character) => !there.has(character))).toEqual([]);
  });

  it("is small", () => {
    const fonts = globSync(`${FONT_FOLDER}/noto-sans-sc-*.woff2`, { cwd: root });
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
