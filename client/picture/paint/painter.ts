/** What a stage draws with, whatever the surface. It knows how a piece looks on the screen, and not why it lies there. */
import type { FlourishName } from "../../face/names.ts";
import type { Pose } from "../../face/pose.ts";
import type { Box } from "../hit-test.ts";
import type { Drawn } from "../motion/motion.ts";
import type { StandsOut } from "../style.ts";

/** What is made of a piece beside where it lies. */
export interface Notice {
  readonly light: StandsOut | "none";
  /** Whether it may not be clicked, though others of its kind may. */
  readonly passed: boolean;
  /** How far the pointer has raised it, in CSS pixels. */
  readonly raise: number;
}

/** An empty place shines only while it can be chosen. */
export const isDim = ({ dim }: Pose, light: Notice["light"]): boolean =>
  dim === true || (dim === "unlit" && light !== "lit" && light !== "pointed");

export interface Sprite {
  /** `order`: of pieces of one depth, a later one lies above. */
  draw(drawn: Drawn, notice: Notice, ratio: number, order?: number): void;
  remove(): void;
}

export interface Flourish {
  /** `t` from 0 to 1. */
  draw(t: number, ratio: number): void;
  remove(): void;
}

export interface Painter {
  sprite(): Sprite;
  /** `ground`: the depth of what the piece lies on. */
  flourish(piece: Box, ground: number, name: FlourishName): Flourish;
  /** Makes what a piece needs, before it does; sizes in device pixels. */
  prepare(look: string, width: number, height: number, flat: boolean): void;
  /** Lets nothing be late in the next drawing of the picture. */
  makeAll(): void;
  /** Between two of these lies one drawing of the whole picture. True if it has to be drawn once more. */
  tidy(all: boolean): boolean;
  /** Looks that were asked for and are not decoded. */
  missing(): readonly string[];
  clear(): void;
}
