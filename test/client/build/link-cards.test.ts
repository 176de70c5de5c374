import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cards } from "../../../client/text/en/cards.ts";
import { CARD_KINDS, CARD_MARK } from "../../../shared/core/wire/card-words.ts";
import { GAME_IDS } from "../../../shared/listed-games.ts";

const fileOf = (path: string): Buffer => readFileSync(new URL(`../../../${path}`, import.meta.url));

describe("The cards of links", () => {
  it.each([...GAME_IDS, "quayside"])("have a small picture of the size that services ask for: %s", (name) => {
    const file = fileOf(`assets/cards/${name}.webp`);
    expect(file.length).toBeLessThan(130_000);
    // Of an extended WebP file: one less, 24 bits each.
    expect(file.toString("latin1", 12, 16)).toBe("VP8X");
    expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([1200, 630]);
  });

  it("have their place in the page", () => expect(fileOf("client/index.html").toString()).toContain(CARD_MARK));

  it.each(CARD_KINDS)("have a title and a line that a service does not cut: %s", (kind) => {
    const [title, line] = cards[kind];
    expect(title.length).toBeLessThanOrEqual(60);
    expect(line.length).toBeLessThanOrEqual(110);
  });
});
