/**
 * The room of a match's watchers: a crowd of them does not slow the players' room. Its state holds no secret; that of a room with the eyes of a
 * player holds theirs alone, and the room is closed when they share it no longer.
 */
import { type Client, type Room as ColyseusRoom, matchMaker } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import type { Deal, MatchRecord } from "../../shared/core/match/record.ts";
import { type Step, steps } from "../../shared/core/match/step.ts";
import type { Frame } from "../../shared/core/match/view.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { admit, makeRoot, NO_CLOCKS, type Root, type SeatStatus, writeFrame, writeSeats } from "../../shared/core/wire/sync.ts";
import { type Answer, type ChatLine, CLOSED, type Command, MESSAGES, readCommand } from "../../shared/core/wire/wire.ts";
import { gameOf } from "../base/games.ts";
import { report } from "../base/log.ts";
import { ROOMS } from "../base/room-names.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { type Cluster, findRoom } from "../cluster/cluster.ts";
import { idOf, refusalOf } from "../match/command-handler.ts";
import type { Follower, WatchedRoom, Watcher } from "../match/followers.ts";
import { ensureRoom } from "../matchmaking/ensure-room.ts";
import type { People } from "../people/people.ts";
import type { Sanctions } from "../people/sanctions.ts";
import type { GuestStore } from "../store/guest-store.ts";
import type { RoomListing } from "../table/listing.ts";
import { BaseRoom, type RoomContext } from "./base-room.ts";
import { type DelayedShows, delayedShows } from "./delayed-shows.ts";

interface WatchOptions {
  readonly match: string;
  readonly game: string;
  /** The seat of a player who shares their view, with whose eyes it is seen. */
  readonly eyes?: number;
}

type WatchingClient = Client<{ userData: Watcher }>;

export interface WatchRoomContext extends RoomContext {
  readonly games: readonly Game[];
  readonly timings: Pick<Timings, "joinTimeout" | "watchDelay">;
  readonly sanctions: Pick<Sanctions, "check" | "isBanned" | "listen">;
  readonly people: Pick<People, "listen">;
  readonly guests: Pick<GuestStore, "guestById">;
}

interface Room {
  state: Root;
  metadata: WatchOptions;
  client: WatchingClient;
}

export abstract class WatchRoom extends BaseRoom<Room> implements Follower {
  abstract override readonly context: WatchRoomContext;
  #deal: Deal | undefined;
  #unfollow = (): void => undefined;
  #endListening = (): void => undefined;
  /** The match's room; undefined, as the next is, if creating this one failed. */
  #players: WatchedRoom | undefined;
  #delayed: DelayedShows | undefined;
  /** The match has left memory; watchers who see late still see what came before. */
  #isOver = false;
  /** When the newest known entry was made. */
  #newest: number | undefined;

  override onCreate({ match, game, eyes }: WatchOptions): void {
    // If two rooms are created at once, one is listed.
    this.roomId = nameOf(match, eyes);
    const delayed = delayedShows(this.context.timings.watchDelay, (show) => this.#guarded(show));
    this.#delayed = delayed;
    this.setUp(() => delayed.showDue());
    this.metadata = { match, game, ...(eyes !== undefined && { eyes }) };
    this.state = makeRoot(gameOf(this.context, game), eyes === undefined ? [] : [eyes]);
    this.onMessage(MESSAGES.command, (client: WatchingClient, message: unknown) => this.#answer(client, message));
    this.onMessage("*", (client: WatchingClient) => client.send(MESSAGES.answer, refusalOf("", "", new Refusal("foreignSeat"))));
    const room = matchMaker.getLocalRoomById(match) as (ColyseusRoom & WatchedRoom) | undefined;
    if (room === undefined) throw new Refusal("unknownTable");
    if (eyes !== undefined && !room.followers.sharesView(eyes)) throw new Refusal("viewClosed");
    const { sanctions, people } = this.context;
    const endListening = sanctions.listen(() => {
      for (const client of [...this.clients]) if (sanctions.isBanned(client.userData?.guest)) client.leave(CLOSED.left);
    });
    const endNews = people.listen(
      (guests, isOut) => void this.#rename(guests, isOut).catch((error) => report(`watch ${this.roomId}`, error)),
    );
    this.#endListening = () => {
      endListening();
      endNews();
    };
    this.follow(room);
  }

  /** Shows this match, which may have been loaded again. */
  follow(room: WatchedRoom): void {
    this.#isOver = false;
    this.#players = room;
    this.#unfollow = room.followers.add(this);
    this.#tellWatchers();
  }

  override onJoin(client: WatchingClient, watcher: Watcher): void {
    this.context.sanctions.check("ban", watcher.guest);
    client.userData = watcher;
    const { eyes } = this.metadata;
    if (eyes !== undefined) {
      client.view = new StateView();
      admit(this.state, client.view, eyes);
    }
    this.#tellWatchers();
    if (this.#deal !== undefined) client.send(MESSAGES.deal, this.#deal);
    // What watchers say to each other is not for players of the match, wherever they look on from.
    const { said = [] } = this.#players?.followers ?? {};
    if (said.length > 0 && !this.#plays(watcher)) client.send(MESSAGES.chat, said);
  }

  override onLeave(): void {
    this.#tellWatchers();
  }

  override onDispose(): void {
    this.#endListening();
    this.#players?.showWatchers(this, []);
    this.#unfollow();
    this.#delayed?.clear();
  }

  #tellWatchers(): void {
    this.#players?.showWatchers(
      this,
      [...this.clients].map(({ userData }) => userData ?? {}),
    );
  }

  /** Guests may have other names, or be erased. Where one of their devices was signed out, all ask for their place again. */
  async #rename(guests: readonly string[], isOut: boolean): Promise<void> {
    const present = [...this.clients].filter(({ userData }) => userData?.guest !== undefined && guests.includes(userData.guest));
    for (const guest of new Set(present.map(({ userData }) => userData?.guest as string))) {
      const found = await this.context.guests.guestById(guest);
      for (const client of present) if (client.userData?.guest === guest) client.userData = found ? { guest, name: found.name } : {};
      this.#players?.followers.rename(guest, found?.name);
    }
    if (present.length > 0) this.#tellWatchers();
    if (isOut) for (const client of present) client.leave(CLOSED.moved);
  }

