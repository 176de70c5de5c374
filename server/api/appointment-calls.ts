/** Calls about tables with a time. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import { LATEST_APPOINTMENT, OPEN_AFTER } from "../../shared/core/wire/appointments.ts";
import type { CallName, Calls } from "../../shared/core/wire/calls.ts";
import { gameOf } from "../base/games.ts";
import { time } from "../base/time.ts";
import { newCode } from "../matchmaking/create-table.ts";
import { ensureRoom } from "../matchmaking/ensure-room.ts";
import { findTable } from "../matchmaking/find-table.ts";
import { guestSeat, offerSeat } from "../matchmaking/room-calls.ts";
import { appointmentNews } from "../people/appointment-news.ts";
import type { StoredAppointment } from "../store/appointments.ts";
import type { Guest } from "../store/guest.ts";
import type { RoomListing } from "../table/listing.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { isHere } from "./people-calls.ts";
import { checkKnowsOpenHands, checkOpenHands, checkSeats, createTableFor } from "./table-calls.ts";

const APPOINTMENT_CALLS = ["appoint", "appointment", "comeTo", "inviteTo", "takeSeat"] as const satisfies readonly CallName[];

/** Long enough not to be guessed. */
const CODE_LETTERS = 10;

export function appointmentCalls(context: ApiContext): Pick<Api, (typeof APPOINTMENT_CALLS)[number]> {
  const { guests, people, push } = context;

  async function guestOf(token: string): Promise<Guest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }
  async function found(code: string): Promise<StoredAppointment> {
    const one = await guests.appointment(code.trim().toUpperCase());
    if (one === undefined) throw new Refusal("linkOver");
    return one;
  }
  /** Those who come are told. */
  const changed = (one: StoredAppointment): void => people.tell({ type: "changed", guests: one.people.map(({ id }) => id) });

  return {
    async appoint({ guest, at, ...wish }) {
      const { id } = await guestOf(guest);
      const game = gameOf(context, wish.game);
      const { seats = game.seats.fewest, speed } = wish;
      checkSeats(game, seats);
      checkOpenHands(game, wish);
      const now = time.now();
      if (at < now || at > now + LATEST_APPOINTMENT || (speed !== undefined && isDaySpeed(speed))) throw new Refusal("badOptions", { at });
      pickOptions(game.options, wish.options ?? {});
      const code = newCode(CODE_LETTERS);
      if (!(await guests.addAppointment(id, { code, game: game.id, at, wish: JSON.stringify({ ...wish, seats }) })))
        throw new Refusal("tooManyArranged");
      people.tell({ type: "changed", guests: [id] });
      return appointmentNews(await found(code), id);
    },
    async appointment({ code, guest }) {
      const reader = guest === undefined ? undefined : await guests.byToken(guest);
      return appointmentNews(await found(code), reader?.id);
    },
    async comeTo({ guest, code, yes }) {
      const { id, name } = await guestOf(guest);
      const one = await found(code);
      const wasComing = one.people.some((other) => other.id === id);
      if (!(await guests.setComing(one.code, id, yes))) throw new Refusal("tooManyArranged");
      changed(one);
      people.tell({ type: "changed", guests: [id] });
      // Whose date it is sees it on the page, or is called.
      if (yes && !wasComing && one.host !== undefined && one.host.id !== id && !(await isHere(context, one.host.id)))
        push.call(one.host.id, { call: "comes", game: one.game, path: `/a/${one.code}`, names: [name] });
      return {};
    },
    async inviteTo({ guest, person, code }) {
      const from = await guestOf(guest);
      const one = await found(code);
      const isComing = one.people.some(({ id }) => id === from.id);
      const { known } = await guests.contacts(from.id);
      if (!isComing || !known.some(({ id }) => id === person)) throw new Refusal("unknownGuest");
      if (one.at <= time.now()) throw new Refusal("linkOver");
      const isAtPage = await isHere(context, person);
      // Who wishes to be away looks like one who cannot be reached.
      if (!isAtPage && ((await guests.contacts(person)).away || (await guests.subscriptionsOf(person)).length === 0))
        throw new Refusal("notHere");
      if (!people.invites.isAllowed(from.id, person)) throw new Refusal("tooManyInvites");
      const { code: match, game, at } = one;
      people.tell({ type: "invite", invite: { match, game, code: match, from, to: person, at } });
      if (!isAtPage) push.call(person, { call: "invited", game, path: `/a/${match}`, names: [from.name] });
      return {};
    },
    async takeSeat({ guest, code, ...knows }, { address }) {
      const person = await guestOf(guest);
      const one = await found(code);
      const now = time.now();
      if (now < one.at || now > one.at + OPEN_AFTER) throw new Refusal("tooEarly");
      const listing = await tableOf(one, address);
      // It is the host's own wish.
      if (one.host?.id !== person.id) checkKnowsOpenHands(listing, knows, person.id);
      const sits = listing.metadata?.guests.includes(person.id) === true;
      const ticket = await (sits ? guestSeat(listing, person.id) : offerSeat(listing, { ...person, address }));
      await guests.noteTable(one.code, listing.roomId, person.id);
      changed(one);
      return ticket;
    },
  };

  /** Of those who come at the same time one opens it. */
  function tableOf({ code, game, wish }: StoredAppointment, opener: string): Promise<RoomListing> {
    const opened = async (): Promise<RoomListing | undefined> => {
      const table = (await guests.appointment(code))?.table;
      // If everybody has left the table, it is opened again.
      return table === undefined ? undefined : findTable(context, table).catch(() => undefined);
    };
    const open = async (): Promise<RoomListing> => {
      if (context.refusesTables) throw new Refusal("closing");
      const choices = JSON.parse(wish) as Partial<Calls["table"]>;
      const listing = await context.tableQuota.openTable(opener, () => createTableFor(gameOf(context, game), "private", choices, opener));
      await guests.noteTable(code, listing.roomId, "");
      await context.webhooks.alsoPost({ type: "appointment", key: code }, listing.roomId);
      return listing;
    };
    return ensureRoom(context.cluster, { name: `appointment ${code}`, find: opened, open });
  }
}
