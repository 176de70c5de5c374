/** The note of a lesson: one idea beside the piece it is about, with an arrow to it. */
import { untracked } from "@preact/signals-core";
import { until } from "../../base/until.ts";
import type { Moment } from "../../feed/feed.ts";
import type { LessonFeed, LessonState } from "../../feed/practice/lesson.ts";
import type { Text } from "../../text/languages.ts";
import { type Say, sayer } from "../../text/say.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { type Child, fill, h, set, write } from "../common/dom.ts";
import type { TableSurroundings } from "../common/surroundings.ts";
import type { TableModel } from "../model/table-model.ts";
import { follower } from "./note-follower.ts";

export interface LessonNoteOptions {
  /** Its place in the page, hidden. */
  readonly element: HTMLElement;
  readonly table: TableModel;
  readonly feed: LessonFeed;
  readonly around: TableSurroundings;
  lobby(): void;
  /** Lets the reader choose a topic of the game; undefined if it has none. */
  readonly more: (() => void) | undefined;
  focusMoves(): void;
}

/** What is said in a lesson: of a step, of the praise. */
export type Telling = (key: string) => string;

/** The sentences of a topic are fetched with it. */
export async function tellingOf({ table, feed }: Pick<LessonNoteOptions, "table" | "feed">): Promise<Telling> {
  const { say, language, face } = table;
  const { topic } = feed;
  if (topic === undefined) return (key) => say.line([`lesson.${key}`]);
  const own: Say = sayer(say.text, await language.topicsOf(face), say.name, say.reader);
  return (key) => own.line([key === "" ? `lesson.${topic}` : `lesson.${topic}.${key}`]);
}

const taskOf = (telling: Telling, state: LessonState): string | undefined =>
  state.type === "step" && state.step.wants !== undefined ? telling(`${state.step.id}.do`) : undefined;

/** The last paragraph is what is to be done, where something is. */
function tell(told: HTMLElement, paragraphs: readonly string[], state: LessonState): void {
  const last = paragraphs.length - 1;
  const isTask = (at: number): boolean => at === last && last > 0 && (state.type !== "step" || state.step.wants !== undefined);
  fill(told, ...paragraphs.map((paragraph, at) => h("p", isTask(at) ? { class: "task" } : {}, paragraph)));
  for (const paragraph of paragraphs) announce(paragraph);
}

type Sentences = readonly [heading: string, ...told: readonly string[]];

function sentencesOf(
  { feed, table }: Pick<LessonNoteOptions, "table" | "feed">,
  telling: Telling,
  state: LessonState,
  resumed: boolean,
): Sentences {
  const { text } = table.say;
  const { lesson: words } = text;
  if (state.type !== "step") return [words.done, telling("praise"), telling("praise.do")];
  const { at, step, wrong } = state;
  const task = taskOf(telling, state);
  const progress = words.progress(at + 1, feed.lesson.steps.length);
  return [
    feed.topic === undefined ? progress : text.parts([telling(""), progress]),
    ...(resumed ? [words.resumed] : []),
    wrong > 0 ? text.sentences([words.wrong, telling(`${step.id}.wrong`)]) : telling(step.id),
    ...(task === undefined ? [] : [task]),
  ];
}

const button = (kind: string, label: string, onclick: () => void) => h("button", { class: kind, type: "button", onclick }, label);

export class LessonNote {
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
  readonly #telling: Telling;

  constructor(options: LessonNoteOptions, telling: Telling) {
    const { element, table, feed, around } = options;
    const { moment, lesson, presence, view, input, follow } = table;
    this.#options = options;
    this.#telling = telling;
    this.#words = table.say.text.lesson;
    this.#fold = h("button", {
      class: "quiet fold",
      type: "button",
      "aria-expanded": "true",
      onclick: () => this.#setFolded(!this.#isFolded),
    });
    const arrow = h("span", { class: "arrow", "aria-hidden": "true" });
    set(element, "aria-label", feed.topic === undefined ? this.#words.title : this.#words.more);
    fill(element, arrow, h("h2", {}, this.#fold), this.#told, this.#buttons);
    this.#follower = follower(element, arrow, around);
    this.#resumedAt = feed.resumed ? feed.lessonState : undefined;
    around.onChange(() => !element.hidden && this.#follower.again());
    until(table.signal, () => this.#follower.stop());
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
    const { element, table, feed } = this.#options;
    const state = feed.lessonState;
    const shows = state.type !== "over" && moment.outcome === undefined && table.input.open;
    set(element, "hidden", !shows);
    if (!shows) return this.#follower.stop();
    this.#draw(state);
    this.#follow();
  }

  #follow(): void {
    const { element, table, feed } = this.#options;
    const state = feed.lessonState;
    if (element.hidden || !table.input.open) return;
    // What a puzzle speaks of is not what is clicked.
    const next = state.type === "step" && !state.step.puzzle ? table.input.nextPieces[0] : undefined;
    if (state.type === "step") this.#follower.follow(next ?? state.step.piece, state.step);
    else this.#follower.follow(undefined, { about: feed.lesson.about ?? [] });
  }

  /** What is to be done first; undefined while any move may be made. */
  task(): string | undefined {
    const { lessonState: state } = this.#options.feed;
    if (state.type !== "step" || state.step.puzzle) return undefined;
    return this.#words.later(taskOf(this.#telling, state) ?? this.#words.readOn);
  }

  #setFolded(on: boolean): void {
    this.#isFolded = on;
    set(this.#fold, "aria-expanded", String(!on));
    set(this.#options.element, "data-folded", on);
    this.#follower.again();
  }

  #draw(state: LessonState): void {
    const { element } = this.#options;
    const [title, ...paragraphs] = sentencesOf(this.#options, this.#telling, state, state === this.#resumedAt);
    // The same wrong answer is told again.
    const key = [title, ...paragraphs, state.type === "step" && state.wrong].join("|");
    if (key === this.#drawn) return;
    this.#drawn = key;
    const focused = document.activeElement;
    const byKeys = focused?.matches(":focus-visible") === true && focused.closest(".lesson, .mirror") !== null;
    write(this.#fold, title);
    set(element, "data-done", state.type === "done");
    set(element, "data-wrong", state.type === "step" && state.wrong > 0);
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
    const { feed, lobby, more } = this.#options;
    const words = this.#words;
    const isGuide = feed.topic === undefined;
    const leaves = button("plain", words.lobby, lobby);
    if (state.type === "done")
      return [
        leaves,
        more && button(isGuide ? "plain" : "brass", words.more, more),
        isGuide && button("brass", words.playOn, () => feed.letGo()),
      ];
    const next = state.type === "step" && state.step.wants === undefined && button("brass", words.next, () => feed.readOn());
    // Nothing is left to skip at the last note that is only read.
    const isLast = next && state.at === feed.lesson.steps.length - 1;
    return isLast || !isGuide ? [next] : [button("quiet", words.skip, () => this.#skip()), next];
  }

  #skip(): void {
    this.#options.feed.letGo();
    notice(this.#words.skipped);
  }
}
