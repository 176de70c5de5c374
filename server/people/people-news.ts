/** Who is online, from the list of rooms of all processes; and what one guest is told about it. */
import type { Invitation, KnownPerson, PeopleNews } from "../../shared/core/wire/people.ts";
import { ROOMS } from "../base/room-names.ts";
import type { StoredAppointment } from "../store/appointments.ts";
import type { Contacts } from "../store/contacts.ts";
import type { RoomListing } from "../table/listing.ts";
import { isSharedDeal } from "../table/options.ts";
import { appointmentNews } from "./appointment-news.ts";
import type { Invites } from "./invites.ts";

/** What the list of rooms says of a lobby. */
export interface LobbyListing {
  /** Ids of its guests who are shown. */
  readonly here: readonly string[];
}

export interface OnlineGuests {
  readonly here: ReadonlySet<string>;
  /** What each guest plays, and the match if all may watch it. */
  readonly playing: ReadonlyMap<string, { readonly match?: string; readonly game: string }>;
  /** Tables with a free seat. */
  readonly waiting: ReadonlySet<string>;
}

export function onlineGuests(rooms: readonly RoomListing[]): OnlineGuests {
  const here = new Set<string>();
  const playing = new Map<string, { match?: string; game: string }>();
  const waiting = new Set<string>();
  for (const { name, roomId: match, metadata, clients } of rooms) {
    if (name === ROOMS.lobby) for (const id of (metadata as LobbyListing | undefined)?.here ?? []) here.add(id);
    if (name !== ROOMS.match || metadata === undefined || clients === 0) continue;
    const { game, kind, phase, guests, people, seats, watchCode, terms } = metadata;
    // A deal of the day is not to be watched while others play it.
    if (phase === "running" && !isSharedDeal({ kind }))
      for (const id of guests) playing.set(id, { ...(watchCode === undefined && !terms.unwatched && { match }), game });
    if (phase === "waiting" && people.length < seats) waiting.add(match);
  }
  return { here, playing, waiting };
}

interface Reader {
  readonly id: string;
  readonly contacts: Contacts;
  readonly appointments: readonly StoredAppointment[];
}

export function peopleNews(
  { id, contacts, appointments }: Reader,
  invites: Pick<Invites, "openFor" | "sentBy">,
  online: OnlineGuests,
): PeopleNews {
  const { away, known, requests, asked } = contacts;
  const isComing = (code: string): boolean => appointments.some((one) => one.code === code);
  const isKnown = (person: string): boolean => known.some((other) => other.id === person);
  const invitations = invites
    .openFor(id)
    .filter(
      ({ match, from, group, at }) =>
        (at === undefined ? online.waiting.has(match) : !isComing(match)) && (group !== undefined || isKnown(from.id)),
    )
    .map(({ match, game, code, from, at }): Invitation => ({ match, game, code, from, ...(at !== undefined && { at }) }));
  const invited = invites
    .sentBy(id)
    .filter(({ match, at }) => at !== undefined || online.waiting.has(match))
    .map(({ to: person, match, declined }) => ({ person, match, declined }));
  return {
    away,
    people: known.map((other) => ({ ...other, ...stateOf(other.id, online) })),
    requests,
    asked,
    appointments: appointments.map((one) => appointmentNews(one, id)),
    invitations,
    invited,
  };
}

/** A guest who is shown as away is not told to play either. */
function stateOf(id: string, { here, playing }: OnlineGuests): Pick<KnownPerson, "state" | "match" | "game"> {
  if (!here.has(id)) return { state: "away" };
  const table = playing.get(id);
  return table === undefined ? { state: "here" } : { state: "playing", ...table };
}
