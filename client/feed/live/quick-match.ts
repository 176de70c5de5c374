/** A quick match: waits in the server's queue for people who want the same game, until it gives a seat. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Reservation, Ticket } from "../../../shared/core/wire/calls.ts";
import { CLOSED, MESSAGES, type QueueNews } from "../../../shared/core/wire/wire.ts";
import { time } from "../../base/time.ts";
import type { Search, Waiting } from "../lobby.ts";
import { type Heartbeat, heartbeat, type Pulse } from "./heartbeat.ts";
import type { LiveFeed } from "./live-feed.ts";
import { retryLater } from "./retry.ts";
import { type LiveRoom, leaveRoom, openRoom } from "./room.ts";

export interface QuickParts {
  readonly address: string;
  readonly game: string;
  readonly rated: boolean;
  readonly pulse: Pulse;
  /** Asks for a place in the queue. */
  ask(): Promise<{ readonly reservation: Reservation; readonly seats: number }>;
  take(ticket: Ticket): LiveFeed;
}

/** A place in the server's queue. */
interface QueuePlace {
  enter(reservation: Reservation): Promise<void>;
  /** Bots take all free seats. */
  fill(): void;
  leave(): void;
}

interface QueuePlaceParts extends Pick<QuickParts, "address" | "pulse"> {
  /** The search is over. */
  isOver(): boolean;
  news(news: Partial<Search>): void;
  seated(ticket: Ticket): void;
  /** Another window of the same guest searches now. */
  takenElsewhere(): void;
  lost(): void;
}

function queuePlace({ address, pulse, isOver, news, seated, takenElsewhere, lost }: QueuePlaceParts): QueuePlace {
  let room: LiveRoom<never> | undefined;
  let beat: Heartbeat | undefined;

  function leave(): void {
    beat?.stop();
    const open = room;
    room = undefined;
    open?.connection.close();
  }

  return {
    leave,
    fill: () => room?.send(MESSAGES.fill),
    async enter(reservation) {
      const opened = await openRoom<never>(address, reservation);
      if (isOver()) return leaveRoom(opened);
      room = opened;
      const loseRoom = (): void => {
        if (room !== opened) return;
        leave();
        lost();
      };
      beat = heartbeat(opened, pulse, () => undefined, loseRoom);
      const since = time.elapsed();
      opened.onMessage(MESSAGES.queue, ({ filled, bots, anybody }: QueueNews) => {
        const now = time.elapsed();
        news({ filled, since, botsAt: bots < 0 ? undefined : now + bots, anybodyAt: now + anybody });
      });
      opened.onMessage(MESSAGES.ticket, seated);
      opened.onLeave((code) => (code === CLOSED.takenElsewhere && room === opened ? takenElsewhere() : loseRoom()));
    },
  };
}

const NOTHING_FOUND = { filled: 1, names: [], colours: [], own: -1, botsAt: undefined, anybodyAt: undefined } as const;

export async function searchMatch(parts: QuickParts): Promise<Waiting & { readonly feed: Promise<LiveFeed> }> {
  const { address, game, rated, pulse, ask, take } = parts;
  const found = Promise.withResolvers<LiveFeed>();
  // Optional to await: without a handler a rejection is not an error.
  found.promise.catch(() => undefined);
  const listeners = new Set<(search: Search) => void>();
  const first = await ask();
  const { seats } = first;
  let search: Search = { ...NOTHING_FOUND, seats, since: time.elapsed() };
  let feed: LiveFeed | undefined;
  let over = false;

  function tell(news: Partial<Search>): void {
    search = { ...search, ...news };
    for (const listener of listeners) listener(search);
  }

  const place = queuePlace({
    ...{ address, pulse, isOver: () => over, news: tell, seated },
    takenElsewhere: () => end(new Refusal("takenElsewhere")),
    lost: () => retry(0),
  });

  function seated(ticket: Ticket): void {
    place.leave();
    tell({ filled: seats, botsAt: undefined, anybodyAt: undefined });
    feed = take(ticket);
    feed.begun.then(
      (begun) => {
        over = true;
        found.resolve(begun);
      },
      (error: unknown) => {
        if (over) return;
        // A player did not come, and the table was closed.
        if (error instanceof Refusal && error.key === "unknownTable") retry(0);
        else end(error);
      },
    );
  }

  function retry(tries: number): void {
    if (over) return;
    tell({ filled: 1, botsAt: undefined, anybodyAt: undefined });
    retryLater(tries, (online) => void searchAgain(online ? 0 : tries));
  }

  async function searchAgain(tries: number): Promise<void> {
    if (over) return;
    try {
      const { reservation } = await ask();
      await place.enter(reservation).catch(() => retry(tries + 1));
    } catch (error) {
      // A server that closes is started again, or another one takes over.
      if (error instanceof Refusal && error.key !== "unreachable" && error.key !== "closing") end(error);
      else retry(tries + 1);
    }
  }

  function end(error: unknown): void {
    over = true;
    place.leave();
    found.reject(error);
  }

  void place.enter(first.reservation).catch(() => retry(1));
  return {
    ...{ match: "", game, seats, begun: false, rated, code: "", fills: !rated, feed: found.promise },
    inDays: false,
    onSeats(listener) {
      listeners.add(listener);
      listener(search);
    },
    cancel() {
      feed?.leave();
      end(new Refusal("left"));
    },
    fill: () => (feed === undefined ? place.fill() : void feed.fill()),
  };
}
