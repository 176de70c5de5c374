/** Settings first: what is wrong with them is said before the server is even loaded. */
import { setLog } from "../server/log.ts";
import { settingsFrom } from "./settings.ts";

const settings = settingsFrom(process.env);
setLog(settings.level);
const { run } = await import("./run.ts");
await run(settings);
