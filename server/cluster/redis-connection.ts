/** Connections to the Redis that several processes share. */
import { Redis } from "ioredis";

/** A Redis that does not answer for so long is away, in milliseconds. */
const TIMEOUT = 2_000;
/** Nor is a line any good on which nothing comes for so long, though something is asked every second. */
const SILENCE_TIMEOUT = 10_000;
/** Others may use the same Redis. An address may say otherwise: `?keyPrefix=`. */
const PREFIX = "quayside:";

export interface Connection {
  readonly client: Redis;
  /** Opens it, or one made like it; rejects if there is no Redis, or it lets nobody in. After that it comes back by itself. */
  open(client: Redis): Promise<void>;
}

export function connectionTo(url: string): Connection {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol)) throw new Error("it begins with redis:// or rediss://");
  const opened = new Set<Redis>();
  const client = new Redis(url, {
    keyPrefix: new URL(url).searchParams.get("keyPrefix") ?? PREFIX,
    lazyConnect: true,
    connectTimeout: TIMEOUT,
    commandTimeout: TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    // What cannot be said now is not worth saying later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    // The presence does it; ioredis would end the process where the line breaks again at once.
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => (opened.size > 0 ? Math.min(100 * times, TIMEOUT) : null),
  });
  return {
    client,
    async open(one) {
      await connectFirst(one);
      opened.add(one);
    },
  };
}

/** A wrong password is refused only after the connection is there, and tells itself in an event. */
async function connectFirst(client: Redis): Promise<void> {
  let why: unknown;
  const hear = (error: unknown): void => {
    why ??= error;
  };
  client.on("error", hear);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw why ?? error;
  } finally {
    client.off("error", hear);
  }
}
