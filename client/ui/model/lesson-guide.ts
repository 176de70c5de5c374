/** What a lesson lets the player do now, for the input of moves. */
import { isOnWay, offeredMoves } from "../../../shared/core/lessons/lesson.ts";
import type { Moment } from "../../feed/feed.ts";
import type { LessonFeed, LessonState } from "../../feed/practice/lesson.ts";
import type { MoveGuide } from "./input-step.ts";

export function guideOf(feed: LessonFeed): MoveGuide {
  const step = () => (feed.lessonState.type === "step" ? feed.lessonState.step : undefined);
  return {
    get active() {
      const now = step();
      return now !== undefined && !now.puzzle;
    },
    offered(picks, gathered) {
      const now = step();
      return now === undefined ? picks : offeredMoves(now, gathered, picks);
    },
    allows(moves) {
      const now = step();
      return now === undefined || isOnWay(now, moves);
    },
    declines: (moves) => feed.declines(moves),
  };
}

/**
 * The seat whose move is played while the guide goes on and its player, on `seat`, can only watch; undefined where they can act. `before`: who
 * was asked last.
 */
export function watchedMove(
  { type }: Pick<LessonState, "type">,
  seat: number,
  { asked, outcome, past }: Moment,
  before: readonly number[],
): "own" | "others" | undefined {
  if (type === "over" || outcome !== undefined || past === true || asked.includes(seat)) return undefined;
  return asked.length === 0 && before.includes(seat) ? "own" : "others";
}
