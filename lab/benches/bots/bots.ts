/**
 * How strong the bots are: paired deals with rotated seats, one player against others, until it is sure whether a bar is cleared.
 * `--ladder` puts all levels of a game on one scale instead (`ladder.ts`).
 */

import { codeOf, stop } from "../../../scripts/settings.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Bench, BenchRun } from "../common/bench.ts";
import { type Figures, rounded } from "../common/figures.ts";
import { BARS, type Bar, TABLES } from "./bars.ts";
import { AGAINST } from "./choosers.ts";
import { CHECKPOINTS, type Interval, intervalOf, verdictOf } from "./interval.ts";
import { runLadder } from "./ladder.ts";
import { openPlayers, pairingOf } from "./pairing.ts";
import { dealsOf, type PlayOptions, playDeals } from "./play.ts";
import { readWish, type Wish } from "./wish.ts";

const nameOf = ({ game, seats, first, others }: Bar): string => `${game}.${seats}.${first}:${others}`;
const TARGETS = Object.fromEntries(BARS.map((bar) => [`${nameOf(bar)}.wins`, 100 * (bar.least ?? 0)]));

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

export const bots: Bench = {
  targets: TARGETS,
  // Strength is not for the short form, which plays a few matches.
  timed: Object.keys(TARGETS),
  options: { pair: text, resume: text, deals: text, jobs: text, against: text, ladder: flag, minutes: text, write: flag },

  async run(run) {
    const wish = wishOf(run);
    const threads = openPlayers(wish.jobs);
    const parts = { file: wish.file, threads, say: run.say };
    if (wish.short) run.say("short form: it shows that bars can be judged, by one deal each, and judges none");
    try {
      if (wish.ladder !== undefined) return await runLadder(run.games, { ...wish.ladder, ...parts });
      const figures: Record<string, number> = {};
      for (const bar of barsOf(run.games, wish)) Object.assign(figures, await measure(bar, wish, parts));
      return figures;
    } finally {
      await threads.close();
    }
  },
};

function wishOf(run: BenchRun): Wish {
  try {
    return readWish(run);
  } catch (error) {
    return stop(`${codeOf(error)}.`);
  }
}

/** The bars of the table that are asked for; a pair that has none is only measured. */
function barsOf(games: readonly Game[], { pair, against }: Wish): Bar[] {
  const isGame = ({ game }: { readonly game: string }): boolean => games.some(({ id }) => id === game);
  if (pair === undefined) return BARS.filter((bar) => isGame(bar) && (bar.others === AGAINST) === (against !== undefined));
  const [first, others] = pair;
  return TABLES.filter(isGame).map((table) => {
    const bar = { ...table, first, others };
    return BARS.find((known) => nameOf(known) === nameOf(bar)) ?? bar;
  });
}

/**
 * Plays until the bar is cleared or missed at a checkpoint, or until the deals or the minutes are used up; then all matches so far decide.
 */
async function measure(bar: Bar, { deals, minutes, against, short }: Wish, options: PlayOptions): Promise<Figures> {
  const pairing = pairingOf({ ...bar, against }, short);
  const name = nameOf(bar);
  const end = performance.now() + 60_000 * minutes;
  const isLate = (): boolean => performance.now() >= end;
  for (const reached of [...CHECKPOINTS.filter((fixed) => fixed < deals), deals]) {
    await playDeals(pairing, reached, options, (deal) => deal === 0 || !isLate());
    const isLast = reached === deals || isLate();
    const shares = dealsOf(options.file.matchesOf(pairing), isLast ? deals : reached).map((matches) => matches.map(({ share }) => share));
    const interval = intervalOf(shares);
    const verdict = bar.least === undefined ? "open" : verdictOf(interval, bar.least);
    if (verdict === "open" && !isLast) continue;
    const judged = bar.least === undefined ? "" : `; at least ${100 * bar.least} %: ${short ? "not judged" : verdict}`;
    const { wins, low, high } = inPercent(interval);
    options.say(`${name}: wins ${wins} % (${low} to ${high}) in ${shares.flat().length} matches${judged}`);
    return { [`${name}.wins`]: wins, [`${name}.low`]: low, [`${name}.high`]: high, [`${name}.deals`]: shares.length };
  }
  throw new RangeError("there is no checkpoint");
}

const inPercent = ({ share, low, high }: Interval) => ({
  wins: rounded(100 * share),
  low: rounded(100 * low),
  high: rounded(100 * high),
});
