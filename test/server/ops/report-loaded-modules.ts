/** Loaded first, with `node --import`: prints each module that is only needed in a cluster. */
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, next) {
    const [, found] = /\/(node_modules\/(?:pg|ioredis|@colyseus\/redis-\w+)(?=\/)|server\/cluster\/redis)/.exec(url) ?? [];
    if (found !== undefined) process.stdout.write(`loaded ${found}\n`);
    return next(url, context);
  },
});
