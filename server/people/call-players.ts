/** A player waits for a game: those who wish it are told through their browser's push service. */
import { report } from "../base/log.ts";
import type { Push } from "../push/push.ts";
import type { GuestStore } from "../store/guest-store.ts";

interface CallContext {
  readonly guests: Pick<GuestStore, "takeCalls">;
  readonly push: Pick<Push, "call" | "key">;
}

/** Returns at once; what goes wrong is logged. */
export function callPlayers({ guests, push }: CallContext, game: string, waiting: string): void {
  // Nobody could have wished it.
  if (push.key === "") return;
  const callAll = async (): Promise<void> => {
    for (const person of await guests.takeCalls(game, waiting)) push.call(person, { call: "waits", game, path: "/", names: [] });
  };
  void callAll().catch((error: unknown) => report("calls", error));
}
