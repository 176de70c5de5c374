/** The note of a lesson: one idea beside the piece it is about, with an arrow to it. */
import { until } from "../../base/until.ts";
import type { Moment } from "../../feed/feed.ts";
import type { LessonFeed, LessonState } from "../../feed/practice/lesson.ts";
import type { Text } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { type Child, fill, h, set, write } from "../common/dom.ts";
import type { TableSurroundings } from "../common/surroundings.ts";
import type { MoveInput } from "../model/move-input.ts";
import { watchedMove } from "../model/lesson-guide.ts";
import { follower } from "./note-follower.ts";

interface LessonNoteOptions {
  readonly feed: LessonFeed;
  readonly say: Say;
  readonly input: MoveInput;
  readonly around: TableSurroundings;
  readonly signal: AbortSignal;
  lobby(): void;
  focusMoves(): void;
}

const taskOf = (say: Say, state: LessonState): string | undefined =>
  state.type === "step" && state.step.wants !== undefined ? say.line([`lesson.${state.step.id}.do`]) : undefined;

/** What a move that is not the task is answered with. */
function laterText(say: Say, state: LessonState): string | undefined {
  const { lesson: words } = say.text;
  return state.type === "step" ? words.later(taskOf(say, state) ?? words.readOn) : undefined;
}

/** The last paragraph is what is to be done, where something is. */
function tell(told: HTMLElement, paragraphs: readonly string[], state: LessonState): void {
  const last = paragraphs.length - 1;
  const isTask = (at: number): boolean => at === last && last > 0 && (state.type !== "step" || state.step.wants !== undefined);
  fill(told, ...paragraphs.map((paragraph, at) => h("p", isTask(at) ? { class: "task" } : {}, paragraph)));
  for (const paragraph of paragraphs) announce(paragraph);
}

type Sentences = readonly [heading: string, ...told: readonly string[]];

function sentencesOf({ feed, say }: Pick<LessonNoteOptions, "feed" | "say">, state: LessonState, resumed: boolean): Sentences {
  const { lesson: words } = say.text;
  if (state.type !== "step") return [words.done, say.line(["lesson.praise"]), say.line(["lesson.praise.do"])];
  const { at, step } = state;
  const task = taskOf(say, state);
  return [
    words.progress(at + 1, feed.lesson.steps.length),
    ...(resumed ? [words.resumed] : []),
    say.line([`lesson.${step.id}`]),
    ...(task === undefined ? [] : [task]),
  ];
}

const button = (kind: string, label: string, onclick: () => void) => h("button", { class: kind, type: "button", onclick }, label);

export class LessonNote {
  readonly element: HTMLElement;
  readonly #options: LessonNoteOptions;
  readonly #words: Text["lesson"];
  /** Folds the note to what is to be done, for what it covers. */
  readonly #fold: HTMLElement;
  readonly #told = h("div", { class: "idea" });
  readonly #buttons = h("div", { class: "row" });
  readonly #follower: ReturnType<typeof follower>;
  #isResumed: boolean;
  #drawn = "";
  #isFolded = false;
  /** The seat asked last: what is played until the next ask is its move. */
  #asked: readonly number[] = [];

  constructor(options: LessonNoteOptions) {
    const { feed, say, around, signal } = options;
    this.#options = options;
    this.#words = say.text.lesson;
    this.#fold = h("button", {
      class: "quiet fold",
      type: "button",
      "aria-expanded": "true",
      onclick: () => this.#setFolded(!this.#isFolded),
    });
    const arrow = h("span", { class: "arrow", "aria-hidden": "true" });
    const props = { class: "lesson", "data-floats": true, "aria-label": this.#words.title, hidden: true };
    this.element = h("section", props, arrow, h("h2", {}, this.#fold), this.#told, this.#buttons);
    this.#follower = follower(this.element, arrow, around);
    this.#isResumed = feed.resumed;
    let first = true;
    const stop = feed.onLesson(() => {
      if (!first) this.#isResumed = false;
      first = false;
    });
    around.onChange(() => !this.element.hidden && this.#follower.again());
    until(signal, () => {
      stop();
      this.#follower.stop();
    });
  }

  /** The lesson goes on, or its praise is read. */
  get shown(): boolean {
    return this.#options.feed.lessonState.type !== "over";
  }

  /** A frame is shown, or what is gathered has changed. */
  update(moment: Moment | undefined): void {
    const { feed, input } = this.#options;
    const state = feed.lessonState;
    const shows = state.type !== "over" && moment?.outcome === undefined && input.open;
    set(this.element, "hidden", !shows);
    if (!shows) return this.#follower.stop();
    this.#draw(state);
    this.follow();
  }

  /** What is picked has changed. */
  follow(): void {
    const { feed, input } = this.#options;
    const state = feed.lessonState;
    if (this.element.hidden || !input.open) return;
    // After the first of several clicks the note goes on to the next piece.
    if (state.type === "step") this.#follower.follow(input.nextPieces[0] ?? state.step.piece, state.step);
    else this.#follower.follow(undefined, { about: feed.lesson.about ?? [] });
  }

  /** What the prompt says while there is something to read, for then nothing can be chosen. */
  reading(): string | undefined {
    const { feed, input } = this.#options;
    const state = feed.lessonState;
    return state.type === "step" && state.step.wants === undefined && input.open ? this.#words.readOn : undefined;
  }

  /** What the prompt says under what happens while others play. */
  watching(moment: Moment): string | undefined {
    if (moment.asked.length > 0) this.#asked = moment.asked;
    const move = watchedMove(this.#options.feed, moment, this.#asked);
    return move && (move === "own" ? this.#words.ownMove : this.#words.watch);
  }

  /** What is to be done first; undefined once the lesson is over. */
  task(): string | undefined {
    return laterText(this.#options.say, this.#options.feed.lessonState);
  }

  #setFolded(on: boolean): void {
    this.#isFolded = on;
    set(this.#fold, "aria-expanded", String(!on));
    set(this.element, "data-folded", on);
    this.#follower.again();
  }

  #draw(state: LessonState): void {
    const [title, ...paragraphs] = sentencesOf(this.#options, state, this.#isResumed);
    const key = [title, ...paragraphs].join("|");
    if (key === this.#drawn) return;
    this.#drawn = key;
    const focused = document.activeElement;
    const byKeys = focused?.matches(":focus-visible") === true && focused.closest(".lesson, .mirror") !== null;
    write(this.#fold, title);
    set(this.element, "data-done", state.type === "done");
    // What is new is to be read.
    if (this.#isFolded) this.#setFolded(false);
    tell(this.#told, paragraphs, state);
    fill(this.#buttons, ...this.#buttonsOf(state));
    // The focus goes to what is wanted next: the button to read on, or the moves.
    const main = this.#buttons.querySelector<HTMLElement>(".brass");
    if (byKeys && main !== null) main.focus();
    else if (byKeys) this.#options.focusMoves();
  }

  #buttonsOf(state: LessonState): Child[] {
    const { feed, lobby } = this.#options;
    const words = this.#words;
    if (state.type === "done") return [button("plain", words.lobby, lobby), button("brass", words.playOn, () => feed.letGo())];
    const next = state.type === "step" && state.step.wants === undefined && button("brass", words.next, () => feed.readOn());
    // Nothing is left to skip at the last note that is only read.
    const isLast = next && state.at === feed.lesson.steps.length - 1;
    return isLast ? [next] : [button("quiet", words.skip, () => this.#skip()), next];
  }

  #skip(): void {
    this.#options.feed.letGo();
    notice(this.#words.skipped);
  }
}
