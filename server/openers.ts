/** How many tables one address may have going at once, so that nobody can fill the harbour alone. */
import { matchMaker } from "@colyseus/core";
import { Refusal } from "../shared/core/refusal.ts";
import { ROOMS } from "./rooms.ts";
import type { Listing } from "./tables.ts";

export interface Openers {
  /** Opens a table for somebody at this address, and seats him, if he has not too many; those of one address one after the other. */
  open<T>(opener: string, work: () => Promise<T>): Promise<T>;
  /** Throws if the address has as many as it may. */
  check(opener: string): Promise<void>;
}

export function openers(most: number): Openers {
  const turns = new Map<string, Promise<unknown>>();

  async function check(opener: string): Promise<void> {
    if ((await liveOf(opener)) >= most) throw new Refusal("tooManyTables", { most });
  }

  return {
    check,
    open(opener, work) {
      const before = turns.get(opener) ?? Promise.resolve();
      const turn = before.then(async () => {
        await check(opener);
        return work();
      });
      const over = turn.then(
        () => undefined,
        () => undefined, // whoever asked is told
      );
      turns.set(opener, over);
      void over.then(() => turns.get(opener) === over && turns.delete(opener));
      return turn;
    },
  };
}

/** In whatever process they are. Those that are over, or that nobody sits at or is expected at, do not count. */
async function liveOf(opener: string): Promise<number> {
  const tables: Listing[] = await matchMaker.query({ name: ROOMS.match, opener } as object);
  return tables.filter(({ clients, metadata }) => clients > 0 && metadata?.phase !== "over").length;
}
