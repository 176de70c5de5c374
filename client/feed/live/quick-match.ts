/** A quick match: waits in the server's queue for people who want the same game, until it gives a seat. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Reservation, Ticket } from "../../../shared/core/wire/calls.ts";
import { CLOSED, MESSAGES, type QueueNews } from "../../../shared/core/wire/wire.ts";
import { time } from "../../base/time.ts";
import type { Search, Waiting } from "../lobby.ts";
import { Heartbeat, type Pulse } from "./heartbeat.ts";
import type { LiveFeed } from "./live-feed.ts";
import { retryLater } from "./retry.ts";
import { type LiveRoom, leaveRoom, openRoom } from "./room.ts";

interface QuickMatchOptions {
  readonly address: string;
  readonly game: string;
  readonly rated: boolean;
  readonly pulse: Pulse;
  /** Asks for a place in the queue. */
  ask(): Promise<QueuePlace>;
  take(ticket: Ticket): LiveFeed;
}

interface QueuePlace {
  readonly reservation: Reservation;
  /** How many players the table will have. */
  readonly seats: number;
}

const NOTHING_FOUND = { filled: 1, names: [], colours: [], own: -1, botsAt: undefined, anybodyAt: undefined } as const;

export class QuickMatch implements Waiting {
  readonly match = "";
  readonly code = "";
  readonly begun = false;
  readonly inDays = false;
  readonly game: string;
  readonly seats: number;
  readonly rated: boolean;
  readonly fills: boolean;
  readonly feed: Promise<LiveFeed>;
  readonly #options: QuickMatchOptions;
  readonly #found = Promise.withResolvers<LiveFeed>();
  readonly #listeners = new Set<(search: Search) => void>();
  /** Aborted when the search is over. */
  readonly #searching = new AbortController();
  #search: Search;
  #isHeld = false;
  #room: LiveRoom<never> | undefined;
  /** Aborted when the room of the queue is lost or left. */
  #attached = new AbortController();
  /** The table where a seat was found. */
  #table: LiveFeed | undefined;

  constructor(options: QuickMatchOptions, { reservation, seats }: QueuePlace) {
    const { game, rated } = options;
    this.game = game;
    this.rated = rated;
    this.fills = !rated;
    this.seats = seats;
    this.feed = this.#found.promise;
    // Optional to await: without a handler a rejection is not an error.
    this.feed.catch(() => undefined);
    this.#options = options;
    this.#search = { ...NOTHING_FOUND, seats, since: time.elapsed() };
    void this.#enter(reservation).catch(() => this.#retry(1));
  }

  onSeats(listener: (search: Search) => void): void {
    this.#listeners.add(listener);
    listener(this.#search);
  }

  fill(): void {
    if (this.#table === undefined) this.#room?.send(MESSAGES.fill);
    else void this.#table.fill();
  }

  hold(): void {
    this.#isHeld = true;
    this.#room?.send(MESSAGES.fill, false);
  }

  cancel(): void {
    this.#table?.leave();
    this.#end(new Refusal("left"));
  }

  async #enter(reservation: Reservation): Promise<void> {
    const { address, pulse } = this.#options;
    const room = await openRoom<never>(address, reservation);
    if (this.#searching.signal.aborted) return leaveRoom(room);
    this.#room = room;
    this.#attached = new AbortController();
    const { signal } = this.#attached;
    const lost = (): void => {
      if (signal.aborted) return;
      this.#leaveQueue();
      this.#retry(0);
    };
    new Heartbeat(room, { pulse, signal, dead: lost });
    const since = time.elapsed();
    if (this.#isHeld) this.hold();
    room.onMessage(MESSAGES.queue, ({ filled, bots, anybody }: QueueNews) => {
      const now = time.elapsed();
      this.#tell({ filled, since, botsAt: bots < 0 ? undefined : now + bots, anybodyAt: now + anybody });
    });
    room.onMessage(MESSAGES.ticket, (ticket: Ticket) => this.#takeSeat(ticket));
    // Another window of the same guest searches now.
    room.onLeave((code) => (code === CLOSED.takenElsewhere && !signal.aborted ? this.#end(new Refusal("takenElsewhere")) : lost()));
  }

  #leaveQueue(): void {
    this.#attached.abort();
    const room = this.#room;
    this.#room = undefined;
    room?.connection.close();
  }

  #takeSeat(ticket: Ticket): void {
    this.#leaveQueue();
    this.#tell({ filled: this.seats, botsAt: undefined, anybodyAt: undefined });
    this.#table = this.#options.take(ticket);
    this.#table.begun.then(
      (begun) => {
        this.#searching.abort();
        this.#found.resolve(begun);
      },
      (error: unknown) => {
        if (this.#searching.signal.aborted) return;
        // A player did not come, and the table was closed.
        if (error instanceof Refusal && error.key === "unknownTable") this.#retry(0);
        else this.#end(error);
      },
    );
  }

  #tell(news: Partial<Search>): void {
    this.#search = { ...this.#search, ...news };
    for (const listener of this.#listeners) listener(this.#search);
  }

  #retry(tries: number): void {
    const { signal } = this.#searching;
    if (signal.aborted) return;
    this.#tell({ filled: 1, botsAt: undefined, anybodyAt: undefined });
    retryLater(tries, (online) => void this.#searchAgain(online ? 0 : tries), signal);
  }

  async #searchAgain(tries: number): Promise<void> {
    try {
      const { reservation } = await this.#options.ask();
      await this.#enter(reservation).catch(() => this.#retry(tries + 1));
    } catch (error) {
      // A server that closes is started again, or another one takes over.
      if (error instanceof Refusal && error.key !== "unreachable" && error.key !== "closing") this.#end(error);
      else this.#retry(tries + 1);
    }
  }

  #end(error: unknown): void {
    this.#searching.abort();
    this.#leaveQueue();
    this.#found.reject(error);
  }
}
