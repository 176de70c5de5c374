/** Tells each guest in a lobby room about the guests they know: who is here, who asks, who invites. */
import { type Client, CloseCode } from "@colyseus/core";
import { isEqual, isHex } from "../../shared/core/base/plain.ts";
import { NO_PEOPLE, type PeopleNews } from "../../shared/core/wire/people.ts";
import { MESSAGES, type OperatorNotice } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { StoredAppointment } from "../store/appointments.ts";
import type { Contacts } from "../store/contacts.ts";
import type { GuestStore } from "../store/guest-store.ts";
import type { People } from "./people.ts";
import { type OnlineGuests, peopleNews } from "./people-news.ts";
import type { Sanctions } from "./sanctions.ts";

/** Reads from the store at the same time. */
const MAX_READS = 20;
/** The pause after a failed read, in milliseconds. */
const RETRY_AFTER = 5_000;

/** A page in the lobby. */
interface Visitor {
  /** Empty for a page without a guest. */
  token: string;
  id: string | undefined;
  contacts: Contacts | undefined;
  appointments: readonly StoredAppointment[];
  /** Something about the guest has changed since it was read. */
  stale: boolean;
  reading: boolean;
  notBefore: number;
  /** Read, and not told yet. */
  fresh: boolean;
  sent: PeopleNews | undefined;
  /** What the operator has to say, as it was told. */
  notices: readonly OperatorNotice[];
}

const NEW_VISITOR: Omit<Visitor, "token"> = {
  id: undefined,
  contacts: undefined,
  appointments: [],
  stale: true,
  reading: false,
  notBefore: 0,
  fresh: false,
  sent: undefined,
  notices: [],
};

export interface LobbyContext {
  readonly guests: Pick<GuestStore, "appointmentsOf" | "contacts">;
  readonly allGuests: Pick<GuestStore, "byToken">;
  readonly sanctions: Pick<Sanctions, "confirm" | "isBanned" | "noticesFor">;
  readonly people: Pick<People, "listen" | "invites">;
}

export class LobbyPeople {
  readonly #context: LobbyContext;
  readonly #people: LobbyContext["people"];
  readonly #visitors = new Map<Client, Visitor>();
  readonly #endListening: () => void;
  /** For each guest who was online at the last telling, what they play, and where all may watch it; empty for those who play nothing. */
  #states: ReadonlyMap<string, string> = new Map();

  constructor(context: LobbyContext) {
    this.#context = context;
    this.#people = context.people;
    this.#endListening = context.people.listen((about) => this.#markStale(new Set(about)));
  }

  /** The page says which guest it shows, by the token. Anything else is ignored. */
  identify(client: Client, token: unknown): void {
    if (typeof token !== "string" || (token !== "" && !isHex(16)(token))) return;
    const known = this.#visitors.get(client);
    if (known === undefined) this.#visitors.set(client, { ...NEW_VISITOR, token });
    else if (known.token !== token)
      Object.assign(known, { token, id: undefined, contacts: undefined, appointments: [], stale: true, notices: [] });
  }

  leave(client: Client): void {
    this.#visitors.delete(client);
  }

  /** Reads what has changed. To be called at every tick. */
  read(): void {
    let reads = 0;
    const now = time.elapsed();
    for (const [client, visitor] of this.#visitors) {
      if (visitor.reading) reads++;
      if (reads >= MAX_READS) return;
      if (!visitor.stale || visitor.reading || now < visitor.notBefore) continue;
      reads++;
      void this.#readVisitor(client, visitor);
    }
  }

