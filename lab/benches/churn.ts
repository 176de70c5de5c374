/** Many short matches in sequence, to show what a match leaves in memory. */
import { callApi } from "../../client/feed/live/api.ts";
import { openRoom } from "../../client/feed/live/room.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Answer } from "../../shared/core/wire/wire.ts";
import { type Bench, inTime, sizeOf } from "./common/bench.ts";
import { rounded } from "./common/figures.ts";
import { type ServerProcess, startServer, type Usage } from "./common/processes/process.ts";
import { openTable } from "./common/table.ts";

/** Entries of a match before a player resigns. */
const MOVES = 12;
/** Concurrent matches. */
const TABLES = 24;
/** Every fifth match has a watcher. */
const WATCHED = 5;
const PATIENCE = 60_000;

export const churn: Bench = {
  limits: {
    "churn.heapGrowth": 1.1,
    "churn.roomsLeft": 0,
    "churn.heldRoomsLeft": 0,
    "churn.heldClientsLeft": 0,
    // Libraries keep a few that come and go.
    "churn.mapsLeft": 10,
    "churn.timersLeft": 0,
    "churn.socketsLeft": 0,
  },
  speeds: ["churn.matchesPerSecond"],

  async run(run) {
    const { games, say } = run;
    const { matches, first } = sizeOf(run, { short: { matches: 48, first: 24 }, full: { matches: 10_000, first: 500 } });
    const server = await startServer("common/processes/quayside-process.ts");
    const start = performance.now();
    const playUpTo = async (from: number, to: number): Promise<void> => {
      let next = from;
      const play = async (): Promise<void> => {
        while (next < to) {
          const number = next++;
          if (number % 500 === 0) say(`match ${number}`);
          await playShort(server.address, games[number % games.length] as Game, number);
        }
      };
      await Promise.all(Array.from({ length: TABLES }, play));
    };
    await playUpTo(0, first);
    const before = await usageWhenIdle(server, games);
    await playUpTo(first, matches);
    const after = await usageWhenIdle(server, games);
    await server.close();
    const left = (of: keyof Usage): number => after[of] - before[of];
    return {
      "churn.matches": matches,
      "churn.matchesPerSecond": rounded((1_000 * matches) / (performance.now() - start)),
      "churn.heapMegabytes": rounded(after.heap / 1e6),
      "churn.heapGrowth": rounded(after.heap / before.heap, 3),
      "churn.bytesPerMatch": rounded(left("heap") / (matches - first)),
      "churn.roomsLeft": left("rooms"),
      "churn.heldRoomsLeft": left("heldRooms"),
      "churn.heldClientsLeft": left("heldClients"),
      "churn.mapsLeft": left("maps"),
      "churn.timersLeft": left("timers"),
      "churn.socketsLeft": left("sockets"),
    };
  },
};

async function playShort(address: string, game: Game, luck: number): Promise<void> {
  const refused = Promise.withResolvers<never>();
  let moves = 0;
  const asked = async (play: () => Promise<Answer>, resign: () => Promise<Answer>): Promise<void> => {
    const answer = await (moves++ < MOVES ? play() : resign());
    // A player asked at the same time may answer after the resignation.
    if (!answer.ok && answer.key !== "matchOver" && answer.key !== "notAsked") refused.reject(new Error(answer.key));
  };
  const table = await openTable({ address, game, seats: game.seats.fewest, luck, asked });
  if (luck % WATCHED === 0) {
    await table.begun;
    await watch(address, table.match);
  }
  await inTime(Promise.race([table.over, refused.promise]), PATIENCE, `match ${luck} of ${game.id} has not ended`);
  await table.leave();
}

/** Watches until the match is over. */
async function watch(address: string, match: string): Promise<void> {
  const { reservation } = await callApi(address, "watch", { match }, PATIENCE);
  const room = await openRoom(address, reservation);
  room.onMessage("*", () => undefined);
}

/**
 * Memory after timers of a few seconds have run out. The schema library keeps references to the rooms filled last; to make them the same each
 * time, a match of each game is played alone.
 */
async function usageWhenIdle(server: ServerProcess, games: readonly Game[]): Promise<Usage> {
  for (const [at, game] of games.entries()) await playShort(server.address, game, at + 1);
  await new Promise((passed) => setTimeout(passed, SETTLING));
  return server.usage();
}
const SETTLING = 4_000;
