import type { Match } from "../../shared/core/match/match.ts";
import type { Deal } from "../../shared/core/match/record.ts";
import type { Frame } from "../../shared/core/match/view.ts";
import type { SeatStatus } from "../../shared/core/wire/sync.ts";

/** A watch room, which shows the same match. */
export interface Follower {
  showFrames(frames: readonly Frame[], match: Match): void;
  showSeats(people: readonly SeatStatus[]): void;
  showDeal(deal: Deal): void;
  /** Tells them that no more frames come from this room; if the match moved `elsewhere` they come from another process. */
  endFollowing(elsewhere: boolean): void;
}

/** All followers of one match. */
export class Followers implements Follower {
  readonly #all = new Set<Follower>();
  #frames: readonly Frame[] = [];
  #match: Match | undefined;
  #seats: readonly SeatStatus[] = [];
  #openDeal: Deal | undefined;

  /** It is shown the newest frame, the seats and the deal. Gives a function that removes it. */
  add(follower: Follower): () => void {
    this.#all.add(follower);
    if (this.#match !== undefined) follower.showFrames(this.#frames, this.#match);
    follower.showSeats(this.#seats);
    if (this.#openDeal !== undefined) follower.showDeal(this.#openDeal);
    return () => this.#all.delete(follower);
  }

  showFrames(frames: readonly Frame[], match: Match): void {
    if (frames.length > 0) this.#frames = frames.slice(-1);
    this.#match = match;
    for (const follower of this.#all) follower.showFrames(frames, match);
  }

  showSeats(people: readonly SeatStatus[]): void {
    this.#seats = people;
    for (const follower of this.#all) follower.showSeats(people);
  }

  showDeal(deal: Deal): void {
    this.#openDeal = deal;
    for (const follower of this.#all) follower.showDeal(deal);
  }

  endFollowing(elsewhere: boolean): void {
    for (const follower of this.#all) follower.endFollowing(elsewhere);
  }
}
