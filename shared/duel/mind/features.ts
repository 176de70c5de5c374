/** The features of a seat by name: what a learnt value looks at. */
import type { View } from "../../core/contract/game.ts";
import { score } from "../score.ts";
import type { Duel, Table } from "../state.ts";
import { CITY, chainedOf } from "./city.ts";
import type { Features, Measured } from "./measured.ts";
import { MILITARY } from "./military.ts";
import { type Outlook, outlookOf, turned } from "./outlook.ts";
import { SCIENCE, scienceOf } from "./science.ts";
import { freeWorths, TURN } from "./turn.ts";
import { WONDERS_UNBUILT } from "./wonders.ts";

const FEATURES: Features = { ...CITY, ...WONDERS_UNBUILT, ...SCIENCE, ...MILITARY, ...TURN };
const MEASURES = Object.values(FEATURES);

export const features: readonly string[] = Object.keys(FEATURES);

export const measure = ({ table, seat }: View<Duel>, into: Float64Array): void => write(outlookOf(table, seat), into);

/** Both seats have the same outlook, once turned. */
export function measureAll(table: Table, into: readonly Float64Array[]): void {
  const outlook = outlookOf(table, 0);
  write(outlook, into[0]!);
  write(turned(outlook), into[1]!);
}

function write(outlook: Outlook, into: Float64Array): void {
  const measured: Measured = {
    ...outlook,
    points: score(outlook.table, outlook.seat),
    worths: freeWorths(outlook),
    chained: chainedOf(outlook),
    science: scienceOf(outlook),
  };
  for (let at = 0; at < MEASURES.length; at++) into[at] = MEASURES[at]!(measured);
}
