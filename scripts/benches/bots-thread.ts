/** A thread that plays matches of bots. */
import { playPlan } from "./bots-pairing.ts";
import { answerTasks } from "./threads.ts";

answerTasks(playPlan);
