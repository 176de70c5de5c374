/**
 * How fast bots think. By game: lines of thought a second, and what an answer of each level costs, both in processor time. Then the server:
 * tables full of Masters on fewer threads than they could use, with what that does to its event loop, its answers and the bots' turns.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { quickLuck } from "../../../shared/core/base/random.ts";
import { iterationsOf, LEVELS } from "../../../shared/core/bots/levels.ts";
import { openSearch } from "../../../shared/core/bots/search/search.ts";
import { searchThinker } from "../../../shared/core/bots/search/thinker.ts";
import { BOT_LEVELS } from "../../../shared/core/contract/bot-level.ts";
import type { Game, State, View } from "../../../shared/core/contract/game.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { type Bench, type BenchRun, inTime, sizeOf } from "../common/bench.ts";
import { type Figures, median, percentile, rounded } from "../common/figures.ts";
import { startServer } from "../common/processes/process.ts";
import { openTable } from "../common/table.ts";
import { threadSeconds, warmUp } from "../common/warm-up.ts";
import type { MeasuredThinking } from "./thinking-process.ts";

const LIMITS = {
  "thinking.blockLongest": 10,
  "thinking.turnLongest": 3_100,
  "thinking.failures": 0,
  ...Object.fromEntries(
    GAMES.flatMap(({ id, seats }) => [
      [`${id}.${seats.most}.strongP95`, LEVELS.strong.budget.time],
      [`${id}.${seats.most}.masterP95`, LEVELS.master.budget.time],
    ]),
  ),
};
/** Lines of one search whose speed is measured. */
const LINES = 1_000;
/** Decisions of a match between two that are looked at. */
const APART = 7;
/** How long a player at a table of Masters takes to move. */
const PLAYER_PAUSE = 300;
const PATIENCE = 60_000;

export const thinking: Bench = {
  limits: LIMITS,
  timed: Object.keys(LIMITS),
  speeds: [".linesPerSecond"],

  async run(run) {
    const { games, short, say } = run;
    let figures: Figures = {};
    for (const game of games) {
      for (const seats of new Set([game.seats.fewest, game.seats.most])) {
        const views = viewsOf(game, seats, short ? 2 : 16);
        const linesPerSecond = speedOf(game, views, short);
        say(`${game.id}, ${seats} seats: ${linesPerSecond} lines of thought a second`);
        figures = { ...figures, [`${game.id}.${seats}.linesPerSecond`]: linesPerSecond };
        if (seats === game.seats.most && !short) figures = { ...figures, ...(await answersOf(game, seats, views, say)) };
      }
    }
    return { ...figures, ...(await underLoad(run)) };
  },
};

/** What seats see where they have a choice, from the beginning to the end of matches between quick bots. */
function viewsOf(game: Game, seats: number, count: number): View[] {
  const views: View[] = [];
  for (let deal = 1; views.length < count; deal++) {
    const luck = quickLuck(deal);
    const state: State = game.setup({ seats, luck, rules: game.rules, options: pickOptions(game.options, {}) });
    let choices = deal;
    for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
      const view = viewOf(state, asked[0] as number);
      if (game.moves(view).length > 1 && ++choices % APART === 0) views.push(viewOf(game.copy(state), view.seat));
      game.play(state, view.seat, game.bot(view, luck), silent);
    }
  }
  // Evenly from all that were found.
  return Array.from({ length: count }, (_none, at) => views[Math.floor((at * views.length) / count)] as View);
}

function speedOf(game: Game, views: readonly View[], short: boolean): number {
  let next = 0;
  const round = (): number => {
    const start = threadSeconds();
    const lines = short ? LINES / 10 : LINES;
    const view = views[next++ % views.length] as View;
    const search = openSearch(game, view, quickLuck(next), { iterations: lines * 10 });
    search.run(lines);
    return lines / (threadSeconds() - start);
  };
  if (!short) warmUp(round);
  return Math.round(median(Array.from({ length: short ? 3 : 3 * views.length }, round)));
}

/** What an answer of each level costs. */
async function answersOf(game: Game, seats: number, views: readonly View[], say: (line: string) => void): Promise<Figures> {
  const clock = (): number => 1_000 * threadSeconds();
  const thinker = searchThinker({ clock, pause: () => new Promise(setImmediate) });
  const figures: Record<string, number> = {};
  for (const level of BOT_LEVELS) {
    const costs: number[] = [];
    for (const [seed, view] of views.entries()) {
      const start = clock();
      const { budget } = LEVELS[level];
      await thinker.think({ game, view, level, budget, seed, table: views, signal: new AbortController().signal });
      costs.push(clock() - start);
    }
    figures[`${game.id}.${seats}.${level}P95`] = rounded(percentile(costs, 0.95));
    const most = `of at most ${iterationsOf(game, level)} lines`;
    say(
      `${game.id}, ${seats} seats: ${level} answers within ${rounded(percentile(costs, 0.95))} ms (p95), median ${rounded(median(costs))}, ${most}`,
    );
  }
  return figures;
}

/** Tables of one player and Masters. */
async function underLoad(run: BenchRun): Promise<Figures> {
  const { games, say } = run;
  const { tables, warm, milliseconds } = sizeOf(run, {
    short: { tables: 6, warm: 500, milliseconds: 2_500 },
    full: { tables: 20, warm: 15_000, milliseconds: 45_000 },
  });
  const server = await startServer("thinking/thinking-process.ts");
  say(`${tables} tables of Masters for ${milliseconds / 1_000} s`);
  const play = async (number: number): Promise<void> => {
    const game = games[number % games.length] as Game;
    const asked = (move: () => Promise<unknown>): void => void setTimeout(() => void move(), PLAYER_PAUSE);
    const open = openTable({ address: server.address, game, seats: game.seats.most, bots: "master", luck: number, asked });
    const { over } = await inTime(open, PATIENCE, "a table has not opened");
    // Its next match has another number.
    void over.then(() => play(number + tables));
  };
  await Promise.all(Array.from({ length: tables }, (_none, number) => play(number)));
  await sleep(warm);
  await server.call("forget");
  await sleep(milliseconds);
  const measured = await server.call<MeasuredThinking>("measured");
  const failures = await server.call<number>("errors");
  await server.close();
  return Object.fromEntries(Object.entries({ tables, ...measured, failures }).map(([figure, value]) => [`thinking.${figure}`, value]));
}
