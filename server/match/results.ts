/** The result of a finished match, for ratings and conduct. What was played counts even if this cannot be saved. */
import type { Result } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { outcome, rankBehind } from "../../shared/core/match/outcome.ts";
import { hasMoved } from "../../shared/core/match/record.ts";
import type { Uncounted } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import type { GuestStore } from "../store/guest-store.ts";
import { isSharedDeal, type TableOptions } from "../table/options.ts";
import { levelOf, type Seat, shareAddress } from "../table/seats.ts";
import { dailyEnd, isPlayedFairly } from "./daily/daily-result.ts";
import { isDealSecret } from "./daily/days.ts";
import type { MatchContext } from "./match-context.ts";

interface ResultOptions {
  /** The id of the match. */
  readonly id: string;
  readonly guests: MatchContext["guests"];
  readonly options: Pick<TableOptions, "game" | "kind" | "rated" | "openHands" | "bots" | "program">;
  readonly seats: readonly Seat[];
  /** Guest ids by seat, of those who have left too. */
  players(): readonly (string | undefined)[];
}

export interface Results {
  /** Why the match changes no rating, as far as it is played. */
  uncounted(match: Match): Uncounted | undefined;
  /** Idempotent: a match that is loaded again after its end (`reopened`) does not count its deserters twice. */
  save(match: Match, reopened: boolean): Promise<void>;
  /** A player has left a match that counts. */
  addDesertion(seat: number): Promise<void>;
}

/** On the ladder who leaves comes last, also where nobody plays on. */
export function ladderPlaces({ how, places, points }: Result, gone: readonly number[]): readonly number[] {
  if (how !== "abandoned" || gone.length === 0) return rankBehind(places, gone);
  return points.map((_none, seat) => (gone.includes(seat) ? points.length : 1));
}

/** The only one there. */
export const playerOf = (seats: readonly Pick<Seat, "kind">[]): number => seats.findIndex(({ kind }) => kind === "person");

/** What the match of a shared deal counts there. */
export async function saveShared(
  guests: Pick<GuestStore, "endDaily" | "endPlay">,
  { id, kind, seat }: Pick<TableOptions, "kind"> & { readonly id: string; readonly seat: number },
  match: Match,
): Promise<void> {
  const end = isSharedDeal({ kind }) ? dailyEnd(match, seat) : undefined;
  if (end === undefined) return;
  // What ends after the last day may have been played with the help of records of others.
  const ranked = isDealSecret(id) && isPlayedFairly(match, seat);
  if (kind === "daily") await guests.endDaily(id, end, ranked);
  await guests.endPlay(id, end, ranked);
}

export function resultsOf({ id, guests, options, seats, players }: ResultOptions): Results {
  const { game, rated, openHands = false, bots, program: ladder = false } = options;

  async function addDesertion(seat: number): Promise<void> {
    const person = players()[seat];
    if (person !== undefined && rated) await guests.addDesertion(person, id);
  }

  function whyUncounted({ record }: Match): Uncounted | undefined {
    if (shareAddress(seats)) return "oneAddress";
    const all = players().flatMap((person, seat) => (person === undefined ? [] : [seat]));
    return all.every((seat) => hasMoved(record, seat)) ? undefined : "unmoved";
  }

  return {
    uncounted: (match) => (rated ? whyUncounted(match) : undefined),
    addDesertion,
    async save(match, reopened) {
      const result = outcome(match);
      if (result === undefined) return;
      // Players whom a bot stands in for at the end rank last: where it counts nothing is won by leaving.
      const gone = rated || ladder ? seats.filter(({ away }) => away).map(({ number }) => number) : [];
      // A resignation has counted at once. Players who leave after the end are no deserters.
      const deserters = reopened ? [] : gone.filter((seat) => !match.resigned.includes(seat));
      try {
        const places = ladder ? ladderPlaces(result, [...gone, ...match.resigned]) : rankBehind(result.places, gone);
        const levels = seats.map((seat) => (seat.kind === "bot" ? levelOf(seat, bots) : undefined));
        await guests.addResult({
          match: id,
          game,
          rated,
          ladder,
          // Nor does a match with open hands change the estimate that casual matches lead to.
          uncounted: openHands || ((rated || ladder) && whyUncounted(match) !== undefined),
          people: players(),
          levels,
          result: { ...result, places },
        });
        for (const seat of deserters) await addDesertion(seat);
        await saveShared(guests, { id, kind: options.kind, seat: playerOf(seats) }, match);
      } catch (error) {
        report(`result of ${id}`, error);
      }
    },
  };
}
