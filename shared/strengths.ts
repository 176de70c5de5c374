/**
 * How strong each level is in each game, on the scale of the ratings that players are shown. Measured: `npm run bench -- bots --ladder --write`
 * plays the levels against each other and writes `strengths.json`.
 */
import { BOT_LEVELS, type BotLevel, DEFAULT_LEVEL } from "./core/contract/bot-level.ts";
import file from "./strengths.json" with { type: "json" };

/** What was measured against a rival that shares nothing with the bots: `npm run bench -- rival --write` writes it. */
export interface AgainstRival {
  /** The rival's name in the laboratory. */
  readonly name: string;
  /** The Master's, in per cent of the matches. */
  readonly wins: number;
  readonly matches: number;
  /** The day it was measured. */
  readonly date: string;
}

interface Measured {
  readonly levels: Readonly<Record<string, { readonly rating: number }>>;
  readonly rival?: AgainstRival;
}

const measured: Readonly<Record<string, Measured>> = file;

export type Strengths = Readonly<Record<BotLevel, number>>;

/** Undefined for a game whose bots were never measured. */
export function strengthsOf(game: string): Strengths | undefined {
  const levels = Object.hasOwn(measured, game) ? measured[game]?.levels : undefined;
  return levels && (Object.fromEntries(BOT_LEVELS.map((level) => [level, levels[level]?.rating])) as Strengths);
}

/** Undefined for a game that was never played against a rival. */
export const rivalOf = (game: string): AgainstRival | undefined => (Object.hasOwn(measured, game) ? measured[game]?.rival : undefined);

/** The level that is nearest to a rating; the usual one without a rating, or where none was measured. Of two equally near it is the weaker one. */
export function nearestLevel(strengths: Strengths | undefined, rating: number | undefined): BotLevel {
  if (strengths === undefined || rating === undefined) return DEFAULT_LEVEL;
  const far = (level: BotLevel): number => Math.abs(strengths[level] - rating);
  return BOT_LEVELS.reduce((nearest, level) => (far(level) < far(nearest) ? level : nearest));
}

/** The two levels that a strength lies between, the weaker one first; at the ends of the scale the last one alone. */
export function levelsAround(strengths: Strengths | undefined, strength: number): readonly BotLevel[] {
  const upper = strengths === undefined ? -1 : BOT_LEVELS.findIndex((level) => strengths[level] > strength);
  return upper < 0 ? BOT_LEVELS.slice(-1) : BOT_LEVELS.slice(Math.max(0, upper - 1), upper + 1);
}
