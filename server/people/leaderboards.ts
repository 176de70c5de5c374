/** The best guests of each game. A board is read once for all who ask within seconds, and once at a time. */
import type { Leader, Leaders } from "../../shared/core/wire/people.ts";
import { strengthsOf } from "../../shared/strengths.ts";
import { time } from "../base/time.ts";
import type { GuestStore } from "../store/guest-store.ts";
import { FOR_A_PLACE, hasPlace, type RatedGuest } from "../store/leaders.ts";
import { displayedMargin, displayedRating, type Rating, type RatingKind } from "../store/ratings.ts";

/** In milliseconds. */
const LIFETIME = 20_000;
const MOST_SHOWN = 50;
const MOST_PROVISIONAL = 10;
/** Guests whose ratings are compared to say how certain the shown places are. */
const MOST_COMPARED = 1_000;

export interface Leaderboards {
  /** `id`: the caller, who is always listed if rated. */
  of(game: string, kind: RatingKind, id?: string): Promise<Leaders>;
  /** A guest was erased. */
  forget(): void;
}

interface Board {
  readonly placed: readonly (Omit<Leader, "own"> & { readonly id: string })[];
  readonly provisional: Board["placed"];
  readonly count: number;
}

export function openLeaderboards(guests: GuestStore, now: () => number = time.elapsed): Leaderboards {
  const boards = new Map<string, { readonly at: number; readonly board: Promise<Board> }>();

  async function read(game: string, kind: RatingKind): Promise<Board> {
    const [compared, provisional, count] = await Promise.all([
      guests.ratedGuests(game, kind, true, MOST_COMPARED),
      guests.ratedGuests(game, kind, false, MOST_PROVISIONAL),
      guests.countPlaced(game, kind),
    ]);
    const placed = compared.slice(0, MOST_SHOWN).map((guest, at) => ({ ...shown(guest), ...places(compared, at) }));
    return { placed, provisional: provisional.map((guest) => ({ ...shown(guest), ...NO_PLACE })), count };
  }

  function cached(game: string, kind: RatingKind): Promise<Board> {
    const key = `${game} ${kind}`;
    const known = boards.get(key);
    if (known !== undefined && now() - known.at < LIFETIME) return known.board;
    const board = read(game, kind);
    boards.set(key, { at: now(), board });
    // A failed read is tried again by the next caller.
    board.catch(() => boards.get(key)?.board === board && boards.delete(key));
    return board;
  }

  return {
    async of(game, kind, id) {
      const { placed, provisional, count } = await cached(game, kind);
      const rows = [...placed, ...provisional];
      const isListed = id === undefined || rows.some((row) => row.id === id);
      const own = isListed ? undefined : await guests.standing(id, game, kind);
      const told = (row: Board["placed"][number]): Leader => {
        const { id: rowId, ...leader } = row;
        return { ...leader, own: rowId === id };
      };
      const isPlaced = own !== undefined && hasPlace(own);
      const more = own && { ...shown(own), ...(isPlaced ? { place: own.place, best: own.best, worst: own.worst } : NO_PLACE) };
      return {
        placed: [...placed, ...(more && isPlaced ? [more] : [])].map(told),
        provisional: [...provisional, ...(more && !isPlaced ? [more] : [])].map(told),
        count,
        matches: FOR_A_PLACE.matches,
        opponents: FOR_A_PLACE.opponents,
        levels: (kind === "ladder" && strengthsOf(game)) || {},
      };
    },
    forget: () => boards.clear(),
  };
}

const NO_PLACE = { place: 0, best: 0, worst: 0 } as const;

const shown = ({ id, name, arms, opponents, ...rating }: RatedGuest) => ({
  id,
  name,
  ...(arms && { arms }),
  rating: displayedRating(rating),
  margin: displayedMargin(rating),
  matches: rating.matches,
  opponents,
});

/** Better than another for certain: even one uncertainty each between them leaves no doubt. */
const isSurelyBetter = (one: Rating, other: Rating): boolean => one.mu - one.sigma > other.mu + other.sigma;

function places(all: readonly Rating[], at: number): { place: number; best: number; worst: number } {
  const own = all[at] as Rating;
  const place = at + 1;
  const better = all.filter((other) => isSurelyBetter(other, own)).length;
  const worse = all.filter((other) => isSurelyBetter(own, other)).length;
  return { place, best: Math.min(place, better + 1), worst: Math.max(place, all.length - worse) };
}
