/** Draws what the director says. It knows pieces, light and motion, and no game; nothing here decides where a piece lies. */
import type { Director } from "./director.ts";
import { drawnPieces } from "./drawn-pieces.ts";
import { FLOURISH, GHOST, HOVER, IN_HAND, rest } from "./motion.ts";
import { smooth } from "./named-motions.ts";
import type { Flourish } from "./painter/flourish.ts";
import type { FlourishName } from "./painter/flourish-shapes.ts";
import type { Painter, Sprite } from "./painter/painter.ts";
import type { Box } from "./pick.ts";
import type { Picture, Pose } from "./pose.ts";

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

export interface Stage {
  /** Draws the moment; true if it has to be drawn again although no piece moves. */
  draw(director: Director, attention: Highlights, now: number): boolean;
  /** Makes the textures of a picture before it is needed. */
  prepare(picture: Picture): void;
  flourish(piece: Box, name: FlourishName, now: number): void;
  resize(ratio: number): void;
  /** Rebuilds everything after the graphics card has lost it. */
  rebuild(): void;
  /** What was drawn last, for pointing. */
  readonly boxes: readonly Box[];
  /** The poses that were drawn last. */
  readonly poses: readonly Pose[];
  readonly missing: readonly string[];
}

interface Shown {
  readonly sprite: Sprite;
  raised: number;
}

const NO_GHOSTS = { poses: [], since: 0 };

export function makeStage(painter: Painter, startRatio: number): Stage {
  const sprites = new Map<number, Shown>();
  const ghostSprites: Sprite[] = [];
  let flourishes: { readonly effect: Flourish; readonly start: number }[] = [];
  let ratio = startRatio;
  let last = 0;
  let resized = false;
  let boxes: Box[] = [];
  let poses: Pose[] = [];
  let missing: readonly string[] = [];

  function drawFlourishes(now: number): void {
    for (const { effect, start } of flourishes) effect.draw(Math.min(1, (now - start) / FLOURISH), ratio);
    for (const { effect } of flourishes.filter(({ start }) => now - start >= FLOURISH)) effect.remove();
    flourishes = flourishes.filter(({ start }) => now - start < FLOURISH);
  }

  /** True while they fade in. */
  function drawGhosts({ poses: wanted, since }: NonNullable<Highlights["ghosts"]>, now: number): boolean {
    const seen = smooth(Math.min(1, Math.max(0, (now - since) / GHOST.length)));
    for (const sprite of ghostSprites.splice(wanted.length)) sprite.remove();
    for (const [at, pose] of wanted.entries()) {
      ghostSprites[at] ??= painter.sprite();
      const drawn = { ...rest(pose), depth: GHOST.depth + pose.depth, alpha: GHOST.alpha * seen };
      ghostSprites[at].draw(drawn, { light: "marked", passed: false, raise: 0 }, ratio);
    }
    return wanted.length > 0 && seen < 1;
  }

  return {
    draw(director, { lit, marked, hovered, pointed, held, ghosts }, now) {
      const pieces = drawnPieces(director);
      const kinds = new Set(pieces.flatMap(([, { shows }]) => (lit.has(shows.key) ? [shows.kind] : [])));
      const step = Math.min(1, (now - last) / HOVER.length);
      let busy = false;
      last = now;
      boxes = [];
      poses = [];
      for (const [id, lying] of pieces) {
        const drawn = held?.id === id ? { ...lying, x: held.x, y: held.y, depth: lying.depth + IN_HAND.depth, lift: IN_HAND.lift } : lying;
        const { key, kind } = drawn.shows;
        let shown = sprites.get(id);
        if (shown === undefined) {
          shown = { sprite: painter.sprite(), raised: 0 };
          sprites.set(id, shown);
        }
        const isLit = key !== "" && lit.has(key);
        const isPointed = key !== "" && pointed.has(key);
        const wanted = isLit && (hovered === key || isPointed) ? 1 : 0;
        shown.raised += Math.sign(wanted - shown.raised) * Math.min(step, Math.abs(wanted - shown.raised));
        if (shown.raised !== wanted) busy = true;
        const passed = !isLit && kinds.has(kind);
        const raise = smooth(shown.raised) * HOVER.lift;
        const isMarked = key !== "" && marked.has(key);
        const light = isPointed ? "pointed" : isLit ? "lit" : isMarked ? "marked" : "none";
        shown.sprite.draw(drawn, { light, passed, raise }, ratio);
        if (drawn === lying) boxes.push({ ...drawn, key, id });
        poses.push(drawn.shows);
      }
      const here = new Set(pieces.map(([id]) => id));
      for (const [id, { sprite }] of sprites) {
        if (here.has(id)) continue;
        sprite.remove();
        sprites.delete(id);
      }
      const fading = drawGhosts(ghosts ?? NO_GHOSTS, now);
      drawFlourishes(now);
      missing = painter.missing();
      painter.tidy(resized);
      resized = false;
      return busy || fading || flourishes.length > 0;
    },

    prepare(picture) {
      for (const { look, width, height, depth } of picture) {
        const wide = Math.max(1, Math.round(width * ratio));
        const high = Math.max(1, Math.round(height * ratio));
        painter.prepare(look, wide, high, depth < 0);
      }
    },

    flourish(piece, name, now) {
      const effect = painter.flourish(piece, name);
      if (effect !== undefined) flourishes.push({ effect, start: now });
    },

    resize(next) {
      ratio = next;
      resized = true;
    },

    rebuild() {
      for (const { sprite } of sprites.values()) sprite.remove();
      for (const sprite of ghostSprites.splice(0)) sprite.remove();
      for (const { effect } of flourishes) effect.remove();
      sprites.clear();
      flourishes = [];
      painter.clear();
    },

    get boxes() {
      return boxes;
    },
    get poses() {
      return poses;
    },
    get missing() {
      return missing;
    },
  };
}
