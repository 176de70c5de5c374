/** A thread that plays matches of bots. */
import { playTurn } from "./bots-pairing.ts";
import { answerTasks } from "./threads.ts";

answerTasks(playTurn);
