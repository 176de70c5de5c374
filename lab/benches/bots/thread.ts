/** A thread that plays matches of bots. */

import { answerTasks } from "../common/threads.ts";
import { playPlan } from "./pairing.ts";

answerTasks(playPlan);
