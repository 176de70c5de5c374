/** Which match a stream shows: one of the same people as before, or the best there is. Only what all may watch, and the lobby lists. */
import { digest } from "../../shared/core/base/random.ts";
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import type { Calls, StreamedMatch } from "../../shared/core/wire/calls.ts";
import { time } from "../base/time.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { canWatch, openedAt, type Table, tablesIn } from "../rooms/lobby-news.ts";
import { liveRooms } from "../rooms/lobby-room.ts";
import { watchersOf } from "../rooms/watch-room.ts";
import type { GuestStore } from "../store/guest-store.ts";
import { displayedRating } from "../store/ratings.ts";
import type { RoomListing, TableListing } from "../table/listing.ts";

/** Ratings are looked up for these alone, of all that is played. */
const MOST_COMPARED = 20;
/** The best is looked for once for all who ask within seconds; in milliseconds. */
const LIFETIME = 4_000;
/** Players whose mean rating differs by less are as strong as each other. */
const STRENGTH_STEP = 100;

interface StreamContext {
  readonly cluster: Pick<Cluster, "seemsAlive">;
  readonly guests: Pick<GuestStore, "rating">;
}

/** What decides between two matches. */
export interface Attraction {
  readonly rated: boolean;
  /** The mean rating of all seats. A bot has none, so people come before bots. */
  readonly strength: number;
  readonly watchers: number;
  /** How many seats people have. */
  readonly people: number;
}

/** Rated before casual, then the stronger players, then what most watch, then people before bots. Below 0 if the first is better. */
export function compareAttraction(one: Attraction, other: Attraction): number {
  const step = ({ strength }: Attraction): number => Math.floor(strength / STRENGTH_STEP);
  return (
    Number(other.rated) - Number(one.rated) ||
    step(other) - step(one) ||
    other.watchers - one.watchers ||
    other.people - one.people ||
    other.strength - one.strength
  );
}

/** The same for the same people, whatever they are called; empty where none of them is known. */
function keyOf({ guests, leavers = [] }: Pick<TableListing, "guests" | "leavers">): string {
  const known = [...guests, ...leavers];
  return known.length === 0 ? "" : digest(known.sort().join(" ")).slice(0, 32);
}

const shown = ({ roomId, metadata }: Table): StreamedMatch => {
  const { game, people } = metadata;
  return { match: roomId, game, people, key: keyOf(metadata) };
};

export function streamedMatches(context: StreamContext): (call: Calls["stream"]) => Promise<StreamedMatch | undefined> {
  const known = new Map<string, { readonly at: number; readonly best: Promise<StreamedMatch | undefined> }>();

  /** The newest first. */
  async function watchable(): Promise<{ readonly rooms: readonly RoomListing[]; readonly tables: readonly Table[] }> {
    const rooms = await liveRooms(context.cluster);
    const tables = tablesIn(rooms).filter((table) => canWatch(table, time.now()));
    return { rooms, tables: tables.sort((one, other) => openedAt(other) - openedAt(one)) };
  }

  async function strengthOf({ game, guests, seats, terms }: TableListing): Promise<number> {
    const kind = terms.ladder ? "ladder" : terms.rated ? "rated" : "casual";
    const ratings = await Promise.all(guests.map(async (guest) => displayedRating(await context.guests.rating(guest, game, kind))));
    return ratings.reduce((sum, rating) => sum + rating, 0) / seats;
  }

  async function best(game: string | undefined): Promise<StreamedMatch | undefined> {
    const { rooms, tables } = await watchable();
    const roughly = tables
      // A match in days stands still for hours.
      .filter(({ metadata }) => (game === undefined || metadata.game === game) && !isDaySpeed(metadata.terms.speed))
      .map((table) => {
        const { terms, people }: TableListing = table.metadata;
        const persons = people.filter(({ bot }) => !bot).length;
        return { table, rated: terms.rated, strength: 0, watchers: watchersOf(rooms, table.roomId), people: persons };
      });
    // Who would not be among the first whatever their strength is not looked up.
    const byPeople = roughly.sort((one, other) => Number(other.rated) - Number(one.rated) || other.people - one.people);
    const compared = await Promise.all(
      byPeople.slice(0, MOST_COMPARED).map(async (one) => ({ ...one, strength: await strengthOf(one.table.metadata) })),
    );
    const [first] = compared.sort(compareAttraction);
    return first && shown(first.table);
  }

  function bestNow(game: string | undefined): Promise<StreamedMatch | undefined> {
    const key = game ?? "";
    const before = known.get(key);
    if (before !== undefined && time.elapsed() - before.at < LIFETIME) return before.best;
    const found = best(game);
    known.set(key, { at: time.elapsed(), best: found });
    // A failed look is made again by the next caller.
    found.catch(() => known.get(key)?.best === found && known.delete(key));
    return found;
  }

  async function ofPeople(match: string, key: string | undefined): Promise<StreamedMatch | undefined> {
    const { tables } = await watchable();
    const found =
      tables.find(({ roomId }) => roomId === match) ?? tables.find(({ metadata }) => key !== undefined && keyOf(metadata) === key);
    return found && shown(found);
  }

  return ({ game, match, key }) => (match === undefined ? bestNow(game) : ofPeople(match, key));
}
