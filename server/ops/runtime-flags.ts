/** What the server does without, set before anything else is loaded. */
import { registerHooks } from "node:module";
import { setFlagsFromString } from "node:v8";

/**
 * Colyseus loads a process manager's agent wherever it finds one, and its own command line tools bring one along: it would listen to
 * every error, keep timers and write to whoever started us. Not found, it is simply not there.
 */
const UNWANTED = "@pm2/io";

registerHooks({
  resolve(name, context, next) {
    if (name === UNWANTED) throw new Error(`${UNWANTED} is not loaded`);
    return next(name, context);
  },
});

/**
 * V8 puts new objects among the old ones when most of their kind have lived long. Ours of all kinds live until the next move; dead
 * but counted as old, the last position of a match keeps everything that it holds through several collections of the young ones.
 */
setFlagsFromString("--no-allocation-site-pretenuring");
