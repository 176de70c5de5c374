/** What brought the points: the mean of each source, of winners and of the others apart. */
import type { Result } from "../contract/game.ts";
import type { Notes } from "./tally.ts";

/** Charts of what winners have, and the others. */
export const ofPlace = (chart: string, place: number | undefined): string => `${chart}.${place === 1 ? "winners" : "others"}`;

export function amountsOfPoints({ amount }: Notes, { points, places }: Result): void {
  for (const [seat, sources] of points.entries()) {
    for (const [source, value] of Object.entries(sources)) amount(ofPlace("points", places[seat]), `points.${source}`, value);
  }
}
