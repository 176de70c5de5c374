/** Colyseus's Redis presence, except that an outage is no exception: most of its callers wait for no answer and would end the process. */
import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";

type Callback = Parameters<RedisPresence["subscribe"]>[1];

export class ResilientPresence extends RedisPresence {
  constructor(client: Redis) {
    super(client);
    // It would warn at each new attempt; the cluster says once that it has lost touch.
    for (const connection of [this.pub, this.sub]) {
      connection.removeAllListeners("error");
      connection.on("error", () => undefined);
    }
    // They leave the check out because nothing may be asked of a line that hears already. Here it hears nothing before; and without
    // the check ioredis can take a line for ready that has broken again.
    this.subscriber.options.enableReadyCheck = true;
    this.subscriber.on("message", this.handleSubscription);
  }

  /** What is said to this process arrives over a connection of its own. */
  get subscriber(): Redis {
    return this.sub as Redis;
  }

  /** What is asked for during an outage is asked for again after it. */
  override async subscribe(topic: string, callback: Callback): Promise<this> {
    if (this.subscriber.status === "ready") await super.subscribe(topic, callback).catch(() => undefined);
    else this.subscriptions.addListener(topic, callback);
    return this;
  }

  override async unsubscribe(topic: string, callback?: Callback): Promise<this> {
    await super.unsubscribe(topic, callback).catch(() => undefined);
    return this;
  }

  /** Whoever waits for an answer to it stops waiting after a while. */
  override async publish(topic: string, data: unknown): Promise<void> {
    await super.publish(topic, data).catch(() => undefined);
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return super.hset(key, field, value).catch(() => false);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => false);
  }

  override shutdown(): void {
    // The cluster closes its connections itself.
  }
}
