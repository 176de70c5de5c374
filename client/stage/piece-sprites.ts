/** The pieces on the stage: a sprite for each, how it stands out, and how far the pointer has raised it. */

import type { Drawn } from "./motion.ts";
import { HOVER, IN_HAND } from "./motion.ts";
import { smooth } from "./named-motions.ts";
import type { Notice, Painter, Sprite } from "./painter/painter.ts";
import type { Box } from "./pick.ts";
import type { Pose } from "./pose.ts";

export interface Highlights {
  readonly lit: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  /** By the mouse. */
  readonly hovered: string | undefined;
  /** By an entry of a list; it must stand out among lit pieces too. */
  readonly pointed: ReadonlySet<string>;
  /** Pieces as a move would lay them, since when, drawn translucent above the others. */
  readonly ghosts?: { readonly poses: readonly Pose[]; readonly since: number } | undefined;
  /** The piece in the player's hand, and where. */
  readonly held?: { readonly id: number; readonly x: number; readonly y: number } | undefined;
}

export interface PieceSprites {
  /** Draws all pieces, and removes those that have gone; true while one is being raised or let down. */
  draw(pieces: readonly (readonly [id: number, drawn: Drawn])[], highlights: Highlights, now: number, ratio: number): boolean;
  clear(): void;
  /** What was drawn last, for pointing; a piece in the hand is not pointed at. */
  readonly boxes: readonly Box[];
  readonly poses: readonly Pose[];
}

interface Shown {
  readonly sprite: Sprite;
  raised: number;
}

export function pieceSprites(painter: Painter): PieceSprites {
  const sprites = new Map<number, Shown>();
  let last = 0;
  let drawnLast: readonly (readonly [number, Drawn])[] = [];
  let inHand: number | undefined;
  /** Made when they are asked for: not while pieces move. */
  let boxes: readonly Box[] | undefined;

  function spriteOf(id: number): Shown {
    const known = sprites.get(id);
    if (known !== undefined) return known;
    const shown = { sprite: painter.sprite(), raised: 0 };
    sprites.set(id, shown);
    return shown;
  }

  /** Goes a step towards lying or being raised; true if it has further to go. */
  function raise(shown: Shown, wanted: number, step: number): boolean {
    shown.raised += Math.sign(wanted - shown.raised) * Math.min(step, Math.abs(wanted - shown.raised));
    return shown.raised !== wanted;
  }

  return {
    draw(pieces, highlights, now, ratio) {
      const { lit, held } = highlights;
      const kinds = new Set(pieces.flatMap(([, { shows }]) => (lit.has(shows.key) ? [shows.kind] : [])));
      const step = Math.min(1, (now - last) / HOVER.length);
      let busy = false;
      last = now;
      boxes = undefined;
      drawnLast = pieces;
      inHand = held?.id;
      for (const [id, lying] of pieces) {
        const drawn = held?.id === id ? { ...lying, x: held.x, y: held.y, depth: lying.depth + IN_HAND.depth, lift: IN_HAND.lift } : lying;
        const { key, kind } = drawn.shows;
        const shown = spriteOf(id);
        const light = lightOn(key, highlights);
        if (raise(shown, isRaised(key, highlights) ? 1 : 0, step)) busy = true;
        const passed = !lit.has(key) && kinds.has(kind);
        shown.sprite.draw(drawn, { light, passed, raise: smooth(shown.raised) * HOVER.lift }, ratio);
      }
      const here = new Set(pieces.map(([id]) => id));
      for (const [id, { sprite }] of sprites) {
        if (here.has(id)) continue;
        sprite.remove();
        sprites.delete(id);
      }
      return busy;
    },
    clear() {
      for (const { sprite } of sprites.values()) sprite.remove();
      sprites.clear();
    },
    get boxes() {
      boxes ??= drawnLast.flatMap(([id, drawn]) => (id === inHand ? [] : [{ ...drawn, key: drawn.shows.key, id }]));
      return boxes;
    },
    get poses() {
      return drawnLast.map(([, { shows }]) => shows);
    },
  };
}

const isRaised = (key: string, { lit, hovered, pointed }: Highlights): boolean => lit.has(key) && (hovered === key || pointed.has(key));

/** Pieces without a name never stand out. */
function lightOn(key: string, { lit, marked, pointed }: Highlights): Notice["light"] {
  if (key === "") return "none";
  if (pointed.has(key)) return "pointed";
  if (lit.has(key)) return "lit";
  return marked.has(key) ? "marked" : "none";
}
