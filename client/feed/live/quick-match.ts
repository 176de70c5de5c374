/** Waiting for people who want the same: a place in the server's queue until it says where to sit. */

import type { Reservation, Ticket } from "../../../shared/core/calls.ts";
import { Refusal } from "../../../shared/core/refusal.ts";
import { CLOSED, MESSAGES, type QueueNews } from "../../../shared/core/wire.ts";
import { time } from "../../time.ts";
import type { Search, Waiting } from "../lobby.ts";
import { retryDelay } from "./desk.ts";
import { type Heartbeat, heartbeat, type Pulse } from "./heartbeat.ts";
import type { LiveFeed } from "./live-feed.ts";
import { type LiveRoom, openRoom } from "./room.ts";

export interface QuickParts {
  readonly address: string;
  readonly game: string;
  readonly rated: boolean;
  readonly pulse: Pulse;
  /** For a place in the queue. */
  ask(): Promise<{ readonly reservation: Reservation; readonly seats: number }>;
  take(ticket: Ticket): LiveFeed;
}

export async function lookForPeople(parts: QuickParts): Promise<Waiting & { readonly feed: Promise<LiveFeed> }> {
  const { address, game, rated, pulse, ask, take } = parts;
  const found = Promise.withResolvers<LiveFeed>();
  // Whoever does not ask is not told; that is no unhandled failure.
  found.promise.catch(() => undefined);
  const listeners = new Set<(search: Search) => void>();
  const first = await ask();
  const { seats } = first;
  let search: Search = {
    filled: 1,
    seats,
    names: [],
    colours: [],
    own: -1,
    since: time.elapsed(),
    botsAt: undefined,
    anybodyAt: undefined,
  };
  let room: LiveRoom<never> | undefined;
  let beat: Heartbeat | undefined;
  let seat: LiveFeed | undefined;
  let over = false;

  function tell(news: Partial<Search>): void {
    search = { ...search, ...news };
    for (const listener of listeners) listener(search);
  }

  async function stand(place: Reservation, tries: number): Promise<void> {
    try {
      const opened = await openRoom<never>(address, place);
      if (over) return void opened.leave();
      room = opened;
      const lost = (): void => {
        if (room !== opened) return;
        letGo();
        again(0);
      };
      beat = heartbeat(opened, pulse, () => undefined, lost);
      const since = time.elapsed();
      opened.onMessage(MESSAGES.queue, ({ filled, bots, anybody }: QueueNews) => {
        const now = time.elapsed();
        tell({ filled, since, botsAt: bots < 0 ? undefined : now + bots, anybodyAt: now + anybody });
      });
      opened.onMessage(MESSAGES.ticket, sit);
      opened.onLeave((code) => {
        if (code === CLOSED.takenElsewhere && room === opened) end(new Refusal("takenElsewhere"));
        else lost();
      });
    } catch {
      again(tries + 1);
    }
  }

  function letGo(): void {
    beat?.stop();
    const open = room;
    room = undefined;
    open?.connection.close();
  }

  function sit(ticket: Ticket): void {
    letGo();
    tell({ filled: seats, botsAt: undefined, anybodyAt: undefined });
    const sitting = take(ticket);
    seat = sitting;
    sitting.begun.then(
      (feed) => {
        over = true;
        found.resolve(feed);
      },
      (error: unknown) => {
        if (over) return;
        // Somebody has not come, and the table was closed.
        if (error instanceof Refusal && error.key === "unknownTable") again(0);
        else end(error);
      },
    );
  }

  function again(tries: number): void {
    if (over) return;
    tell({ filled: 1, botsAt: undefined, anybodyAt: undefined });
    setTimeout(() => void standAgain(tries), retryDelay(tries));
  }

  async function standAgain(tries: number): Promise<void> {
    if (over) return;
    try {
      await stand((await ask()).reservation, tries);
    } catch (error) {
      // A harbour that closes opens again, or another answers in its place.
      if (error instanceof Refusal && error.key !== "unreachable" && error.key !== "closing") end(error);
      else again(tries + 1);
    }
  }

  function end(error: unknown): void {
    over = true;
    letGo();
    found.reject(error);
  }

  void stand(first.reservation, 0);
  return {
    game,
    seats,
    begun: false,
    rated,
    code: "",
    fills: !rated,
    onSeats(listener) {
      listeners.add(listener);
      listener(search);
    },
    cancel() {
      seat?.leave();
      end(new Refusal("left"));
    },
    fill: () => (seat === undefined ? room?.send(MESSAGES.fill) : void seat.fill()),
    feed: found.promise,
  };
}
