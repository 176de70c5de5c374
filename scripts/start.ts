/** What `npm start` runs: the server, restarted if it crashes. */
import { join } from "node:path";
import { LOG_LEVELS, setLog } from "../server/ops/log.ts";
import { root } from "./settings.ts";
import { supervise } from "./supervisor.ts";

// The server reports wrong settings itself.
setLog(LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "warn");
await supervise([...process.execArgv, join(root, "scripts/serve.ts"), ...process.argv.slice(2)]);
