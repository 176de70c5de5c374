/** Players play all games while their server is killed repeatedly: every acknowledged move must stay on record. */
import { setTimeout as pass } from "node:timers/promises";
import { openDatabase } from "../../../server/database/database.ts";
import { storeIn } from "../../../server/database/store.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { BenchRun } from "../common/bench.ts";
import { type Acknowledged, checkAcknowledged, PlayingTable } from "../common/playing-table.ts";
import { victim } from "./victim.ts";

export interface Killed {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged moves that are missing or different on record. */
  readonly lost: number;
  /** Moves acknowledged once and recorded more than once. */
  readonly doubled: number;
  /** Matches that did not continue after a kill. */
  readonly stuck: number;
}

/** Matches of each game that are played at the same time. */
const MATCHES = 2;

export async function killRepeatedly({ games, say }: BenchRun, kills: number): Promise<Killed> {
  const server = await victim();
  const told: Acknowledged[] = [];
  const luck = quickLuck(kills);
  const address = (): string => server.address;
  let stuck = 0;
  try {
    const tables = await Promise.all(
      games.flatMap((game) => Array.from({ length: MATCHES }, () => PlayingTable.open({ address, game, told, luck }))),
    );
    for (let kill = 1; kill <= kills; kill++) {
      await pass(20 + Math.random() * 400);
      await server.kill();
      await server.start();
      const goingOn = await Promise.all(tables.map((table) => table.goesOn()));
      stuck += goingOn.filter((fine) => !fine).length;
      if (kill % 20 === 0) say(`${kill} of ${kills} kills, ${told.length} moves acknowledged`);
    }
    for (const table of tables) table.stop();
    await server.kill();
    return { kills, acknowledged: told.length, stuck, ...(await checked(server.folder, told)) };
  } finally {
    await server.end();
  }
}

async function checked(folder: string, told: readonly Acknowledged[]): Promise<{ lost: number; doubled: number }> {
  const db = await openDatabase(folder, undefined);
  try {
    return await checkAcknowledged(storeIn(db).journal, told);
  } finally {
    await db.destroy();
  }
}
