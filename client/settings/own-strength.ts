/**
 * How strong the guest has lately been against bots, by game, on the scale of ratings. Kept in this browser, because matches against bots
 * change no rating on the server.
 */
import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import { strengthsOf } from "../../shared/strengths.ts";
import { readLocal, writeLocal } from "../base/storage.ts";

/** What a match against bots has shown. */
export interface BotMatch {
  readonly game: string;
  /** Its deal's commitment, so that a match counts once however often its end is shown. */
  readonly match: string;
  readonly level: BotLevel;
  /** The places of all seats, 1 is best; `seat` is the guest's. */
  readonly places: readonly number[];
  readonly seat: number;
}

interface Kept {
  readonly strength: number;
  /** The last match that counted. */
  readonly match: string;
}

/** The step of one match: a few matches lead from one level to the next. */
const STEP = 120;
/** Of the logistic curve of ratings. */
const SPREAD = 400;

const keyOf = (game: string): string => `quayside.strength.${game}`;

function kept(game: string): Kept | undefined {
  try {
    const { strength, match } = Object(JSON.parse(readLocal(keyOf(game)) ?? "null")) as Partial<Kept>;
    return Number.isFinite(strength) ? { strength: Number(strength), match: `${match}` } : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined before the first match against bots in this browser. */
export const ownStrength = (game: string): number | undefined => kept(game)?.strength;

/** Moves the strength by a finished match, as a rating moves; it begins at the first opponents', and stays between the weakest and the strongest. */
export function countBotMatch({ game, match, level, places, seat }: BotMatch): void {
  const strengths = strengthsOf(game);
  const before = kept(game);
  if (strengths === undefined || before?.match === match || places.length < 2) return;
  const strength = before?.strength ?? strengths[level];
  const own = places[seat] ?? 0;
  const beaten = places.reduce((sum, place, other) => sum + (other === seat ? 0 : place > own ? 1 : place === own ? 0.5 : 0), 0);
  const share = beaten / (places.length - 1);
  const expected = 1 / (1 + 10 ** ((strengths[level] - strength) / SPREAD));
  const after = Math.round(strength + STEP * (share - expected));
  const bounded = Math.max(strengths.beginner, Math.min(strengths.master, after));
  writeLocal(keyOf(game), JSON.stringify({ strength: bounded, match }));
}
