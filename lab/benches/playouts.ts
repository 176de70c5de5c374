/**
 * What a search lives on, in one thread's processor time: uniformly random games per second, from set-up to result, through the contract's
 * own `moves` and `play`; and how long it takes to copy a state and imagine one.
 */

import { below, type Luck, quickLuck } from "../../shared/core/base/random.ts";
import type { Game, Shape, State } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { type Bench, sizeOf } from "./common/bench.ts";
import { median, rounded } from "./common/figures.ts";
import { threadSeconds, warmUp } from "./common/warm-up.ts";

const TARGETS = { "duel.2.gamesPerSecond": 15_000, "puerto-rico.4.gamesPerSecond": 3_500, "elasund.4.gamesPerSecond": 500 };
/** All lengths in milliseconds. */
interface Size {
  readonly rounds: number;
  readonly milliseconds: number;
  /** How long a round takes that only warms up, and how many of them there are at most. */
  readonly warming: { readonly milliseconds: number; readonly most: number | undefined };
}
const FULL: Size = { rounds: 7, milliseconds: 1_000, warming: { milliseconds: 100, most: undefined } };
const SHORT: Size = { rounds: 2, milliseconds: 40, warming: { milliseconds: 20, most: 4 } };
/** Matches between two reads of the clock. */
const CHUNK = 8;

export const playouts: Bench = {
  targets: TARGETS,
  timed: Object.keys(TARGETS),
  speeds: [".gamesPerSecond"],

  async run(run) {
    const { games, say } = run;
    const figures: Record<string, number> = {};
    const { rounds, milliseconds, warming } = sizeOf(run, { short: SHORT, full: FULL });
    for (const game of games) {
      for (let seats = game.seats.fewest; seats <= game.seats.most; seats++) {
        const luck = quickLuck(seats);
        const speed = ({ matches, seconds }: Round): number => matches / seconds;
        const warmed = warmUp(() => speed(playFor(game, seats, luck, warming.milliseconds)), warming.most);
        say(`${game.id}, ${seats} seats: ${rounds} rounds of ${milliseconds} ms after ${warmed} of ${warming.milliseconds} ms to warm up`);
        const played = Array.from({ length: rounds }, () => playFor(game, seats, luck, milliseconds));
        const decisions = played.reduce((sum, round) => sum + round.decisions, 0);
        const matches = played.reduce((sum, round) => sum + round.matches, 0);
        figures[`${game.id}.${seats}.gamesPerSecond`] = Math.round(median(played.map(speed)));
        figures[`${game.id}.${seats}.decisionsPerGame`] = rounded(decisions / matches);
        figures[`${game.id}.${seats}.longestList`] = Math.max(...played.map((round) => round.longest));
        figures[`${game.id}.${seats}.copyImagineMicroseconds`] = rounded(timeCopies(game, seats, luck, { rounds, milliseconds }), 2);
      }
    }
    return figures;
  },
};

interface Round {
  matches: number;
  decisions: number;
  longest: number;
  seconds: number;
}

function playFor(game: Game, seats: number, luck: Luck, milliseconds: number): Round {
  const options = pickOptions(game.options, {});
  const round = { matches: 0, decisions: 0, longest: 0, seconds: 0 };
  const start = threadSeconds();
  while (round.seconds * 1_000 < milliseconds) {
    for (let match = 0; match < CHUNK; match++) playOnce(game, seats, options, luck, round);
    round.matches += CHUNK;
    round.seconds = threadSeconds() - start;
  }
  return round;
}

/** Median microseconds for one copy and one imagined state, over all positions of a few random games. */
function timeCopies(game: Game, seats: number, luck: Luck, { rounds, milliseconds }: Omit<Size, "warming">): number {
  const states: State[] = [];
  const round = { matches: 0, decisions: 0, longest: 0, seconds: 0 };
  const keep = (state: State): number => states.push(game.copy(state));
  for (let match = 0; match < CHUNK; match++) playOnce(game, seats, pickOptions(game.options, {}), luck, round, keep);
  const pass = (): number => {
    const start = threadSeconds();
    let made = 0;
    for (; (threadSeconds() - start) * 1_000 < milliseconds; made += states.length) {
      for (const state of states) {
        const copy = game.copy(state);
        game.imagine(viewOf(copy, game.toAct(copy.table)[0] as number), luck);
      }
    }
    return ((threadSeconds() - start) * 1e6) / made;
  };
  pass();
  return median(Array.from({ length: rounds }, pass));
}

/** `see` is shown the state before each decision. */
function playOnce(game: Game, seats: number, options: Shape["options"], luck: Luck, round: Round, see?: (state: State) => void): void {
  const state = game.setup({ seats, options, luck, rules: game.rules });
  for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
    const seat = asked[asked.length === 1 ? 0 : below(luck, asked.length)] as number;
    const list = game.moves({ table: state.table, secret: state.secrets[seat] as object, seat });
    see?.(state);
    if (list.length > round.longest) round.longest = list.length;
    round.decisions++;
    game.play(state, seat, list[below(luck, list.length)] as Shape["move"], silent);
  }
  if (game.result(state.table) === undefined) throw new Error(`${game.id} ended without a result`);
}
