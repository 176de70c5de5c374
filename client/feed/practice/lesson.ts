/** A lesson: practice on a prepared deal, where one step after the other wants a certain move. Then it lets go. */
import type { Game } from "../../../shared/core/contract/game.ts";
import {
  isDone,
  isWrong,
  type Lesson,
  type LessonStep,
  lessonMatch,
  lineUntil,
  type TopicLesson,
} from "../../../shared/core/lessons/lesson.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import type { Answer } from "../../../shared/core/wire/wire.ts";
import { ALLOWED, type Allows } from "../kinds.ts";
import { PracticeFeed, type PracticeOptions } from "./practice.ts";

/** `at` counts from 0, as `wrong` does the wrong answers to a puzzle. Once it is `done` the player is praised; once it is `over`, the match is like any other. */
export type LessonState =
  | { readonly type: "step"; readonly at: number; readonly step: LessonStep; readonly wrong: number }
  | { readonly type: "done" | "over" };

export interface LessonFeedOptions extends Pick<PracticeOptions, "timers" | "pause" | "inPage"> {
  readonly game: Game;
  readonly lesson: Lesson | TopicLesson;
  /** The step it begins with. */
  readonly at?: number;
  /** What was played until then, if a reload has left it; else what the script says. */
  readonly from?: MatchRecord | undefined;
}

export class LessonFeed extends PracticeFeed {
  override readonly allows: Allows;
  readonly lesson: Lesson | TopicLesson;
  readonly #watchers = new Set<(state: LessonState) => void>();
  #state: LessonState;

  constructor({ game, lesson, at = 0, from, ...rest }: LessonFeedOptions) {
    const { seat, steps } = lesson;
    super({
      game,
      seat,
      from: from ?? lessonMatch(game, lesson, at).record,
      resumed: at > 0 || from !== undefined,
      line: lineUntil(lesson, steps.length),
      level: "beginner",
      ...rest,
    });
    this.lesson = lesson;
    this.allows = this.topic === undefined ? ALLOWED.lesson : ALLOWED.topic;
    this.#state = stateAt(lesson, at);
  }

  get lessonState(): LessonState {
    return this.#state;
  }

  /** Calls back at once and on each change, until the returned function is called. */
  onLesson(listener: (state: LessonState) => void): () => void {
    this.#watchers.add(listener);
    listener(this.#state);
    return () => void this.#watchers.delete(listener);
  }

  /** What it is about; undefined if it is the guided first match. */
  get topic(): string | undefined {
    return "topic" in this.lesson ? this.lesson.topic : undefined;
  }

  /** Whether the moves answer a puzzle wrongly: then that is told, and they are not to be sent. */
  declines(moves: readonly string[]): boolean {
    const state = this.#state;
    if (state.type !== "step" || !isWrong(state.step, moves)) return false;
    this.#become({ ...state, wrong: state.wrong + 1 });
    return true;
  }

  /** Past a step that wants no move. */
  readOn(): void {
    if (this.#state.type === "step" && this.#state.step.wants === undefined) this.#become(stateAt(this.lesson, this.#state.at + 1));
  }

  /** Ends the lesson; the match goes on. */
  letGo(): void {
    if (this.#state.type !== "over") this.#become({ type: "over" });
  }

  override async send(moves: readonly string[], ask: number): Promise<Answer> {
    const state = this.#state;
    const isPassing = state.type === "step" && isDone(state.step, moves);
    const answer = await super.send(moves, ask);
    if (answer.ok && isPassing && state === this.#state) this.#become(stateAt(this.lesson, state.at + 1));
    return answer;
  }

  /** A guide could not tell an undone move from one that was never made. */
  override undo(): Promise<Answer> {
    return this.#state.type === "step" ? Promise.resolve({ id: "lesson", ok: false, key: "undoNothing", args: {} }) : super.undo();
  }

  #become(state: LessonState): void {
    this.#state = state;
    for (const watcher of this.#watchers) watcher(state);
  }
}

function stateAt({ steps }: Lesson, at: number): LessonState {
  const step = steps[at];
  return step === undefined ? { type: "done" } : { type: "step", at, step, wrong: 0 };
}
