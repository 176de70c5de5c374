/** Thinks about one hint, beside the page. */
import { openLooker } from "../../shared/core/analysis/look.ts";
import { type Outcome, outcomesOf } from "../../shared/core/analysis/outcomes.ts";
import { iterationsOf } from "../../shared/core/bots/levels.ts";
import type { Game, View } from "../../shared/core/contract/game.ts";
import type { GameId } from "../../shared/listed-games.ts";
import { time } from "../base/time.ts";
import { loadGame } from "../feed/load-game.ts";
import type { FromHintWorker, ToHintWorker } from "./ask-hint.ts";
import { adviceFor } from "./hint-search.ts";
import { loadShows } from "./load-shows.ts";

/** How many rolls or reveals behind what is forced are looked at. */
const STATES = 24;

/** Where there is nothing to choose a search finds nothing: what may come of it is looked at. */
function looked(game: Game, view: View, seed: number): readonly number[] {
  const looker = openLooker(game, seed, STATES);
  looker.lines = Math.ceil(iterationsOf(game, "strong") / 2);
  return looker.chancesFrom(view);
}

/** Of the thought of a Master, what each look at what luck may bring takes. */
const SHARE_OF_LOOK = 1 / 40;

async function thinkOfLuck(game: Game, view: View, seed: number, row: readonly string[]): Promise<readonly Outcome[]> {
  const looker = openLooker(game, seed, STATES);
  looker.lines = Math.ceil(iterationsOf(game, "master") * SHARE_OF_LOOK);
  const thinking = outcomesOf(game, await loadShows(game.id as GameId), view, row, looker);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    tell({ type: "progress", share: value });
  }
}

const tell = (message: FromHintWorker): void => postMessage(message);

addEventListener("message", async ({ data: { game: id, view, seed, effort, row } }: MessageEvent<ToHintWorker>) => {
  const game = await loadGame(id);
  if (row !== undefined) return tell({ type: "outcomes", outcomes: await thinkOfLuck(game, view, seed, row) });
  const clock = { elapsed: time.elapsed, next: (call: () => void) => void setTimeout(call, 0) };
  const advice = await adviceFor(game, view, seed, clock, (share) => tell({ type: "progress", share }), effort);
  const { chances = effort === undefined ? undefined : looked(game, view, seed) } = advice;
  tell({ type: "advice", advice: chances === undefined ? advice : { ...advice, chances } });
});
