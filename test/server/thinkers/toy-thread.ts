/** A thread of the pool whose thinker does what the seed says. */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { time } from "../../../server/base/time.ts";
import { answerQuestions } from "../../../server/thinkers/thread-port.ts";
import type { Thinker } from "../../../shared/core/bots/thinker.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import { toy } from "../../toy/index.ts";
import { ACTS } from "./acts.ts";

const thinker: Thinker = {
  async think({ game, view, seed, budget, signal }) {
    const moves = game.moves(view).map((move) => game.notation(move));
    if (seed === ACTS.reject) throw new Error("no idea");
    if (seed === ACTS.crash) setImmediate(() => process.exit(1));
    if (seed === ACTS.crash) return new Promise(() => undefined);
    while (seed === ACTS.block);
    const began = time.elapsed();
    while (seed === ACTS.search && time.elapsed() < began + budget.time) {
      signal.throwIfAborted();
      await sleep(1);
    }
    const move = moves.at(seed === ACTS.search ? -1 : 0) as string;
    return { row: [move], chances: [0.5, 0.3, 0.2], lines: [{ moves, chance: 0.3, visits: 1 }] };
  },
};

if (parentPort !== null) answerQuestions(parentPort, thinker, [eraseShape(toy)]);
