/** How well bots play, measured on deals that are always the same. */
import { describe, expect, it } from "vitest";
import { type Luck, pick, quickLuck } from "../../../shared/core/base/random.ts";
import { botMove, iterationsOf, LEVELS } from "../../../shared/core/bots/levels.ts";
import { BOT_LEVELS, type BotLevel, levelOfWord } from "../../../shared/core/contract/bot-level.ts";
import type { Game, State, View } from "../../../shared/core/contract/game.ts";
import { shareOfVictory } from "../../../shared/core/match/outcome.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { findMove, silent, viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { shortest } from "../../contract/matches.ts";

/** More decisions than any match takes; see the tests of the contract. */
const ENDLESS = 3_000;

/** Winning choices a beginner is given, and matches that are played to find them. */
const CHOICES = 3;
const MOST_DEALS = 12;

/** Chooses for a seat; the luck is its own. */
type Chooser = (game: Game, view: View, luck: Luck) => { readonly type: string };
const random: Chooser = (game, view, luck) => pick(luck, game.moves(view));
/** What a beginner's choices start from. */
const quick: Chooser = (game, view, luck) => game.bot(view, luck);
const by =
  (level: BotLevel): Chooser =>
  (game, view, luck) =>
    botMove(game, view, level, luck);

/** Plays a match to its end, by what is listed alone; `watch` is called before each decision. Gives the last state. */
function played(
  game: Game,
  choosers: readonly Chooser[],
  deal: number,
  watch: (state: State, seat: number) => void = () => undefined,
): State {
  const luck = quickLuck(deal);
  const lucks = choosers.map((_chooser, seat) => quickLuck(1_000 * deal + seat));
  const state = game.setup({ seats: choosers.length, rules: game.rules, luck, options: pickOptions(game.options, shortest(game)) });
  let made = 0;
  for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
    expect(++made).toBeLessThan(ENDLESS);
    const seat = asked[0]!;
    watch(state, seat);
    const view = viewOf(state, seat);
    const notation = game.notation(choosers[seat]!(game, view, lucks[seat]!));
    game.play(state, seat, findMove(game, view, notation), silent);
  }
  return state;
}

/** The share of victories of one chooser among others, with every deal played from each seat. */
function shareOf(game: Game, seats: number, one: Chooser, others: Chooser, deals: number): number {
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let own = 0; own < seats; own++) {
      const { table } = played(
        game,
        Array.from({ length: seats }, (_none, seat) => (seat === own ? one : others)),
        deal,
      );
      sum += shareOfVictory(game.result(table)!, own);
    }
  }
  return sum / (deals * seats);
}

interface WinningChoice {
  readonly state: State;
  readonly seat: number;
}

/** The match's last choice, if the quick bot wins by it. */
function winningChoice(game: Game, deal: number): WinningChoice | undefined {
  let last: WinningChoice | undefined;
  const watch = (state: State, seat: number): void => {
    if (game.moves(viewOf(state, seat)).length > 1) last = { state: game.copy(state), seat };
  };
  played(
    game,
    Array.from({ length: game.seats.fewest }, () => quick),
    deal,
    watch,
  );
  return last !== undefined && hasWon(game, last.state, last.seat, quick, deal) ? last : undefined;
}

/** Whether the chosen move wins the match at once. */
function hasWon(game: Game, before: State, seat: number, chooser: Chooser, seed: number): boolean {
  const state = game.copy(before);
  game.play(state, seat, chooser(game, viewOf(state, seat), quickLuck(seed)), silent);
  const over = game.result(state.table);
  return over !== undefined && shareOfVictory(over, seat) === 1;
}

describe("A beginner bot", () => {
  const beginner = by("beginner");

  describe.each(GAMES)("in $id", (game) => {
    const { fewest, most } = game.seats;

    it("loses to the quick bot more often than not, and beats random play", () => {
      expect(shareOf(game, fewest, beginner, quick, 20)).toBeLessThan(0.5);
      expect(shareOf(game, fewest, beginner, random, 3)).toBeGreaterThan(0.9);
    });

    it("never misses a victory that the quick bot would take", () => {
      const choices: WinningChoice[] = [];
      for (let deal = 0; deal < MOST_DEALS && choices.length < CHOICES; deal++) {
        const choice = winningChoice(game, deal);
        if (choice !== undefined) choices.push(choice);
      }
      expect(choices.length).toBe(CHOICES);
      for (const { state, seat } of choices)
        for (let seed = 0; seed < 3; seed++)
          if (hasWon(game, state, seat, quick, seed)) expect(hasWon(game, state, seat, beginner, seed)).toBe(true);
    });

    it("makes mistakes at times, and by its view and its luck alone", () => {
      let mistakes = 0;
      let choices = 0;
      played(
        game,
        Array.from({ length: fewest }, () => quick),
        3,
        (state, seat) => {
          const view = viewOf(state, seat);
          const choice = (chooser: Chooser): string => game.notation(chooser(game, view, quickLuck(choices)));
          choices++;
          if (choice(beginner) !== choice(quick)) mistakes++;
          expect(choice(beginner)).toBe(choice(beginner));
        },
      );
      expect(mistakes).toBeGreaterThan(0);
      expect(mistakes).toBeLessThan(choices / 2);
    });

    it("makes most mistakes again in the same position: not by dice, but because it looks at its own gain alone", () => {
      let [mistakes, again] = [0, 0];
      const watch = (state: State, seat: number): void => {
        const view = viewOf(state, seat);
        const choice = (chooser: Chooser, seed: number): string => game.notation(chooser(game, view, quickLuck(seed)));
        if (choice(beginner, 1) === choice(quick, 1)) return;
        mistakes++;
        if (choice(beginner, 2) === choice(beginner, 1)) again++;
      };
      const players = Array.from({ length: fewest }, () => quick);
      played(game, players, 3, watch);
      expect(mistakes).toBeGreaterThan(0);
      expect(again).toBeGreaterThan(0.6 * mistakes);
    });

    it.each([fewest, most])("plays legal moves to the end, also against its own level: %i of them", (seats) => {
      const { places } = game.result(played(game, new Array(seats).fill(beginner), seats).table)!;
      expect(places).toHaveLength(seats);
      expect(places).toEqual(places.map((place) => 1 + places.filter((other) => other < place).length));
    });
  });

  it("of a game without a mind plays a few moves at random", () => {
    const { mind: _mind, ...bare } = GAMES[0]!;
    const careful: Chooser = (game, view, luck) => game.bot(view, luck);
    let [different, choices] = [0, 0];
    played(bare, [careful, careful], 1, (state, seat) => {
      const view = viewOf(state, seat);
      const seed = choices++;
      if (bare.notation(botMove(bare, view, "beginner", quickLuck(seed))) !== bare.notation(careful(bare, view, quickLuck(seed))))
        different++;
    });
    expect(different).toBeGreaterThan(0);
    expect(different).toBeLessThan(choices / 4);
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
    const mind = { iterations: { strong: 5, master: 7 } } as Game["mind"];
    expect(BOT_LEVELS.map((level) => iterationsOf({ ...bare, mind } as Game, level))).toEqual([0, 0, 5, 7]);
  });
  it("are some for each level that searches, and none for the others", () => {
    for (const level of BOT_LEVELS) expect(iterationsOf(bare, level) > 0).toBe(LEVELS[level].searches);
  });
});
