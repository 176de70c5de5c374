/** Matches in days: a guest's list of them, and how many a guest may have. Read from snapshots alone, so that none has to be loaded. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { DayMatch } from "../../shared/core/wire/unfinished-matches.ts";
import { time } from "../base/time.ts";
import type { JoiningPlayer } from "../matchmaking/room-calls.ts";
import { listedPerson } from "../table/seats.ts";
import type { TableSnapshot } from "../table/snapshot.ts";
import type { ApiContext } from "./api-context.ts";

type Stores = Pick<ApiContext, "tableStore">;

async function seatsInDays({ tableStore }: Stores, person: string) {
  const tables = await Promise.all(
    (await tableStore.inDays(person)).map(async (match) => ({ match, snapshot: await tableStore.load(match) })),
  );
  return tables.flatMap(({ match, snapshot }) => {
    const seat = snapshot?.seats.findIndex((own) => own.person === person && !own.left) ?? -1;
    return snapshot === undefined || seat < 0 ? [] : [{ match, snapshot, seat }];
  });
}

/** The guest's own moves first, then by time left. */
export async function dayMatches(context: Stores, person: string): Promise<DayMatch[]> {
  const matches = (await seatsInDays(context, person)).map(({ match, snapshot, seat }) => dayMatch(match, snapshot, seat));
  const isWaiting = ({ asked, seat }: DayMatch): number => Number(!asked.includes(seat));
  return matches.sort((one, other) => isWaiting(one) - isWaiting(other) || one.left - other.left);
}

function dayMatch(match: string, snapshot: TableSnapshot, seat: number): DayMatch {
  const { table, seats, begun, paused } = snapshot;
  const running = paused ? [] : clocksOf(snapshot);
  const until = running.find(({ at }) => at === seat)?.until ?? Math.min(...running.map((other) => other.until));
  return {
    match,
    game: table.game,
    seats: seats.length,
    seat,
    running: begun,
    people: seats.map(listedPerson),
    asked: running.map(({ at }) => at),
    left: running.length === 0 ? 0 : Math.max(0, until - time.now()),
    paused,
  };
}

/** Before the deal players owe their share, once it may be opened; then moves. */
function clocksOf({ seats, begun, openUntil, deadlines = [] }: TableSnapshot): { readonly at: number; readonly until: number }[] {
  if (begun) return deadlines.flatMap(({ ask, until }, at) => (ask > 0 ? { at, until } : []));
  if (openUntil === undefined) return [];
  return seats.flatMap(({ kind, share }, at) => (kind === "person" && share === "" ? { at, until: openUntil } : []));
}

/** Only known guests play in days: they return through their list of matches. Each may have a limited number of them. */
export async function checkMayPlayInDays(
  context: Pick<ApiContext, "tableStore" | "limits">,
  { id }: JoiningPlayer,
  table?: string,
): Promise<void> {
  if (id === undefined) throw new Refusal("unknownGuest");
  const own = await seatsInDays(context, id);
  const { maxDayMatches: most } = context.limits;
  if (own.length >= most && !own.some(({ match }) => match === table)) throw new Refusal("tooManyInDays", { most });
}