  /** Tells each guest what is new. */
  tell(online: OnlineGuests): void {
    const before = this.#states;
    this.#states = new Map([...online.here].map((id) => [id, playedBy(id, online)]));
    const changed = differences(before, this.#states);
    for (const [client, visitor] of this.#visitors) {
      const { id, contacts, appointments, sent, fresh } = visitor;
      const isNew = fresh || this.#isInviting(id, sent) || contacts?.known.some((other) => changed.has(other.id));
      if (!isNew || visitor.stale || visitor.reading) continue;
      visitor.fresh = false;
      const news =
        id === undefined || contacts === undefined ? NO_PEOPLE : peopleNews({ id, contacts, appointments }, this.#people.invites, online);
      if (isEqual(news, sent)) continue;
      visitor.sent = news;
      client.send(MESSAGES.people, news);
    }
  }

  /** Tells each guest what the operator has to say. To be called at every tick. */
  tellNotices(): void {
    for (const [client, visitor] of this.#visitors) {
      if (visitor.id === undefined) continue;
      const notices = this.#context.sanctions.noticesFor(visitor.id);
      if (notices.length + visitor.notices.length === 0 || isEqual(notices, visitor.notices)) continue;
      visitor.notices = notices;
      client.send(MESSAGES.operator, notices);
    }
  }

  /** A guest has read what the operator had to say. Anything else is ignored. */
  async confirm(client: Client, id: unknown): Promise<void> {
    const guest = this.#visitors.get(client)?.id;
    if (guest === undefined || typeof id !== "string") return;
    await this.#context.sanctions.confirm(guest, id).catch((error: unknown) => report("operator's notice", error));
  }

  /** Ids of the guests here who are shown, sorted. */
  here(): readonly string[] {
    const shown = [...this.#visitors.values()].flatMap(({ id, contacts }) =>
      id === undefined || contacts === undefined || contacts.away ? [] : [id],
    );
    return [...new Set(shown)].sort();
  }

  close(): void {
    this.#endListening();
  }

  #markStale(guests: ReadonlySet<string>): void {
    for (const visitor of this.#visitors.values()) {
      // Until the first read ends the visitor may be any guest, and what was read already may be older than the news.
      const isUnknown = visitor.id === undefined && visitor.reading;
      if (isUnknown || (visitor.id !== undefined && guests.has(visitor.id))) visitor.stale = true;
    }
  }

  async #readVisitor(client: Client, visitor: Visitor): Promise<void> {
    const { token } = visitor;
    Object.assign(visitor, { stale: false, reading: true });
    try {
      const { guests, allGuests, sanctions } = this.#context;
      const guest = token === "" ? undefined : await allGuests.byToken(token);
      // A banned guest is told of nothing but the ban, and is not seen.
      const shown = guest && !sanctions.isBanned(guest.id) ? guest.id : undefined;
      const [contacts, appointments] =
        shown === undefined ? [undefined, []] : await Promise.all([guests.contacts(shown), guests.appointmentsOf(shown)]);
      // Meanwhile it may have become another guest, who is read next.
      if (visitor.token !== token) return;
      const isSignedOut = visitor.id !== undefined && guest === undefined;
      Object.assign(visitor, { id: guest?.id, contacts, appointments, fresh: true });
      if (isSignedOut) client.leave(CloseCode.WITH_ERROR);
    } catch (error) {
      report("company", error);
      Object.assign(visitor, { stale: true, notBefore: time.elapsed() + RETRY_AFTER });
    } finally {
      visitor.reading = false;
    }
  }

  /** Invitations end by themselves, with time or with their table: looked at every time. */
  #isInviting(id: string | undefined, sent: PeopleNews | undefined): boolean {
    if (sent !== undefined && sent.invitations.length + sent.invited.length > 0) return true;
    const { invites } = this.#people;
    return id !== undefined && invites.openFor(id).length + invites.sentBy(id).length > 0;
  }
}

function playedBy(id: string, { playing }: OnlineGuests): string {
  const { game = "", match = "" } = playing.get(id) ?? {};
  return `${game} ${match}`;
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ReadonlySet<string> {
  const changed = [...after].filter(([id, state]) => before.get(id) !== state).map(([id]) => id);
  return new Set([...changed, ...[...before.keys()].filter((id) => !after.has(id))]);
}
