/** Mouse, pen and finger on the picture: pointing, clicking, and dragging one piece onto another. */
import { type Box, type Grip, gripAtPoint, hoveredPieceAt, litPieceAt, paintedPieceAt, piecesUnder, type Under } from "../hit-test.ts";

/** A piece in the hand, and where its centre is. */
export interface Held {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface PointerParts {
  readonly element: HTMLElement;
  boxes(): readonly Box[];
  /** Keys of the pieces that may be clicked. */
  lit(): ReadonlySet<string>;
  /** Before anything else that a press means. True if it has hurried the picture: then a click on nothing lit was meant so. */
  pressed(): boolean;
  /** Something has to be redrawn. */
  changed(): void;
  /** The pointer hovers over a piece, or over one painted on the table, and no button was pressed since it came there. */
  hover(piece: string | undefined): void;
  /** A finger rests on a piece without moving: no click follows. */
  linger(piece: string): void;
  pick(piece: string): void;
  /** A click on nothing lit. */
  miss(what: Under): void;
  /** What a piece may be dragged onto. */
  drops(from: string): readonly string[];
  hold(piece: Held): void;
  /** Let go: over a piece it may go to, or nowhere. */
  drop(piece: Held, from: string, to: string | undefined): void;
}

export interface Pointer {
  readonly hovered: string | undefined;
  /** While a piece is dragged, those it may go to. */
  readonly targets: ReadonlySet<string> | undefined;
  /** The pieces have moved, or others are lit: another piece may be hovered. */
  update(): void;
  close(): void;
}

/** A hand that trembles is no dragging, in CSS pixels. */
const TREMBLE = 6;
/** How long a finger rests on a piece to ask about it, in milliseconds. */
const LINGER = 450;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press {
  readonly at: Point;
  /** The lit piece under it. */
  readonly piece: string | undefined;
  readonly grip: Grip | undefined;
  readonly hurried: boolean;
}

/** What the pointer is doing. */
interface PointerState {
  place: Point | undefined;
  hovered: string | undefined;
  told: string | undefined;
  /** Where the last press was, until the pointer moves on: no hover card covers what was just clicked. */
  still: Point | undefined;
  /** The hovered piece can be dragged. */
  loose: boolean;
  press: Press | undefined;
  targets: ReadonlySet<string> | undefined;
  resting: ReturnType<typeof setTimeout> | undefined;
}

interface Context {
  readonly parts: PointerParts;
  readonly state: PointerState;
}

export function watchPointer(parts: PointerParts): Pointer {
  const listeners = new AbortController();
  const state: PointerState = {
    place: undefined,
    hovered: undefined,
    told: undefined,
    still: undefined,
    loose: false,
    press: undefined,
    targets: undefined,
    resting: undefined,
  };
  const context: Context = { parts, state };
  listenToPointer(parts.element, listeners.signal, handlersOf(context));
  return {
    get hovered() {
      return state.hovered;
    },
    get targets() {
      return state.targets;
    },
    update: () => updateHovered(context),
    close() {
      clearTimeout(state.resting);
      listeners.abort();
    },
  };
}

function handlersOf(context: Context): PointerHandlers {
  const { parts, state } = context;
  return {
    move(event) {
      const now = moveTo(context, event);
      const { press } = state;
      if (press !== undefined && isFar(press.at, now)) clearTimeout(state.resting);
      if (press !== undefined && state.targets === undefined) beginDrag(context, press, now);
      if (press?.grip !== undefined && state.targets !== undefined) parts.hold(heldAt(press.grip, press.at, now));
      updateHovered(context);
    },
    down(event) {
      const hurried = parts.pressed();
      const at = moveTo(context, event);
      state.still = at;
      if (event.button === 0) {
        state.press = { at, piece: litPieceAt(parts.boxes(), parts.lit(), at.x, at.y), grip: gripAt(parts, at), hurried };
      }
      if (event.pointerType !== "mouse") state.resting = setTimeout(() => lingerOn(context), LINGER);
      updateHovered(context);
    },
    up(event) {
      clearTimeout(state.resting);
      const now = moveTo(context, event);
      const clicked = state.targets === undefined ? state.press : undefined;
      letGo(context, now);
      if (clicked !== undefined) click(parts, clicked, now);
      updateHovered(context);
    },
    cancel() {
      clearTimeout(state.resting);
      letGo(context, undefined);
    },
    leave() {
      state.place = undefined;
      state.still = undefined;
      updateHovered(context);
    },
  };
}

function updateHovered({ parts, state }: Context): void {
  const { place, targets } = state;
  const piece = place && hoveredPieceAt(parts.boxes(), targets ?? parts.lit(), place.x, place.y);
  if (piece !== state.hovered) {
    state.hovered = piece;
    state.loose = place !== undefined && gripAt(parts, place) !== undefined;
    parts.changed();
  }
  const clickable = piece !== undefined && parts.lit().has(piece);
  parts.element.style.cursor = targets !== undefined ? "grabbing" : clickable ? "pointer" : state.loose ? "grab" : "default";
  const tell = state.still !== undefined || place === undefined ? undefined : (piece ?? paintedPieceAt(parts.boxes(), place.x, place.y));
  if (tell !== state.told) parts.hover(tell);
  state.told = tell;
}

const gripAt = (parts: PointerParts, { x, y }: Point): Grip | undefined =>
  gripAtPoint(parts.boxes(), x, y, (key) => parts.drops(key).length > 0);

function moveTo({ parts, state }: Context, event: PointerEvent): Point {
  const box = parts.element.getBoundingClientRect();
  const place = { x: event.clientX - box.left, y: event.clientY - box.top };
  state.place = place;
  if (state.still !== undefined && state.press === undefined && isFar(state.still, place)) state.still = undefined;
  return place;
}

/** From a press to a drag, if that piece can be dragged. */
function beginDrag({ parts, state }: Context, { grip, at }: Press, now: Point): void {
  if (grip === undefined || !isFar(at, now)) return;
  state.targets = new Set(parts.drops(grip.from));
}

function letGo({ parts, state }: Context, now: Point | undefined): void {
  const { grip, at } = state.press ?? {};
  const onto = state.targets;
  state.press = undefined;
  state.targets = undefined;
  if (onto === undefined || grip === undefined || at === undefined) return;
  const to = now && litPieceAt(parts.boxes(), onto, now.x, now.y);
  parts.drop(heldAt(grip, at, now ?? at), grip.from, to);
}

function lingerOn({ parts, state }: Context): void {
  if (state.place === undefined) return;
  const { x, y } = state.place;
  const piece = hoveredPieceAt(parts.boxes(), parts.lit(), x, y) ?? paintedPieceAt(parts.boxes(), x, y);
  if (state.press === undefined || state.targets !== undefined || piece === undefined) return;
  state.press = undefined;
  parts.linger(piece);
}

function click(parts: PointerParts, { at, piece, hurried }: Press, now: Point): void {
  if (piece !== undefined) {
    if (litPieceAt(parts.boxes(), parts.lit(), now.x, now.y) === piece) parts.pick(piece);
  } else if (!hurried && !isFar(at, now)) parts.miss(piecesUnder(parts.boxes(), now.x, now.y));
}

const heldAt = ({ box }: Grip, from: Point, now: Point): Held => ({
  id: box.id as number,
  x: box.x + now.x - from.x,
  y: box.y + now.y - from.y,
});

type PointerHandlers = Readonly<Record<"move" | "down" | "up" | "cancel" | "leave", (event: PointerEvent) => void>>;

function listenToPointer(element: HTMLElement, signal: AbortSignal, handlers: PointerHandlers): void {
  for (const [what, handle] of Object.entries(handlers)) {
    element.addEventListener(`pointer${what}` as "pointermove", handle, { signal });
  }
  const hold = ({ button, pointerId }: PointerEvent): void => {
    // A dragged piece is not lost at the edge of the picture.
    if (button === 0) element.setPointerCapture(pointerId);
  };
  element.addEventListener("pointerdown", hold, { signal });
  // No waiting for a second tap, and a drag does not scroll.
  element.style.touchAction = "pinch-zoom";
}

const isFar = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > TREMBLE;
