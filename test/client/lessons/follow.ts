/** Plays a lesson as its script says, without a browser. */
import type { Timers } from "../../../client/base/timers.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { LessonFeed, type LessonFeedOptions } from "../../../client/feed/practice/lesson.ts";
import { PracticeRoom } from "../../../client/feed/practice/practice-room.ts";
import type { View } from "../../../shared/core/contract/game.ts";

/** All pauses are over at once. */
export const atOnce: Timers = {
  after(_milliseconds, call) {
    let on = true;
    queueMicrotask(() => on && call());
    return () => {
      on = false;
    };
  },
};

export interface Followed {
  readonly feed: LessonFeed;
  newest(): Moment;
  /** Waits until the player is asked. */
  asked(): Promise<Moment>;
  /** Does what the step wants, or reads on. */
  follow(): Promise<void>;
}

export function following(parts: Omit<LessonFeedOptions, "timers" | "inPage">): Followed {
  const feed = new LessonFeed({ ...parts, timers: atOnce, inPage: PracticeRoom });
  let newest: Moment | undefined;
  const frame = (moment: Moment): void => {
    newest = moment;
  };
  feed.listen({ frame, presence: () => undefined });
  /** A pass that is no choice: the page makes it by itself. */
  const isIdle = ({ sight }: Moment): boolean => {
    const [move, ...others] = parts.game.moves(sight as View);
    return move !== undefined && others.length === 0 && parts.game.notation(move) === "pass";
  };
  async function asked(): Promise<Moment> {
    let passed = 0;
    // The bots of every script need fewer turns.
    for (let turn = 0; turn < 2_000; turn++) {
      if (newest !== undefined && (newest.ask > passed || newest.outcome !== undefined)) {
        if (newest.outcome !== undefined || !isIdle(newest)) return newest;
        passed = newest.ask;
        await feed.send(["pass"], passed);
      }
      await Promise.resolve();
    }
    throw new Error(`nobody asks the player after frame ${newest?.number}`);
  }
  return {
    feed,
    newest: () => newest!,
    asked,
    async follow() {
      const { ask } = await asked();
      if (feed.lessonState.type !== "step") throw new Error("the lesson is over");
      const { wants } = feed.lessonState.step;
      if (wants === undefined) return feed.readOn();
      const answer = await feed.send(wants[0]!, ask);
      if (!answer.ok) throw new Error(`${wants[0]} is refused: ${answer.key}`);
      await Promise.resolve();
    },
  };
}
