/** Connections over which nothing comes any more though neither side has closed them: how soon the player is told. */
import { HUMAN_PULSE } from "../../../client/feed/live/heartbeat.ts";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type BenchRun, inTime } from "../common/bench.ts";
import { openBenchServer } from "../common/processes/bench-server.ts";
import { connectionIs, type FaultPlayer, playMatch } from "./players.ts";

export interface HalfOpen {
  readonly lines: number;
  /** Milliseconds until the last player was told. */
  readonly slowest: number;
  /** Players who were not back once the line was mended. */
  readonly lost: number;
}

const PATIENCE = 30_000;
const pass = (milliseconds: number): Promise<void> => new Promise((passed) => setTimeout(passed, milliseconds));

export async function freezeLines({ games, short }: BenchRun): Promise<HalfOpen> {
  const matches = short ? 4 : 60;
  const timings = { botDelay: () => 0, animationTime: () => 0, closingNotice: 0 };
  const server = await openBenchServer(() => ({ timings }));
  const times = await Promise.all(
    Array.from({ length: matches }, async (_none, number) => {
      const match = await playMatch(server.port, games[number % games.length] as Game, number);
      // The silence begins at any moment between two pings.
      await pass(below(quickLuck(number), HUMAN_PULSE.every));
      const { feed, line } = match.players[number % 2] as FaultPlayer;
      line.freeze();
      const start = performance.now();
      await inTime(connectionIs(feed, "lost"), PATIENCE, "a half-open connection was not noticed");
      const noticed = performance.now() - start;
      line.mend();
      const back = await inTime(connectionIs(feed, "open"), PATIENCE, "").then(
        () => true,
        () => false,
      );
      await match.close();
      return { noticed, back };
    }),
  );
  await server.close();
  return {
    lines: matches,
    slowest: Math.max(...times.map(({ noticed }) => noticed)),
    lost: times.filter(({ back }) => !back).length,
  };
}
