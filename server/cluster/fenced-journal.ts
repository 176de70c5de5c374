import { matchMaker } from "@colyseus/core";
import { EntryConflict, type Journal } from "../store/journal.ts";
import type { Cluster } from "./cluster.ts";

/**
 * Checks before an append that this process still owns the match. Others may have opened the matches of a frozen process: its entry would
 * be accepted if nobody has moved there yet, and the players there would not see it.
 */
export function fencedJournal(journal: Journal, cluster: Cluster): Journal {
  return {
    ...journal,
    async append(match, number, entry) {
      if (await cluster.wasFrozen()) {
        const [room] = await matchMaker.query({ roomId: match });
        if (room !== undefined && room.processId !== matchMaker.processId) throw new EntryConflict(match, number);
      }
      return journal.append(match, number, entry);
    },
  };
}
