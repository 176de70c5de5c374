/** Calls of guests about being told of their moves. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import { gameOf } from "../base/games.ts";
import { LIMITS } from "../base/limits.ts";
import { time } from "../base/time.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";

const PUSH_CALLS = ["pushKey", "subscribe", "unsubscribe", "callMe"] as const satisfies readonly CallName[];

export function pushCalls({ guests, push, games }: Pick<ApiContext, "games" | "guests" | "push">): Pick<Api, (typeof PUSH_CALLS)[number]> {
  async function idOf(token: string): Promise<string> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person.id;
  }
  return {
    pushKey: async () => ({ key: push.key }),
    async subscribe({ guest, ...subscription }) {
      await push.subscribe(await idOf(guest), guest, subscription);
      return {};
    },
    async unsubscribe({ guest, endpoint }) {
      await push.unsubscribe(await idOf(guest), endpoint);
      return {};
    },
    async callMe({ guest, game, until }) {
      const id = await idOf(guest);
      if (game !== undefined && until !== undefined) {
        const latest = time.now() + LIMITS.maxCallTime;
        await guests.wishToBeCalled(id, { game: gameOf({ games }, game).id, until: Math.min(until, latest) });
      }
      return { wishes: await guests.callWishes(id) };
    },
  };
}
