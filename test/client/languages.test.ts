import { describe, expect, it } from "vitest";
import { FACES } from "../../client/games/list.ts";
import { many, number, verb } from "../../client/text/en/grammar.ts";
import { loadLanguage } from "../../client/text/languages.ts";
import { sayer } from "../../client/ui/common/say.ts";
import { writeFront } from "../../client/ui/lobby/front.ts";
import { sightOf } from "../../shared/core/view.ts";
import { loadPseudo, PSEUDO, unbracketed } from "../language/pseudo.ts";
import { language as english } from "./english.ts";
import { matchesOf } from "./sights.ts";

const NONSENSE = /undefined|NaN|\[object|\{\w+\}/;
const pseudo = await loadPseudo();

describe("A language is loaded with the sentences of every game", () => {
  it("and knows which one it is", () => expect([english.id, pseudo.id]).toEqual(["en", PSEUDO]));
  it.each(FACES.map(({ game }) => game.id))("%s: exactly the entries of English", (game) => {
    expect(Object.keys(pseudo.catalogueOf(game))).toEqual(Object.keys(english.catalogueOf(game)));
  });
  it("and says so when one is missing", async () => {
    const { catalogueOf } = await loadLanguage("en", []);
    expect(() => catalogueOf("duel")).toThrow("no en sentences are loaded for duel");
  });
  it("and is written into the front page whole", () => {
    const page = writeFront("<p><!-- title --></p><!-- front -->", pseudo.text);
    const texts = page.split(/<[^>]*>/).map((text) => text.trim());
    expect(texts.flatMap((text) => unbracketed(text) ?? [])).toEqual([]);
    expect(texts).toContain("⟦Elasund⟧");
  });
});

describe.each(FACES.map((face) => [face.game.id, face] as const))("The printed numbers of %s", (game) => {
  const catalogue = english.catalogueOf(game);
  const say = sayer(english.text, catalogue, String, 0);
  const standing = Object.keys(catalogue).filter((key) => /^(rules|option|roleAll|roleOwn)\./.test(key));
  it.each(standing)("are there for %s", (key) => {
    expect(say.line([key])).toMatch(/\w/);
    expect(say.line([key])).not.toMatch(NONSENSE);
  });
});

describe.each(FACES.map((face) => [face.game.id, face] as const))("Everything %s says", (game, face) => {
  const moments = matchesOf(face.game)(2);
  const said = (reader: number): string[] => {
    const say = sayer(english.text, english.catalogueOf(game), (seat) => `P${seat}`, reader);
    return moments.flatMap(({ frame, before }) => {
      const line = face.act(frame.event, sightOf(before, reader), sightOf(frame, reader))?.line;
      return line === undefined ? [] : [say.line(line)];
    });
  };
  it("to a player is about you, and never names the reader", () => {
    expect(said(0).filter((line) => /\bP0\b/.test(line))).toEqual([]);
    expect(said(0).some((line) => line.startsWith("You "))).toBe(true);
    expect(said(0).filter((line) => /\byou (is|has|\w+es)\b|\bYou \w*[^s]s\b(?! )/.test(line))).toEqual([]);
  });
  it("makes sense to every reader", () => {
    for (const reader of [0, 1]) expect(said(reader).filter((line) => NONSENSE.test(line))).toEqual([]);
  });
});

describe("English", () => {
  const [you, ada] = [
    { you: 1, name: "Ada" },
    { you: 0, name: "Ada" },
  ];
  it.each([
    ["take", "takes"],
    ["pass", "passes"],
    ["reach", "reaches"],
    ["carry", "carries"],
    ["play", "plays"],
    ["do", "does"],
    ["have", "has"],
    ["are", "is"],
    ["can", "can"],
  ])("you %s, Ada %s", (base, third) => expect([verb(you, base), verb(ada, base)]).toEqual([base, third]));
  it("counts", () =>
    expect([many(0, "coin"), many(1, "coin"), many(2, "coin"), number(1234)]).toEqual(["0 coins", "1 coin", "2 coins", "1,234"]));
});
