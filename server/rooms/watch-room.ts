/** Watchers of one match, in a room of their own: it holds no secret at all, and a crowd of them does not slow the players. */
import { type Client, matchMaker } from "@colyseus/core";
import type { Match } from "../../shared/core/match.ts";
import type { Deal, MatchRecord } from "../../shared/core/record.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { type Step, steps } from "../../shared/core/step.ts";
import { makeRoot, type Root, type SeatStatus, writeFrame, writeSeats } from "../../shared/core/sync.ts";
import type { Frame } from "../../shared/core/view.ts";
import { type Answer, CLOSED, MESSAGES } from "../../shared/core/wire.ts";
import { findRoom } from "../cluster/cluster.ts";
import { gameOf, report, type ServerContext } from "../context.ts";
import { ensureRoom } from "../desk/ensure-room.ts";
import type { RoomListing } from "../desk/tables.ts";
import { time } from "../time.ts";
import { BaseRoom } from "./base-room.ts";
import type { Follower } from "./followers.ts";
import type { MatchRoom } from "./match-room.ts";
import { ROOMS } from "./room-names.ts";

export interface WatchOptions {
  readonly match: string;
  readonly game: string;
}

export abstract class WatchRoom extends BaseRoom<{ state: Root; metadata: WatchOptions }> implements Follower {
  #deal: Deal | undefined;
  #unfollow = (): void => undefined;
  /** What has still to be shown, and when: in the order in which it happened. */
  readonly #later: { readonly due: number; readonly show: () => void }[] = [];
  /** When the newest entry was made that is known here. */
  #newest: number | undefined;

  override onCreate({ match, game }: WatchOptions): void {
    // Of two that are opened at once, one is listed.
    this.roomId = nameOf(match);
    this.setUp(() => this.#catchUp());
    this.metadata = { match, game };
    // No seats: there is nothing private in this state.
    this.state = makeRoot(gameOf(this.context, game), 0);
    this.onMessage("*", (client: Client) => {
      const answer: Answer = { id: "", ok: false, key: "foreignSeat", args: {} };
      client.send(MESSAGES.answer, answer);
    });
    const room = matchMaker.getLocalRoomById(match) as MatchRoom | undefined;
    if (room === undefined) throw new Refusal("unknownTable");
    this.#unfollow = room.followers.add(this);
  }

  override onJoin(client: Client): void {
    if (this.#deal !== undefined) client.send(MESSAGES.deal, this.#deal);
  }

  override onDispose(): void {
    this.#unfollow();
    this.#later.length = 0;
  }

  frames(frames: readonly Frame[], match: Match): void {
    const newcomer = this.#newest === undefined;
    this.#newest = timeOf(match) ?? beganAt(match.record);
    if (newcomer && this.context.timings.watchDelay > 0) this.#tellPast(match);
    else this.#inTime(() => this.#show(frames, match), this.#newest);
  }

  people(people: readonly SeatStatus[]): void {
    const { watchDelay: late } = this.context.timings;
    if (late === 0) return this.#showSeats(people);
    // Whose clock runs tells who is asked now. Who sits there is no secret.
    if (this.state.people.length === 0) this.#showSeats(people.map((one) => ({ ...one, ...NOTHING_YET })));
    const shown = people.map((one) => ({ ...one, until: inFuture(one.until, late), deadline: inFuture(one.deadline, late) }));
    this.#inTime(() => this.#showSeats(shown), time.elapsed());
  }

  #showSeats(people: readonly SeatStatus[]): void {
    writeSeats(this.state, people);
    this.broadcastPatch();
  }

  deal(deal: Deal): void {
    this.#inTime(() => {
      this.#deal = deal;
      this.broadcast(MESSAGES.deal, deal);
    });
  }

  gone(elsewhere: boolean): void {
    if (elsewhere) this.moveElsewhere();
    else this.#inTime(() => void this.disconnect(CLOSED.unknownTable));
  }

  #show(frames: readonly Frame[], match: Match): void {
    for (const frame of frames) {
      writeFrame(this.state, frame, match);
      this.broadcastPatch();
    }
  }

  /** To the first watcher: what others would be shown now; and then, each at its time, what has happened since. */
  #tellPast(newest: Match): void {
    let now: Step | undefined;
    const began = beganAt(newest.record);
    for (const { frames, match } of steps(newest.game, newest.record)) {
      const at = timeOf(match) ?? began;
      if (at + this.context.timings.watchDelay > time.elapsed()) this.#inTime(() => this.#show(frames, match), at);
      else now = { match, frames: frames.length > 0 ? frames.slice(-1) : (now?.frames ?? []) };
    }
    this.#guarded(() => now !== undefined && this.#show(now.frames, now.match));
  }

  #inTime(show: () => void, at = this.#newest ?? time.elapsed()): void {
    // An entry of before a restart may have been stamped by a date that was ahead.
    const due = Math.min(at, time.elapsed()) + this.context.timings.watchDelay;
    if (due <= time.elapsed() && this.#later.length === 0) this.#guarded(show);
    else this.#later.push({ due, show });
  }

  #catchUp(): void {
    while ((this.#later[0]?.due ?? Number.POSITIVE_INFINITY) <= time.elapsed())
      this.#guarded(this.#later.shift()?.show ?? (() => undefined));
  }

  /** What fails here must reach neither the match nor the process. */
  #guarded(show: () => unknown): void {
    try {
      show();
    } catch (error) {
      report(`watch ${this.roomId}`, error);
    }
  }
}

/** What a watcher is told later, in what is told of the seats at once. */
const NOTHING_YET = { rematch: false, until: 0, bank: -1, deadline: 0, whole: 0 } as const;
/** A time that watchers see as late as all else; 0 is none. */
const inFuture = (at: number, late: number): number => (at === 0 ? 0 : at + late);

const nameOf = (match: string): string => `watch-${match}`;
/** Who sits where is on record as soon as a match begins; before that it begins now. */
export const beganAt = ({ entries: [first] }: MatchRecord): number => first?.at ?? time.elapsed();
const timeOf = ({ record }: Match): number | undefined => record.entries.at(-1)?.at;

/** In the process that has the match. */
export function watchRoomOf({ cluster }: ServerContext, options: WatchOptions): Promise<RoomListing> {
  const name = nameOf(options.match);
  const look = () => findRoom(cluster, { name: ROOMS.watch, roomId: name }) as Promise<RoomListing | undefined>;
  return ensureRoom(cluster, { name, find: look, open: () => matchMaker.createRoom(ROOMS.watch, options) as Promise<RoomListing> });
}
