/** Where an early choice is counted over many matches: a game's `openings.ts` says which, and which of them are alike, whatever else lies on the table. */
export interface Choice {
  readonly chart: string;
  /** What was chosen: a key of the game's catalogue where it has a name there. */
  readonly row: string;
}