  #plays({ guest }: Watcher): boolean {
    return guest !== undefined && this.#players?.hasPlayer(guest) === true;
  }

  /** Watchers talk to each other, and command nothing. */
  async #answer(client: WatchingClient, message: unknown): Promise<void> {
    const id = idOf(message);
    try {
      const command = readCommand(message);
      if (command.type !== "say") throw new Refusal("foreignSeat");
      await this.#say(client.userData ?? {}, command);
      client.send(MESSAGES.answer, { id, ok: true, frame: this.state.frame } satisfies Answer);
    } catch (error) {
      client.send(MESSAGES.answer, refusalOf(`watch ${this.roomId}`, id, error));
    }
  }

  /** Who has no name here says nothing. */
  async #say(watcher: Watcher, { id, text, phrase }: Extract<Command, { type: "say" }>): Promise<void> {
    const { guest, name } = watcher;
    if (guest === undefined || name === undefined) throw new Refusal("unknownGuest");
    if (this.#plays(watcher)) throw new Refusal("foreignSeat");
    this.context.sanctions.check("mute", guest);
    await this.#players?.followers.say(id, { id: guest, seat: WATCHER, name }, phrase === undefined ? { text } : { phrase });
  }

  showSaid(lines: readonly ChatLine[]): void {
    for (const client of this.clients) if (!this.#plays(client.userData ?? {})) client.send(MESSAGES.chat, lines);
  }

  showFrames(frames: readonly Frame[], match: Match): void {
    const isFirst = this.#newest === undefined;
    this.#newest = timeOf(match) ?? beganAt(match.record);
    if (isFirst && this.context.timings.watchDelay > 0) this.#showPast(match);
    else this.#delay(() => this.#show(frames, match), this.#newest);
  }

  showSeats(seats: readonly SeatStatus[]): void {
    const { eyes } = this.metadata;
    if (eyes !== undefined && !seats[eyes]?.sharesView) return void this.disconnect(CLOSED.viewClosed);
    const { watchDelay } = this.context.timings;
    if (watchDelay === 0) return this.#writeSeats(seats);
    // Running clocks would tell who is asked now; who sits where is public, and who shares their view.
    if (this.state.people.length === 0) this.#writeSeats(seats.map((seat) => ({ ...seat, ...NO_CLOCKS, sharesView: seat.sharesView })));
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
    if (elsewhere) return this.moveElsewhere();
    // From here on nobody would hear that the player shares their view no longer.
    if (this.metadata.eyes !== undefined) return void this.disconnect(CLOSED.viewClosed);
    this.#isOver = true;
    this.#delay(() => this.#isOver && void this.disconnect(CLOSED.unknownTable));
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

/** The watch room of a match in this process, if there is one. */
export const watchRoomHere = (match: string) => matchMaker.getLocalRoomById(nameOf(match, undefined)) as WatchRoom | undefined;
const nameOf = (match: string, eyes: number | undefined): string => (eyes === undefined ? `watch-${match}` : `watch-${match}-${eyes}`);
/** How many watch a match now, with whichever eyes. */
export const watchersOf = (rooms: readonly RoomListing[], match: string): number =>
  rooms
    .filter(({ name, metadata }) => name === ROOMS.watch && (metadata as Partial<WatchOptions> | undefined)?.match === match)
    .reduce((sum, { clients }) => sum + clients, 0);
/** The first entries say who sits where, and are made when the match begins; without them it begins now. */
export const beganAt = ({ entries: [first] }: MatchRecord): number => first?.at ?? time.elapsed();
const timeOf = ({ record }: Match): number | undefined => record.entries.at(-1)?.at;

/** The watch room of a match, in the process that has the match. */
export function watchRoomOf({ cluster }: { readonly cluster: Cluster }, options: WatchOptions): Promise<RoomListing> {
  const name = nameOf(options.match, options.eyes);
  const find = () => findRoom(cluster, { name: ROOMS.watch, roomId: name }) as Promise<RoomListing | undefined>;
  return ensureRoom(cluster, { name, find, open: () => matchMaker.createRoom(ROOMS.watch, options) as Promise<RoomListing> });
}
