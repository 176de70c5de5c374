/** Settings of Node and V8. Imported before anything else. */
import { registerHooks } from "node:module";
import { setFlagsFromString } from "node:v8";

/**
 * Colyseus loads this process manager's agent wherever it is installed, and Colyseus's own command line tools install it. The agent would
 * listen to every error, keep timers and write to the parent process. If it cannot be resolved, Colyseus runs without it.
 */
const UNWANTED = "@pm2/io";

registerHooks({
  resolve(name, context, next) {
    if (name === UNWANTED) throw new Error(`${UNWANTED} is not loaded`);
    return next(name, context);
  },
});

/**
 * V8 allocates objects in the old generation where most objects of an allocation site have lived long. Ours live until the next move: in
 * the old generation, a match's dead previous position would keep all it references alive through several young collections.
 */
setFlagsFromString("--no-allocation-site-pretenuring");
