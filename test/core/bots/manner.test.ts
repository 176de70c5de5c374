/** A bot's manner: it changes the choice among moves that are about as good, and never costs more than a point of the chance of victory. */
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import { favourite, WHIM } from "../../../shared/core/bots/favourite.ts";
import { botMove } from "../../../shared/core/bots/levels.ts";
import { openSearch } from "../../../shared/core/bots/search/search.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import type { Manner } from "../../../shared/core/contract/manner.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { findMove, silent, viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";

describe("The favourite of a list of chances", () => {
  const lists = Array.from({ length: 300 }, (_none, seed) => {
    const luck = quickLuck(seed);
    const count = 1 + below(luck, 9);
    const draw = (): number[] => Array.from({ length: count }, () => below(luck, 200) / 1_000);
    return { chances: draw().map((chance) => 0.4 + chance / 5), tastes: draw() };
  });
  it("is never worse than the best by more than a point, nor less liked", () => {
    for (const { chances, tastes } of lists) {
      const best = chances.indexOf(Math.max(...chances));
      const found = favourite(chances, best, (place) => tastes[place]!);
      expect(chances[best]! - chances[found]!).toBeLessThanOrEqual(WHIM);
      expect(tastes[found]).toBeGreaterThanOrEqual(tastes[best]!);
    }
  });
  it("is the best without a manner, and where nothing is liked more", () => {
    const chances = [0.5, 0.51, 0.509];
    expect(favourite(chances, 1, undefined)).toBe(1);
    expect(favourite(chances, 1, () => 0.3)).toBe(1);
    expect(favourite(chances, 1, (place) => [0.3, 0.3, 0.4][place]!)).toBe(2);
  });
  it("costs less where the chance is small: a seat of four begins with a quarter", () => {
    const likes = (place: number): number => place;
    expect(favourite([0.25, 0.246], 0, likes)).toBe(1);
    expect(favourite([0.25, 0.244], 0, likes)).toBe(0);
  });
});

/** Questions with a choice, of a match between quick bots at the fewest seats. */
function questionsOf(game: Game, deal: number): readonly View[] {
  const found: View[] = [];
  const luck = quickLuck(deal);
  const state = game.setup({ seats: game.seats.fewest, rules: game.rules, luck, options: pickOptions(game.options, {}) });
  for (let [seat] = game.toAct(state.table); seat !== undefined; [seat] = game.toAct(state.table)) {
    const view = viewOf(game.copy(state), seat);
    if (game.moves(view).length > 1) found.push(view);
    game.play(state, seat, findMove(game, view, game.notation(game.bot(view, luck))), silent);
  }
  return found;
}

/** Positions that are searched, once plainly and once with each manner. */
const SEARCHED = 24;
const LINES = 100;

const every = <T>(list: readonly T[], nth: number): readonly T[] => list.filter((_one, at) => at % nth === 0);

describe.each(GAMES.map((game) => [game.id, game] as const))("A manner in %s", (_id, game) => {
  const manners: readonly Manner[] = game.manners!;
  const questions = [4, 5, 6].flatMap((deal) => questionsOf(game, deal));
  const think = (view: View, manner?: Manner) => {
    const search = openSearch(game, view, quickLuck(1), { iterations: LINES, manner });
    while (!search.isDone()) search.run(LINES);
    return search.thought();
  };

  it("never lets a search choose a move that it finds worse by more than a point", () => {
    let [liked, compared] = [0, 0];
    for (const view of every(questions, Math.ceil(questions.length / SEARCHED))) {
      const plain = think(view);
      for (const manner of manners) {
        const thought = think(view, manner);
        expect(game.moves(view).map(game.notation)).toContain(thought.row[0]);
        if (plain.lines === undefined || thought.lines === undefined) continue;
        compared++;
        expect(plain.lines[0]!.chance - thought.lines[0]!.chance).toBeLessThanOrEqual(WHIM + 1e-9);
        expect(thought.lines[0]!.moves[0]).toBe(thought.row[0]);
        const likes = (notation: string): number => manner.likes(view, findMove(game, view, notation));
        expect(likes(thought.row[0]!)).toBeGreaterThanOrEqual(likes(plain.row[0]!));
        if (thought.row[0] !== plain.row[0]) liked++;
      }
    }
    expect(compared).toBeGreaterThan(SEARCHED);
    expect(liked).toBeGreaterThan(0);
  });

  it("changes some choices of a quick bot, by its view and its luck alone, and never to one it likes less", () => {
    let changed = 0;
    for (const view of every(questions, 7))
      for (const manner of manners) {
        const plain = botMove(game, view, "casual", quickLuck(2));
        const move = botMove(game, view, "casual", quickLuck(2), manner);
        expect(botMove(game, view, "casual", quickLuck(2), manner)).toEqual(move);
        expect(manner.likes(view, move)).toBeGreaterThanOrEqual(manner.likes(view, plain));
        if (game.notation(move) !== game.notation(plain)) changed++;
      }
    expect(changed).toBeGreaterThan(0);
  });

  it("likes every listed move from 0 to 1, and each likes something", () => {
    for (const manner of manners) {
      const tastes = questions.flatMap((view) => game.moves(view).map((move) => manner.likes(view, move)));
      expect(Math.min(...tastes)).toBe(0);
      expect(Math.max(...tastes)).toBeGreaterThan(0);
      expect(Math.max(...tastes)).toBeLessThanOrEqual(1);
    }
  });
});
