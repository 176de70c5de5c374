/** Estimates the chances of all seats in the positions of a stream, beside the page. */
import { type Looker, mean, openLooker } from "../../shared/core/analysis/look.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import { iterationsOf } from "../../shared/core/bots/levels.ts";
import type { Game, Sight } from "../../shared/core/contract/game.ts";
import { loadGame } from "../feed/load-game.ts";
import type { FromChancesWorker, ToChancesWorker } from "./ask-chances.ts";

/** How many deals of what is hidden are looked at. */
const STATES = 12;
/** Of the lines of a Strong bot, what each of them takes. */
const SHARE = 1 / 4;
/** Equal positions get equal numbers, and those that follow each other like ones. */
const SEED = 1;

function estimated(game: Game, looker: Looker, sight: Sight): readonly number[] {
  const luck = quickLuck(SEED);
  return mean(Array.from({ length: STATES }, () => looker.chancesIn(game.imagine(sight, luck))));
}

addEventListener("message", async ({ data: { game: id, number, sight } }: MessageEvent<ToChancesWorker>) => {
  const game = await loadGame(id);
  const looker = openLooker(game, SEED, STATES);
  looker.lines = Math.ceil(iterationsOf(game, "strong") * SHARE);
  postMessage({ number, chances: estimated(game, looker, sight) } satisfies FromChancesWorker);
});
