/** Sound and flourish of a motion. */
import type { PieceSound } from "../../sound/names.ts";
import { playPiece } from "../../sound/sounds.ts";
import type { Motion } from "../motion/motion.ts";
import type { Stage } from "../paint/stage.ts";

/** A piece that moved less makes no sound by itself, in CSS pixels. */
const AUDIBLE = 20;

interface EffectsContext {
  readonly stage: Pick<Stage, "flourish">;
  /** How pieces of a kind sound when nothing else is said; others are silent. */
  readonly landing: Readonly<Record<string, PieceSound>> | undefined;
  /** The width of the picture, in CSS pixels. */
  readonly width: number;
}

export function playMotionEffects(motion: Motion, what: "begins" | "ends", { stage, landing, width }: EffectsContext): void {
  const { cue, to } = motion;
  const flourish = cue?.flourish === true ? "glow" : cue?.flourish || undefined;
  if (flourish !== undefined && what === "begins") stage.flourish({ ...to, angle: 0 }, flourish, performance.now());
  // A flourish sounds as it begins, everything else where it lands.
  if (what !== (flourish !== undefined ? "begins" : "ends")) return;
  const sound = soundOf(motion, landing);
  if (sound !== undefined) playPiece(sound, (2 * to.x) / width - 1);
}

/** The act's own word, or that of the piece if it has come a way. */
export function soundOf({ cue, from, to }: Motion, landing: EffectsContext["landing"]): PieceSound | undefined {
  if (cue?.sound !== undefined) return cue.sound;
  const came = Math.hypot(from.x - to.x, from.y - to.y) > AUDIBLE && to.depth >= 0;
  return came ? landing?.[to.kind] : undefined;
}
