/** A guided first match: practice on a prepared deal, where one step after the other wants a certain move. Then it lets go. */
import type { Game } from "../../../shared/core/contract/game.ts";
import { isDone, type Lesson, type LessonStep, lessonMatch, lineUntil } from "../../../shared/core/lessons/lesson.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import type { Feed } from "../feed.ts";
import { type PracticeFeed, type PracticeParts, practice } from "./practice.ts";

/** `at` counts from 0. Once it is `done` the player is praised; once it is `over`, the match is like any other. */
export type LessonState = { readonly type: "step"; readonly at: number; readonly step: LessonStep } | { readonly type: "done" | "over" };

export interface LessonFeed extends PracticeFeed {
  readonly lesson: Lesson;
  readonly lessonState: LessonState;
  /** Past a step that wants no move. */
  readOn(): void;
  /** Ends the lesson; the match goes on. */
  letGo(): void;
  /** Calls back at once and on each change, until the returned function is called. */
  onLesson(listener: (state: LessonState) => void): () => void;
}

export const isLesson = (feed: Feed): feed is LessonFeed => "lessonState" in feed;

export interface LessonFeedParts extends Pick<PracticeParts, "timers" | "pause" | "inPage"> {
  readonly game: Game;
  readonly lesson: Lesson;
  /** The step it begins with. */
  readonly at?: number;
  /** What was played until then, if a reload has left it; else what the script says. */
  readonly from?: MatchRecord | undefined;
}

export function lessonFeed({ game, lesson, at: first = 0, from, ...rest }: LessonFeedParts): LessonFeed {
  const { seat, steps } = lesson;
  const beginning = from ?? lessonMatch(game, lesson, first).record;
  const line = lineUntil(lesson, steps.length);
  const inner = practice({ game, seat, from: beginning, resumed: from !== undefined, line, level: "beginner", ...rest });
  const watchers = new Set<(state: LessonState) => void>();
  let state = stateAt(first);

  function stateAt(at: number): LessonState {
    const step = steps[at];
    return step === undefined ? { type: "done" } : { type: "step", at, step };
  }

  function become(next: LessonState): void {
    state = next;
    for (const watcher of watchers) watcher(state);
  }

  const passed = ({ at }: Extract<LessonState, { type: "step" }>): void => become(stateAt(at + 1));

  return {
    ...inner,
    lesson,
    resumed: first > 0 || inner.resumed,
    get lessonState() {
      return state;
    },
    readOn() {
      if (state.type === "step" && state.step.wants === undefined) passed(state);
    },
    letGo() {
      if (state.type !== "over") become({ type: "over" });
    },
    onLesson(listener) {
      watchers.add(listener);
      listener(state);
      return () => void watchers.delete(listener);
    },
    async send(moves, ask) {
      const now = state;
      const isPassing = now.type === "step" && isDone(now.step, moves);
      const answer = await inner.send(moves, ask);
      if (answer.ok && isPassing && now === state) passed(now);
      return answer;
    },
    // A guide could not tell an undone move from one that was never made.
    undo() {
      return state.type === "step" ? Promise.resolve({ id: "lesson", ok: false, key: "undoNothing", args: {} }) : inner.undo();
    },
  };
}
