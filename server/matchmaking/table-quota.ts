/** Limits the tables of one address. */
import { matchMaker } from "@colyseus/core";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Limits } from "../base/limits.ts";
import { ROOMS } from "../base/room-names.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { TableStore } from "../store/table-store.ts";
import type { RoomListing } from "../table/listing.ts";

export interface TableQuota {
  /** Checks the quota, then runs `work`, which opens the table. Calls of one address run in sequence. */
  openTable<T>(opener: string, work: () => Promise<T>): Promise<T>;
  /**
   * The same for a rematch and for a table that returns to memory: both must be possible beyond the quota. But finished and unloaded
   * tables can be collected and played all at once, so at most as many again are opened.
   */
  openAgain<T>(opener: string, work: () => Promise<T>): Promise<T>;
  /** Throws a Refusal if the address has used up its quota. */
  check(opener: string): Promise<void>;
}

interface TableQuotaOptions {
  /** A live table is in memory in any process and not over, with players connected or not. */
  readonly limits: Pick<Limits, "maxTables" | "maxUnfinishedTables">;
  readonly tableStore: Pick<TableStore, "openedBy">;
  readonly cluster: Pick<Cluster, "seemsAlive">;
  /** Throws a Refusal if there is no room for new tables. */
  checkRoom?(): void;
}

export function tableQuota({ limits, tableStore, cluster, checkRoom }: TableQuotaOptions): TableQuota {
  const { maxTables, maxUnfinishedTables } = limits;
  /** The last call of each address. */
  const calls = new Map<string, Promise<unknown>>();

  async function checkLive(opener: string, most: number): Promise<void> {
    if ((await liveTables(opener)) >= most) throw new Refusal("tooManyTables", { most });
  }

  async function check(opener: string): Promise<void> {
    checkRoom?.();
    await checkLive(opener, maxTables);
    if ((await tableStore.openedBy(opener)) >= maxUnfinishedTables) throw new Refusal("tooManyUnfinished", { most: maxUnfinishedTables });
  }

  /** Tables of a dead process are still stored, but no longer live. */
  async function liveTables(opener: string): Promise<number> {
    const tables: RoomListing[] = await matchMaker.query({ name: ROOMS.match, opener } as object);
    return tables.filter(({ processId, metadata }) => cluster.seemsAlive(processId) && metadata?.phase !== "over").length;
  }

  function inSequence<T>(opener: string, allow: () => Promise<void>, work: () => Promise<T>): Promise<T> {
    const previous = calls.get(opener) ?? Promise.resolve();
    const call = previous.then(async () => {
      await allow();
      return work();
    });
    const settled = call.then(
      () => undefined,
      () => undefined, // the caller gets the error
    );
    calls.set(opener, settled);
    void settled.then(() => calls.get(opener) === settled && calls.delete(opener));
    return call;
  }

  return {
    check,
    openTable: (opener, work) => inSequence(opener, () => check(opener), work),
    openAgain: (opener, work) => inSequence(opener, () => checkLive(opener, 2 * maxTables), work),
  };
}
