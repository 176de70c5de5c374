import { describe, expect, it } from "vitest";
import { dateOf, dayOfUtc, timeOf } from "../../client/text/dates.ts";
import { many, number, verb } from "../../client/text/en/grammar.ts";
import { localesOf, percentsOf } from "../../client/text/grammar.ts";
import { firstLanguage, type LanguageId, loadLanguage, SHIPPED, UI_TEXT } from "../../client/text/languages.ts";
import { sayer } from "../../client/text/say.ts";
import { writeFront } from "../../client/ui/lobby/front.ts";
import { frontWords } from "../../client/ui/lobby/front-words.ts";
import { sightOf } from "../../shared/core/match/view.ts";
import { loadPseudo, PSEUDO, unbracketed } from "../language/pseudo.ts";
import { language as english } from "./english.ts";
import { FACES } from "./listed-faces.ts";
import { matchesOf } from "./sights.ts";

const NONSENSE = /undefined|NaN|\[object|\{\w+\}/;
const pseudo = await loadPseudo();
await Promise.all(FACES.map(pseudo.learn));

describe("A browser without Icelandic", () => {
  const [own, next] = localesOf("is");
  it.each([
    ["Ada", "Ben"],
    ["Ada", "Ben", "Cleo"],
  ])("lists names as Icelandic does: %s, %s, ...", (...names) =>
    expect(new Intl.ListFormat(next).format(names)).toBe(new Intl.ListFormat(own).format(names)),
  );
  it("and writes numbers so", () => expect(new Intl.NumberFormat(next).format(1234.5)).toBe(new Intl.NumberFormat(own).format(1234.5)));
  it("and percents and dates as Icelandic does", () => {
    const tenths = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    expect(percentsOf("is", 1)(0.413)).toBe(new Intl.NumberFormat(own, tenths).format(0.413));
    for (let month = 0; month < 12; month++) {
      const at = new Date(2026, month, 3, 8, 5);
      expect(dateOf("is", at)).toBe(at.toLocaleDateString(own, { dateStyle: "medium" }));
      expect(timeOf("is", at)).toBe(at.toLocaleString(own, { dateStyle: "medium", timeStyle: "short" }));
      expect(dayOfUtc("is", at)).toBe(at.toLocaleDateString(own, { day: "numeric", month: "short", timeZone: "UTC" }));
    }
  });
});

describe("A language is loaded with the sentences of every game", () => {
  it("and knows which one it is", () => expect([english.id, pseudo.id]).toEqual(["en", PSEUDO]));
  it.each(FACES.map(({ game }) => game.id))("%s: exactly the entries of English", (game) => {
    expect(Object.keys(pseudo.catalogueOf(game))).toEqual(Object.keys(english.catalogueOf(game)));
  });
  it("and says so when one is missing", async () => {
    const { catalogueOf } = await loadLanguage("en");
    expect(() => catalogueOf("duel")).toThrow("no en sentences are loaded for duel");
  });
  it("and all of the front page is translated in place", () => {
    const page = writeFront("<p><!-- title --></p><!-- front -->", english.text);
    const words = frontWords(pseudo.text).map(([, said]) => said.slice(1, -1));
    const texts = page.split(/<[^>]*>/).map((text) => text.trim());
    expect(texts.filter((text) => text !== "" && !words.includes(text) && text !== english.text.lobby.noScript)).toEqual([]);
  });
  it("and is written into the front page whole", () => {
    const page = writeFront("<p><!-- title --></p><!-- front -->", pseudo.text);
    const texts = page.split(/<[^>]*>/).map((text) => text.trim());
    expect(texts.flatMap((text) => unbracketed(text) ?? [])).toEqual([]);
    expect(texts).toContain("⟦Elasund⟧");
  });
});

describe.each(SHIPPED.ids)("A place in a replay in %s", async (id) => {
  const { replay } = await UI_TEXT[id as keyof typeof UI_TEXT]();
  it("is said in words, with the round and without", () => {
    for (const said of [replay.count(3, 9), replay.countIn("II", 3, 9).replace("II", "")]) expect(said).toMatch(/\p{L}.*3.*9/u);
  });
});

describe("One bot is no bots", () => {
  // Chinese has no plurals.
  it.each(["en", "nb", "nl", "is"] as const)("in %s", async (id) => {
    const { create, table } = await UI_TEXT[id]();
    for (const said of [create.play, (bots: number) => table.undoAnswered("A", bots)]) {
      expect(said(1)).not.toBe(said(2));
      expect(said(3)).toBe(said(2));
    }
  });
  it("as it is said in English", () => {
    const { create, table } = english.text;
    expect([create.play(1), table.undoAnswered("Roll", 1)]).toEqual(["Play a bot now", "Undo: Roll, and what the bot did since"]);
  });
});

describe("The language of the page", () => {
  const ids = ["en", "nb", "nl", "is", "zh-Hans"];
  it.each([
    ["is", ["nl"], "is"],
    ["", ["nl-BE", "en-GB"], "nl"],
    ["", ["nn-NO", "en"], "nb"],
    ["", ["no"], "nb"],
    ["", ["fr", "zh-CN"], "zh-Hans"],
    ["", ["fr", "de"], "en"],
    ["gone", [], "en"],
  ])("chosen %j, browser %j: %s", (chosen, wished, found) => expect(firstLanguage(ids, chosen, wished)).toBe(found));
});

/** What two languages do not have in common: entries, kinds of entries, holes of a sentence. */
function differences(one: unknown, other: unknown, path = "text"): string[] {
  if (typeof one !== typeof other || Array.isArray(one) !== Array.isArray(other)) return [path];
  if (typeof one === "string") return holesOf(one).join() === holesOf(other as string).join() ? [] : [path];
  // Names to draw from are as many as a language likes.
  if (typeof one !== "object" || one === null || Array.isArray(one)) return [];
  const [from, to] = [one, other] as Readonly<Record<string, unknown>>[];
  return [...new Set([...Object.keys(from!), ...Object.keys(to!)])].flatMap((key) => differences(from![key], to![key], `${path}.${key}`));
}
const holesOf = (sentence: string): string[] => [...new Set(sentence.match(/\{\w+\}/g))].sort();

describe("Every language has the same entries with the same holes", () => {
  it.each(SHIPPED.ids)("%s", async (id) => {
    const language = await SHIPPED.load(id);
    expect(differences(english.text, language.text)).toEqual([]);
    const catalogues = FACES.flatMap(({ text, rules, reasons }) => [text, ...[rules, reasons].flatMap((more) => more?.text ?? [])]);
    for (const load of catalogues) expect(differences(await load("en"), await load(id as LanguageId))).toEqual([]);
  });
  it("and a difference is found", () => {
    expect(differences({ a: "{x} of {y}", b: ["c"] }, { a: "{y} av {x}", b: [] })).toEqual([]);
    expect(differences({ a: "{x}", b: "", c: "" }, { a: "{y}", b: () => "", d: "" })).toEqual(["text.a", "text.b", "text.c", "text.d"]);
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
