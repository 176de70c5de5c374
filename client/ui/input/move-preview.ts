/**
 * What a move would do, while the player rests on the piece or the button that makes it: ghosts where pieces would lie, and differences
 * beside the pieces that count. Only what is certain, see `certainFrames`.
 */
import { untracked } from "@preact/signals-core";
import { isEqual } from "../../../shared/core/base/plain.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { certainFrames } from "../../../shared/core/match/view.ts";
import type { Face } from "../../face/face.ts";
import type { Pose } from "../../face/pose.ts";
import type { Foretold } from "../../picture/motion/ghosts.ts";
import { fill, h, oncePerFrame, set } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { type Box, GAP } from "../common/placing.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";
import type { PlannedMoves } from "../model/input-state.ts";
import type { TableModel } from "../model/table-model.ts";
import { PREVIEW_ID } from "./point-at-pieces.ts";
import { type SeatChanges, seatChanges, signed } from "./seat-changes.ts";

export interface MovePreview {
  readonly element: HTMLElement;
  /** The pointer is over this piece of the picture. */
  hover(piece: string | undefined): void;
  /** The pointer or the focus is on a button that makes this move, which is about this piece. */
  point(move: string | undefined, piece: string | undefined): void;
  /** What should be seen with the piece, on the page. */
  boxes(): readonly Box[];
}

export function movePreview({ face, input, view, follow }: TableModel, looks: Looks): MovePreview {
  const tip = h("div", { class: "change", id: PREVIEW_ID, "data-floats": true, hidden: true });
  const counts = h("div", { "aria-hidden": "true" });
  const element = h("div", { class: "preview" }, tip, counts);
  let hovered: string | undefined;
  let pointed: { readonly move: string; readonly piece: string | undefined } | undefined;
  let shown: PlannedMoves | undefined;
  let ghosts: readonly Box[] = [];

  function wanted(): { readonly plan: PlannedMoves | undefined; readonly piece: string | undefined } {
    if (pointed !== undefined) return { plan: input.plan(pointed.move), piece: pointed.piece };
    const move = hovered === undefined ? undefined : input.moveOf(hovered);
    return { plan: input.plan(move), piece: move === undefined ? input.chosenPiece : hovered };
  }

  function show({ plan, piece }: ReturnType<typeof wanted>): void {
    if (isEqual(plan, shown)) return;
    shown = plan;
    draw(plan, piece);
  }
  const update = (): void => show(wanted());

  function draw(plan: PlannedMoves | undefined, piece: string | undefined): void {
    const before = input.sight;
    const foretold = plan && foretell(face, plan, piece);
    const after = foretold?.frames.at(-1)?.view;
    const changes = after && before ? seatChanges(face.seats(before), face.seats(after), after.seat) : [];
    fill(tip, ...changes.map((seat) => changesOf(looks, seat, changes.length > 1)));
    const { poses = [], counts: counted = [] } = view.value?.showGhosts(foretold) ?? {};
    ghosts = poses.slice(0, MOST_BOXES).map(({ x, y, width, height }) => ({ x: x - width / 2, y: y - height / 2, width, height }));
    const box = piece === undefined ? undefined : view.value?.boxOf(piece);
    const tipped = changes.length > 0 && box !== undefined;
    set(tip, "hidden", !tipped);
    const width = element.clientWidth;
    if (tipped) placeTip(tip, width, box);
    // What the tip hangs over has no difference of its own.
    const others = counted.filter(({ pose }) => !tipped || pose.key !== piece);
    fill(counts, ...others.map(({ pose, by }) => h("b", { style: overEdge(pose, width) }, signed(by))));
  }

  /** The pieces lie where they will when the frame is drawn. */
  const later = oncePerFrame(update);

  /** A picture of another size has everything elsewhere. */
  new ResizeObserver(() => show({ plan: undefined, piece: undefined })).observe(element);

  follow(() => {
    // What can be chosen may have changed.
    input.state;
    view.value;
    untracked(() => {
      if (shown !== undefined && !isEqual(wanted().plan, shown)) show({ plan: undefined, piece: undefined });
      later();
    });
  });

  return {
    element,
    hover(piece) {
      hovered = piece;
      update();
    },
    point(move, piece) {
      pointed = move === undefined ? undefined : { move, piece };
      update();
    },
    boxes() {
      const { left, top } = element.getBoundingClientRect();
      const onPage = ghosts.map((box) => ({ ...box, x: box.x + left, y: box.y + top }));
      return tip.hidden ? onPage : [...onPage, tip.getBoundingClientRect()];
    },
  };
}

/** A difference hangs over the upper edge of its piece, its middle this far from the edges of the picture. */
const EDGE = 22;
/** A card finds its place among these; more would leave it none. */
const MOST_BOXES = 8;

const changesOf = (looks: Looks, { seat, chips }: SeatChanges, named: boolean): HTMLElement =>
  h("span", { style: seatStyle(seat) }, named && badge(seat), ...chips.map(looks.chip));

/** The place at a piece's upper edge where the difference is whole. `across`: how wide the picture is. */
const overEdge = ({ x, y, height }: Pose, across: number): string =>
  at(Math.max(EDGE, Math.min(x, across - EDGE)), Math.max(EDGE, y - height / 2));

/** Above the piece, or below where there is no room, and never across the edge of the picture. */
function placeTip(tip: HTMLElement, across: number, { x, y, width, height }: Box): void {
  const left = Math.max(GAP, Math.min(x + (width - tip.offsetWidth) / 2, across - tip.offsetWidth - GAP));
  const above = y - tip.offsetHeight - GAP / 3;
  set(tip, "style", at(left, above < GAP / 3 ? y + height + GAP / 3 : above));
}

const at = (x: number, y: number): string => `left: ${Math.round(x)}px; top: ${Math.round(y)}px`;

/** The luck is arbitrary: what is certain is the same with any. */
function foretell(face: Face, { view, moves }: PlannedMoves, piece: string | undefined): Foretold | undefined {
  try {
    const frames = certainFrames(face.game, view, moves, quickLuck(1));
    return frames.length > 0 ? { before: view, frames, piece } : undefined;
  } catch (error) {
    // A refusal is an answer: the move has become impossible.
    if (!(error instanceof Refusal)) globalThis.reportError?.(error);
    return undefined;
  }
}
