import { detail } from "../../../client/games/puerto-rico/details/details.ts";
import { puertoRico } from "../../../shared/puerto-rico/index.ts";
import type { Good } from "../../../shared/puerto-rico/state.ts";
import { newRecord } from "../../contract/matches.ts";
import { position, type Sketch } from "../../puerto-rico/position.ts";
import { language } from "../english.ts";
import { matchesOf, restsIn, sayerOf } from "../sights.ts";

/** By the number of seats. */
export const momentsOf = matchesOf(puertoRico, (seats) =>
  newRecord(puertoRico, seats, seats, { factoryUniversity: seats === 4 ? "swapped" : "printed" }),
);
export const questionsOf = (seats: number) => restsIn(momentsOf(seats));
export const say = sayerOf(language.catalogueOf("puerto-rico"));

/** Sales in the trading house's card, read by seat 0. */
export function houseDetailOf(players: readonly Sketch[], house: readonly Good[]): string[] {
  const { table, secrets } = position({ players, house });
  const { lines } = detail("house", { table, secret: secrets[0]!, seat: 0 })!;
  return lines.flatMap(({ line: [key, args] }) => {
    if (key === "house.full") return ["full"];
    if (key === "house.refuses") return [`${args?.good} refused`];
    return key === "house.brings" ? [`${args?.seat} ${args?.good} brings ${args?.doubloons}`] : [];
  });
}
