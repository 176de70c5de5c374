/** How the pool and its threads talk, and the thread's side of it. */
import type { MessagePort } from "node:worker_threads";
import type { Question, Thinker } from "../../shared/core/bots/thinker.ts";
import type { Thought } from "../../shared/core/bots/thought.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { time } from "../base/time.ts";

export type ToThread =
  /** The search ends at `until`, which is counted like `time.elapsed` in all threads of a process. */
  | { readonly type: "think"; readonly id: number; readonly game: string; readonly question: Question; readonly until: number }
  /** Ends the search earlier, because others wait. */
  | { readonly type: "shorten"; readonly id: number; readonly until: number }
  | { readonly type: "abort"; readonly id: number };
export type FromThread =
  | { readonly id: number; readonly thought: Thought }
  /** The text of the error. */
  | { readonly id: number; readonly failure: string };

type Think = Extract<ToThread, { type: "think" }>;

interface Running {
  readonly abort: AbortController;
  readonly began: number;
  /** The thinker reads it again and again. */
  readonly budget: { time: number; readonly deadline: number };
}

/** Answers every question of the pool, each exactly once, also after an abort. */
export function answerQuestions(port: MessagePort, thinker: Thinker, games: readonly Game[]): void {
  const running = new Map<number, Running>();
  const table = {};

  async function answer({ id, game: gameId, question, until }: Think): Promise<FromThread> {
    const began = time.elapsed();
    // Starting the thread may have taken some of the time.
    const budget = { ...question.budget, time: Math.max(0, until - began) };
    const abort = new AbortController();
    running.set(id, { abort, began, budget });
    try {
      const game = games.find((listed) => listed.id === gameId);
      if (game === undefined) throw new Error(`no game ${gameId}`);
      return { id, thought: await thinker.think({ ...question, budget, game, table, signal: abort.signal }) };
    } catch (error) {
      return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    } finally {
      running.delete(id);
    }
  }

  port.on("message", (message: ToThread) => {
    if (message.type === "think") return void answer(message).then((answered) => port.postMessage(answered));
    const asked = running.get(message.id);
    if (message.type === "abort") asked?.abort.abort();
    else if (asked !== undefined) asked.budget.time = Math.max(0, message.until - asked.began);
  });
}
