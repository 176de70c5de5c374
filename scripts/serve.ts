/** One run of the server. Settings come first: a wrong one is reported before the server is even loaded. */
import { report, setLog } from "../server/base/log.ts";
import { CRASHED } from "./serve/supervisor.ts";
import { settingsFrom } from "./settings.ts";

// After an uncaught error the process's state cannot be trusted: the next run continues from the records.
process.on("uncaughtException", (error) => {
  report("process", error);
  process.exit(CRASHED);
});
const settings = settingsFrom(process.env);
setLog(settings.logLevel);
const { run } = await import("./serve/run.ts");
await run(settings);
