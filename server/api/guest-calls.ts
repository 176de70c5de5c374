/** Calls of guests about themselves. Possession of a token is the only proof of identity. */

import { lookalikeKey } from "../../shared/core/base/player-text.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import { hasProgramMark } from "../../shared/core/wire/programs.ts";
import { rateLimit } from "../base/rate-limit.ts";
import { findGuestTable, liveTable } from "../matchmaking/find-table.ts";
import { callRoom, type JoiningPlayer } from "../matchmaking/room-calls.ts";
import type { Guest } from "../store/guest.ts";
import type { GuestStore } from "../store/guest-store.ts";
import { displayedRating } from "../store/ratings.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { dayMatches } from "./day-matches.ts";
import { eraseEverywhere, guestSeatAt, guestTables, MAX_HISTORY, opponentAt } from "./guest-tables.ts";
import { unfinishedMatch } from "./unfinished-matches.ts";

const DAY_SECONDS = 86_400;
/** Finished matches in one answer. */
const PAGE = 25;
/** Finished matches that statistics are made of. */
const MAX_FIGURES = 1_000;
/** The most unfinished matches in a guest's list. */
const MAX_OWN_MATCHES = 10;

const GUEST_CALLS = [
  "arrive",
  "rename",
  "wearArms",
  "profile",
  "history",
  "statistics",
  "kept",
  "publish",
  "erase",
  "block",
  "report",
  "reportWatcher",
  "matches",
  "dayMatches",
  "giveUp",
] as const satisfies readonly CallName[];
export type GuestCalls = Pick<Api, (typeof GUEST_CALLS)[number]>;

export function guestCalls(context: ApiContext): GuestCalls {
  const { guests, allGuests, tableStore, people } = context;
  const newGuests = rateLimit(context.limits.maxGuests, undefined, DAY_SECONDS);

  async function guestOf(token: string, from: Pick<GuestStore, "byToken"> = guests): Promise<Guest> {
    const person = await from.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  const tellContacts = async (id: string): Promise<void> =>
    people.tell({ type: "changed", guests: [id, ...(await guests.contactIds(id))] });

  return {
    async arrive({ guest, name, or, device }, { address }) {
      const known = guest === undefined ? undefined : await guests.byToken(guest);
      if (known !== undefined && guest !== undefined) {
        if (device !== undefined) await guests.noteDevice(guest, device);
        return { ...known, token: guest };
      }
      checkUnmarked(name);
      if (!newGuests.spend(address, 1)) throw new Refusal("tooManyGuests");
      const { person, token } = await guests.create(name, or, device);
      return { ...person, token };
    },
    async rename({ guest, name }) {
      const { id } = await guestOf(guest);
      checkUnmarked(name);
      const looks = lookalikeKey(name);
      if ((await guests.namesTaken(id)).some((taken) => taken !== "" && lookalikeKey(taken) === looks)) throw new Refusal("nameTaken");
      await guests.rename(id, name);
      await tellContacts(id);
      return { name };
    },
    async wearArms({ guest, arms = "" }) {
      const { id } = await guestOf(guest);
      await guests.setArms(id, arms);
      context.leaderboards.forget();
      await tellContacts(id);
      return {};
    },
    async profile({ guest }) {
      const { id } = await guestOf(guest);
      const [gameRatings, matches] = await Promise.all([guests.ratings(id), guests.history(id, MAX_HISTORY)]);
      const ratings = gameRatings.map((of) => ({ game: of.game, rated: of.rated, rating: displayedRating(of), matches: of.matches }));
      return { ratings, matches: matches.map(({ points: _points, ...match }) => match) };
    },
    async history({ guest, ...filter }) {
      return guests.matchPage((await guestOf(guest)).id, filter, PAGE);
    },
    async statistics({ guest }) {
      const figures = await guests.figures((await guestOf(guest)).id, MAX_FIGURES + 1);
      return { matches: figures.slice(0, MAX_FIGURES), more: figures.length > MAX_FIGURES };
    },
    async kept({ guest }) {
      const { id } = await guestOf(guest, allGuests);
      const [data, tables] = await Promise.all([guests.exportData(id), guestTables(context, id)]);
      return { kept: { ...data, tables } };
    },
    async publish({ guest, on }) {
      const { id } = await guestOf(guest);
      if (on !== undefined) await guests.setPublishes(id, on);
      return { on: await guests.publishes(id) };
    },
    async erase({ guest }) {
      const { id } = await guestOf(guest, allGuests);
      for (const program of await guests.programsOf(id)) await eraseEverywhere(context, program.id);
      await eraseEverywhere(context, id);
      return {};
    },
    async block({ guest, match, seat, on }) {
      const { id } = await guestOf(guest);
      const other = await opponentAt(context, id, match, seat);
      if (other === undefined) throw new Refusal("foreignSeat");
      await (on ? guests.block(id, other) : guests.unblock(id, other));
      people.tell({ type: "changed", guests: [id, other] });
      return {};
    },
    async report({ guest, match, seat, why, text = "" }) {
      const { id } = await guestOf(guest);
      const snapshot = await tableStore.load(match);
      const own = await guestSeatAt(context, id, match, snapshot);
      // About others only.
      const isSeat = snapshot === undefined || seat < snapshot.seats.length;
      if (own === undefined || own === seat || !isSeat) throw new Refusal("foreignSeat");
      const about = await opponentAt(context, id, match, seat);
      const address = snapshot?.seats[seat]?.address;
      const isSaved = await guests.addComplaint(id, { match, seat, why, text, chat: snapshot?.chat ?? [], about, address });
      if (!isSaved) throw new Refusal("tooOften");
      return {};
    },
    async reportWatcher({ guest, match, line, why, text = "" }) {
      const { id } = await guestOf(guest);
      // A table that nobody watches is not loaded for this.
      const live = await liveTable(context, match);
      if (live === undefined) throw new Refusal("noSuchLine");
      const complained = await callRoom(live, "complainedLine", id, line);
      if (!(await guests.addComplaint(id, { match, seat: WATCHER, why, text, ...complained }))) throw new Refusal("tooOften");
      return {};
    },
    async giveUp({ guest, match }) {
      const { id } = await guestOf(guest);
      await callRoom(await findGuestTable(context, id, match), "giveUp", id);
      return {};
    },
    async matches({ guest }, { address }) {
      const { id } = await guestOf(guest);
      const inDays = new Set(await tableStore.inDays(id));
      const tables = (await tableStore.ofPlayer(id)).filter((table) => !inDays.has(table)).slice(0, MAX_OWN_MATCHES);
      const own = await Promise.all(tables.map((table) => unfinishedMatch(context, table, id, address)));
      return { matches: own.filter((match) => match !== undefined) };
    },
    async dayMatches({ guest }) {
      return { matches: await dayMatches(context, (await guestOf(guest)).id) };
    },
  };
}

/** A known guest joins under their own name, anyone else under the name in the call. */
export async function joiningPlayer(
  guests: GuestStore,
  { guest, name = "" }: { guest?: string; name?: string },
  address: string,
): Promise<JoiningPlayer> {
  const player = (guest === undefined ? undefined : await guests.byToken(guest)) ?? { name };
  checkUnmarked(player.name);
  return { ...player, address };
}

/** A person must not look like a program. */
function checkUnmarked(name: string): void {
  if (hasProgramMark(name)) throw new Refusal("nameTaken");
}
