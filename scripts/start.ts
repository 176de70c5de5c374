/** What `npm start` runs: the server, restarted if it crashes. */
import { fileURLToPath } from "node:url";
import { LOG_LEVELS, setLog } from "../server/base/log.ts";
import { supervise } from "./serve/supervisor.ts";

// The server reports wrong settings itself.
setLog(LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "warn");
await supervise([...process.execArgv, fileURLToPath(new URL("./serve.ts", import.meta.url)), ...process.argv.slice(2)]);
