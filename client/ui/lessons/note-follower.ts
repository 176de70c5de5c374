/** Where the note of a lesson lies: beside its piece, with an arrow to it, and off what the player wants to see. */
import type { TableView } from "../../scenes/table.ts";
import { set } from "../common/dom.ts";
import { type Box, beside, boxOnPage, GAP } from "../common/place-beside.ts";

interface Around {
  readonly picture: HTMLElement;
  readonly prompt: HTMLElement;
  table(): TableView | undefined;
}

/** The piece is still for this many frames: the note needs no longer follow it. */
const STILL = 20;

/** Keeps the note beside its piece while the piece moves. */
export function follower(element: HTMLElement, arrow: HTMLElement, { picture, prompt, table }: Around) {
  let piece: string | undefined;
  /** What a player wants to see while they read: what they may choose and what is spoken of. */
  let choices: ReadonlySet<string> = new Set();
  /** Other pieces, and what the note was placed by. */
  let rest: readonly string[] = [];
  let placed = "";
  let running = 0;

  const boxOf = (key: string): Box | undefined => boxOnPage(table(), picture, key);

  function place(): string {
    const target = (piece === undefined ? undefined : boxOf(piece)) ?? prompt.getBoundingClientRect();
    const others = [...choices].flatMap((key) => (key === piece ? [] : (boxOf(key) ?? [])));
    const { right } = picture.getBoundingClientRect();
    const room = { width: right, height: prompt.getBoundingClientRect().top };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const now = JSON.stringify([[target, size, room, ...others].map((box) => Object.values(box).map(Math.round)), piece]);
    if (now === placed) return now;
    placed = now;
    const lesser = rest.flatMap((key) => boxOf(key) ?? []).filter(isInSight);
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
