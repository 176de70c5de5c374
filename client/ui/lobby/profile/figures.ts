/** What can be read off a guest's finished matches. Pure. */
import type { MatchFigures } from "../../../../shared/core/wire/guest.ts";

export interface Share<K> {
  readonly key: K;
  readonly matches: number;
  readonly won: number;
  /** The part of the matches that equal players would win, from 0 to 1. */
  readonly even: number;
}

export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly estimate: number;
}

/** Games by how many matches were played, the most first. */
export function gamesPlayed(matches: readonly MatchFigures[]): readonly string[] {
  const counts = Map.groupBy(matches, ({ game }) => game);
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([game]) => game);
}

/** Only matches with places can be won. */
export const placed = (matches: readonly MatchFigures[]): readonly MatchFigures[] => matches.filter(({ place }) => place > 0);
export const wonOf = (matches: readonly MatchFigures[]): number => matches.filter(({ place }) => place === 1).length;

/** Oldest first. */
export const ratingCurve = (matches: readonly MatchFigures[], rated: boolean): readonly RatingPoint[] =>
  matches
    .flatMap((match) => {
      const { rating, estimate, at } = match;
      return match.rated === rated && rating !== undefined && estimate !== undefined ? [{ at, rating, estimate }] : [];
    })
    .reverse();

/** Shares in the order of the keys; matches without a key are left out. */
export function sharesBy(matches: readonly MatchFigures[], keyOf: (match: MatchFigures) => number | undefined): readonly Share<number>[] {
  const groups = Map.groupBy(placed(matches), keyOf);
  return [...groups]
    .flatMap(([key, group]) => {
      if (key === undefined) return [];
      const even = group.reduce((sum, { seats }) => sum + 1 / seats, 0) / group.length;
      return [{ key, matches: group.length, won: wonOf(group), even }];
    })
    .sort((a, b) => a.key - b.key);
}

/** Ratings are told in steps of this many points. */
export const STRENGTH_STEP = 200;
const WEAKEST = 800;
const STRONGEST = 1_800;
/** The step an opponent's strength falls into; the lowest and the highest one are open. */
export const strengthStep = ({ met }: MatchFigures): number | undefined =>
  met === undefined ? undefined : Math.min(STRONGEST, Math.max(WEAKEST, STRENGTH_STEP * Math.floor(met / STRENGTH_STEP)));
export const isOpenStep = (step: number): { readonly below: boolean; readonly above: boolean } => ({
  below: step === WEAKEST,
  above: step === STRONGEST,
});

/** How often each way of winning has come, the most frequent first. */
export function waysWon(matches: readonly MatchFigures[]): readonly (readonly [string, number])[] {
  const ways = Map.groupBy(
    matches.filter(({ place }) => place === 1),
    ({ how }) => how,
  );
  return [...ways].map(([how, group]) => [how, group.length] as const).sort((a, b) => b[1] - a[1]);
}
