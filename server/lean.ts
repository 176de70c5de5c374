/**
 * Colyseus loads a process manager's agent wherever it finds one, and its own command line tools bring one along: it would listen to
 * every error, keep timers and write to whoever started us. Not found, it is simply not there.
 */
import { registerHooks } from "node:module";

const UNWANTED = "@pm2/io";

registerHooks({
  resolve(name, context, next) {
    if (name === UNWANTED) throw new Error(`${UNWANTED} is not loaded`);
    return next(name, context);
  },
});
