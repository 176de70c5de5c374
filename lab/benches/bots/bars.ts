/** How strong the bots have to be: who meets whom, and the least share of victories of the first one. */
import { BOT_LEVELS } from "../../../shared/core/contract/bot-level.ts";
import { AGAINST, RANDOM } from "./choosers.ts";

export interface Bar {
  readonly game: string;
  readonly seats: number;
  /** One of these plays against as many of the others as there are seats left. */
  readonly first: string;
  readonly others: string;
  /** The least share of victories, from 0 to 1; left out if it is only measured. */
  readonly least?: number;
}

/** Tables at which bots are measured. */
export const TABLES = [
  { game: "duel", seats: 2 },
  { game: "elasund", seats: 2 },
  { game: "elasund", seats: 4 },
  { game: "puerto-rico", seats: 4 },
] as const;

const byGame: readonly Bar[] = [
  { game: "duel", seats: 2, first: "strong", others: "casual", least: 0.75 },
  { game: "elasund", seats: 2, first: "strong", others: "casual", least: 0.75 },
  { game: "elasund", seats: 4, first: "strong", others: "casual", least: 0.45 },
  { game: "puerto-rico", seats: 4, first: "strong", others: "casual", least: 0.45 },
  { game: "duel", seats: 2, first: "master", others: "strong", least: 0.6 },
  { game: "puerto-rico", seats: 4, first: "master", others: "strong", least: 0.35 },
];

/** Against a bot as far below all levels as can be. */
const againstRandom = TABLES.flatMap((table): Bar[] => BOT_LEVELS.map((first) => ({ ...table, first, others: RANDOM, least: 0.98 })));

/** Bars for a run with `--against`. */
const againstCommit = TABLES.map((table): Bar => ({ ...table, first: "casual", others: AGAINST, least: table.seats === 2 ? 0.6 : 0.35 }));

export const BARS: readonly Bar[] = [...byGame, ...againstRandom, ...againstCommit];
