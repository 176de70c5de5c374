/** Players play all games while their server is killed repeatedly: every acknowledged move must stay on record. */
import { setTimeout as pass } from "node:timers/promises";
import { type LiveFeed, liveLobby } from "../../../client/feed/live/live-lobby.ts";
import { pageStorage } from "../../../client/feed/storage.ts";
import { openDatabase } from "../../../server/store/database.ts";
import { storeIn } from "../../../server/store/store.ts";
import type { Game, View } from "../../../shared/core/game.ts";
import { pick, type QuickLuck, quickLuck } from "../../../shared/core/random.ts";
import { type BenchRun, inTime } from "../bench.ts";
import { type Victim, victim } from "./victim.ts";

interface Acknowledged {
  readonly match: string;
  readonly seat: number;
  readonly ask: number;
  readonly move: string;
}

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

/** Of each game, at the same time. */
const MATCHES = 2;
const PATIENCE = 60_000;
const AT_ONCE = { most: Number.POSITIVE_INFINITY, every: 1 };

export async function killRepeatedly({ games, say }: BenchRun, kills: number): Promise<Killed> {
  const server = await victim();
  const told: Acknowledged[] = [];
  const luck = quickLuck(kills);
  let stuck = 0;
  try {
    const tables = await Promise.all(games.flatMap((game) => Array.from({ length: MATCHES }, () => openTable(server, game, told, luck))));
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
    return { kills, acknowledged: told.length, stuck, ...(await checked(server, told)) };
  } finally {
    await server.end();
  }
}

interface Table {
  /** Resolves true when a later move is acknowledged. */
  goesOn(): Promise<boolean>;
  stop(): void;
}

/** Players who answer at once, and open another match when one is over. */
async function openTable(server: Victim, game: Game, told: Acknowledged[], luck: QuickLuck): Promise<Table> {
  let stopped = false;
  let waiting: (() => void)[] = [];
  let feeds: readonly LiveFeed[] = [];

  async function begin(): Promise<void> {
    const person = () => liveLobby({ address: server.address, gameOf: async () => game, storage: pageStorage(), rate: AT_ONCE });
    const host = await person().createTable(game.id, {}, game.seats.fewest);
    const others: Promise<LiveFeed>[] = [];
    for (let seat = 1; seat < game.seats.fewest; seat++) others.push((await person().joinTable(host.code)).feed);
    feeds = await Promise.all([host.feed, ...others]);
    // Opened during the shutdown.
    if (stopped) return leave();
    for (const feed of feeds) play(feed);
  }

  function play(feed: LiveFeed): void {
    let answered = 0;
    feed.listen({
      presence: () => undefined,
      frame({ ask, sight, outcome }) {
        if (stopped) return;
        if (outcome !== undefined && feed === feeds[0]) return void again().catch(() => undefined); // tried again with the next frame, or found stuck
        if (ask <= answered) return;
        answered = ask;
        const move = game.notation(pick(luck, game.moves(sight as View)));
        void feed.send([move], ask).then((answer) => {
          if (!answer.ok) return;
          told.push({ match: feed.match, seat: feed.seat, ask, move });
          for (const heard of waiting) heard();
          waiting = [];
        });
      },
    });
  }

  function leave(): void {
    for (const feed of feeds) feed.leave();
    feeds = [];
  }

  async function again(): Promise<void> {
    leave();
    for (let tries = 0; tries < 20 && !stopped; tries++) {
      const begun = await begin().then(
        () => true,
        () => false, // killed in the middle of it
      );
      if (begun) return;
      await pass(250);
    }
  }

  await begin();
  return {
    async goesOn() {
      const heard = new Promise<boolean>((fine) => waiting.push(() => fine(true)));
      return inTime(heard, PATIENCE, `nothing was played in ${game.id}`).catch((error: Error) => {
        console.error(error.message);
        return false;
      });
    },
    stop() {
      stopped = true;
      leave();
    },
  };
}

async function checked({ folder }: Victim, told: readonly Acknowledged[]): Promise<{ lost: number; doubled: number }> {
  const db = await openDatabase(folder, undefined);
  const { journal } = storeIn(db);
  let lost = 0;
  let doubled = 0;
  for (const match of new Set(told.map((one) => one.match))) {
    const entries = (await journal.read(match))?.entries ?? [];
    for (const { seat, ask, move } of told.filter((one) => one.match === match)) {
      const there = entries.filter(
        (entry) => entry.type === "moves" && entry.seat === seat && entry.ask === ask && entry.moves[0] === move,
      );
      if (there.length === 0) lost++;
      if (there.length > 1) doubled++;
    }
  }
  await db.destroy();
  return { lost, doubled };
}
