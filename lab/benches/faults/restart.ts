/** A server that is killed and started again with a crowd at its tables: how soon everybody is seated. */
import { type LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type BenchRun, inTime } from "../common/bench.ts";
import { victim } from "../recovery/victim.ts";
import { connectionIs } from "./players.ts";

export interface Restarted {
  readonly clients: number;
  /** Milliseconds from the server's first answer until the last client was seated. */
  readonly slowest: number;
  /** Clients who never came back. */
  readonly lost: number;
}

const PATIENCE = 60_000;
/** Tables opened at once. */
const AT_ONCE = 10;

export async function restartUnderCrowd({ games, short, say }: BenchRun): Promise<Restarted> {
  const tables = short ? 15 : 500;
  const server = await victim();
  try {
    const feeds: LiveFeed[] = [];
    for (let from = 0; from < tables; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, tables - from) }, (_none, at) => games[(from + at) % games.length] as Game);
      feeds.push(...(await Promise.all(some.map((game) => seatPair(server.address, game)))).flat());
    }
    say(`${feeds.length} clients sit`);
    await server.kill();
    await Promise.all(feeds.map((feed) => inTime(connectionIs(feed, "lost"), PATIENCE, "a client has not noticed")));
    await server.start();
    const start = performance.now();
    const times = await Promise.all(
      feeds.map((feed) =>
        inTime(connectionIs(feed, "open"), PATIENCE, "a client did not come back").then(
          () => performance.now() - start,
          () => undefined,
        ),
      ),
    );
    for (const feed of feeds) feed.leave();
    const back = times.filter((time) => time !== undefined);
    return { clients: feeds.length, slowest: Math.max(...back), lost: feeds.length - back.length };
  } finally {
    await server.end();
  }
}

async function seatPair(address: string, game: Game): Promise<LiveFeed[]> {
  const lobby = () => new LiveLobby({ address, gameOf: async () => game, storage: undefined });
  const host = await lobby().createTable(game.id, {}, 2);
  const guest = await lobby().joinTable(host.code);
  return inTime(Promise.all([host.feed, guest.feed]), PATIENCE, "a match has not begun");
}
