/** Lines that are cut in the middle of matches: each match must end as its uncut twin does. */
import { openMemoryStore } from "../../../server/database/store.ts";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { type BenchRun, inTime, sizeOf } from "../common/bench.ts";
import { sum } from "../common/figures.ts";
import { openBenchServer } from "../common/processes/bench-server.ts";
import { differencesFromTwin, type FaultMatch, type FaultPlayer, playMatch } from "./players.ts";

export interface Cut {
  readonly matches: number;
  readonly cuts: number;
  /** Matches that differ from their twin. */
  readonly differing: readonly string[];
}

const PATIENCE = 300_000;
/** Concurrent matches. */
const LANES = 10;
/** Milliseconds. */
const LONGEST_GAP = 40;
const STEP = 5;
const pass = (milliseconds: number): Promise<void> => new Promise((passed) => setTimeout(passed, milliseconds));

export async function cutLines(run: BenchRun): Promise<Cut> {
  const { games } = run;
  // Together more than 2,000: a match of Duel is over after about 13.
  const size = sizeOf(run, { short: { matches: 3, cuts: 8 }, full: { matches: 100, cuts: 30 } });
  const { journal } = await openMemoryStore();
  const timings = { botDelay: () => 0, animationTime: () => 0, closingNotice: 0 };
  const server = await openBenchServer(() => ({ journal, timings }));
  const cutMatch = async (number: number): Promise<{ cuts: number; wrong: string[] }> => {
    const match = await playMatch(server.port, games[number % games.length] as Game, number);
    const cuts = await cutAgainAndAgain(match, number, size.cuts);
    await inTime(match.over, PATIENCE, `match ${number} of ${match.game.id} has not ended`);
    // The other player may be on the way back still.
    const last = Math.max(...match.players.map(({ seen }) => seen.at(-1)?.number ?? 0));
    await inTime(reached(match, last), PATIENCE, `the end of match ${number} was not shown`);
    const record = (await journal.read((match.players[0] as FaultPlayer).feed.match)) as MatchRecord;
    const wrong = differencesFromTwin(match, record).map((what) => `${match.game.id} ${number}: ${what}`);
    await match.close();
    return { cuts, wrong };
  };
  const done: { cuts: number; wrong: string[] }[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < size.matches) done.push(await cutMatch(next++));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await server.close();
  return {
    matches: size.matches,
    cuts: sum(done.map(({ cuts }) => cuts)),
    differing: done.flatMap(({ wrong }) => wrong.slice(0, 1)),
  };
}

async function reached({ players }: FaultMatch, frame: number): Promise<void> {
  while (players.some(({ seen }) => (seen.at(-1)?.number ?? 0) < frame)) await pass(STEP);
}

/** Cuts again a few frames after the player is back. */
async function cutAgainAndAgain(match: FaultMatch, number: number, most: number): Promise<number> {
  const luck = quickLuck(number);
  let cuts = 0;
  while (cuts < most && !match.isOver()) {
    const { feed, line, seen } = match.players[below(luck, 2)] as FaultPlayer;
    const from = seen.length;
    while (!match.isOver() && (feed.presence().connection !== "open" || seen.length <= from)) await pass(STEP);
    if (match.isOver()) break;
    line.cut();
    cuts++;
    await pass(below(luck, LONGEST_GAP));
    line.mend();
  }
  return cuts;
}
