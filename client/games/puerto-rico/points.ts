/** Points as they may be shown: those of others can be covered until the match is over. */
import type { Sight } from "../../../shared/core/game.ts";
import { type Source, score, total } from "../../../shared/puerto-rico/score.ts";
import type { PuertoRico } from "../../../shared/puerto-rico/state.ts";

export const mayShowPoints = ({ table, seat }: Sight<PuertoRico>, of: number): boolean =>
  !table.covered || table.phase === "over" || seat === of;

/** The medal of a score with its digits; covered it has none. */
export const scoreMedal = (sight: Sight<PuertoRico>, seat: number): readonly [look: string, digits: string] =>
  mayShowPoints(sight, seat) ? ["medal:points", `${total(score(sight.table, seat))}`] : ["medal:covered", ""];

/** Sources that may be covered. */
export const LOADING: readonly Source[] = ["barrels", "harbor", "captain", "customsHouse"];
