/** What a player can read about Quayside and the games: the same as NOTICE.md, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { shelf } from "../../../client/games/shelf.ts";
import { type LanguageId, UI_TEXT } from "../../../client/text/languages.ts";

const texts = await Promise.all(Object.entries(UI_TEXT).map(async ([id, load]) => ({ id: id as LanguageId, text: await load() })));
const english = texts.find(({ id }) => id === "en")!.text;
/** The first table of NOTICE.md, without its head. */
const told = [...readFileSync("NOTICE.md", "utf8").matchAll(/^\| (?!game)(.+) \| (.+) \| (.+) \|$/gm)].map(([, ...row]) => row);

describe("About", () => {
  it("names the authors and publishers that NOTICE.md names", () => {
    expect(told).toHaveLength(shelf.length);
    expect(shelf.map(({ id, authors, publisher }) => [english.games[id].name, authors, publisher])).toEqual(told);
  });

  it.each(texts)("says in $id the version, the licences, and by whom each game is", ({ text: { about } }) => {
    const version = about.version("1.2.3");
    for (const part of ["1.2.3", "MIT", "SIL"]) expect(version).toContain(part);
    for (const { authors, publisher } of shelf) {
      const by = about.by(authors, publisher);
      expect(by).toContain(authors);
      expect(by).toContain(publisher);
    }
    expect(about.names).toContain("Quayside");
  });
});
