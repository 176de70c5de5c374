import { en } from "../../client/games/puerto-rico/text/en.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { newRecord } from "../contract/matches.ts";
import { matchesOf, restsIn, sayerOf } from "./sights.ts";

/** By the number of seats. */
export const momentsOf = matchesOf(puertoRico, (seats) =>
  newRecord(puertoRico as never, seats, seats, { factoryUniversity: seats === 4 ? "swapped" : "printed" }),
);
export const questionsOf = (seats: number) => restsIn(momentsOf(seats));
export const say = sayerOf(en);
