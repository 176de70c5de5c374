/** The note of a lesson: one idea beside the piece it is about, with an arrow to it. */
import type { Moment } from "../../feed/feed.ts";
import type { LessonFeed, LessonState } from "../../feed/lesson.ts";
import type { TableView } from "../../scenes/table.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { type Child, fill, h, set, write } from "../common/dom.ts";
import { type Box, beside, GAP } from "../common/place-beside.ts";
import type { Say } from "../common/say.ts";
import type { MoveInput } from "../input/move-input.ts";

export interface LessonNoteParts {
  readonly feed: LessonFeed;
  readonly say: Say;
  readonly input: MoveInput;
  readonly picture: HTMLElement;
  readonly prompt: HTMLElement;
  table(): TableView | undefined;
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
  /** What is to be done first; undefined once the lesson is over. */
  task(): string | undefined;
  close(): void;
}

/** The piece is still for this many frames: the note needs no longer follow it. */
const STILL = 20;

export function lessonNote(parts: LessonNoteParts): LessonNote {
  const { feed, say, input } = parts;
  const { lesson: words } = say.text;
  const heading = h("h2");
  const told = h("div", { class: "idea" });
  const buttons = h("div", { class: "row" });
  const arrow = h("span", { class: "arrow", "aria-hidden": "true" });
  const element = h("section", { class: "lesson", "aria-label": words.title, hidden: true }, arrow, heading, told, buttons);
  const button = (kind: string, label: string, onclick: () => void) => h("button", { class: kind, type: "button", onclick }, label);
  const place = follower(element, arrow, parts);
  let resumed = feed.resumed;
  let drawn = "";

  function sentences(state: LessonState): readonly [heading: string, ...told: readonly string[]] {
    if (state.type !== "step") return [words.done, say.line(["lesson.praise"]), say.line(["lesson.praise.do"])];
    const { at, step } = state;
    const back = resumed ? [words.resumed] : [];
    const task = taskOf(state);
    return [
      words.progress(at + 1, feed.lesson.steps.length),
      ...back,
      say.line([`lesson.${step.id}`]),
      ...(task === undefined ? [] : [task]),
    ];
  }

  const taskOf = (state: LessonState): string | undefined =>
    state.type === "step" && state.step.wants !== undefined ? say.line([`lesson.${state.step.id}.do`]) : undefined;

  function draw(state: LessonState): void {
    const [title, ...paragraphs] = sentences(state);
    const key = [title, ...paragraphs].join("|");
    if (key === drawn) return;
    drawn = key;
    const focused = document.activeElement;
    const byKeys = focused?.matches(":focus-visible") === true && focused.closest(".lesson, .mirror") !== null;
    write(heading, title);
    const last = paragraphs.length - 1;
    const isTask = (at: number): boolean => at === last && last > 0 && (state.type !== "step" || state.step.wants !== undefined);
    fill(told, ...paragraphs.map((paragraph, at) => h("p", isTask(at) ? { class: "task" } : {}, paragraph)));
    for (const paragraph of paragraphs) announce(paragraph);
    fill(buttons, ...buttonsOf(state));
    // Who goes by keys finds what is wanted next: the button to read on, or the moves.
    const main = buttons.querySelector<HTMLElement>(".brass");
    if (byKeys && main !== null) main.focus();
    else if (byKeys) parts.focusMoves();
  }

  function buttonsOf(state: LessonState): Child[] {
    if (state.type === "done") return [button("plain", words.lobby, parts.lobby), button("brass", words.playOn, feed.letGo)];
    const next = state.type === "step" && state.step.wants === undefined && button("brass", words.next, feed.readOn);
    return [button("quiet", words.skip, skip), next];
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
    const choices = parts.table()?.lit ?? [];
    // After the first click of several, to the next piece.
    if (state.type === "step") place.follow(input.nextPieces[0] ?? state.step.piece, [...choices, ...(state.step.about ?? [])]);
    else place.follow(undefined, [...choices, ...(feed.lesson.about ?? [])]);
  }

  let first = true;
  const stop = feed.onLesson(() => {
    if (!first) resumed = false;
    first = false;
  });
  const moved = new ResizeObserver(() => !element.hidden && place.again());
  moved.observe(parts.picture);

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
    task() {
      const state = feed.lessonState;
      if (state.type !== "step") return undefined;
      return words.later(taskOf(state) ?? words.readOn);
    },
    close() {
      stop();
      place.stop();
      moved.disconnect();
    },
  };
}

