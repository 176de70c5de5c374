import type { Match } from "../../shared/core/match.ts";
import type { Deal } from "../../shared/core/record.ts";
import type { SeatStatus } from "../../shared/core/sync.ts";
import type { Frame } from "../../shared/core/view.ts";

/** Somebody who is shown the same match elsewhere: the watch room. */
export interface Follower {
  frames(frames: readonly Frame[], match: Match): void;
  people(people: readonly SeatStatus[]): void;
  deal(deal: Deal): void;
  /** Nothing more comes from here; there may be more elsewhere. */
  gone(elsewhere: boolean): void;
}

/** All who follow one match; a newcomer is told how it stands. */
export interface Followers extends Follower {
  /** Gives the way to stop. */
  add(follower: Follower): () => void;
}

export function followers(): Followers {
  const all = new Set<Follower>();
  let last: readonly Frame[] = [];
  let newest: Match | undefined;
  let sitting: readonly SeatStatus[] = [];
  let told: Deal | undefined;
  const each = (tell: (follower: Follower) => void): void => {
    for (const follower of all) tell(follower);
  };
  return {
    add(follower) {
      all.add(follower);
      if (newest !== undefined) follower.frames(last, newest);
      follower.people(sitting);
      if (told !== undefined) follower.deal(told);
      return () => all.delete(follower);
    },
    frames(frames, match) {
      if (frames.length > 0) last = frames.slice(-1);
      newest = match;
      each((follower) => follower.frames(frames, match));
    },
    people(people) {
      sitting = people;
      each((follower) => follower.people(people));
    },
    deal(deal) {
      told = deal;
      each((follower) => follower.deal(deal));
    },
    gone: (elsewhere) => each((follower) => follower.gone(elsewhere)),
  };
}
