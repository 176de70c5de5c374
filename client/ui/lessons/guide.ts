/** What a lesson lets the player do now, for the input of moves. */
import { isOnWay, offeredMoves } from "../../../shared/core/lessons/lesson.ts";
import type { Feed } from "../../feed/feed.ts";
import { isLesson } from "../../feed/lesson.ts";
import type { MoveGuide } from "../input/move-input-parts.ts";

export function guideOf(feed: Feed): MoveGuide | undefined {
  if (!isLesson(feed)) return undefined;
  const step = () => (feed.lessonState.type === "step" ? feed.lessonState.step : undefined);
  return {
    get active() {
      return step() !== undefined;
    },
    offered(picks, gathered) {
      const now = step();
      return now === undefined ? picks : offeredMoves(now, gathered, picks);
    },
    allows(moves) {
      const now = step();
      return now === undefined || isOnWay(now, moves);
    },
  };
}
