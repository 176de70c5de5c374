/** What a fitted model says, for people: which features count most, how well it predicts, how well it is calibrated. */
import { at } from "../../shared/core/base/checked.ts";
import type { Model } from "../../shared/core/contract/model.ts";
import { type Bins, errorsOf, rowsOf } from "./bins.ts";

const MOST_SHOWN = 30;
const WIDTH = 44;

/** The features that count most, over all numbers of seats: by stage, what one standard deviation adds to the score. */
export function weightLines({ features, weights }: Model): string[] {
  const tables = Object.values(weights);
  const rows = features.map((name, i) => {
    const [first] = tables as [(typeof tables)[number]];
    const stages = first.map((_row, stage) => tables.reduce((sum, table) => sum + at(at(table, stage), i), 0) / tables.length);
    return { name, stages, most: Math.max(...stages.map(Math.abs)) };
  });
  const shown = rows.sort((a, b) => b.most - a.most).slice(0, MOST_SHOWN);
  return shown.map(({ name, stages }) => `${name.padEnd(WIDTH)} ${stages.map((weight) => weight.toFixed(2).padStart(7)).join(" ")}`);
}

export function binLines(bins: Bins): string[] {
  const { byPosition, byBin } = errorsOf(bins);
  const lines = rowsOf(bins).map(({ predicted, won, doubt, count }) => {
    return `said ${predicted.toFixed(1).padStart(5)} %   won ${won.toFixed(1).padStart(5)} % (± ${doubt.toFixed(1)})   ${count} positions`;
  });
  return [...lines, `mean absolute error ${byPosition.toFixed(2)} % of the positions, ${byBin.toFixed(2)} % of the bins`];
}
