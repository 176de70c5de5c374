/** The guest of this browser: made on the first visit, recognised by a token kept here. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { CallName, Calls } from "../../../shared/core/wire/calls.ts";
import type { GuestCard } from "../../../shared/core/wire/guest.ts";
import { deviceName } from "../../base/device-name.ts";
import type { KeyValueStorage } from "../../base/storage.ts";
import type { Guest } from "../lobby.ts";
import { callApi } from "./api.ts";
import { placesLeft } from "./room.ts";

/** Where a browser keeps its guest's token. */
export const GUEST_KEY = "quayside.guest";

export interface LiveGuest extends Guest {
  /** The guest for calls that take a seat. */
  shown(): Promise<{ readonly guest: string }>;
  /** The same for what a banned guest may do too: be told why, and see and erase what is kept about them. */
  own(): Promise<{ readonly guest: string }>;
  /** The guest that is kept here, if any: asks the server nothing. */
  known(): Promise<{ readonly guest?: string }>;
}

const keptToken = (token: string | null): { readonly guest?: string } =>
  token !== null && /^[0-9a-f]{32}$/.test(token) ? { guest: token } : {};

const named = (): { readonly device?: string } => {
  const device = deviceName();
  return device === "" ? {} : { device };
};

export function liveGuest(address: string, storage: KeyValueStorage, firstName: string, otherNames: readonly string[] = []): LiveGuest {
  const listeners: (() => void)[] = [];
  let arrived: { readonly token: string | null; readonly card: Promise<GuestCard> } | undefined;

  /** Asks again if another window has changed or erased the guest since. */
  function card(): Promise<GuestCard> {
    const token = storage.getItem(GUEST_KEY);
    if (arrived === undefined || arrived.token !== token) arrived = { token, card: arrive(token) };
    return arrived.card;
  }

  async function arrive(token: string | null): Promise<GuestCard> {
    try {
      return become(
        await callApi(address, "arrive", {
          ...keptToken(token),
          ...named(),
          name: firstName,
          ...(otherNames.length > 0 && { or: otherNames }),
        }),
      );
    } catch (error) {
      arrived = undefined;
      throw error;
    }
  }

  function tellListeners(): void {
    for (const tell of listeners) tell();
  }

  function become(guest: GuestCard): GuestCard {
    const before = storage.getItem(GUEST_KEY);
    storage.setItem(GUEST_KEY, guest.token);
    // If nothing can be kept every call is another guest.
    if (before !== guest.token && storage.getItem(GUEST_KEY) === guest.token) queueMicrotask(tellListeners);
    arrived = { token: guest.token, card: Promise.resolve(guest) };
    return guest;
  }

  const shown = async () => ({ guest: (await card()).token });
  const ask = async <N extends CallName>(name: N, more: Omit<Calls[N], "guest">) =>
    callApi(address, name, { ...more, ...(await shown()) } as Calls[N]);

  const known = async () => keptToken(storage.getItem(GUEST_KEY));
  const own = () =>
    shown().catch(async (error: unknown) => {
      const { guest } = await known();
      if (guest === undefined || !(error instanceof Refusal) || error.key !== "banned") throw error;
      return { guest };
    });

  return {
    shown,
    own,
    known,
    ask,
    onChange: (listener) => void listeners.push(listener),
    name: async () => (await card()).name,
    async rename(name) {
      await ask("rename", { name });
      become({ ...(await card()), name });
    },
    arms: async () => (await card()).arms ?? "",
    async wearArms(arms) {
      await ask("wearArms", arms === "" ? {} : { arms });
      become({ ...(await card()), arms });
    },
    profile: () => ask("profile", {}),
    history: (filter) => ask("history", filter),
    statistics: () => ask("statistics", {}),
    code: async () => (await ask("code", {})).code,
    redeem: async (code) => become(await callApi(address, "redeem", { ...named(), code })).name,
    usePasskey: async (proof) => become(await ask("usePasskey", { ...named(), proof })).name,
    signOutOthers: async () => void (await ask("signOutOthers", {})),
    kept: async () => (await callApi(address, "kept", await own())).kept,
    async erase() {
      await callApi(address, "erase", await own());
      storage.removeItem(GUEST_KEY);
    },
    block: async (match, seat, on) => void (await ask("block", { match, seat, on })),
    report: async (match, seat, why, text) => void (await ask("report", { match, seat, why, ...(text !== undefined && { text }) })),
    giveUp: async (match) => void (await ask("giveUp", { match })),
    callMe: async (game, until) => (await ask("callMe", game === undefined || until === undefined ? {} : { game, until })).wishes,
    know: async (match, seat) => (await ask("know", { match, seat })).acquaintance,
    acquaintance: async (match, seat) => (await ask("acquaintance", { match, seat })).acquaintance,
    puzzles: (game) => ask("puzzles", { game }),
    tryPuzzle: async (game, puzzle, moves) => void (await ask("tryPuzzle", { game, puzzle, moves })),
    exercises: (since, told) => ask("exercises", { since, told }),
    settings: async (changes) => (await ask("settings", { changes })).settings,
    pushKey: async () => (await callApi(address, "pushKey", {})).key,
    subscribe: async (place) => void (await ask("subscribe", place)),
    unsubscribe: async (endpoint) => void (await ask("unsubscribe", { endpoint })),
    async matches() {
      await placesLeft();
      return (await ask("matches", {})).matches;
    },
    dayMatches: async () => (await ask("dayMatches", {})).matches,
  };
}
