/** A piece that bobs: a copy of it, and of what lies on it, moved by a pixel over the piece itself. */
import type { Picture, Pose, Size } from "../../face/pose.ts";
import type { Atlas } from "../paint/atlas.ts";
import { paintStill } from "../paint/paint-still.ts";

/** How far it heaves, in CSS pixels, and how far it rolls, in radians; slowly, for it is seen at every other tick. */
const BOB = { heave: 1.2, roll: 0.006, pace: 0.5 } as const;
/** Room for that on each side. */
const EDGE = 4;

/** The piece, and what lies on it. */
export function aboard(picture: Picture, key: string): readonly Pose[] {
  const piece = picture.find((pose) => pose.key === key);
  if (piece === undefined) return [];
  const { x, y, width, height, depth } = piece;
  const isOn = (pose: Pose): boolean => pose.depth > depth && Math.abs(pose.x - x) * 2 < width && Math.abs(pose.y - y) * 2 < height;
  return [piece, ...picture.filter(isOn).sort((a, b) => a.depth - b.depth)];
}

/** The box that holds them all; the middle. */
export function boxAround(poses: readonly Pose[]): Size & { readonly x: number; readonly y: number } {
  const left = Math.floor(Math.min(...poses.map(({ x, width }) => x - width / 2))) - EDGE;
  const top = Math.floor(Math.min(...poses.map(({ y, height }) => y - height / 2))) - EDGE;
  const right = Math.ceil(Math.max(...poses.map(({ x, width }) => x + width / 2))) + EDGE;
  const bottom = Math.ceil(Math.max(...poses.map(({ y, height }) => y + height / 2))) + EDGE;
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** What bobs, painted once: then each drawing of it is one copy. */
export function bobSheet(atlas: Atlas, poses: readonly Pose[], ratio: number): HTMLCanvasElement {
  const { x, y, width, height } = boxAround(poses);
  // What lies below the table has no shadow: those of the pieces themselves are there.
  const flat = poses.map((pose, at) => ({ ...pose, x: pose.x - x + width / 2, y: pose.y - y + height / 2, depth: at - poses.length }));
  return paintStill(atlas, flat, { width, height, ratio });
}

/** Sizes are in CSS pixels. */
export function drawBob(
  brush: CanvasRenderingContext2D,
  sheet: HTMLCanvasElement,
  { width, height }: Size,
  seconds: number,
  seed: number,
): void {
  const heave = BOB.heave * Math.sin(BOB.pace * seconds + seed * 2);
  brush.translate(width / 2, height / 2 + heave);
  brush.rotate(BOB.roll * Math.sin(0.8 * BOB.pace * seconds + seed));
  brush.drawImage(sheet, -width / 2, -height / 2, width, height);
}
