/** One run of the server. Settings first: what is wrong with them is said before the server is even loaded. */
import { report, setLog } from "../server/ops/log.ts";
import { settingsFrom } from "./settings.ts";
import { CRASHED } from "./supervisor.ts";

// After an error nobody has caught nothing can be relied on: what is on record goes on in the next run.
process.on("uncaughtException", (error) => {
  report("process", error);
  process.exit(CRASHED);
});
const settings = settingsFrom(process.env);
setLog(settings.logLevel);
const { run } = await import("./run.ts");
await run(settings);
