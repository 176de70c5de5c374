import type { GameId } from "./text/en.ts";

export type Shelved = { id: GameId; emblem: string; fewest: number; most: number };

/** What stands on the front page, built or not: it is part of the still page, so it knows no rules and no pictures. */
export const shelf: readonly Shelved[] = [
  { id: "puerto-rico", emblem: "../assets/emblems/puerto-rico.svg", fewest: 2, most: 5 },
  { id: "duel", emblem: "../assets/emblems/duel.svg", fewest: 2, most: 2 },
  { id: "elasund", emblem: "../assets/emblems/elasund.svg", fewest: 2, most: 4 },
];
