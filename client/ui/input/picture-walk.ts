/** The picture by keys: arrows go from piece to piece, Enter chooses, Space takes a piece and lays it down elsewhere. */
import type { View } from "../../../shared/core/contract/game.ts";
import type { Under } from "../../picture/hit-test.ts";
import type { TableView } from "../../picture/table-view.ts";
import { h, set } from "../common/dom.ts";
import type { Box } from "../common/placing.ts";
import type { TableModel } from "../model/table-model.ts";

interface PictureWalkParts {
  readonly picture: HTMLElement;
  /** Shows the card about a piece. */
  hover(piece: string | undefined): void;
  /** Enter on a piece that is not lit. */
  miss(what: Under): void;
  /** Reads out. */
  answer(sentences: readonly string[]): void;
}

export interface PictureWalk {
  /** Begins at the piece that was left, or at one that can be chosen. */
  start(): void;
}

/** Being off the line of an arrow costs as much as being this many times further along it. */
const ASKEW = 2;

export const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The nearest piece in the direction of an arrow. */
export function pieceTowards(from: Box, pieces: ReadonlyMap<string, Box>, [right, down]: readonly [number, number]): string | undefined {
  const start = middle(from);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [piece, box] of pieces) {
    const { x, y } = middle(box);
    const along = (x - start.x) * right + (y - start.y) * down;
    const off = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const cost = along + ASKEW * off;
    // Only pieces within 63 degrees of the arrow count; what lies on the same spot is in no direction.
    if (along >= 1 && off <= ASKEW * along && cost < least) [best, least] = [piece, cost];
  }
  return best;
}

interface Walk extends PictureWalkParts, Pick<TableModel, "face" | "say" | "input"> {
  table(): TableView | undefined;
  readonly ring: HTMLElement;
  at: string | undefined;
  /** The card about it was asked for by the keys. */
  tells: boolean;
  /** The piece that was taken. */
  held: string | undefined;
}

export function pictureWalk({ face, say, input, view, moment, follow }: TableModel, parts: PictureWalkParts): PictureWalk {
  const { picture } = parts;
  const ring = h("div", { class: "walker", hidden: true, "aria-hidden": "true" });
  const walk: Walk = { ...parts, face, say, input, table: () => view.peek(), ring, at: undefined, tells: false, held: undefined };
  picture.append(ring);
  picture.addEventListener("keydown", (event) => {
    if (!press(walk, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  picture.addEventListener("focus", () => goTo(walk, startOf(walk)));
  // The card at the keys could cover what the mouse is on its way to.
  picture.addEventListener("pointermove", ({ movementX, movementY }) => {
    if (!walk.tells || (movementX === 0 && movementY === 0)) return;
    walk.tells = false;
    parts.hover(undefined);
  });
  picture.addEventListener("blur", () => {
    walk.held = undefined;
    walk.tells = false;
    ring.hidden = true;
    parts.hover(undefined);
  });
  // A click leaves the focus with the page, so that the arrows go on to mean the moves.
  picture.addEventListener("mousedown", (event) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  follow(() => {
    // With a frame the pieces have moved.
    moment.value;
    draw(walk);
  });
  return { start: () => picture.focus() };
}

/** What can be gone to: everything with a card, everything lit; while a piece is held, where it can go. */
function stops({ face, input, table, held }: Walk): ReadonlyMap<string, Box> {
  const view = table();
  const sight = input.sight ?? view?.shown?.sight;
  if (view === undefined || sight === undefined) return new Map();
  const all = [...new Set(view.pieces)];
  const named =
    held === undefined
      ? all.filter((piece) => view.lit.has(piece) || face.detail(piece, sight) !== undefined)
      : [held, ...input.drops(held, all)];
  return new Map(
    named.flatMap((piece) => {
      const box = view.boxOf(piece);
      return box === undefined ? [] : [[piece, box]];
    }),
  );
}

function startOf(walk: Walk): string | undefined {
  const pieces = stops(walk);
  if (walk.at !== undefined && pieces.has(walk.at)) return walk.at;
  const lit = walk.table()?.lit ?? new Set();
  return [...pieces.keys()].find((piece) => lit.has(piece)) ?? pieces.keys().next().value;
}

/** True if the key means something here. */
function press(walk: Walk, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (direction !== undefined) {
    const from = walk.at === undefined ? undefined : walk.table()?.boxOf(walk.at);
    const next = from === undefined ? startOf(walk) : pieceTowards(from, stops(walk), direction);
    if (next === undefined) walk.answer([walk.say.text.explore.edge]);
    else goTo(walk, next);
    return true;
  }
  if (key === "Enter") choose(walk);
  else if (key === " ") takeOrLay(walk);
  else if (key === "Escape" && walk.held !== undefined) putBack(walk);
  else return false;
  return true;
}

function goTo(walk: Walk, piece: string | undefined): void {
  walk.at = piece;
  draw(walk);
  if (piece === undefined) return;
  walk.tells = true;
  walk.hover(piece);
  walk.answer(wordsOf(walk, piece));
}

/** What it is, what can be done with it, and what its card says. */
function wordsOf({ face, say, input, table, held }: Walk, piece: string): readonly string[] {
  const { explore } = say.text;
  const view = table();
  const sight = input.sight ?? view?.shown?.sight;
  if (view === undefined || sight === undefined) return [];
  const card = face.detail(piece, sight);
  const move = input.open ? face.picks(sight as View).find(({ pieces }) => pieces.includes(piece)) : undefined;
  const name = card?.title ?? move?.label;
  const can =
    held !== undefined && held !== piece
      ? explore.lay
      : view.lit.has(piece)
        ? explore.choose
        : input.drops(piece, view.pieces).length > 0
          ? explore.take
          : "";
  const lines = (card?.lines ?? []).map(({ line }) => say.line(line));
  return [name === undefined ? "" : say.line(name), can, ...lines].filter((sentence) => sentence !== "");
}

function choose(walk: Walk): void {
  const { at, held, table, input, miss } = walk;
  const box = at === undefined ? undefined : table()?.boxOf(at);
  if (at === undefined || box === undefined) return;
  if (held !== undefined) takeOrLay(walk);
  else if (table()?.lit.has(at)) input.touch(at);
  else miss({ ...middle(box), pieces: [at], painted: [] });
  draw(walk);
}

function takeOrLay(walk: Walk): void {
  const { at, held, input, say, table } = walk;
  if (at === undefined) return;
  if (held === at) return putBack(walk);
  if (held !== undefined) {
    walk.held = undefined;
    input.drop(held, at);
    return draw(walk);
  }
  if (input.drops(at, table()?.pieces ?? []).length === 0) return choose(walk);
  walk.held = at;
  draw(walk);
  walk.answer([say.text.explore.taken(stops(walk).size - 1)]);
}

function putBack(walk: Walk): void {
  walk.held = undefined;
  draw(walk);
  walk.answer([walk.say.text.explore.putBack]);
}

/** The ring about the piece, in the picture's own pixels. */
function draw({ picture, ring, at, held, table }: Walk): void {
  const box = at === undefined || document.activeElement !== picture ? undefined : table()?.boxOf(at);
  ring.hidden = box === undefined;
  set(ring, "data-holds", held !== undefined);
  if (box === undefined) return;
  ring.style.cssText = `left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; height: ${box.height}px`;
  // In a small window the picture is larger than its pane.
  ring.scrollIntoView({ block: "nearest", inline: "nearest" });
}
