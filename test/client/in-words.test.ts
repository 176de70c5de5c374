import { describe, expect, it } from "vitest";
import { loadLanguage } from "../../client/text/languages.ts";
import { sayer } from "../../client/text/say.ts";
import { language as english } from "./english.ts";
import { FACES } from "./listed-faces.ts";
import { each, matchesOf, restsIn, sights } from "./sights.ts";

const NONSENSE = /undefined|NaN|\[object|\{\w+\}|: \.|^\W*$/;

describe.each(FACES.map((face) => [face.game.id, face] as const))("The table of %s in words", (game, face) => {
  const positions = each(4, restsIn(matchesOf(face.game)(2)));
  const said = positions.flatMap(({ frame }) =>
    sights(frame).map((sight) => {
      const say = sayer(english.text, english.catalogueOf(game), (seat) => `P${seat}`, sight.seat);
      const { seats, middle } = face.inWords!(sight);
      return { seats: seats.map((lines) => lines.map(say.line)), middle: middle.map(say.line), sight };
    }),
  );
  it("says something of the middle and of every seat, and makes sense", () => {
    expect(said.length).toBeGreaterThan(20);
    for (const { seats, middle, sight } of said) {
      expect(seats).toHaveLength(face.seats(sight).length);
      expect(middle.length).toBeGreaterThan(0);
      expect([...seats.flat(), ...middle].filter((line) => NONSENSE.test(line))).toEqual([]);
    }
    expect(said.at(-1)!.seats.every((lines) => lines.length > 0)).toBe(true);
  });
  it("tells a watcher nothing that only a seat knows", () => {
    const watched = said.filter(({ sight }) => sight.secret === undefined);
    expect(watched.length).toBeGreaterThan(0);
    expect(watched.flatMap(({ seats }) => seats.flat()).filter((line) => line.startsWith("You hold"))).toEqual([]);
  });
});

describe("The buildings of Puerto Rico in words", () => {
  it.each([
    ["en", /^Buildings left: 4 small indigo plants, 1 small sugar mill, and 2 factories\.$/],
    ["nb", /: 4 små \w+er, 1 (?!små)/],
  ] as const)("are counted as %s counts", async (id, counted) => {
    const language = await loadLanguage(id);
    const face = FACES.find(({ game }) => game.id === "puerto-rico")!;
    await language.learn(face);
    const say = sayer(language.text, language.catalogueOf(face.game.id), () => "", 0);
    expect(say.line(["words.buildings", { buildings: "4:smallIndigoPlant 1:smallSugarMill 2:factory" }])).toMatch(counted);
  });
});
