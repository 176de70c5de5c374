/** Invitations to tables that wait. Every process knows all of the last minutes: they are few, short-lived, and limit each other. */

import { LIMITS } from "../base/limits.ts";
import { time } from "../base/time.ts";
import type { Guest } from "../store/guest.ts";

export interface Invite {
  readonly match: string;
  readonly game: string;
  readonly code: string;
  readonly from: Guest;
  /** The invited guest's id. */
  readonly to: string;
  /** Both belong to a group of this name: then they need not know each other. */
  readonly group?: string;
}

/** In milliseconds. */
const OPEN_FOR = 3 * 60_000;
const COUNTED_FOR = 10 * 60_000;

export interface SentInvite extends Invite {
  readonly declined: boolean;
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
  let all: (SentInvite & { readonly at: number })[] = [];

  function recent(): typeof all {
    const since = now() - COUNTED_FOR;
    if (all[0] !== undefined && all[0].at <= since) all = all.filter(({ at }) => at > since);
    return all;
  }
  const isOpen = ({ at }: { at: number }): boolean => at > now() - OPEN_FOR;

  return {
    isAllowed(from, to) {
      const own = recent().filter((invite) => invite.from.id === from);
      return own.length < LIMITS.maxInvitations && own.filter((invite) => invite.to === to).length < LIMITS.maxInvitationsToGuest;
    },
    add(invite) {
      // The newest of a pair replaces what was declined or is still open at the same table.
      all = [...recent(), { ...invite, declined: false, at: now() }];
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
