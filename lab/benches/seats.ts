/**
 * How often each place in the order of play wins when the same bot plays all seats. Every deal is played once for each rotation of the colours,
 * so that their starting places even out; the confidence interval is over deals.
 */

import { quickLuck } from "../../shared/core/base/random.ts";
import { botMove } from "../../shared/core/bots/levels.ts";
import { DEFAULT_LEVEL } from "../../shared/core/contract/bot-level.ts";
import type { Game, OptionValue } from "../../shared/core/contract/game.ts";
import { shareOfVictory } from "../../shared/core/match/outcome.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent } from "../../shared/core/match/view.ts";
import type { Bench } from "./common/bench.ts";
import { mean, rounded } from "./common/figures.ts";

const DEALS = { short: 1, whole: 400 };
/** Standard errors of a 95 % confidence interval. */
const NORMAL_95 = 1.96;

export const seats: Bench = {
  async run({ games, short, say }) {
    const deals = short ? DEALS.short : DEALS.whole;
    const figures: Record<string, number> = {};
    for (const game of games) {
      for (let count = game.seats.fewest; count <= game.seats.most; count++) {
        for (const start of game.options.start ?? [""]) {
          const name = [game.id, count, start].filter((part) => part !== "").join(".");
          const shares = Array.from({ length: deals }, (_none, deal) => sharesOf(game, count, start, deal));
          for (let place = 0; place < count; place++) {
            const { wins, interval } = inPercent(shares.map((share) => share[place] as number));
            figures[`${name}.place${place + 1}`] = wins;
            figures[`${name}.place${place + 1}.interval`] = interval;
            say(`${name}: place ${place + 1} wins ${wins} % (± ${interval}) of ${deals} deals`);
          }
        }
      }
    }
    return figures;
  },
};

/** Share of wins of each place in the order of play, over all rotations of one deal. */
function sharesOf(game: Game, count: number, start: OptionValue, deal: number): number[] {
  const turned = Array.from({ length: count }, (_none, by) => playOnce(game, count, start, deal, by));
  return Array.from({ length: count }, (_none, place) => mean(turned.map((shares) => shares[place] as number)));
}

function playOnce(game: Game, count: number, start: OptionValue, deal: number, by: number): number[] {
  const options = pickOptions(game.options, game.options.start === undefined ? {} : { start });
  const colours = Array.from({ length: count }, (_none, seat) => (seat + by) % count);
  const luck = quickLuck(deal);
  const state = game.setup({ seats: count, options, rules: game.rules, luck, colours });
  const choice = quickLuck(deal * count + by);
  const first = game.toAct(state.table)[0] as number;
  for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
    const seat = asked[0] as number;
    const view = { table: state.table, secret: state.secrets[seat] as object, seat };
    game.play(state, seat, botMove(game, view, DEFAULT_LEVEL, choice), silent);
  }
  const result = game.result(state.table);
  if (result === undefined) throw new Error(`${game.id} ended without a result`);
  return colours.map((_colour, place) => shareOfVictory(result, (first + place) % count));
}

/** With one deal there is no interval. */
function inPercent(shares: readonly number[]): { wins: number; interval: number } {
  const middle = mean(shares);
  const variance = shares.reduce((sum, share) => sum + (share - middle) ** 2, 0) / Math.max(1, shares.length - 1);
  return { wins: rounded(100 * middle), interval: rounded(100 * NORMAL_95 * Math.sqrt(variance / shares.length)) };
}
