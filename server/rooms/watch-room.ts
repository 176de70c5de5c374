/** The room of a match's watchers. Its state holds no secret, and a crowd of watchers does not slow the players' room. */
import { type Client, matchMaker } from "@colyseus/core";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import type { Deal, MatchRecord } from "../../shared/core/match/record.ts";
import { type Step, steps } from "../../shared/core/match/step.ts";
import type { Frame } from "../../shared/core/match/view.ts";
import {
  MOST_NAMED_WATCHERS,
  makeRoot,
  NO_CLOCKS,
  NO_WATCHERS,
  type Root,
  type SeatStatus,
  type Watchers,
  writeFrame,
  writeSeats,
} from "../../shared/core/wire/sync.ts";
import { type Answer, CLOSED, MESSAGES } from "../../shared/core/wire/wire.ts";
import { gameOf } from "../base/games.ts";
import { report } from "../base/log.ts";
import { ROOMS } from "../base/room-names.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { type Cluster, findRoom } from "../cluster/cluster.ts";
import type { Follower } from "../match/followers.ts";
import { ensureRoom } from "../matchmaking/ensure-room.ts";
import type { Sanctions } from "../people/sanctions.ts";
import type { RoomListing } from "../table/listing.ts";
import { BaseRoom, type RoomContext } from "./base-room.ts";
import { type DelayedShows, delayedShows } from "./delayed-shows.ts";
import type { MatchRoom } from "./match-room.ts";

interface WatchOptions {
  readonly match: string;
  readonly game: string;
}

/** A watcher, by what they said of themselves. */
export interface Watcher {
  readonly guest?: string;
  readonly name?: string;
}

type WatchingClient = Client<{ userData: Watcher }>;

export interface WatchRoomContext extends RoomContext {
  readonly games: readonly Game[];
  readonly timings: Pick<Timings, "joinTimeout" | "watchDelay">;
  readonly sanctions: Pick<Sanctions, "check" | "isBanned" | "listen">;
}

export abstract class WatchRoom extends BaseRoom<{ state: Root; metadata: WatchOptions; client: WatchingClient }> implements Follower {
  abstract override readonly context: WatchRoomContext;
  #deal: Deal | undefined;
  #unfollow = (): void => undefined;
  /** The match's room; undefined, as the next is, if creating this one failed. */
  #players: MatchRoom | undefined;
  #delayed: DelayedShows | undefined;
  /** When the newest known entry was made. */
  #newest: number | undefined;

  override onCreate({ match, game }: WatchOptions): void {
    // If two rooms are created at once, one is listed.
    this.roomId = nameOf(match);
    const delayed = delayedShows(this.context.timings.watchDelay, (show) => this.#guarded(show));
    this.#delayed = delayed;
    this.setUp(() => delayed.showDue());
    this.metadata = { match, game };
    // The root has no seats: nothing in this state is private.
    this.state = makeRoot(gameOf(this.context, game), 0);
    this.onMessage("*", (client: Client) => {
      const answer: Answer = { id: "", ok: false, key: "foreignSeat", args: {} };
      client.send(MESSAGES.answer, answer);
    });
    const room = matchMaker.getLocalRoomById(match) as MatchRoom | undefined;
    if (room === undefined) throw new Refusal("unknownTable");
    this.#players = room;
    const endListening = this.context.sanctions.listen(() => {
      for (const client of [...this.clients]) if (this.context.sanctions.isBanned(client.userData?.guest)) client.leave(CLOSED.left);
    });
    const unfollow = room.followers.add(this);
    this.#unfollow = () => {
      endListening();
      unfollow();
    };
  }

