/** The features of a seat by name: what a learnt value looks at. */
import type { View } from "../../core/contract/game.ts";
import type { PuertoRico } from "../state.ts";
import { CITY } from "./city.ts";
import { GOODS_IN_HAND } from "./goods.ts";
import { type Features, outlookOf } from "./outlook.ts";
import { PRODUCTION } from "./production.ts";
import { TURN } from "./turn.ts";
import { WEALTH } from "./wealth.ts";

const FEATURES: Features = { ...WEALTH, ...GOODS_IN_HAND, ...PRODUCTION, ...CITY, ...TURN };
const MEASURES = Object.values(FEATURES);

export const features: readonly string[] = Object.keys(FEATURES);

export function measure(view: View<PuertoRico>, into: Float64Array): void {
  const outlook = outlookOf(view);
  for (let at = 0; at < MEASURES.length; at++) into[at] = MEASURES[at]!(outlook);
}
