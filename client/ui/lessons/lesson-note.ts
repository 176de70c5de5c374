/** The note of a lesson: one idea beside the piece it is about, with an arrow to it. */
import type { Moment } from "../../feed/feed.ts";
import type { LessonFeed, LessonState } from "../../feed/practice/lesson.ts";
import type { Say } from "../../text/say.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { type Child, fill, h, set, write } from "../common/dom.ts";
import type { TableSurroundings } from "../common/surroundings.ts";
import type { MoveInput } from "../input/move-input.ts";
import { watchedMove } from "./guide.ts";
import { follower } from "./note-follower.ts";

export interface LessonNoteParts {
  readonly feed: LessonFeed;
  readonly say: Say;
  readonly input: MoveInput;
  readonly around: TableSurroundings;
  lobby(): void;
  focusMoves(): void;
}

export interface LessonNote {
  readonly element: HTMLElement;
  /** The lesson goes on, or its praise is read. */
  readonly shown: boolean;
  /** A frame is shown, or what is gathered has changed. */
  update(moment: Moment | undefined): void;
  /** What is picked has changed. */
  follow(): void;
  /** What the prompt says while there is something to read, for then nothing can be chosen. */
  reading(): string | undefined;
  /** What the prompt says under what happens while others play. */
  watching(moment: Moment): string | undefined;
  /** What is to be done first; undefined once the lesson is over. */
  task(): string | undefined;
  close(): void;
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

function sentencesOf({ feed, say }: Pick<LessonNoteParts, "feed" | "say">, state: LessonState, resumed: boolean): Sentences {
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

export function lessonNote(parts: LessonNoteParts): LessonNote {
  const { feed, say, input } = parts;
  const { lesson: words } = say.text;
  /** Folds the note to what is to be done, for what it covers. */
  const fold = h("button", { class: "quiet fold", type: "button", "aria-expanded": "true", onclick: () => folds(!folded) });
  const heading = h("h2", {}, fold);
  const told = h("div", { class: "idea" });
  const buttons = h("div", { class: "row" });
  const arrow = h("span", { class: "arrow", "aria-hidden": "true" });
  const element = h(
    "section",
    { class: "lesson", "data-floats": true, "aria-label": words.title, hidden: true },
    arrow,
    heading,
    told,
    buttons,
  );
  const button = (kind: string, label: string, onclick: () => void) => h("button", { class: kind, type: "button", onclick }, label);
  const place = follower(element, arrow, parts.around);
  let resumed = feed.resumed;
  let drawn = "";
  let folded = false;

  function folds(on: boolean): void {
    folded = on;
    set(fold, "aria-expanded", String(!on));
    set(element, "data-folded", on);
    place.again();
  }

  function draw(state: LessonState): void {
    const [title, ...paragraphs] = sentencesOf(parts, state, resumed);
    const key = [title, ...paragraphs].join("|");
    if (key === drawn) return;
    drawn = key;
    const focused = document.activeElement;
    const byKeys = focused?.matches(":focus-visible") === true && focused.closest(".lesson, .mirror") !== null;
    write(fold, title);
    set(element, "data-done", state.type === "done");
    // What is new is to be read.
    if (folded) folds(false);
    tell(told, paragraphs, state);
    fill(buttons, ...buttonsOf(state));
    // Who goes by keys finds what is wanted next: the button to read on, or the moves.
    const main = buttons.querySelector<HTMLElement>(".brass");
    if (byKeys && main !== null) main.focus();
    else if (byKeys) parts.focusMoves();
  }

  function buttonsOf(state: LessonState): Child[] {
    if (state.type === "done") return [button("plain", words.lobby, parts.lobby), button("brass", words.playOn, () => feed.letGo())];
    const next = state.type === "step" && state.step.wants === undefined && button("brass", words.next, () => feed.readOn());
    // Nothing is left to skip at the last note that is only read.
    const isLast = next && state.at === feed.lesson.steps.length - 1;
    return isLast ? [next] : [button("quiet", words.skip, skip), next];
  }

  function skip(): void {
    feed.letGo();
    notice(words.skipped);
  }

  function update(moment: Moment | undefined): void {
    const state = feed.lessonState;
    const shows = state.type !== "over" && moment?.outcome === undefined && input.open;
    set(element, "hidden", !shows);
    if (!shows) return place.stop();
    draw(state);
    follow();
  }

  function follow(): void {
    const state = feed.lessonState;
    if (element.hidden || !input.open) return;
    // After the first click of several, to the next piece.
    if (state.type === "step") place.follow(input.nextPieces[0] ?? state.step.piece, state.step);
    else place.follow(undefined, { about: feed.lesson.about ?? [] });
  }

  /** The seat asked last: what is played until the next ask is its move. */
  let asked: readonly number[] = [];
  let first = true;
  const stop = feed.onLesson(() => {
    if (!first) resumed = false;
    first = false;
  });
  parts.around.onChange(() => !element.hidden && place.again());

  return {
    element,
    get shown() {
      return feed.lessonState.type !== "over";
    },
    update,
    follow,
    reading() {
      const state = feed.lessonState;
      return state.type === "step" && state.step.wants === undefined && input.open ? words.readOn : undefined;
    },
    watching(moment) {
      if (moment.asked.length > 0) ({ asked } = moment);
      const move = watchedMove(feed, moment, asked);
      return move && (move === "own" ? words.ownMove : words.watch);
    },
    task: () => laterText(say, feed.lessonState),
    close() {
      stop();
      place.stop();
    },
  };
}
