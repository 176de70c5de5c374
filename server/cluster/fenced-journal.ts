import { matchMaker } from "@colyseus/core";
import { type Journal, Taken } from "../data/journal.ts";
import type { Cluster } from "./cluster.ts";

/**
 * A process that stood still may have been given up, and its matches opened elsewhere. It would learn so from the journal only when
 * somebody has moved there already: its own entry would stand, and those who sit elsewhere would not be told.
 */
export function fencedJournal(journal: Journal, cluster: Cluster): Journal {
  return {
    ...journal,
    async append(match, number, entry) {
      if (await cluster.wasFrozen()) {
        const [room] = await matchMaker.query({ roomId: match });
        if (room !== undefined && room.processId !== matchMaker.processId) throw new Taken(match, number);
      }
      return journal.append(match, number, entry);
    },
  };
}
