/** A digest of a picture: equal for equal pictures, in whatever order their pieces are listed. */
import type { Pose } from "../face/pose.ts";

export function poseHash(poses: Iterable<Pose>): string {
  const lines = Array.from(poses, lineOf).sort();
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const character of lines.join("\n")) {
    const code = character.codePointAt(0) as number;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

function lineOf({ key, kind, look, x, y, width, height, depth, angle = 0, dim = false, digits = "" }: Pose): string {
  const measures = [x, y, width, height, depth, angle].map((measure) => Math.round(measure * 100) / 100 || 0);
  return [key, kind, look, ...measures, dim === true ? 1 : 0, digits].join("|");
}
