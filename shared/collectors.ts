/** What is counted of many matches of each game: by the laboratory of bots' matches, and by the server of those its players publish. */
import type { Collector } from "./core/statistics/tally.ts";
import { collector as duel } from "./duel/collector.ts";
import { collector as elasund } from "./elasund/collector.ts";
import type { GameId } from "./listed-games.ts";
import { collector as puertoRico } from "./puerto-rico/collector.ts";

const COLLECTORS: Readonly<Record<string, Collector>> = {
  duel: duel as Collector,
  elasund: elasund as Collector,
  "puerto-rico": puertoRico as Collector,
} satisfies Readonly<Record<GameId, Collector>>;

/** Undefined for a game that is not listed. */
export const collectorOf = (game: string): Collector | undefined => (Object.hasOwn(COLLECTORS, game) ? COLLECTORS[game] : undefined);
