/** The note of a lesson: one idea beside the piece it is about, with an arrow to it. */
import { untracked } from "@preact/signals-core";
import { until } from "../../base/until.ts";
import type { Moment } from "../../feed/feed.ts";
import type { LessonFeed, LessonState } from "../../feed/practice/lesson.ts";
import type { Text } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { type Child, fill, h, set, write } from "../common/dom.ts";
import type { TableSurroundings } from "../common/surroundings.ts";
import type { TableModel } from "../model/table-model.ts";
import { follower } from "./note-follower.ts";

interface LessonNoteOptions {
  readonly table: TableModel;
  readonly feed: LessonFeed;
  readonly around: TableSurroundings;
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

function sentencesOf(feed: LessonFeed, say: Say, state: LessonState, resumed: boolean): Sentences {
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
  /** The step at which a reload of the page has left it; said there. */
  readonly #resumedAt: LessonState | undefined;
  #drawn = "";
  #isFolded = false;

  constructor(options: LessonNoteOptions) {
    const { table, feed, around } = options;
    const { moment, lesson, presence, view, input, follow, signal } = table;
    this.#options = options;
    this.#words = table.say.text.lesson;
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
    this.#resumedAt = feed.resumed ? feed.lessonState : undefined;
    around.onChange(() => !this.element.hidden && this.#follower.again());
    until(signal, () => this.#follower.stop());
    follow(() => {
      // Its sentences name the players.
      presence.value;
      lesson.value;
      if (moment.value !== undefined) this.#update(moment.value);
    });
    // After the first of several clicks the note goes on to the next piece.
    follow(() => {
      input.state;
      view.value;
      untracked(() => this.#follow());
    });
  }

  #update(moment: Moment): void {
    const { table, feed } = this.#options;
    const state = feed.lessonState;
    const shows = state.type !== "over" && moment.outcome === undefined && table.input.open;
    set(this.element, "hidden", !shows);
    if (!shows) return this.#follower.stop();
    this.#draw(state);
    this.#follow();
  }

  #follow(): void {
    const { table, feed } = this.#options;
    const state = feed.lessonState;
    if (this.element.hidden || !table.input.open) return;
    if (state.type === "step") this.#follower.follow(table.input.nextPieces[0] ?? state.step.piece, state.step);
    else this.#follower.follow(undefined, { about: feed.lesson.about ?? [] });
  }

  /** What is to be done first; undefined once the lesson is over. */
  task(): string | undefined {
    return laterText(this.#options.table.say, this.#options.feed.lessonState);
  }

  #setFolded(on: boolean): void {
    this.#isFolded = on;
    set(this.#fold, "aria-expanded", String(!on));
    set(this.element, "data-folded", on);
    this.#follower.again();
  }

  #draw(state: LessonState): void {
    const [title, ...paragraphs] = sentencesOf(this.#options.feed, this.#options.table.say, state, state === this.#resumedAt);
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
