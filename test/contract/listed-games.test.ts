/** A game is named in a few lists. Each test's title is the file to write into, so that a forgotten line is found by its name. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadGame } from "../../client/feed/load-game.ts";
import { FACES } from "../../client/games/list.ts";
import { shelf } from "../../client/games/shelf.ts";
import { english, type GameId } from "../../client/text/en.ts";
import { UI_TEXT } from "../../client/text/languages.ts";
import { PARTS } from "../../lab/mutants/parts.ts";
import { HUNTS } from "../../lab/puzzles/hunts.ts";
import { SIZES } from "../../lab/training/sizes.ts";
import { GAMES } from "../../shared/games.ts";
import { hasPuzzles } from "../../shared/puzzle-sets.ts";
import { strengthsOf } from "../../shared/strengths.ts";

const root = join(import.meta.dirname, "../..");
/** Optional in the contract, for the toy's sake; pages of a listed game count on them. */
const OF_GAME = ["earner", "mind"];
const OF_FACE = ["currentPoints", "habits", "inWords", "lesson", "round", "rules", "sounds"];

describe.each(GAMES)("$id, listed in shared/games.ts, is also in", (game) => {
  const { id, seats } = game;

  it("client/games/shelf.ts, with its numbers of seats and an emblem that is there", () => {
    const shown = shelf.find((one) => one.id === id);
    expect(shown).toMatchObject({ id, seats });
    expect(existsSync(join(root, "client", shown!.emblem))).toBe(true);
  });
  it("client/games/list.ts", async () => {
    expect(Object.keys(FACES)).toContain(id);
    expect((await FACES[id]!()).game.id).toBe(id);
  });
  it("client/feed/load-game.ts", async () => expect((await loadGame(id)).id).toBe(id));
  it.each(Object.keys(UI_TEXT))("client/text/%s/lobby.ts, with a name and a line", async (language) => {
    const { games } = await UI_TEXT[language as keyof typeof UI_TEXT]();
    expect(games[id as GameId]).toEqual({ name: expect.any(String), line: expect.any(String) });
  });
  it("NOTICE.md", () => expect(readFileSync(join(root, "NOTICE.md"), "utf8")).toContain(`| ${english.games[id as GameId]?.name} |`));
  it("lab/training/sizes.ts", () => expect(Object.keys(SIZES)).toContain(id));
  it("lab/puzzles/hunts.ts", () => expect(Object.keys(HUNTS)).toContain(id));
  it("lab/mutants/parts.ts", () => expect(PARTS).toContain(id));
  it("shared/puzzle-sets.ts", () => expect(hasPuzzles(id)).toBe(true));
  it("shared/strengths.json, by npm run bench -- bots --ladder --write", () => expect(strengthsOf(id)).toBeDefined());

  it(`shared/${id}/index.ts, with ${OF_GAME.join(" and ")}`, () => expect(Object.keys(game)).toEqual(expect.arrayContaining(OF_GAME)));
  it(`client/games/${id}/face.ts, with ${OF_FACE.join(", ")}`, async () =>
    expect(Object.keys((await FACES[id]?.()) ?? {})).toEqual(expect.arrayContaining(OF_FACE)));
});
