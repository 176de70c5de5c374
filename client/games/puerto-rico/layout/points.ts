/** Points as shown: an option covers those of other seats until the match is over. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { type Source, score, total } from "../../../../shared/puerto-rico/score.ts";
import type { PuertoRico } from "../../../../shared/puerto-rico/state.ts";

export const mayShowPoints = ({ table, seat }: Sight<PuertoRico>, of: number): boolean =>
  !table.covered || table.phase === "over" || seat === of;

/** The medal of a score with its digits; a covered one has none. */
export const scoreMedal = (sight: Sight<PuertoRico>, seat: number): readonly [look: string, digits: string] =>
  mayShowPoints(sight, seat) ? ["medal:points", `${total(score(sight.table, seat))}`] : ["medal:covered", ""];

/** Sources that the option covers. */
export const LOADING: readonly Source[] = ["barrels", "harbor", "captain", "customsHouse"];
