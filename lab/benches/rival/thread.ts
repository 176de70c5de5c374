/** A thread that plays matches against rivals. */
import { answerTasks } from "../common/threads.ts";
import { playRivalPlan } from "./pairing.ts";

answerTasks(playRivalPlan);
