/** Calls of guests about themselves. Possession of a token is the only proof of identity. */

import type { CallName } from "../../shared/core/calls.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { report, type ServerContext } from "../context.ts";
import type { GuestStore, KnownGuest } from "../data/guest-store.ts";
import { playersOf, type TableSnapshot, withoutPlayer } from "../data/table-store.ts";
import { displayedRating } from "../store/ratings.ts";
import type { Desk } from "./desk.ts";
import { findOwnTable, findTable } from "./find-table.ts";
import { ownMatch } from "./own-match.ts";
import { callRoom, type JoiningPlayer } from "./tables.ts";

/** Finished matches in a profile. */
const MAX_HISTORY = 20;
/** Unfinished matches in the list of one's own. */
const MAX_OWN_MATCHES = 10;

const GUEST_CALLS = [
  "arrive",
  "rename",
  "profile",
  "code",
  "redeem",
  "kept",
  "erase",
  "block",
  "report",
  "matches",
  "giveUp",
] as const satisfies readonly CallName[];
export type GuestDesk = Pick<Desk, (typeof GUEST_CALLS)[number]>;

export function guestDesk(context: ServerContext): GuestDesk {
  const { guests, tableStore } = context;

  async function guestOf(token: string): Promise<KnownGuest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  return {
    async arrive({ guest, name, or }) {
      const known = guest === undefined ? undefined : await guests.byToken(guest);
      if (known !== undefined && guest !== undefined) return { ...known, token: guest };
      const { person, token } = await guests.create(name, or);
      return { ...person, token };
    },
    async rename({ guest, name }) {
      await guests.rename((await guestOf(guest)).id, name);
      return { name };
    },
    async profile({ guest }) {
      const { id } = await guestOf(guest);
      const [gameRatings, matches] = await Promise.all([guests.ratings(id), guests.history(id, MAX_HISTORY)]);
      const ratings = gameRatings.map((of) => ({ game: of.game, rated: of.rated, rating: displayedRating(of), matches: of.matches }));
      return { ratings, matches: matches.map(({ points: _points, ...match }) => match) };
    },
    async code({ guest }) {
      return { code: await guests.createCode((await guestOf(guest)).id) };
    },
    async redeem({ code }) {
      const moved = await guests.redeem(code);
      if (moved === undefined) throw new Refusal("badCode");
      return { ...moved.person, token: moved.token };
    },
    async kept({ guest }) {
      const { id } = await guestOf(guest);
      const [kept, tables] = await Promise.all([guests.exportData(id), ownTables(id)]);
      return { kept: { ...kept, tables } };
    },
    async erase({ guest }) {
      const { id } = await guestOf(guest);
      const running = await ownTables(id);
      // Tables first: a snapshot saved later would bring the name back.
      for (const { match } of running) await eraseFromTable(match, id);
      await guests.erase(id, running);
      return {};
    },
    async block({ guest, match, seat, on }) {
      const { id } = await guestOf(guest);
      const other = await opponentAt(id, match, seat);
      if (other === undefined) throw new Refusal("foreignSeat");
      await (on ? guests.block(id, other) : guests.unblock(id, other));
      return {};
    },
    async report({ guest, match, seat, why, text = "" }) {
      const { id } = await guestOf(guest);
      const snapshot = await tableStore.load(match);
      if (!(await hasPlayedAt(id, match, snapshot))) throw new Refusal("foreignSeat");
      const kept = await guests.addComplaint(id, { match, seat, why, text, chat: snapshot?.chat ?? [] });
      if (!kept) throw new Refusal("tooOften");
      return {};
    },
    async giveUp({ guest, match }) {
      const { id } = await guestOf(guest);
      await callRoom(await findOwnTable(context, id, match), "giveUp", id);
      return {};
    },
    async matches({ guest }, { address }) {
      const { id } = await guestOf(guest);
      const tables = (await tableStore.ofPlayer(id)).slice(0, MAX_OWN_MATCHES);
      const own = await Promise.all(tables.map((table) => ownMatch(context, table, id, address)));
      return { matches: own.filter((match) => match !== undefined) };
    },
  };

  /** Tables where the guest has a seat, with their chat lines there. */
  async function ownTables(id: string) {
    const tables = await Promise.all(
      (await tableStore.ofPlayer(id)).map(async (match) => ({ match, snapshot: await tableStore.load(match) })),
    );
    return tables.flatMap(({ match, snapshot }) => {
      const seat = snapshot === undefined ? -1 : playersOf(snapshot).indexOf(id);
      if (snapshot === undefined || seat < 0) return [];
      const chat = snapshot.chat.filter((line) => line.seat === seat);
      return [{ match, game: snapshot.table.game, seat, name: snapshot.seats[seat]?.name ?? "", said: chat }];
    });
  }

  async function eraseFromTable(table: string, id: string): Promise<void> {
    try {
      await callRoom(await findTable(context, table), "forget", id);
    } catch (error) {
      // The table's process cannot be told now: the guest has to ask again.
      if (error instanceof Refusal && error.key === "unreachable") throw error;
      if (!(error instanceof Refusal)) report(`table ${table}`, error);
      // The room cannot be opened, or has no seat of this guest: the snapshot alone is changed.
      const snapshot = await tableStore.load(table);
      if (snapshot !== undefined) await tableStore.save(table, withoutPlayer(snapshot, id));
    }
  }

  /** Who has or had another seat of the guest's table, open or finished. */
  async function opponentAt(id: string, match: string, seat: number): Promise<string | undefined> {
    const snapshot = await tableStore.load(match);
    const players = snapshot === undefined ? [] : playersOf(snapshot);
    const other = players.includes(id) ? players[seat] : await guests.opponentAt(id, match, seat);
    return other === id || other === "" ? undefined : other;
  }

  async function hasPlayedAt(id: string, match: string, snapshot: TableSnapshot | undefined): Promise<boolean> {
    if (snapshot !== undefined && playersOf(snapshot).includes(id)) return true;
    return (await guests.history(id, MAX_HISTORY)).some((played) => played.match === match);
  }
}

/** A known guest joins under their own name, anyone else under the name in the call. */
export async function joiningPlayer(guests: GuestStore, { guest, name = "" }: { guest?: string; name?: string }): Promise<JoiningPlayer> {
  return (guest === undefined ? undefined : await guests.byToken(guest)) ?? { name };
}
