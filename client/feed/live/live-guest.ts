/** The guest of this browser: made on the first visit, recognised by a token kept here. */

import type { CallName, Calls } from "../../../shared/core/calls.ts";
import type { GuestCard } from "../../../shared/core/guest.ts";
import type { Guest } from "../lobby.ts";
import type { KeyValueStorage } from "../storage.ts";
import { callDesk } from "./desk.ts";

const KEY = "quayside.guest";

export interface LiveGuest extends Guest {
  /** For calls that take a seat. */
  shown(): Promise<{ readonly guest: string }>;
}

export function liveGuest(address: string, storage: KeyValueStorage, firstName: string, otherNames: readonly string[] = []): LiveGuest {
  let arrived: { readonly token: string | null; readonly card: Promise<GuestCard> } | undefined;

  /** Asks again if another window has changed or erased the guest since. */
  function card(): Promise<GuestCard> {
    const token = storage.getItem(KEY);
    if (arrived === undefined || arrived.token !== token) arrived = { token, card: arrive(token) };
    return arrived.card;
  }

  async function arrive(token: string | null): Promise<GuestCard> {
    try {
      const known = token !== null && /^[0-9a-f]{32}$/.test(token) ? { guest: token } : {};
      return become(await callDesk(address, "arrive", { ...known, name: firstName, ...(otherNames.length > 0 && { or: otherNames }) }));
    } catch (error) {
      arrived = undefined;
      throw error;
    }
  }

  function become(guest: GuestCard): GuestCard {
    storage.setItem(KEY, guest.token);
    arrived = { token: guest.token, card: Promise.resolve(guest) };
    return guest;
  }

  const shown = async () => ({ guest: (await card()).token });
  const ask = async <N extends CallName>(name: N, more: Omit<Calls[N], "guest">) =>
    callDesk(address, name, { ...more, ...(await shown()) } as Calls[N]);

  return {
    shown,
    name: async () => (await card()).name,
    async rename(name) {
      await ask("rename", { name });
      become({ ...(await card()), name });
    },
    profile: () => ask("profile", {}),
    history: (filter) => ask("history", filter),
    statistics: () => ask("statistics", {}),
    code: async () => (await ask("code", {})).code,
    redeem: async (code) => become(await callDesk(address, "redeem", { code })).name,
    kept: async () => (await ask("kept", {})).kept,
    async erase() {
      await ask("erase", {});
      storage.removeItem(KEY);
    },
    block: async (match, seat, on) => void (await ask("block", { match, seat, on })),
    report: async (match, seat, why, text) => void (await ask("report", { match, seat, why, ...(text !== undefined && { text }) })),
    giveUp: async (match) => void (await ask("giveUp", { match })),
    matches: async () => (await ask("matches", {})).matches,
  };
}
