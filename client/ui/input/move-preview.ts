/**
 * What a move would do, while the player rests on the piece or the button that makes it: ghosts where pieces would lie, and differences
 * beside the pieces that count. Only what is certain, see `certainView`.
 */
import type { View } from "../../../shared/core/game.ts";
import { isEqual } from "../../../shared/core/plain.ts";
import { quickLuck } from "../../../shared/core/random.ts";
import { Refusal } from "../../../shared/core/refusal.ts";
import { certainView } from "../../../shared/core/view.ts";
import type { Face } from "../../games/face.ts";
import type { TableView } from "../../scenes/table.ts";
import { fill, h, oncePerFrame, set } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";
import type { MoveInput } from "./move-input.ts";
import { PREVIEW_ID } from "./point-at-pieces.ts";
import { type SeatChanges, seatChanges, signed } from "./seat-changes.ts";

/** Moves that would be sent, from the view before the first. */
export interface PlannedMoves {
  readonly view: View;
  readonly moves: readonly string[];
}

export interface MovePreview {
  readonly element: HTMLElement;
  /** The pointer is over this piece of the picture. */
  hover(piece: string | undefined): void;
  /** The pointer or the focus is on a button that makes this move, which is about this piece. */
  point(move: string | undefined, piece: string | undefined): void;
  /** What can be chosen may have changed. */
  update(): void;
}

export interface MovePreviewParts {
  readonly face: Face;
  readonly looks: Looks;
  readonly input: Pick<MoveInput, "plan" | "moveOf" | "chosenPiece" | "sight">;
  table(): TableView | undefined;
}

export function movePreview({ face, looks, input, table }: MovePreviewParts): MovePreview {
  const tip = h("div", { class: "tip", id: PREVIEW_ID });
  const counts = h("div", { "aria-hidden": "true" });
  const element = h("div", { class: "preview" }, tip, counts);
  let hovered: string | undefined;
  let pointed: { readonly move: string; readonly piece: string | undefined } | undefined;
  let shown: PlannedMoves | undefined;

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
    const view = table();
    const before = input.sight;
    const after = plan && certain(face, plan);
    const changes = after && before ? seatChanges(face.seats(before), face.seats(after), after.seat) : [];
    fill(tip, ...changes.map((seat) => changesOf(seat, changes.length > 1)));
    fill(counts, ...(view?.showGhosts(after) ?? []).map(({ pose, by }) => h("b", { style: placed(pose.x, pose.y - pose.height / 2) }, signed(by))));
    const box = piece === undefined ? undefined : view?.boxOf(piece);
    set(tip, "hidden", changes.length === 0 || box === undefined);
    if (box !== undefined) set(tip, "style", placed(box.x + box.width / 2, box.y));
  }

  const changesOf = ({ seat, chips }: SeatChanges, named: boolean): HTMLElement =>
    h("span", { style: seatStyle(seat) }, named && badge(seat), ...chips.map(looks.chip));
  /** The pieces lie where they will when the frame is drawn. */
  const later = oncePerFrame(update);

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
    update() {
      if (shown !== undefined && !isEqual(wanted().plan, shown)) show({ plan: undefined, piece: undefined });
      later();
    },
  };
}

const placed = (x: number, y: number): string => `left: ${Math.round(x)}px; top: ${Math.round(y)}px`;

/** The luck is arbitrary: what is certain is the same with any. */
function certain(face: Face, { view, moves }: PlannedMoves): View | undefined {
  try {
    return certainView(face.game, view, moves, quickLuck(1));
  } catch (error) {
    // A refusal is an answer: the move has become impossible.
    if (!(error instanceof Refusal)) globalThis.reportError?.(error);
    return undefined;
  }
}
