/** Watchers of one match, in a room of their own: it holds no secret at all, and a crowd of them does not slow the players. */
import { type Client, matchMaker } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import type { Deal } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { Match } from "../shared/core/step.ts";
import { makeRoot, type Person, type Root, writeFrame, writePeople } from "../shared/core/sync.ts";
import type { Frame } from "../shared/core/view.ts";
import { type Answer, CLOSED, MESSAGES } from "../shared/core/wire.ts";
import type { Follower } from "./follower.ts";
import { gameOf, type House, report } from "./house.ts";
import { HouseRoom } from "./house-room.ts";
import type { MatchRoom } from "./match-room.ts";

export interface WatchOptions {
  readonly match: string;
  readonly game: string;
}

export abstract class WatchRoom extends HouseRoom<{ state: Root; metadata: WatchOptions }> implements Follower {
  abstract readonly house: House;
  #deal: Deal | undefined;
  #unfollow = (): void => undefined;
  /** What has still to be shown, each at its time. */
  readonly #later = new Set<NodeJS.Timeout>();

  override onCreate({ match, game }: WatchOptions): void {
    this.maxMessagesPerSecond = this.house.mostMessages;
    this.settle();
    this.metadata = { match, game };
    // No seats: there is nothing private in this state.
    this.state = makeRoot(gameOf(this.house, game), 0);
    this.onMessage("*", (client: Client) => {
      const answer: Answer = { id: "", ok: false, key: "foreignSeat", args: {} };
      client.send(MESSAGES.answer, answer);
    });
    const room = matchMaker.getLocalRoomById(match) as MatchRoom | undefined;
    if (room === undefined) throw new Refusal("unknownTable");
    this.#unfollow = room.follow(this);
  }

  override onJoin(client: Client): void {
    client.view = new StateView();
    if (this.#deal !== undefined) client.send(MESSAGES.deal, this.#deal);
  }

  override onDispose(): void {
    this.#unfollow();
    for (const timer of this.#later) clearTimeout(timer);
  }

  frames(frames: readonly Frame[], match: Match): void {
    this.#inTime(() => {
      for (const frame of frames) {
        writeFrame(this.state, frame, match);
        this.broadcastPatch();
      }
    });
  }

  people(people: readonly Person[]): void {
    writePeople(this.state, people);
    this.broadcastPatch();
  }

  deal(deal: Deal): void {
    this.#inTime(() => {
      this.#deal = deal;
      this.broadcast(MESSAGES.deal, deal);
    });
  }

  gone(): void {
    this.#inTime(() => void this.disconnect(CLOSED.unknownTable));
  }

  #inTime(show: () => void): void {
    const { late } = this.house.pace;
    if (late === 0) return this.#guarded(show);
    const timer = setTimeout(() => {
      this.#later.delete(timer);
      this.#guarded(show);
    }, late);
    this.#later.add(timer);
  }

  /** What fails here must reach neither the match nor the process. */
  #guarded(show: () => void): void {
    try {
      show();
    } catch (error) {
      report(`watch ${this.roomId}`, error);
    }
  }
}
