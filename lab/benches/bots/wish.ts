/** What was asked of the bench of bots. */
import { availableParallelism } from "node:os";
import type { BenchRun } from "../common/bench.ts";
import { AGAINST, isPlayer } from "./choosers.ts";
import { type MatchFile, openMatchFile } from "./file.ts";
import type { LadderWish } from "./ladder.ts";
import type { PlayOptions } from "./play.ts";

/** The most deals of one bar: what is still open after those of the full form is close to it. */
const DEALS = { short: 1, full: 320 };
/** Time of the ladder for each game, or of a bar: matches begin until then. */
const MINUTES = 10;

export interface Wish {
  /** The names of the two sides. */
  readonly pair: readonly [string, string] | undefined;
  readonly file: MatchFile;
  readonly deals: number;
  /** Time of each bar. */
  readonly minutes: number;
  readonly jobs: number;
  readonly against: string | undefined;
  readonly short: boolean;
  /** Instead of bars. */
  readonly ladder: Omit<LadderWish, keyof PlayOptions> | undefined;
}

/** Throws a TypeError that says what is wrong. */
export function readWish({ games, short, options }: Pick<BenchRun, "games" | "short" | "options">): Wish {
  const number = <U>(name: string, usual: U): number | U => {
    const given = options[name];
    if (given === undefined) return usual;
    if (!/^[1-9]\d{0,5}$/.test(String(given))) throw new TypeError(`--${name} takes a whole number above 0, not "${given}"`);
    return Number(given);
  };
  const sides = options.pair === undefined ? undefined : String(options.pair).split(":");
  if (sides !== undefined && (sides.length !== 2 || !sides.every(isPlayer)))
    throw new TypeError(`--pair takes two players such as strong:casual`);
  const against = options.against as string | undefined;
  if (sides?.includes(AGAINST) && against === undefined)
    throw new TypeError(`the player "${AGAINST}" needs the path of its game: --against PATH`);
  if (against !== undefined && games.length !== 1) throw new TypeError("--against PATH is a game's file: name the game with --game");
  if (short && options.write === true) throw new TypeError("the short form plays too little to be written");
  if (options.ladder !== true && options.write === true) throw new TypeError("--write belongs to --ladder");
  const minutes = number("minutes", MINUTES);
  const ladder = {
    short,
    minutes,
    deals: number("deals", short ? DEALS.short : undefined),
    write: options.write === true,
  };
  return {
    short,
    ladder: options.ladder === true ? ladder : undefined,
    pair: sides as [string, string] | undefined,
    file: openMatchFile(
      options.resume as string | undefined,
      games.map(({ id }) => id),
    ),
    deals: number("deals", short ? DEALS.short : DEALS.full),
    minutes,
    jobs: number("jobs", availableParallelism()),
    against,
  };
}
