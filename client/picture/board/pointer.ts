/** Mouse, pen and finger on the picture: pointing, clicking, and dragging one piece onto another. */
import { until } from "../../base/until.ts";
import { type Box, type Grip, gripAtPoint, hoveredPieceAt, litPieceAt, paintedPieceAt, piecesUnder, type Under } from "../hit-test.ts";

/** A piece in the hand, and where its centre is. */
export interface Held {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

interface PointerOptions {
  readonly element: HTMLElement;
  readonly signal: AbortSignal;
  boxes(): readonly Box[];
  /** Keys of the pieces that may be clicked. */
  lit(): ReadonlySet<string>;
  /** Called before anything else that a press means. True if it has hurried the picture: then a click on nothing lit was meant so. */
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

export class Pointer {
  readonly #options: PointerOptions;
  #place: Point | undefined;
  #hovered: string | undefined;
  #told: string | undefined;
  /** The place of the last press, until the pointer moves on: no hover card covers what was just clicked. */
  #still: Point | undefined;
  /** The hovered piece can be dragged. */
  #isLoose = false;
  #press: Press | undefined;
  #targets: ReadonlySet<string> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PointerOptions) {
    const { element, signal } = options;
    this.#options = options;
    element.addEventListener("pointermove", (event) => this.#move(event), { signal });
    element.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    element.addEventListener("pointerup", (event) => this.#up(event), { signal });
    element.addEventListener("pointercancel", () => this.#cancel(), { signal });
    element.addEventListener("pointerleave", () => this.#leave(), { signal });
    // The browser does not wait for a second tap, and a drag does not scroll.
    element.style.touchAction = "pinch-zoom";
    until(signal, () => clearTimeout(this.#resting));
  }

  get hovered(): string | undefined {
    return this.#hovered;
  }

  /** While a piece is dragged, those it may go to. */
  get targets(): ReadonlySet<string> | undefined {
    return this.#targets;
  }

  /** The pieces have moved, or others are lit: another piece may be hovered. */
  update(): void {
    const { element, boxes, lit, changed, hover } = this.#options;
    const place = this.#place;
    const targets = this.#targets;
    const piece = place && hoveredPieceAt(boxes(), targets ?? lit(), place.x, place.y);
    if (piece !== this.#hovered) {
      this.#hovered = piece;
      this.#isLoose = place !== undefined && this.#gripAt(place) !== undefined;
      changed();
    }
    const clickable = piece !== undefined && lit().has(piece);
    element.style.cursor = targets !== undefined ? "grabbing" : clickable ? "pointer" : this.#isLoose ? "grab" : "default";
    const tell = this.#still !== undefined || place === undefined ? undefined : (piece ?? paintedPieceAt(boxes(), place.x, place.y));
    if (tell !== this.#told) hover(tell);
    this.#told = tell;
  }

  #move(event: PointerEvent): void {
    const now = this.#moveTo(event);
    const press = this.#press;
    if (press !== undefined && isFar(press.at, now)) clearTimeout(this.#resting);
    if (press !== undefined && this.#targets === undefined) this.#beginDrag(press, now);
    if (press?.grip !== undefined && this.#targets !== undefined) this.#options.hold(heldAt(press.grip, press.at, now));
    this.update();
  }

  #down(event: PointerEvent): void {
    const { element, boxes, lit, pressed } = this.#options;
    const hurried = pressed();
    const at = this.#moveTo(event);
    this.#still = at;
    if (event.button === 0) {
      this.#press = { at, piece: litPieceAt(boxes(), lit(), at.x, at.y), grip: this.#gripAt(at), hurried };
    }
    if (event.pointerType !== "mouse") this.#resting = setTimeout(() => this.#linger(), LINGER);
    this.update();
    // A dragged piece is not lost at the edge of the picture.
    if (event.button === 0) element.setPointerCapture(event.pointerId);
  }

  #up(event: PointerEvent): void {
    clearTimeout(this.#resting);
    const now = this.#moveTo(event);
    const clicked = this.#targets === undefined ? this.#press : undefined;
    this.#letGo(now);
    if (clicked !== undefined) this.#click(clicked, now);
    this.update();
  }

  #cancel(): void {
    clearTimeout(this.#resting);
    this.#letGo(undefined);
  }

  #leave(): void {
    this.#place = undefined;
    this.#still = undefined;
    this.update();
  }

  #moveTo(event: PointerEvent): Point {
    const box = this.#options.element.getBoundingClientRect();
    const place = { x: event.clientX - box.left, y: event.clientY - box.top };
    this.#place = place;
    if (this.#still !== undefined && this.#press === undefined && isFar(this.#still, place)) this.#still = undefined;
    return place;
  }

  #gripAt({ x, y }: Point): Grip | undefined {
    const { boxes, drops } = this.#options;
    return gripAtPoint(boxes(), x, y, (key) => drops(key).length > 0);
  }

  /** Turns a press into a drag, if that piece can be dragged. */
  #beginDrag({ grip, at }: Press, now: Point): void {
    if (grip === undefined || !isFar(at, now)) return;
    this.#targets = new Set(this.#options.drops(grip.from));
  }

  #letGo(now: Point | undefined): void {
    const { grip, at } = this.#press ?? {};
    const onto = this.#targets;
    this.#press = undefined;
    this.#targets = undefined;
    if (onto === undefined || grip === undefined || at === undefined) return;
    const to = now && litPieceAt(this.#options.boxes(), onto, now.x, now.y);
    this.#options.drop(heldAt(grip, at, now ?? at), grip.from, to);
  }

  #linger(): void {
    const { boxes, lit, linger } = this.#options;
    if (this.#place === undefined) return;
    const { x, y } = this.#place;
    const piece = hoveredPieceAt(boxes(), lit(), x, y) ?? paintedPieceAt(boxes(), x, y);
    if (this.#press === undefined || this.#targets !== undefined || piece === undefined) return;
    this.#press = undefined;
    linger(piece);
  }

  #click({ at, piece, hurried }: Press, now: Point): void {
    const { boxes, lit, pick, miss } = this.#options;
    if (piece !== undefined) {
      if (litPieceAt(boxes(), lit(), now.x, now.y) === piece) pick(piece);
    } else if (!hurried && !isFar(at, now)) miss(piecesUnder(boxes(), now.x, now.y));
  }
}

const heldAt = ({ box }: Grip, from: Point, now: Point): Held => ({
  id: box.id as number,
  x: box.x + now.x - from.x,
  y: box.y + now.y - from.y,
});

const isFar = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > TREMBLE;
