/** What `npm start` runs: the server, started again if it dies by itself. */
import { join } from "node:path";
import { LOG_LEVELS, setLog } from "../server/ops/log.ts";
import { root } from "./settings.ts";
import { supervise } from "./supervisor.ts";

// What is wrong with the settings the server says.
setLog(LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "warn");
await supervise([...process.execArgv, join(root, "scripts/serve.ts"), ...process.argv.slice(2)]);
