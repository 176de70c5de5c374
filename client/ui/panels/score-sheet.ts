/** The score sheet as data. */
import type { Result } from "../../../shared/core/contract/game.ts";

export interface ScoreRow {
  readonly source: string;
  /** By seat. */
  readonly points: readonly number[];
}

export interface ScoreSheet {
  readonly rows: readonly ScoreRow[];
  /** By seat; undefined if no points were counted. */
  readonly totals: readonly number[] | undefined;
  /** Seats, best first. */
  readonly order: readonly number[];
  readonly winners: readonly number[];
  readonly places: readonly number[];
  /** By seat, if something broke a tie. */
  readonly ties: readonly number[] | undefined;
  /** The points are those so far, and decided nothing. */
  readonly undecided: boolean;
}

/** Sources in the order the game names them, without those that gave no points. `standing` is used where no points were counted. */
export function scoreSheet({ points: counted, places, ties }: Result, standing: Result["points"] = []): ScoreSheet {
  const undecided = standing.length > 0 && counted.every((own) => Object.keys(own).length === 0);
  const points = undecided ? standing : counted;
  const sources = [...new Set(points.flatMap((own) => Object.keys(own)))];
  const rows = sources.map((source) => ({ source, points: points.map((own) => own[source] ?? 0) }));
  const seats = points.map((_own, seat) => seat);
  const totals = sources.length === 0 ? undefined : points.map((own) => Object.values(own).reduce((sum, value) => sum + value, 0));
  const tied = totals === undefined || new Set(totals).size < totals.length;
  const placeOf = (seat: number) => places[seat] ?? seats.length;
  return {
    rows: rows.filter((row) => row.points.some((value) => value !== 0)),
    totals,
    order: seats.toSorted((a, b) => placeOf(a) - placeOf(b)),
    winners: seats.filter((seat) => places[seat] === 1),
    places,
    ties: tied ? ties : undefined,
    undecided,
  };
}
