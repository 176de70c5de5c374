/** A thread of the pool. */
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { searchThinker } from "../../shared/core/search/thinker.ts";
import { GAMES } from "../../shared/games.ts";
import { time } from "../time.ts";
import { answerQuestions } from "./thread-port.ts";

if (parentPort !== null) answerQuestions(parentPort, searchThinker({ clock: time.elapsed, pause: () => setImmediate() }), GAMES);
