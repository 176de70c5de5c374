/** How well bots play, measured on deals that are always the same. */
import { describe, expect, it } from "vitest";
import type { Game } from "../../shared/core/game.ts";
import { BOT_LEVELS, type BotLevel, botMove, iterationsOf, LEVELS, levelOfWord } from "../../shared/core/levels.ts";
import { SEARCH_LEVELS } from "../../shared/core/mind.ts";
import { quickLuck } from "../../shared/core/random.ts";
import { pickOptions } from "../../shared/core/record.ts";
import { findMove, silent, viewOf } from "../../shared/core/view.ts";
import { GAMES } from "../../shared/games.ts";

/** More decisions than any match takes; see the contract's tests. */
const ENDLESS = 3_000;

/** Plays a match of bots to its end, by what is listed alone; gives who has won. */
function winners(game: Game, levels: readonly BotLevel[], deal: number): number[] {
  const luck = quickLuck(deal);
  const state = game.setup({ seats: levels.length, rules: game.rules, luck, options: pickOptions(game.options, {}) });
  let made = 0;
  for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
    expect(++made).toBeLessThan(ENDLESS);
    const seat = asked[0]!;
    const view = viewOf(state, seat);
    const notation = game.notation(botMove(game, view, levels[seat]!, luck));
    game.play(state, seat, findMove(game, view, notation), silent);
  }
  return game.result(state.table)!.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

describe("A beginner bot", () => {
  const duel = GAMES.find(({ id }) => id === "duel")!;

  it("loses to a casual one at least two of three matches", () => {
    const MATCHES = 60;
    let lost = 0;
    for (let deal = 0; deal < MATCHES; deal++) {
      const beginner = deal % 2;
      const levels: BotLevel[] = ["casual", "casual"];
      levels[beginner] = "beginner";
      if (!winners(duel, levels, deal).includes(beginner)) lost++;
    }
    expect(lost).toBeGreaterThanOrEqual((MATCHES * 2) / 3);
  });

  it("chooses by its view and its luck alone", () => {
    const state = duel.setup({ seats: 2, rules: duel.rules, luck: quickLuck(1), options: pickOptions(duel.options, {}) });
    const view = viewOf(state, duel.toAct(state.table)[0]!);
    const choice = (luck: number) => duel.notation(botMove(duel, view, "beginner", quickLuck(luck)));
    const lucks = Array.from({ length: 20 }, (_none, luck) => luck);
    expect(lucks.map(choice)).toEqual(lucks.map(choice));
    expect(new Set(lucks.map(choice)).size).toBeGreaterThan(1);
  });

  describe.each(GAMES)("in $id", (game) => {
    it.each([game.seats.fewest, game.seats.most])("plays legal moves to the end, also against its own level: %i of them", (seats) => {
      const levels = Array.from({ length: seats }, (): BotLevel => "beginner");
      for (let deal = 0; deal < 4; deal++) expect(winners(game, levels, deal)).not.toEqual([]);
    });
  });
});

describe("The word of a level", () => {
  it.each(BOT_LEVELS)("is read as itself: %s", (level) => expect(levelOfWord(level)).toBe(level));
  it.each([
    ["gentle", "beginner"],
    ["steady", "casual"],
  ])("of an earlier version is read as what it meant: %s, %s", (word, level) => expect(levelOfWord(word)).toBe(level));
  it.each(["fierce", "", "toString", undefined, null, 1, ["casual"]])("that means none is none: %j", (word) =>
    expect(levelOfWord(word)).toBeUndefined(),
  );
});

describe("The iterations of a level", () => {
  const { mind: _mind, ...bare } = GAMES[0]!;
  it("are the game's own, where it has a mind", () => {
    const iterations = Object.fromEntries(SEARCH_LEVELS.map((level, n) => [level, 5 + n]));
    const game = { ...bare, mind: { iterations } } as unknown as Game;
    expect(BOT_LEVELS.map((level) => iterationsOf(game, level))).toEqual(BOT_LEVELS.map((level) => iterations[level] ?? 0));
  });
  it("are some for each level that searches, and none for the others", () => {
    for (const level of BOT_LEVELS) expect(iterationsOf(bare, level) > 0).toBe(LEVELS[level].searches);
  });
});
