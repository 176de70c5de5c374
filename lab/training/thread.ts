/** A thread that plays matches for `players.ts`: it is told which game and model, and asked for one group of matches after the other. */

import { parentPort, workerData } from "node:worker_threads";
import { must } from "../../shared/core/base/checked.ts";
import type { Model } from "../../shared/core/contract/model.ts";
import { GAMES } from "../../shared/games.ts";
import type { Field } from "./match.ts";
import { playedRows } from "./positions.ts";

export interface Task extends Field {
  readonly game: string;
  /** Guides the searches. */
  readonly model: Model;
  readonly seed: number;
  /** The number of the first match. */
  readonly first: number;
  readonly positions: number;
}

/** Which matches to play: from one to before another, counted from the task's first. */
export interface Group {
  readonly first: number;
  readonly last: number;
}

const task = workerData as Task;
const listed = must(
  GAMES.find(({ id }) => id === task.game),
  "game",
);
const game = { ...listed, mind: { ...must(listed.mind, "mind"), model: task.model } };
const port = must(parentPort, "parent thread");

port.on("message", ({ first, last }: Group) => {
  const played = Array.from({ length: last - first }, (_none, at) => playedRows({ ...task, game }, task.first + first + at));
  const rows = new Float32Array(played.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const some of played) {
    rows.set(some, at);
    at += some.length;
  }
  port.postMessage(rows, [rows.buffer]);
});
