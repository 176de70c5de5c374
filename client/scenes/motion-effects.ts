/** Sound and flourish of a motion. */
import type { Motion } from "../stage/motion.ts";
import type { Sounds } from "../stage/sound.ts";
import type { Stage } from "../stage/stage.ts";

/** A piece that moved less makes no sound by itself, in CSS pixels. */
const AUDIBLE = 20;

export function playMotionEffects(
  { cue, from, to }: Motion,
  what: "begins" | "ends",
  stage: Pick<Stage, "flourish">,
  sounds: Sounds,
): void {
  const now = performance.now();
  const audible = Math.hypot(from.x - to.x, from.y - to.y) > AUDIBLE && to.depth >= 0;
  if (cue?.flourish) {
    if (what === "ends") return;
    stage.flourish({ ...to, angle: 0 }, now);
    sounds.play(cue.sound ?? "flourish", now);
  } else if (what === "ends" && (cue?.sound !== undefined || audible)) {
    sounds.play(cue?.sound ?? to.kind, now);
  }
}
