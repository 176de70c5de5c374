/** What is counted of Elasund. */
import { add, at } from "../core/base/checked.ts";
import { amountsOfPoints, ofPlace } from "../core/statistics/points.ts";
import type { Collector } from "../core/statistics/tally.ts";
import { opening } from "./openings.ts";
import { bonusOf } from "./rules/town/permits.ts";
import { COLOURS, type Elasund } from "./state.ts";

export const collector: Collector<Elasund> = {
  opening,
  open(notes) {
    let first: number | undefined;
    const permits: number[] = new Array(COLOURS.length).fill(0);
    const golds: number[] = new Array(COLOURS.length).fill(0);
    return {
      onMove({ table, seat }, move) {
        first ??= table.turn;
        if (table.step !== "permit" || bonusOf(table) !== undefined) return;
        if (move.type === "permit") add(permits, seat, 1);
        else if (move.type === "gold") add(golds, seat, 1);
      },
      onEnd({ cubes, church }, result) {
        notes.came("ways", result.how);
        for (const seat of cubes.keys()) {
          const place = result.places[seat];
          notes.won("order", String(1 + ((seat - (first ?? 0) + cubes.length) % cubes.length)), seat);
          notes.won("church", String(church.filter((builder) => builder === seat).length), seat);
          notes.amount(ofPlace("thirdStep", place), "permit", at(permits, seat));
          notes.amount(ofPlace("thirdStep", place), "gold", at(golds, seat));
        }
        amountsOfPoints(notes, result);
      },
    };
  },
};
