/** What is drawn beside the pieces for a while: ghosts of where pieces would lie, and big moments. */
import type { FlourishName } from "../../face/names.ts";
import type { Box } from "../hit-test.ts";
import { FLOURISH, GHOST, rest } from "../motion/motion.ts";
import { smooth } from "../motion/named-motions.ts";
import type { Flourish, Painter, Sprite } from "./painter.ts";
import type { Highlights } from "./piece-sprites.ts";

const NO_GHOSTS = { poses: [], since: 0 };

export class GhostSprites {
  readonly #painter: Painter;
  readonly #sprites: Sprite[] = [];

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  /** True while they fade in. */
  draw({ poses, since }: Omit<NonNullable<Highlights["ghosts"]>, "above"> = NO_GHOSTS, now: number, ratio: number): boolean {
    const seen = smooth(Math.min(1, Math.max(0, (now - since) / GHOST.length)));
    for (const sprite of this.#sprites.splice(poses.length)) sprite.remove();
    for (const [at, pose] of poses.entries()) {
      this.#sprites[at] ??= this.#painter.sprite();
      const drawn = { ...rest(pose), depth: GHOST.depth + pose.depth, alpha: GHOST.alpha * seen };
      this.#sprites[at].draw(drawn, { light: "marked", passed: false, raise: 0 }, ratio, at);
    }
    return poses.length > 0 && seen < 1;
  }

  clear(): void {
    for (const sprite of this.#sprites.splice(0)) sprite.remove();
  }
}

export class RunningFlourishes {
  readonly #painter: Painter;
  #running: { readonly effect: Flourish; readonly start: number }[] = [];

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  /** `boxes`: all that lies on the table. */
  begin(piece: Box, name: FlourishName, boxes: readonly Box[], now: number): void {
    this.#running.push({ effect: this.#painter.flourish(piece, groundOf(piece, boxes), name), start: now });
  }

  /** True while one runs. */
  draw(now: number, ratio: number): boolean {
    const isOver = ({ start }: { readonly start: number }): boolean => now - start >= FLOURISH;
    for (const { effect, start } of this.#running) effect.draw(Math.min(1, (now - start) / FLOURISH), ratio);
    for (const { effect } of this.#running.filter(isOver)) effect.remove();
    this.#running = this.#running.filter((one) => !isOver(one));
    return this.#running.length > 0;
  }

  clear(): void {
    for (const { effect } of this.#running) effect.remove();
    this.#running = [];
  }
}

/** What a piece lies on is larger than what is tucked under it. */
const LARGER = 3;

/** The depth of what the piece lies on: light from behind it falls on that, and on nothing that lies beside the piece or is tucked under it. */
export function groundOf(piece: Box, boxes: readonly Box[]): number {
  const isUnder = (box: Box): boolean =>
    box.depth < piece.depth &&
    Math.abs(box.x - piece.x) < box.width / 2 &&
    Math.abs(box.y - piece.y) < box.height / 2 &&
    box.width * box.height > LARGER * piece.width * piece.height;
  return Math.max(...boxes.filter(isUnder).map(({ depth }) => depth), TABLE);
}
/** Below all that lies on the table. */
const TABLE = -1_000;
