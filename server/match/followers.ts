import type { Match } from "../../shared/core/match/match.ts";
import type { Deal } from "../../shared/core/match/record.ts";
import type { Frame } from "../../shared/core/match/view.ts";
import type { SeatStatus } from "../../shared/core/wire/sync.ts";

/** A watch room, which shows the same match. */
export interface Follower {
  showFrames(frames: readonly Frame[], match: Match): void;
  showSeats(people: readonly SeatStatus[]): void;
  showDeal(deal: Deal): void;
  /** No more frames come from this room; from another process they do if the match moved `elsewhere`. */
  endFollowing(elsewhere: boolean): void;
}

/** All followers of one match; a new one is shown the newest frame, the seats and the deal. */
export interface Followers extends Follower {
  /** Gives a function that removes the follower. */
  add(follower: Follower): () => void;
}

export function followers(): Followers {
  const all = new Set<Follower>();
  let last: readonly Frame[] = [];
  let newest: Match | undefined;
  let seats: readonly SeatStatus[] = [];
  let openDeal: Deal | undefined;
  const each = (act: (follower: Follower) => void): void => {
    for (const follower of all) act(follower);
  };
  return {
    add(follower) {
      all.add(follower);
      if (newest !== undefined) follower.showFrames(last, newest);
      follower.showSeats(seats);
      if (openDeal !== undefined) follower.showDeal(openDeal);
      return () => all.delete(follower);
    },
    showFrames(frames, match) {
      if (frames.length > 0) last = frames.slice(-1);
      newest = match;
      each((follower) => follower.showFrames(frames, match));
    },
    showSeats(people) {
      seats = people;
      each((follower) => follower.showSeats(people));
    },
    showDeal(deal) {
      openDeal = deal;
      each((follower) => follower.showDeal(deal));
    },
    endFollowing: (elsewhere) => each((follower) => follower.endFollowing(elsewhere)),
  };
}
