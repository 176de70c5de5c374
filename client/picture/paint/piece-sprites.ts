/** The pieces on the stage: a sprite for each, how it stands out, and how far the pointer has raised it. */
import type { Pose } from "../../face/pose.ts";
import type { Box } from "../hit-test.ts";
import type { DrawnPiece } from "../motion/drawn-pieces.ts";
import type { Ghosts } from "../motion/ghosts.ts";
import { GHOST, HOVER, IN_HAND } from "../motion/motion.ts";
import { smooth } from "../motion/named-motions.ts";
import type { Notice, Painter, Sprite } from "./painter.ts";

export interface Highlights {
  readonly lit: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  /** The piece that the mouse hovers. */
  readonly hovered: string | undefined;
  /** Pieces that an entry of a list points at; they must stand out among lit pieces too. */
  readonly pointed: ReadonlySet<string>;
  /** Pieces as a move would lay them, since when, drawn translucent above all others but those that will lie on them. */
  readonly ghosts?: (Pick<Ghosts, "poses" | "above"> & { readonly since: number }) | undefined;
  /** The piece in the player's hand, and where. */
  readonly held?: { readonly id: number; readonly x: number; readonly y: number } | undefined;
}

interface Shown {
  readonly id: number;
  readonly sprite: Sprite;
  raised: number;
  /** The same object as long as nothing of it changes. */
  notice: Notice;
  /** The drawing it was last in. */
  drawing: number;
}

const UNNOTICED: Notice = { light: "none", passed: false, raise: 0 };

export class PieceSprites {
  readonly #painter: Painter;
  readonly #sprites = new Map<number, Shown>();
  /** When it was drawn last. */
  #last = 0;
  #drawing = 0;
  #drawn: readonly DrawnPiece[] = [];
  #inHand: number | undefined;
  /** Made when they are asked for: not while pieces move. */
  #boxes: readonly Box[] | undefined;

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  /** What was drawn last, for pointing; a piece in the hand is not pointed at. */
  get boxes(): readonly Box[] {
    this.#boxes ??= this.#drawn.flatMap(([id, drawn]) =>
      id === this.#inHand ? [] : [{ ...drawn, key: drawn.shows.key, of: drawn.shows.of, id }],
    );
    return this.#boxes;
  }

  get poses(): readonly Pose[] {
    return this.#drawn.map(([, { shows }]) => shows);
  }

  /** Draws all pieces, and removes those that have gone; true while one is being raised or let down. */
  draw(pieces: readonly DrawnPiece[], highlights: Highlights, now: number, ratio: number): boolean {
    const { lit, held, ghosts } = highlights;
    const kinds = kindsOf(lit, pieces);
    const step = Math.min(1, (now - this.#last) / HOVER.length);
    let busy = false;
    this.#last = now;
    this.#drawing++;
    this.#boxes = undefined;
    this.#drawn = pieces;
    this.#inHand = held?.id;
    for (const [order, [id, lying]] of pieces.entries()) {
      const raised = ghosts?.above.has(id) ? { ...lying, depth: lying.depth + GHOST.depth } : lying;
      const drawn = held?.id === id ? { ...lying, x: held.x, y: held.y, depth: lying.depth + IN_HAND.depth, lift: IN_HAND.lift } : raised;
      const { key, kind } = drawn.shows;
      const shown = this.#spriteOf(id);
      const light = lightOn(key, highlights);
      if (raise(shown, isRaised(key, highlights) ? 1 : 0, step)) busy = true;
      const passed = !lit.has(key) && kinds.has(kind);
      const height = smooth(shown.raised) * HOVER.lift;
      const { notice } = shown;
      if (notice.light !== light || notice.passed !== passed || notice.raise !== height) shown.notice = { light, passed, raise: height };
      shown.sprite.draw(drawn, shown.notice, ratio, order);
      shown.drawing = this.#drawing;
    }
    if (this.#sprites.size > pieces.length) this.#removeOthers();
    return busy;
  }

  clear(): void {
    for (const { sprite } of this.#sprites.values()) sprite.remove();
    this.#sprites.clear();
  }

  #spriteOf(id: number): Shown {
    const known = this.#sprites.get(id);
    if (known !== undefined) return known;
    const shown = { id, sprite: this.#painter.sprite(), raised: 0, notice: UNNOTICED, drawing: this.#drawing };
    this.#sprites.set(id, shown);
    return shown;
  }

  /** Removes the sprites of pieces that have gone. */
  #removeOthers(): void {
    for (const { id, sprite, drawing } of this.#sprites.values()) {
      if (drawing === this.#drawing) continue;
      sprite.remove();
      this.#sprites.delete(id);
    }
  }
}

/** Goes a step towards lying or being raised; true if it has further to go. */
function raise(shown: Shown, wanted: number, step: number): boolean {
  if (shown.raised === wanted) return false;
  shown.raised += Math.sign(wanted - shown.raised) * Math.min(step, Math.abs(wanted - shown.raised));
  return shown.raised !== wanted;
}

const NO_KINDS: ReadonlySet<string> = new Set();

/** The kinds of the pieces that may be clicked. */
const kindsOf = (lit: ReadonlySet<string>, pieces: readonly DrawnPiece[]): ReadonlySet<string> =>
  lit.size === 0 ? NO_KINDS : new Set(pieces.flatMap(([, { shows }]) => (lit.has(shows.key) ? [shows.kind] : [])));

const isRaised = (key: string, { lit, hovered, pointed }: Highlights): boolean => lit.has(key) && (hovered === key || pointed.has(key));

/** Pieces without a name never stand out. */
function lightOn(key: string, { lit, marked, pointed }: Highlights): Notice["light"] {
  if (key === "") return "none";
  if (pointed.has(key)) return "pointed";
  if (lit.has(key)) return "lit";
  return marked.has(key) ? "marked" : "none";
}
