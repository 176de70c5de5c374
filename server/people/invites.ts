/** Invitations to tables that wait, or that have a time. Every process knows all of the last minutes: they are few, short-lived, and limit each other. */

import { LIMITS } from "../base/limits.ts";
import { time } from "../base/time.ts";
import type { Guest } from "../store/guest.ts";

export interface Invite {
  /** Of a table with a time, its code. */
  readonly match: string;
  readonly game: string;
  readonly code: string;
  readonly from: Guest;
  /** The invited guest's id. */
  readonly to: string;
  /** Both belong to a group of this name: then they need not know each other. */
  readonly group?: string;
  /** The time of an appointed table, in milliseconds since 1970. */
  readonly at?: number;
}

/** In milliseconds. */
const OPEN_FOR = 3 * 60_000;
const COUNTED_FOR = 10 * 60_000;
/** To a table with a time, which is another hour's matter; never longer than until then. */
const DATE_OPEN_FOR = 24 * 3_600_000;

export interface SentInvite extends Invite {
  readonly declined: boolean;
}

/** Times as `now` gives them. */
interface KeptInvite extends SentInvite {
  readonly sent: number;
  readonly until: number;
}

export interface Invites {
  /** False if the guest has invited too often. */
  isAllowed(from: string, to: string): boolean;
  add(invite: Invite): void;
  decline(match: string, to: string): void;
  /** Invites that are not declined and not outdated. */
  openFor(to: string): readonly SentInvite[];
  /** Declined ones included. */
  sentBy(from: string): readonly SentInvite[];
  /** The guest was erased. */
  forget(guest: string): void;
}

export function invites(now: () => number = time.elapsed): Invites {
  let all: KeptInvite[] = [];

  const isOpen = ({ until }: KeptInvite): boolean => until > now();
  const isCounted = ({ sent }: KeptInvite): boolean => sent > now() - COUNTED_FOR;
  function recent(): typeof all {
    if (all.some((invite) => !isOpen(invite) && !isCounted(invite))) all = all.filter((invite) => isOpen(invite) || isCounted(invite));
    return all;
  }

  return {
    isAllowed(from, to) {
      const own = recent().filter((invite) => invite.from.id === from && isCounted(invite));
      return own.length < LIMITS.maxInvitations && own.filter((invite) => invite.to === to).length < LIMITS.maxInvitationsToGuest;
    },
    add(invite) {
      // The newest of a pair replaces what was declined or is still open at the same table.
      const openFor = invite.at === undefined ? OPEN_FOR : Math.min(DATE_OPEN_FOR, invite.at - time.now());
      all = [...recent(), { ...invite, declined: false, sent: now(), until: now() + openFor }];
    },
    decline(match, to) {
      all = recent().map((invite) => (invite.match === match && invite.to === to ? { ...invite, declined: true } : invite));
    },
    openFor: (to) => latest(recent().filter((invite) => invite.to === to && isOpen(invite))).filter(({ declined }) => !declined),
    sentBy: (from) => latest(recent().filter((invite) => invite.from.id === from && isOpen(invite))),
    forget(guest) {
      all = all.filter(({ from, to }) => from.id !== guest && to !== guest);
    },
  };
}

/** The newest of several to the same table for the same guest. */
function latest<T extends Invite>(some: readonly T[]): T[] {
  return [...new Map(some.map((invite) => [`${invite.match} ${invite.to}`, invite])).values()];
}
