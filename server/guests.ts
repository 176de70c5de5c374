/** What guests ask of the desk about themselves. Whoever shows a token is whose token it is. */
import { Refusal } from "../shared/core/refusal.ts";
import type { CallName } from "../shared/core/wire.ts";
import type { Desk } from "./desk.ts";
import type { People, Person } from "./people.ts";
import { shownRating } from "./store/ratings.ts";
import type { Newcomer } from "./tables.ts";

/** The longest history anybody gets. */
const MOST_MATCHES = 20;

const CALLS = ["arrive", "rename", "profile", "code", "redeem", "kept", "erase", "block"] as const satisfies readonly CallName[];
export type GuestDesk = Pick<Desk, (typeof CALLS)[number]>;

export function guestDesk(people: People): GuestDesk {
  async function whoIs(token: string): Promise<Person> {
    const person = await people.known(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  return {
    async arrive({ guest, name }) {
      const known = guest === undefined ? undefined : await people.known(guest);
      if (known !== undefined && guest !== undefined) return { ...known, token: guest };
      const { person, token } = await people.arrive(name);
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
      return { kept: await people.exported((await whoIs(guest)).id) };
    },
    async erase({ guest }) {
      await people.erase((await whoIs(guest)).id);
      return {};
    },
    async block({ guest, match, seat, on }) {
      const { id } = await whoIs(guest);
      const other = await people.metAt(id, match, seat);
      if (other === undefined) throw new Refusal("foreignSeat");
      await (on ? people.block(id, other) : people.unblock(id, other));
      return {};
    },
  };
}

/** Whoever sits down: a known guest under his own name, anybody else under the one he gives. */
export async function newcomer(people: People, { guest, name = "" }: { guest?: string; name?: string }): Promise<Newcomer> {
  return (guest === undefined ? undefined : await people.known(guest)) ?? { name };
}
