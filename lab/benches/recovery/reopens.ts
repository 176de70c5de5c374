/** Many matches that were running when their process ended, and all their players come back at the same time. */
import { callApi } from "../../../client/feed/live/api.ts";
import { openDatabase } from "../../../server/database/database.ts";
import { storeIn } from "../../../server/database/store.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { BenchRun } from "../common/bench.ts";
import { type Played, playedMatch } from "./played.ts";
import { victim } from "./victim.ts";

export interface Reopened {
  readonly matches: number;
  readonly entries: number;
  readonly seconds: number;
  /** Matches that did not open at their last frame. */
  readonly wrong: number;
}

/** Entries of a match. */
const FAR = 150;
const AT_ONCE = 25;

export async function reopenAll({ games, say }: BenchRun, count: number): Promise<Reopened> {
  const server = await victim();
  try {
    await server.kill();
    const matches = await prepared(server.folder, games, count);
    say(`${count} matches are on record`);
    await server.start();
    const before = performance.now();
    const opened: boolean[] = [];
    for (let from = 0; from < count; from += AT_ONCE)
      opened.push(...(await Promise.all(matches.slice(from, from + AT_ONCE).map((match) => comesBack(server.address, match)))));
    const seconds = (performance.now() - before) / 1_000;
    const entries = matches.reduce((sum, match) => sum + match.entries, 0);
    return { matches: count, entries, seconds, wrong: opened.filter((fine) => !fine).length };
  } finally {
    await server.end();
  }
}

async function prepared(folder: string, games: BenchRun["games"], count: number): Promise<Played[]> {
  const db = await openDatabase(folder, undefined);
  const store = storeIn(db);
  const luck = quickLuck(count);
  const matches: Played[] = [];
  for (let at = 0; at < count; at++) {
    const game = games[at % games.length] as BenchRun["games"][number];
    matches.push(await playedMatch(store, game, 1 + ((at * 37) % FAR), luck));
  }
  await db.destroy();
  return matches;
}

async function comesBack(address: string, { match, token, game, frame }: Played): Promise<boolean> {
  const ticket = await callApi(address, "sit", { match, token }, 60_000);
  const { frames } = await callApi(address, "frames", { match, token, from: frame, to: frame + 9 }, 60_000);
  return ticket.begun && ticket.game === game && frames.length === 1 && frames[0]?.number === frame;
}
