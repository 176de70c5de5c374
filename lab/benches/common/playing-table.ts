/** Tables whose players answer at once and open another match when one is over, and what the record must hold of it. */
import { setTimeout as pass } from "node:timers/promises";
import { pageStorage } from "../../../client/base/storage.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { type LiveFeed, LiveLobby, type LiveWaiting } from "../../../client/feed/live/live-lobby.ts";
import type { Journal } from "../../../server/store/journal.ts";
import { pick, type QuickLuck } from "../../../shared/core/base/random.ts";
import type { RefusalKey } from "../../../shared/core/base/refusal.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import { inTime } from "./bench.ts";

export interface Acknowledged {
  readonly match: string;
  readonly seat: number;
  readonly ask: number;
  readonly move: string;
}

interface PlayingTableOptions {
  /** The address for each player who comes. */
  address(): string;
  readonly game: Game;
  readonly told: Acknowledged[];
  readonly luck: QuickLuck;
  /** The pause before each move, in milliseconds. */
  readonly thinking?: number;
}

const PATIENCE = 60_000;
/** The pause before another try to open a match or to make a refused move. */
const AGAIN_AFTER = 250;

/** What another try cannot help. */
const SETTLED: readonly RefusalKey[] = ["notAsked", "matchOver", "left"];

export class PlayingTable {
  readonly #options: PlayingTableOptions;
  readonly #waiting: (() => void)[] = [];
  #feeds: readonly LiveFeed[] = [];
  #moves = 0;
  #givenUp = 0;
  #longestGap = 0;
  #isBeginning = false;
  #isStopped = false;

  /** With its first match. */
  static async open(options: PlayingTableOptions): Promise<PlayingTable> {
    const table = new PlayingTable(options);
    await inTime(table.#again(), PATIENCE, "a match could not be opened");
    return table;
  }

  private constructor(options: PlayingTableOptions) {
    this.#options = options;
  }

  /** Resolves true when a later move is acknowledged. */
  async goesOn(): Promise<boolean> {
    const heard = new Promise<boolean>((fine) => this.#waiting.push(() => fine(true)));
    return inTime(heard, PATIENCE, `nothing was played in ${this.#options.game.id}`).catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      return false;
    });
  }

  /** How many moves were acknowledged so far. */
  get moves(): number {
    return this.#moves;
  }

  /** How often a match was closed for good under its players. */
  get givenUp(): number {
    return this.#givenUp;
  }

  /** The longest time in which a player was not connected, or waited for the answer to a move, since the last question; in milliseconds. */
  takeLongestGap(): number {
    const longest = this.#longestGap;
    this.#longestGap = 0;
    return longest;
  }

  /** Whether every player is told that play has stopped or the connection is lost. */
  isExplained(): boolean {
    return this.#isBeginning || this.#feeds.every((feed) => feed.presence().connection !== "open");
  }

  stop(): void {
    this.#isStopped = true;
    this.#leave();
  }

  async #begin(): Promise<void> {
    const { address, game } = this.#options;
    const person = () => new LiveLobby({ address: address(), gameOf: async () => game, storage: pageStorage() });
    const places: LiveWaiting[] = [];
    try {
      const host = await person().createTable(game.id, {}, game.seats.fewest);
      places.push(host);
      while (places.length < game.seats.fewest) places.push(await person().joinTable(host.code));
      this.#feeds = await inTime(Promise.all(places.map(({ feed }) => feed)), PATIENCE, "a match has not begun");
    } catch (error) {
      for (const place of places) place.cancel();
      throw error;
    }
    // Opened during the shutdown.
    if (this.#isStopped) return this.#leave();
    for (const feed of this.#feeds) this.#play(feed);
  }

  #play(feed: LiveFeed): void {
    const { game, luck, told, thinking = 0 } = this.#options;
    let answered = 0;
    let newest: Moment | undefined;
    let lostAt: number | undefined;
    const noteGap = (since: number): void => {
      this.#longestGap = Math.max(this.#longestGap, performance.now() - since);
    };

    /** Unless it is answered already. A move that was refused for a reason that may pass is made again when play goes on. */
    const answer = async (): Promise<void> => {
      if (this.#isStopped || newest === undefined || newest.outcome !== undefined || newest.ask <= answered) return;
      const { ask, sight } = newest;
      answered = ask;
      if (thinking > 0) await pass(thinking);
      const move = game.notation(pick(luck, game.moves(sight as View)));
      const sentAt = performance.now();
      const reply = await feed.send([move], ask);
      if (reply.ok) {
        noteGap(sentAt);
        told.push({ match: feed.match, seat: feed.seat, ask, move });
        this.#moves++;
        for (const heard of this.#waiting.splice(0)) heard();
      } else if (!SETTLED.includes(reply.key)) {
        answered = Math.min(answered, ask - 1);
        await pass(AGAIN_AFTER);
        if (feed.presence().connection === "open") await answer();
      }
    };

    feed.listen({
      presence: () => {
        const { connection, why } = feed.presence();
        if (connection === "lost") lostAt ??= performance.now();
        if (connection === "open" && lostAt !== undefined) noteGap(lostAt);
        if (connection === "open") lostAt = undefined;
        if (connection === "open") return void answer();
        if (connection !== "closed" || why === "notSaved" || why === "left" || !this.#feeds.includes(feed)) return;
        this.#givenUp++;
        void this.#again();
      },
      frame: (moment) => {
        newest = moment;
        if (moment.outcome !== undefined && feed === this.#feeds[0] && !this.#isStopped) return void this.#again();
        void answer();
      },
    });
  }

  #leave(): void {
    const leaving = this.#feeds;
    this.#feeds = [];
    for (const feed of leaving) feed.leave();
  }

  /** Tries until a match has begun: the server may be away for a while. */
  async #again(): Promise<void> {
    if (this.#isBeginning) return;
    this.#isBeginning = true;
    this.#leave();
    while (!this.#isStopped) {
      const begun = await this.#begin().then(
        () => true,
        () => false,
      );
      if (begun) break;
      await pass(AGAIN_AFTER);
    }
    this.#isBeginning = false;
  }
}

/** Acknowledged moves that are missing on record, and those that are there twice. */
export async function checkAcknowledged(
  journal: Pick<Journal, "read">,
  told: readonly Acknowledged[],
): Promise<{ lost: number; doubled: number }> {
  let lost = 0;
  let doubled = 0;
  for (const [match, moves] of Map.groupBy(told, (one) => one.match)) {
    const entries = (await journal.read(match))?.entries ?? [];
    for (const { seat, ask, move } of moves) {
      const there = entries.filter(
        (entry) => entry.type === "moves" && entry.seat === seat && entry.ask === ask && entry.moves[0] === move,
      );
      if (there.length === 0) lost++;
      if (there.length > 1) doubled++;
    }
  }
  return { lost, doubled };
}