  override onJoin(client: WatchingClient, watcher: Watcher): void {
    this.context.sanctions.check("ban", watcher.guest);
    client.userData = watcher;
    this.#players?.showWatchers(watchersOf(this.clients));
    if (this.#deal !== undefined) client.send(MESSAGES.deal, this.#deal);
  }

  override onLeave(): void {
    this.#players?.showWatchers(watchersOf(this.clients));
  }

  override onDispose(): void {
    this.#unfollow();
    this.#players?.showWatchers(NO_WATCHERS);
    this.#delayed?.clear();
  }

  showFrames(frames: readonly Frame[], match: Match): void {
    const isFirst = this.#newest === undefined;
    this.#newest = timeOf(match) ?? beganAt(match.record);
    if (isFirst && this.context.timings.watchDelay > 0) this.#showPast(match);
    else this.#delay(() => this.#show(frames, match), this.#newest);
  }

  showSeats(seats: readonly SeatStatus[]): void {
    const { watchDelay } = this.context.timings;
    if (watchDelay === 0) return this.#writeSeats(seats);
    // Running clocks would tell who is asked now; who sits where is public.
    if (this.state.people.length === 0) this.#writeSeats(seats.map((seat) => ({ ...seat, ...NO_CLOCKS })));
    const delayed = seats.map((seat) => ({ ...seat, until: later(seat.until, watchDelay), deadline: later(seat.deadline, watchDelay) }));
    this.#delay(() => this.#writeSeats(delayed), time.elapsed());
  }

  #writeSeats(people: readonly SeatStatus[]): void {
    writeSeats(this.state, people);
    this.broadcastPatch();
  }

  showDeal(deal: Deal): void {
    this.#delay(() => {
      this.#deal = deal;
      this.broadcast(MESSAGES.deal, deal);
    });
  }

  endFollowing(elsewhere: boolean): void {
    if (elsewhere) this.moveElsewhere();
    else this.#delay(() => void this.disconnect(CLOSED.unknownTable));
  }

  #show(frames: readonly Frame[], match: Match): void {
    for (const frame of frames) {
      writeFrame(this.state, frame, match);
      this.broadcastPatch();
    }
  }

  /** Shows the past of a match with a delay that is already running: what is due by now, then each frame at its time. */
  #showPast(newest: Match): void {
    let now: Step | undefined;
    const began = beganAt(newest.record);
    for (const { frames, match } of steps(newest.game, newest.record)) {
      const at = timeOf(match) ?? began;
      if (at + this.context.timings.watchDelay > time.elapsed()) this.#delay(() => this.#show(frames, match), at);
      else now = { match, frames: frames.length > 0 ? frames.slice(-1) : (now?.frames ?? []) };
    }
    this.#guarded(() => now !== undefined && this.#show(now.frames, now.match));
  }

  #delay(show: () => void, at = this.#newest ?? time.elapsed()): void {
    this.#delayed?.add(show, at);
  }

  /** An error here must reach neither the match nor the process. */
  #guarded(show: () => unknown): void {
    try {
      show();
    } catch (error) {
      report(`watch ${this.roomId}`, error);
    }
  }
}

/** A time as watchers see it, delayed like the frames; 0 is none. */
const later = (at: number, delay: number): number => (at === 0 ? 0 : at + delay);

/** A guest who watches in two windows counts once. */
export function watchersOf(clients: Iterable<{ readonly userData?: Watcher }>): Watchers {
  const known = new Map<string, string>();
  let unknown = 0;
  for (const { userData: { guest, name } = {} } of clients) {
    if (guest === undefined || name === undefined) unknown++;
    else known.set(guest, name);
  }
  return { names: [...known.values()].slice(0, MOST_NAMED_WATCHERS), count: known.size + unknown };
}

const nameOf = (match: string): string => `watch-${match}`;
/** The first entries say who sits where, and are made when the match begins; without them it begins now. */
export const beganAt = ({ entries: [first] }: MatchRecord): number => first?.at ?? time.elapsed();
const timeOf = ({ record }: Match): number | undefined => record.entries.at(-1)?.at;

/** The watch room of a match, in the process that has the match. */
export function watchRoomOf({ cluster }: { readonly cluster: Cluster }, options: WatchOptions): Promise<RoomListing> {
  const name = nameOf(options.match);
  const find = () => findRoom(cluster, { name: ROOMS.watch, roomId: name }) as Promise<RoomListing | undefined>;
  return ensureRoom(cluster, { name, find, open: () => matchMaker.createRoom(ROOMS.watch, options) as Promise<RoomListing> });
}
