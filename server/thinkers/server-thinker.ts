/** The server's one thinker: each level thinks where its row in LEVELS says. */

import { LEVELS } from "../../shared/core/bots/levels.ts";
import { quickThinker, type Thinker } from "../../shared/core/bots/thinker.ts";
import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import { GAMES } from "../../shared/games.ts";
import { ThinkerPool } from "./pool.ts";

const placeOf = (level: BotLevel): "process" | "worker" => LEVELS[level].place;

/** The threads know the listed games only; any other game's bots think in process. A sole move never waits for a thread. */
export const placedThinker = (inProcess: Thinker, inThread: Thinker, place = placeOf): Thinker => ({
  think(request) {
    const { game, view, level } = request;
    const isForThread = place(level) === "worker" && GAMES.includes(game) && game.moves(view).length > 1;
    return (isForThread ? inThread : inProcess).think(request);
  },
});

/** The whole process has one: if each table had a pool of its own, they would not share fairly. Threads begin with the first question. */
export const serverThinker = placedThinker(quickThinker, new ThinkerPool());

/**
 * The pool of bots that must follow all their lines, however long it takes: it has threads of its own, so that no other table waits behind
 * them.
 */
const dailyPool = new ThinkerPool({ oneEach: true });
/** The thinker for the deals of the day that an address opened: its bots think one after the other, and addresses take turns. */
export const dailyThinkerOf = (opener: string): Thinker =>
  placedThinker(quickThinker, { think: (request) => dailyPool.think({ ...request, table: opener }) });
