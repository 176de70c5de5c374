/** One sentence at each new kind of choice, for a player's first matches. */
import type { Sight } from "../../../shared/core/game.ts";
import type { Elasund } from "../../../shared/elasund/state.ts";
import type { Line } from "../../stage/pose.ts";
import { question } from "./prompt.ts";

/** Questions with a choice that a beginner often gets wrong. */
const TIPPED: readonly string[] = [
  "ship.repeat",
  "ship.pirates",
  "pirates",
  "tower",
  "build",
  "where.build",
  "settle",
  "permit",
  "where.permit",
  "bonus",
];

export function tip(sight: Sight<Elasund>): Line | undefined {
  const { key } = question(sight);
  return TIPPED.includes(key) ? [`tip.${key}`] : undefined;
}
