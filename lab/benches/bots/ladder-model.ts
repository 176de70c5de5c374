/**
 * The model of Bradley and Terry: a player comes before another one with odds that grow with the distance of their strengths. A match of
 * several seats is one result for each two different players in it.
 *
 * The unit is that of the ratings players are shown. openskill's Plackett-Luce model expects odds of e for a distance of beta times the
 * square root of the number of seats, and the server shows 40 points for one of its units (`server/store/ratings.ts`); so a distance means
 * the same among bots and among players whose ratings have settled.
 */
import { rating } from "openskill";
import { POINTS_PER_UNIT } from "../../../server/store/ratings.ts";
import { below, type QuickLuck } from "../../../shared/core/base/random.ts";

/** Matches of the same players, who are numbers here. */
export interface Series {
  readonly seated: readonly number[];
  /** By match and seat. */
  readonly places: readonly (readonly number[])[];
}

/** The distance in rating that makes odds of e to 1, by number of seats. openskill's beta is half of the sigma of a new rating. */
export const unitOf = (seats: number): number => POINTS_PER_UNIT * (rating().sigma / 2) * Math.sqrt(seats);

/** How often a player came before another one; a shared place is half. */
interface Count {
  readonly player: number;
  readonly other: number;
  readonly unit: number;
  readonly before: number;
  readonly behind: number;
}

function countsOf({ seated, places }: Series): Count[] {
  const unit = unitOf(seated.length);
  return seated.flatMap((player, at) =>
    seated.flatMap((other, otherAt): Count[] => {
      if (otherAt <= at || other === player) return [];
      let before = 0;
      for (const match of places)
        before += match[at] === match[otherAt] ? 1 / 2 : Number((match[at] as number) < (match[otherAt] as number));
      return [{ player, other, unit, before, behind: places.length - before }];
    }),
  );
}

/**
 * The most likely strengths; only their distances count. Each two neighbours are taken to have shared a place once more: without it, one
 * who never lost would be infinitely strong.
 */
export function likelyStrengths(players: number, series: readonly Series[]): number[] {
  const unit = unitOf(2);
  const shared = Array.from({ length: players - 1 }, (_none, player) => ({
    player,
    other: player + 1,
    unit,
    before: 1 / 2,
    behind: 1 / 2,
  }));
  const counts = [...series.flatMap(countsOf), ...shared];
  const strengths = Array.from({ length: players }, () => 0);
  for (let largest = 1; largest > SMALLEST_STEP; ) {
    largest = 0;
    for (const player of strengths.keys()) {
      const step = stepOf(player, strengths, counts);
      strengths[player] = (strengths[player] as number) + step;
      largest = Math.max(largest, Math.abs(step));
    }
  }
  return strengths;
}

const SMALLEST_STEP = 0.01;

/** Newton's step for one player while the others stay, damped so that it cannot overshoot: a logistic's curve changes by e within a unit. */
function stepOf(moved: number, strengths: readonly number[], counts: readonly Count[]): number {
  let slope = 0;
  let curve = 0;
  for (const { player, other, unit, before, behind } of counts) {
    if (player !== moved && other !== moved) continue;
    const chance = 1 / (1 + Math.exp(((strengths[other] as number) - (strengths[player] as number)) / unit));
    const surprise = before - (before + behind) * chance;
    slope += (player === moved ? surprise : -surprise) / unit;
    curve += ((before + behind) * chance * (1 - chance)) / unit ** 2;
  }
  const least = unitOf(2);
  return Math.sign(slope) * least * Math.log1p(Math.abs(slope / curve) / least);
}

/** Draws as many matches of the same players, with the chances that their strengths give. */
export function drawSeries({ seated, places }: Series, strengths: readonly number[], luck: QuickLuck): Series {
  const unit = unitOf(seated.length);
  const logs = seated.map((player) => (strengths[player] as number) / unit);
  return { seated, places: places.map(() => drawPlaces(logs, luck)) };
}

/** Gumbel's distribution makes the highest draw the winner with Plackett and Luce's chances, and so on for every place. */
function drawPlaces(logs: readonly number[], luck: QuickLuck): number[] {
  const drawn = logs.map((log) => log - Math.log(-Math.log((below(luck, DRAWS) + 1 / 2) / DRAWS)));
  return drawn.map((own) => 1 + drawn.filter((other) => other > own).length);
}

const DRAWS = 2 ** 32;
