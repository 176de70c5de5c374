/** What else a listed game needs, that neither its addresses nor the compiler name. Each test's title is the file to write into. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadGame } from "../../client/feed/load-game.ts";
import { FACES } from "../../client/games/list.ts";
import { shelf } from "../../client/games/shelf.ts";
import * as english from "../../client/text/en/index.ts";
import { BOT_LEVELS } from "../../shared/core/contract/bot-level.ts";
import { GAMES } from "../../shared/games.ts";
import { LISTED_GAMES } from "../../shared/listed-games.ts";
import { puzzleSetOf } from "../../shared/puzzle-sets.ts";
import { strengthsOf } from "../../shared/strengths.ts";

const root = join(import.meta.dirname, "../..");
/** Optional in the contract, for the toy's sake; pages of a listed game count on them. */
const OF_GAME = ["earner", "mind"];
const OF_FACE = ["currentPoints", "habits", "inWords", "lesson", "round", "rules", "sounds"];

describe.each(LISTED_GAMES)("$id, listed in shared/listed-games.ts, has also", ({ id, seats, topics }) => {
  it(`its rules in shared/${id}/index.ts, with the listed numbers of seats, ${OF_GAME.join(" and ")}`, async () => {
    const game = await loadGame(id);
    expect(game).toMatchObject({ id, seats });
    expect(GAMES).toContain(game);
    expect(Object.keys(game)).toEqual(expect.arrayContaining(OF_GAME));
  });
  it(`its face in client/games/${id}/face.ts, with ${OF_FACE.join(", ")}`, async () => {
    const face = await FACES[id]!();
    expect(face.game.id).toBe(id);
    expect(Object.keys(face)).toEqual(expect.arrayContaining(OF_FACE));
  });
  it(`its listed lessons on a topic, in client/games/${id}/guide/topics.ts`, async () => {
    const face = await FACES[id]!();
    const lessons = (await face.topics?.list()) ?? [];
    expect(lessons.map(({ topic }) => topic)).toEqual(topics);
  });
  it("a poster", () => expect(existsSync(join(root, "client", shelf.find((one) => one.id === id)!.poster))).toBe(true));
  it(`puzzles of every level, easy ones first, in shared/${id}/puzzles/1.json`, async () => {
    const levels = (await puzzleSetOf(id))!.puzzles.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted());
    expect([...new Set(levels)]).toEqual([1, 2, 3]);
  });
  it("strengths in shared/strengths.json, by npm run bench -- bots --ladder --write: each level is stronger than the one before", () => {
    const ratings = BOT_LEVELS.map((level) => strengthsOf(id)![level]);
    expect(ratings).toEqual([...new Set(ratings)].sort((one, other) => one - other));
  });
  it("a row in NOTICE.md", () => expect(readFileSync(join(root, "NOTICE.md"), "utf8")).toContain(`| ${english.games[id].name} |`));
});
