/** What to look at in a position. The model is fitted to this list: it must be fitted again when the list changes. */
import type { View } from "../../core/contract/game.ts";
import type { Elasund, Table } from "../state.ts";
import { type FeatureGroup, lookAt } from "./look.ts";
import { MEANS } from "./means.ts";
import { REACH } from "./reach.ts";
import { RISK } from "./risk.ts";
import { CUBES, PIECES, TEMPO } from "./standing.ts";

const GROUPS: readonly FeatureGroup[] = [CUBES, PIECES, TEMPO, MEANS, REACH, RISK];

export const features: readonly string[] = GROUPS.flatMap(({ names }) => names);

export function measure(view: View<Elasund>, into: Float64Array): void {
  const look = lookAt(view);
  let at = 0;
  for (const { names, write } of GROUPS) {
    write(look, into, at);
    at += names.length;
  }
}

/** By the cubes of the leading seat. */
export const progress = ({ cubes, goal }: Table): number => 1 - Math.min(...cubes) / goal;
