/** Where the note of a lesson lies: beside its piece, with an arrow to it, and off what the player wants to see. */
import type { LessonStep } from "../../../shared/core/lessons/lesson.ts";
import { set } from "../common/dom.ts";
import { type Box, GAP } from "../common/placing.ts";
import { boxOfElement, type TableSurroundings } from "../common/surroundings.ts";

/** The piece is still for this many frames: the note needs no longer follow it. */
const STILL = 20;
const WIDTHS = ["usual", "wide", "slim"];

/** Keeps the note beside its piece while the piece moves. */
export function follower(element: HTMLElement, arrow: HTMLElement, around: TableSurroundings) {
  let piece: string | undefined;
  let atGoals = false;
  /** What else the note speaks of. */
  let spoken: readonly string[] = [];
  let placed = "";
  let running = 0;
  const looks = WIDTHS.map((width) => ({ take: () => set(element, "data-width", width) }));

  function found(): Box | undefined {
    if (piece !== undefined) return around.boxOf(piece);
    const goals = atGoals ? document.querySelector(".goals:not([hidden])") : null;
    return goals === null ? undefined : boxOfElement(goals);
  }

  /** If there is nothing to point at the note lies above the prompt. */
  function target(): Box {
    const room = around.room();
    return found() ?? { x: room.x + room.width / 2, y: room.y + room.height, width: 0, height: 0 };
  }

  function place(): string {
    const about = target();
    const never = spoken.flatMap((key) => (key === piece ? [] : (around.boxOf(key) ?? [])));
    const size = [element.offsetWidth, element.offsetHeight];
    const now = JSON.stringify([[about, around.room(), ...never].map((box) => Object.values(box).map(Math.round)), size, piece]);
    if (now === placed) return now;
    const rather = around.pieces().filter(isInSight);
    const { x, y } = around.lay(element, { about, piece, looks, never, rather });
    const note = { x, y, width: element.offsetWidth, height: element.offsetHeight };
    // Further off the arrow would lie on another piece.
    set(arrow, "hidden", found() === undefined || !touches(note, about));
    pointArrow(arrow, note, about);
    placed = now;
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
    follow(key: string | undefined, { goals, about = [] }: Pick<LessonStep, "goals" | "about">) {
      piece = key;
      atGoals = goals === true;
      spoken = about;
      placed = "";
      follow();
    },
    again: follow,
    stop: () => cancelAnimationFrame(running),
  };
}

/** A card or a building, not a coin. In CSS pixels. */
const isInSight = ({ width, height }: Box): boolean => width * height > 3_000;

const touches = (note: Box, target: Box): boolean =>
  note.x <= target.x + target.width + GAP + 1 &&
  target.x <= note.x + note.width + GAP + 1 &&
  note.y <= target.y + target.height + GAP + 1 &&
  target.y <= note.y + note.height + GAP + 1;

/** Puts the arrow on the edge of the note that is nearest to the piece. */
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
