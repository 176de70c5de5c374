import type { Deal } from "../shared/core/record.ts";
import type { Match } from "../shared/core/step.ts";
import type { Person } from "../shared/core/sync.ts";
import type { Frame } from "../shared/core/view.ts";

/** Somebody who is shown the same match elsewhere: the watch room. */
export interface Follower {
  frames(frames: readonly Frame[], match: Match): void;
  people(people: readonly Person[]): void;
  deal(deal: Deal): void;
  gone(): void;
}
