/** A thread of the pool. */
import { parentPort } from "node:worker_threads";
import { quickThinker } from "../../shared/core/thinker.ts";
import { GAMES } from "../../shared/games.ts";
import { answerQuestions } from "./thread-port.ts";

if (parentPort !== null) answerQuestions(parentPort, quickThinker, GAMES);