type Around = Pick<LessonNoteParts, "picture" | "prompt" | "table">;

/** Keeps the note beside its piece while the piece moves. */
function follower(element: HTMLElement, arrow: HTMLElement, { picture, prompt, table }: Around) {
  let piece: string | undefined;
  /** What a player wants to see while they read: what they may choose and what is spoken of. */
  let choices: ReadonlySet<string> = new Set();
  /** Other pieces, and what the note was placed by. */
  let rest: readonly string[] = [];
  let placed = "";
  let running = 0;

  function boxOnPage(key: string): Box | undefined {
    const box = table()?.boxOf(key);
    const { left, top } = picture.getBoundingClientRect();
    return box && { ...box, x: box.x + left, y: box.y + top };
  }

  function place(): string {
    const target = (piece === undefined ? undefined : boxOnPage(piece)) ?? prompt.getBoundingClientRect();
    const others = [...choices].flatMap((key) => (key === piece ? [] : (boxOnPage(key) ?? [])));
    const { right } = picture.getBoundingClientRect();
    const room = { width: right, height: prompt.getBoundingClientRect().top };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const now = JSON.stringify([[target, size, room, ...others].map((box) => Object.values(box).map(Math.round)), piece]);
    if (now === placed) return now;
    placed = now;
    const lesser = rest.flatMap((key) => boxOnPage(key) ?? []).filter(isInSight);
    const clear = beside(target, size, room, others, lesser);
    // Further off its arrow would lie on another piece.
    const spot = touches({ ...clear, ...size }, target) ? clear : beside(target, size, room, others);
    element.style.translate = `${spot.x}px ${spot.y}px`;
    set(arrow, "hidden", piece === undefined);
    pointArrow(arrow, { ...spot, ...size }, target);
    return now;
  }

  function follow(): void {
    cancelAnimationFrame(running);
    let last = place();
    let still = 0;
    const look = (): void => {
      const now = place();
      still = now === last ? still + 1 : 0;
      last = now;
      if (still < STILL) running = requestAnimationFrame(look);
    };
    running = requestAnimationFrame(look);
  }

  return {
    follow(key: string | undefined, legal: readonly string[]) {
      piece = key;
      choices = new Set(legal);
      rest = (table()?.pieces ?? []).filter((other) => !choices.has(other) && other !== key);
      placed = "";
      follow();
    },
    again: follow,
    stop: () => cancelAnimationFrame(running),
  };
}

/** A card or a building: not the ground they lie on, and not a coin. In CSS pixels. */
const isInSight = ({ width, height }: Box): boolean => width * height > 3_000 && width * height < 40_000;

const touches = (note: Box, target: Box): boolean =>
  note.x <= target.x + target.width + GAP + 1 &&
  target.x <= note.x + note.width + GAP + 1 &&
  note.y <= target.y + target.height + GAP + 1 &&
  target.y <= note.y + note.height + GAP + 1;

/** On the edge of the note that is nearest to the piece. */
function pointArrow(arrow: HTMLElement, note: Box, target: Box): void {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const within = (at: number, from: number, length: number): number => Math.max(from + GAP, Math.min(at, from + length - GAP)) - from;
  const isAside = target.x >= note.x + note.width || target.x + target.width <= note.x;
  set(arrow, "data-side", isAside ? (middle.x < note.x ? "left" : "right") : middle.y < note.y ? "top" : "bottom");
  const x = isAside ? (middle.x < note.x ? 0 : note.width) : within(middle.x, note.x, note.width);
  const y = isAside ? within(middle.y, note.y, note.height) : middle.y < note.y ? 0 : note.height;
  arrow.style.left = `${x}px`;
  arrow.style.top = `${y}px`;
}
