/** A new version over both processes while matches are played: each ends as on SIGTERM, and another one takes its place. */

import { at } from "../../../shared/core/base/checked.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { BenchRun } from "../common/bench.ts";
import { type Acknowledged, checkAcknowledged, PlayingTable } from "../common/playing-table.ts";
import type { Services } from "../common/services.ts";
import { openSite } from "./processes.ts";

export interface Rolled {
  readonly acknowledged: number;
  /** Acknowledged moves that are missing on record, and those that are there twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Tables that did not go on, and matches that were closed under their players. */
  readonly stuck: number;
  readonly givenUp: number;
  /** The longest time in which a player was not connected or waited for an answer, in milliseconds: before, and in each replacement. */
  readonly before: number;
  readonly gaps: readonly number[];
}

/** The pause before each move, in milliseconds. */
const THINKING = 500;

export async function roll({ games, say }: BenchRun, services: Services, count: number): Promise<Rolled> {
  const site = await openSite(services, 2);
  const told: Acknowledged[] = [];
  const luck = quickLuck(count);
  try {
    const tables: PlayingTable[] = [];
    while (tables.length < count) {
      const game = at(games, tables.length % games.length) as Game;
      tables.push(await PlayingTable.open({ address: () => site.balancer.address, game, told, luck, thinking: THINKING }));
    }
    const goOn = async () => (await Promise.all(tables.map((table) => table.goesOn()))).filter((fine) => !fine).length;
    const longest = () => Math.max(...tables.map((table) => table.takeLongestGap()));
    let stuck = await goOn();
    longest();
    stuck += await goOn();
    const before = longest();
    const gaps: number[] = [];
    for (const old of [...site.processes]) {
      const rooms = await old.call<number>("rooms");
      await site.end(old);
      stuck += await goOn();
      await site.begin();
      stuck += await goOn();
      const gap = longest();
      gaps.push(gap);
      say(`one of two is replaced, with ${rooms} rooms: the longest gap was ${Math.round(gap)} ms`);
    }
    for (const table of tables) table.stop();
    const givenUp = tables.reduce((sum, table) => sum + table.givenUp, 0);
    return { acknowledged: told.length, stuck, givenUp, before, gaps, ...(await checkAcknowledged(services.journal, told)) };
  } finally {
    await site.close();
  }
}
