/** How the pool and its threads talk, and the thread's side of it. */
import type { MessagePort } from "node:worker_threads";
import type { Game } from "../../shared/core/game.ts";
import type { Question, Thinker, Thought } from "../../shared/core/thinker.ts";

export type ToThread =
  | { readonly type: "think"; readonly id: number; readonly game: string; readonly question: Question }
  | { readonly type: "abort"; readonly id: number };
export type FromThread =
  | { readonly id: number; readonly thought: Thought }
  /** The text of the error. */
  | { readonly id: number; readonly failure: string };

/** Answers every question of the pool, each exactly once, also after an abort. */
export function answerQuestions(port: MessagePort, thinker: Thinker, games: readonly Game[]): void {
  const aborts = new Map<number, AbortController>();
  const table = {};

  async function answer(id: number, gameId: string, question: Question): Promise<FromThread> {
    const abort = new AbortController();
    aborts.set(id, abort);
    try {
      const game = games.find((listed) => listed.id === gameId);
      if (game === undefined) throw new Error(`no game ${gameId}`);
      return { id, thought: await thinker.think({ ...question, game, table, signal: abort.signal }) };
    } catch (error) {
      return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    } finally {
      aborts.delete(id);
    }
  }

  port.on("message", (message: ToThread) => {
    if (message.type === "abort") aborts.get(message.id)?.abort();
    else void answer(message.id, message.game, message.question).then((answered) => port.postMessage(answered));
  });
}
