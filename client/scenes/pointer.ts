/** Mouse, pen and finger on the picture: pointing, clicking, and dragging one piece onto another. */
import { type Box, type Grip, gripAtPoint, hoveredPieceAt, litPieceAt, paintedPieceAt, piecesUnder, type Under } from "../stage/pick.ts";

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

export function watchPointer(parts: PointerParts): Pointer {
  const { element } = parts;
  const listeners = new AbortController();
  let place: Point | undefined;
  let hovered: string | undefined;
  let told: string | undefined;
  /** Where the last press was, until the pointer moves on: no hover card covers what was just clicked. */
  let still: Point | undefined;
  let loose = false;
  let press: Press | undefined;
  let targets: ReadonlySet<string> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    const piece = place && hoveredPieceAt(parts.boxes(), targets ?? parts.lit(), place.x, place.y);
    if (piece !== hovered) {
      hovered = piece;
      loose = place !== undefined && gripAt(place) !== undefined;
      parts.changed();
    }
    const clickable = piece !== undefined && parts.lit().has(piece);
    element.style.cursor = targets !== undefined ? "grabbing" : clickable ? "pointer" : loose ? "grab" : "default";
    const tell = still !== undefined || place === undefined ? undefined : (piece ?? paintedPieceAt(parts.boxes(), place.x, place.y));
    if (tell !== told) parts.hover(tell);
    told = tell;
  }

  const gripAt = ({ x, y }: Point): Grip | undefined => gripAtPoint(parts.boxes(), x, y, (key) => parts.drops(key).length > 0);

  function move(event: PointerEvent): Point {
    const box = element.getBoundingClientRect();
    place = { x: event.clientX - box.left, y: event.clientY - box.top };
    if (still !== undefined && press === undefined && isFar(still, place)) still = undefined;
    return place;
  }

  /** From a press to a drag, if that piece can be dragged. */
  function take({ grip: taken, at }: Press, now: Point): void {
    if (taken === undefined || !isFar(at, now)) return;
    targets = new Set(parts.drops(taken.from));
  }

  function letGo(now: Point | undefined): void {
    const { grip: taken, at } = press ?? {};
    const onto = targets;
    press = undefined;
    targets = undefined;
    if (onto === undefined || taken === undefined || at === undefined) return;
    const to = now && litPieceAt(parts.boxes(), onto, now.x, now.y);
    parts.drop(heldAt(taken, at, now ?? at), taken.from, to);
  }

  function linger(): void {
    if (place === undefined) return;
    const { x, y } = place;
    const piece = hoveredPieceAt(parts.boxes(), parts.lit(), x, y) ?? paintedPieceAt(parts.boxes(), x, y);
    if (press === undefined || targets !== undefined || piece === undefined) return;
    press = undefined;
    parts.linger(piece);
  }

  function click({ at, piece, hurried }: Press, now: Point): void {
    if (piece !== undefined) {
      if (litPieceAt(parts.boxes(), parts.lit(), now.x, now.y) === piece) parts.pick(piece);
    } else if (!hurried && !isFar(at, now)) parts.miss(piecesUnder(parts.boxes(), now.x, now.y));
  }

  listenToPointer(element, listeners.signal, {
    move(event) {
      const now = move(event);
      if (press !== undefined && isFar(press.at, now)) clearTimeout(resting);
      if (press !== undefined && targets === undefined) take(press, now);
      if (press?.grip !== undefined && targets !== undefined) parts.hold(heldAt(press.grip, press.at, now));
      update();
    },
    down(event) {
      const hurried = parts.pressed();
      const at = move(event);
      still = at;
      if (event.button === 0) press = { at, piece: litPieceAt(parts.boxes(), parts.lit(), at.x, at.y), grip: gripAt(at), hurried };
      if (event.pointerType !== "mouse") resting = setTimeout(linger, LINGER);
      update();
    },
    up(event) {
      clearTimeout(resting);
      const now = move(event);
      const clicked = targets === undefined ? press : undefined;
      letGo(now);
      if (clicked !== undefined) click(clicked, now);
      update();
    },
    cancel() {
      clearTimeout(resting);
      letGo(undefined);
    },
    leave() {
      place = undefined;
      still = undefined;
      update();
    },
  });

  return {
    get hovered() {
      return hovered;
    },
    get targets() {
      return targets;
    },
    update,
    close() {
      clearTimeout(resting);
      listeners.abort();
    },
  };
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
