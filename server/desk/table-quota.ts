/** How many tables one address may have open at once, so that nobody can fill the server alone. */
import { matchMaker } from "@colyseus/core";
import { Refusal } from "../../shared/core/refusal.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { TableStore } from "../data/table-store.ts";
import { ROOMS } from "../rooms/room-names.ts";
import type { RoomListing } from "./tables.ts";

export interface TableQuota {
  /** Opens a table for this address and seats the caller, unless it has too many; calls of one address run one after the other. */
  open<T>(opener: string, work: () => Promise<T>): Promise<T>;
  /**
   * The same for a rematch and for a table that returns to memory, which must be possible beyond the limit. But finished and left
   * tables can be gathered, to be played all at once: as many again are the most.
   */
  openAgain<T>(opener: string, work: () => Promise<T>): Promise<T>;
  /** Throws if the address has as many as it may. */
  check(opener: string): Promise<void>;
}

export interface OpenerParts {
  /** Live tables: in the memory of any process and not over, whether anybody is connected or not. */
  readonly mostTables: number;
  /** All tables that can be returned to, those that have left memory included. */
  readonly mostUnfinished: number;
  readonly shelf: Pick<TableStore, "openedBy">;
  readonly cluster: Pick<Cluster, "seemsAlive">;
}

export function tableQuota({ mostTables, mostUnfinished, shelf, cluster }: OpenerParts): TableQuota {
  const turns = new Map<string, Promise<unknown>>();

  async function checkLive(opener: string, most: number): Promise<void> {
    if ((await liveOf(opener)) >= most) throw new Refusal("tooManyTables", { most });
  }

  async function check(opener: string): Promise<void> {
    await checkLive(opener, mostTables);
    if ((await shelf.openedBy(opener)) >= mostUnfinished) throw new Refusal("tooManyUnfinished", { most: mostUnfinished });
  }

  /** Tables of a dead process are on the shelf, but no longer live. */
  async function liveOf(opener: string): Promise<number> {
    const tables: RoomListing[] = await matchMaker.query({ name: ROOMS.match, opener } as object);
    return tables.filter(({ processId, metadata }) => cluster.seemsAlive(processId) && metadata?.phase !== "over").length;
  }

  function inTurn<T>(opener: string, allow: () => Promise<void>, work: () => Promise<T>): Promise<T> {
    const before = turns.get(opener) ?? Promise.resolve();
    const turn = before.then(async () => {
      await allow();
      return work();
    });
    const over = turn.then(
      () => undefined,
      () => undefined, // the caller is told
    );
    turns.set(opener, over);
    void over.then(() => turns.get(opener) === over && turns.delete(opener));
    return turn;
  }

  return {
    check,
    open: (opener, work) => inTurn(opener, () => check(opener), work),
    openAgain: (opener, work) => inTurn(opener, () => checkLive(opener, 2 * mostTables), work),
  };
}
