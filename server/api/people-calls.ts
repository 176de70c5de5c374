/** Calls of guests about other guests: whom they know, whom they invite, and who plays best. */
import { matchMaker } from "@colyseus/core";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import type { Acquaintance } from "../../shared/core/wire/people.ts";
import { gameOf } from "../base/games.ts";
import { ROOMS } from "../base/room-names.ts";
import { liveTable } from "../matchmaking/find-table.ts";
import type { LobbyListing } from "../people/people-news.ts";
import type { Contacts } from "../store/contacts.ts";
import type { Guest } from "../store/guest.ts";
import { hasFreeSeat, type RoomListing } from "../table/listing.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { opponentAt } from "./guest-tables.ts";

const PEOPLE_CALLS = [
  "met",
  "know",
  "acquaintance",
  "answerRequest",
  "forget",
  "invite",
  "decline",
  "showAway",
  "leaders",
] as const satisfies readonly CallName[];
export type PeopleCalls = Pick<Api, (typeof PEOPLE_CALLS)[number]>;

const MOST_MET = 12;

export function peopleCalls(context: ApiContext): PeopleCalls {
  const { guests, people, leaderboards } = context;

  async function guestOf(token: string): Promise<Guest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  return {
    async met({ guest }) {
      return { met: await guests.recentlyMet((await guestOf(guest)).id, MOST_MET) };
    },
    async know({ guest, match, seat }) {
      const { id } = await guestOf(guest);
      const other = await opponentAt(context, id, match, seat);
      if (other === undefined) throw new Refusal("foreignSeat");
      const answer = await guests.askToKnow(id, other);
      if (answer !== "asked") throw new Refusal(answer === "full" ? "tooManyContacts" : "avoided");
      people.tell({ type: "changed", guests: [id, other] });
      return { acquaintance: acquaintanceOf(await guests.contacts(id), other) };
    },
    async acquaintance({ guest, match, seat }) {
      const { id } = await guestOf(guest);
      const other = await opponentAt(context, id, match, seat);
      if (other === undefined) throw new Refusal("foreignSeat");
      return { acquaintance: acquaintanceOf(await guests.contacts(id), other) };
    },
    async answerRequest({ guest, person, yes }) {
      const { id } = await guestOf(guest);
      await guests.answerRequest(id, person, yes);
      people.tell({ type: "changed", guests: [id, person] });
      return {};
    },
    async forget({ guest, person }) {
      const { id } = await guestOf(guest);
      await guests.forgetContact(id, person);
      people.tell({ type: "changed", guests: [id, person] });
      return {};
    },
    async invite({ guest, person, match }) {
      const from = await guestOf(guest);
      const { known } = await guests.contacts(from.id);
      if (!known.some(({ id }) => id === person)) throw new Refusal("unknownGuest");
      const { game, code } = await tableToInvite(context, from, match);
      if (!(await isHere(context, person))) throw new Refusal("notHere");
      if (!people.invites.isAllowed(from.id, person)) throw new Refusal("tooManyInvites");
      people.tell({ type: "invite", invite: { match, game, code, from, to: person } });
      return {};
    },
    async decline({ guest, match }) {
      people.tell({ type: "declined", match, to: (await guestOf(guest)).id });
      return {};
    },
    async showAway({ guest, on }) {
      const { id } = await guestOf(guest);
      await guests.setAway(id, on);
      people.tell({ type: "changed", guests: [id] });
      return {};
    },
    async leaders({ game, rated, ladder, guest }) {
      gameOf(context, game);
      const kind = ladder ? "ladder" : rated ? "rated" : "casual";
      return leaderboards.of(game, kind, guest === undefined ? undefined : (await guests.byToken(guest))?.id);
    },
  };
}

/** A refusal looks like a request without an answer. */
export function acquaintanceOf({ known, requests, asked }: Contacts, other: string): Acquaintance {
  const holds = (some: readonly Guest[]): boolean => some.some(({ id }) => id === other);
  if (holds(known)) return "known";
  return holds(asked) ? "asked" : holds(requests) ? "asks" : "none";
}

/** The table where the guest sits and others may still sit down by its code. */
export async function tableToInvite(
  context: ApiContext,
  from: Guest,
  match: string,
): Promise<{ readonly game: string; readonly code: string }> {
  const table = (await liveTable(context, match))?.metadata;
  if (table === undefined || !table.guests.includes(from.id)) throw new Refusal("foreignSeat");
  const { game, code } = table;
  if (code === "" || !hasFreeSeat(table)) throw new Refusal("tableFull");
  return { game, code };
}

/** Whether the guest is at a page of any process, and shown. */
export async function isHere({ cluster }: Pick<ApiContext, "cluster">, person: string): Promise<boolean> {
  const lobbies: RoomListing[] = await matchMaker.query({ name: ROOMS.lobby });
  return lobbies.some(
    ({ metadata, processId }) => cluster.seemsAlive(processId) && (metadata as LobbyListing | undefined)?.here.includes(person) === true,
  );
}
