/** What guests ask of the desk about themselves. Whoever shows a token is whose token it is. */

import type { CallName } from "../../shared/core/calls.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { report, type ServerContext } from "../context.ts";
import type { GuestStore, KnownGuest } from "../data/guest-store.ts";
import { playersOf, type TableSnapshot, withoutPlayer } from "../data/table-store.ts";
import { shownRating } from "../store/ratings.ts";
import type { Desk } from "./desk.ts";
import { findOwnTable, findTable } from "./find-table.ts";
import { ownMatch } from "./own-match.ts";
import { callRoom, type JoiningPlayer } from "./tables.ts";

/** The longest history anybody gets. */
const MOST_MATCHES = 20;
/** The most matches that are on. */
const MOST_TABLES = 10;

const CALLS = [
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
export type GuestDesk = Pick<Desk, (typeof CALLS)[number]>;

export function guestDesk(house: ServerContext): GuestDesk {
  const { guests: people, tableStore: shelf } = house;

  async function whoIs(token: string): Promise<KnownGuest> {
    const person = await people.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  return {
    async arrive({ guest, name, or }) {
      const known = guest === undefined ? undefined : await people.byToken(guest);
      if (known !== undefined && guest !== undefined) return { ...known, token: guest };
      const { person, token } = await people.create(name, or);
      return { ...person, token };
    },
    async rename({ guest, name }) {
      await people.rename((await whoIs(guest)).id, name);
      return { name };
    },
    async profile({ guest }) {
      const { id } = await whoIs(guest);
      const [standings, matches] = await Promise.all([people.ratings(id), people.history(id, MOST_MATCHES)]);
      const ratings = standings.map((of) => ({ game: of.game, rated: of.rated, rating: shownRating(of), matches: of.matches }));
      return { ratings, matches: matches.map(({ points: _points, ...match }) => match) };
    },
    async code({ guest }) {
      return { code: await people.codeFor((await whoIs(guest)).id) };
    },
    async redeem({ code }) {
      const moved = await people.redeem(code);
      if (moved === undefined) throw new Refusal("badCode");
      return { ...moved.person, token: moved.token };
    },
    async kept({ guest }) {
      const { id } = await whoIs(guest);
      const [kept, tables] = await Promise.all([people.exported(id), sitsAt(id)]);
      return { kept: { ...kept, tables } };
    },
    async erase({ guest }) {
      const { id } = await whoIs(guest);
      const running = await sitsAt(id);
      // These first: what they keep would name him again.
      for (const { match } of running) await forgetAt(match, id);
      await people.erase(id, running);
      return {};
    },
    async block({ guest, match, seat, on }) {
      const { id } = await whoIs(guest);
      const other = await metAt(id, match, seat);
      if (other === undefined) throw new Refusal("foreignSeat");
      await (on ? people.block(id, other) : people.unblock(id, other));
      return {};
    },
    async report({ guest, match, seat, why, text = "" }) {
      const { id } = await whoIs(guest);
      const standing = await shelf.load(match);
      if (!(await playedAt(id, match, standing))) throw new Refusal("foreignSeat");
      const kept = await people.addComplaint(id, { match, seat, why, text, chat: standing?.chat ?? [] });
      if (!kept) throw new Refusal("tooOften");
      return {};
    },
    async giveUp({ guest, match }) {
      const { id } = await whoIs(guest);
      await callRoom(await findOwnTable(house, id, match), "giveUp", id);
      return {};
    },
    async matches({ guest }, { address }) {
      const { id } = await whoIs(guest);
      const tables = (await shelf.ofPlayer(id)).slice(0, MOST_TABLES);
      const own = await Promise.all(tables.map((table) => ownMatch(house, table, id, address)));
      return { matches: own.filter((match) => match !== undefined) };
    },
  };

  /** With what he has said there. */
  async function sitsAt(id: string) {
    const tables = await Promise.all((await shelf.ofPlayer(id)).map(async (match) => ({ match, standing: await shelf.load(match) })));
    return tables.flatMap(({ match, standing }) => {
      const seat = standing === undefined ? -1 : playersOf(standing).indexOf(id);
      if (standing === undefined || seat < 0) return [];
      const said = standing.chat.filter((line) => line.seat === seat);
      return [{ match, game: standing.table.game, seat, name: standing.seats[seat]?.name ?? "", said }];
    });
  }

  async function forgetAt(table: string, id: string): Promise<void> {
    try {
      await callRoom(await findTable(house, table), "forget", id);
    } catch (error) {
      // It is played where nobody can be told now: he must be able to ask again.
      if (error instanceof Refusal && error.key === "unreachable") throw error;
      if (!(error instanceof Refusal)) report(`table ${table}`, error);
      // It cannot be opened any more, or not now; or there is nothing to forget.
      const standing = await shelf.load(table);
      if (standing !== undefined) await shelf.save(table, withoutPlayer(standing, id));
    }
  }

  /** Who sat there with him: at a table that still stands, or in a match that is over. */
  async function metAt(id: string, match: string, seat: number): Promise<string | undefined> {
    const standing = await shelf.load(match);
    const sitting = standing === undefined ? [] : playersOf(standing);
    const other = sitting.includes(id) ? sitting[seat] : await people.metAt(id, match, seat);
    return other === id || other === "" ? undefined : other;
  }

  async function playedAt(id: string, match: string, standing: TableSnapshot | undefined): Promise<boolean> {
    if (standing !== undefined && playersOf(standing).includes(id)) return true;
    return (await people.history(id, MOST_MATCHES)).some((played) => played.match === match);
  }
}

/** Whoever sits down: a known guest under his own name, anybody else under the one he gives. */
export async function joiningPlayer(people: GuestStore, { guest, name = "" }: { guest?: string; name?: string }): Promise<JoiningPlayer> {
  return (guest === undefined ? undefined : await people.byToken(guest)) ?? { name };
}
