/** A thread of the pool. */
import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { searchThinker } from "../../shared/core/bots/search/thinker.ts";
import { GAMES } from "../../shared/games.ts";
import { time } from "../base/time.ts";
import { answerQuestions } from "./thread-port.ts";

/** Linux names the thread that reads this file. Other systems have no priorities of threads, and some containers hide it. */
const OWN_THREAD = "/proc/thread-self";
/** On a busy processor matches interrupt a search, not the other way round. */
const BELOW_MATCHES = 5;

try {
  setPriority(Number(basename(readlinkSync(OWN_THREAD))), BELOW_MATCHES);
} catch {
  // Searches work without it.
}
if (parentPort !== null) answerQuestions(parentPort, searchThinker({ clock: time.elapsed, pause: () => setImmediate() }), GAMES);
