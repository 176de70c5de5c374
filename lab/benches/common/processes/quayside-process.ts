/** The server of the benches. Bots answer at once, and there is no message limit unless one is passed. */
import { matchMaker } from "@colyseus/core";
import { countForms } from "../../../../shared/core/wire/forms.ts";
import { openBenchServer } from "./bench-server.ts";
import { answerParent, cpuOf, usageOf } from "./process.ts";

const maxMessagesPerSecond = Number(process.argv[2] ?? 1e6);
const timings = { botDelay: () => 0, animationTime: () => 0 };
const { port, errors, close } = await openBenchServer(() => ({ timings, maxMessagesPerSecond }));

const memory = () => process.memoryUsage.rss();
// An event of a kind that no match had before leaves a dozen maps, once.
const usage = () => usageOf(matchMaker.stats.local.roomCount, countForms());
answerParent({ port: () => port, cpu: cpuOf, memory, usage, errors }, close);
