/** Connections to the Redis that several processes share. */
import { Redis } from "ioredis";

/** The time for connecting and for one command, in milliseconds. */
const TIMEOUT = 2_000;
/** A connection without any data for this long is dead, because a command is sent every second; in milliseconds. */
const SILENCE_TIMEOUT = 10_000;
/** Other programs may use the same Redis. `?keyPrefix=` in the URL overrides it. */
const PREFIX = "quayside:";

export interface Connection {
  readonly client: Redis;
  /** Opens a client made from this one; rejects if Redis is out of reach or refuses the login. Later it reconnects by itself. */
  open(client: Redis): Promise<void>;
}

export function connectionTo(url: string): Connection {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol)) throw new Error("the URL must begin with redis:// or rediss://");
  const opened = new Set<Redis>();
  const client = new Redis(url, {
    keyPrefix: new URL(url).searchParams.get("keyPrefix") ?? PREFIX,
    lazyConnect: true,
    connectTimeout: TIMEOUT,
    commandTimeout: TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    // Commands during an outage fail; they are not sent later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    // The presence subscribes again. ioredis would end the process if the connection breaks again at once.
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

/** A wrong password is refused after connecting, and reported only as an event. */
async function connectFirst(client: Redis): Promise<void> {
  let firstError: unknown;
  const remember = (error: unknown): void => {
    firstError ??= error;
  };
  client.on("error", remember);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw firstError ?? error;
  } finally {
    client.off("error", remember);
  }
}
