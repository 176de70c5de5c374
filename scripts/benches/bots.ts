/**
 * How strong the bots are: paired deals with rotated seats, one player against others, until it is sure whether a bar is cleared.
 * `--ladder` puts all levels of a game on one scale instead (`ladder.ts`).
 */
import { availableParallelism } from "node:os";
import type { Game } from "../../shared/core/game.ts";
import { codeOf, stop } from "../settings.ts";
import { type Bench, type BenchRun, type Figures, rounded } from "./bench.ts";
import { BARS, type Bar, TABLES } from "./bots-bars.ts";
import { AGAINST, isPlayer } from "./bots-choosers.ts";
import { type MatchFile, openMatchFile } from "./bots-file.ts";
import { type Interval, intervalOf, LOOKS, verdictOf } from "./bots-interval.ts";
import { openPlayers, type Pairing } from "./bots-pairing.ts";
import { dealsOf, type Field, playDeals } from "./bots-play.ts";
import { type LadderWish, runLadder } from "./ladder.ts";

/** The most deals of one bar: what is still open after those of the full form is close to it. */
const DEALS = { short: 1, full: 320 };
/** Of the ladder, for each game. */
const MINUTES = 10;

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
    const wish = readWish(run);
    const threads = openPlayers(wish.jobs);
    const field = { file: wish.file, threads, say: run.say };
    try {
      if (wish.ladder !== undefined) return await runLadder(run.games, { ...wish.ladder, ...field });
      const figures: Record<string, number> = {};
      for (const bar of barsOf(run.games, wish)) Object.assign(figures, await measure(bar, wish, field));
      return figures;
    } finally {
      await threads.close();
    }
  },
};

interface Wish {
  /** The names of the two sides. */
  readonly pair: readonly [string, string] | undefined;
  readonly file: MatchFile;
  readonly deals: number;
  readonly jobs: number;
  readonly against: string | undefined;
  /** Instead of bars. */
  readonly ladder: Omit<LadderWish, keyof Field> | undefined;
}

function readWish({ games, short, options }: BenchRun): Wish {
  const number = <U>(name: string, usual: U): number | U => {
    const given = options[name];
    if (given === undefined) return usual;
    if (!/^[1-9]\d{0,5}$/.test(String(given))) stop(`--${name} takes a whole number above 0, not "${given}".`);
    return Number(given);
  };
  const sides = options.pair === undefined ? undefined : String(options.pair).split(":");
  if (sides !== undefined && (sides.length !== 2 || !sides.every(isPlayer))) stop(`--pair takes two players such as strong:casual.`);
  const against = options.against as string | undefined;
  if (sides?.includes(AGAINST) && against === undefined) stop(`the player "${AGAINST}" needs the path of its game: --against PATH.`);
  if (against !== undefined && games.length !== 1) stop("--against PATH is a game's file: name the game with --game.");
  if (short && options.write === true) stop("the short form plays too little to be written.");
  if (options.ladder !== true && (options.write === true || options.minutes !== undefined))
    stop("--write and --minutes belong to --ladder.");
  const ladder = {
    minutes: number("minutes", MINUTES),
    deals: number("deals", short ? DEALS.short : undefined),
    write: options.write === true,
  };
  return {
    ladder: options.ladder === true ? ladder : undefined,
    pair: sides as [string, string] | undefined,
    file: openFile(options.resume as string | undefined, games),
    deals: number("deals", short ? DEALS.short : DEALS.full),
    jobs: number("jobs", availableParallelism()),
    against,
  };
}

function openFile(path: string | undefined, games: readonly Game[]): MatchFile {
  try {
    return openMatchFile(
      path,
      games.map(({ id }) => id),
    );
  } catch (error) {
    return stop(`--resume: ${codeOf(error)}.`);
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

async function measure(bar: Bar, { deals, against }: Wish, field: Field): Promise<Figures> {
  const pairing: Pairing = { game: bar.game, players: playersOf(bar), against };
  const name = nameOf(bar);
  for (const look of [...LOOKS.filter((fixed) => fixed < deals), deals]) {
    await playDeals(pairing, look, field);
    const shares = dealsOf(field.file.matchesOf(pairing), look).map((matches) => matches.map(({ share }) => share));
    const interval = intervalOf(shares);
    const verdict = bar.least === undefined ? "open" : verdictOf(interval, bar.least);
    if (verdict === "open" && look < deals) continue;
    const judged = bar.least === undefined ? "" : `; at least ${100 * bar.least} %: ${verdict}`;
    const { wins, low, high } = inPercent(interval);
    field.say(`${name}: wins ${wins} % (${low} to ${high}) in ${shares.flat().length} matches${judged}`);
    return { [`${name}.wins`]: wins, [`${name}.low`]: low, [`${name}.high`]: high, [`${name}.deals`]: look };
  }
  throw new RangeError("there is no look");
}

const playersOf = ({ seats, first, others }: Bar): string[] =>
  Array.from({ length: seats }, (_none, seat) => (seat === 0 ? first : others));

const inPercent = ({ share, low, high }: Interval) => ({
  wins: rounded(100 * share),
  low: rounded(100 * low),
  high: rounded(100 * high),
});
