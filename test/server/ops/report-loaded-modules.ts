/** To be loaded before a program (`node --import`): tells on its standard output of each module that is loaded for several processes. */
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, next) {
    const [, found] = /\/((?:node_modules\/(?:pg|ioredis|@colyseus\/redis-\w+)|server\/redis))\//.exec(url) ?? [];
    if (found !== undefined) process.stdout.write(`loaded ${found}\n`);
    return next(url, context);
  },
});
