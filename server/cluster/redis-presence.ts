/** Colyseus's Redis presence without errors during an outage: most callers do not await the result, and the error would end the process. */
import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";

type Callback = Parameters<RedisPresence["subscribe"]>[1];

export class ResilientPresence extends RedisPresence {
  constructor(client: Redis) {
    super(client);
    // Colyseus would log every attempt; the cluster logs an outage once.
    for (const connection of [this.pub, this.sub]) {
      connection.removeAllListeners("error");
      connection.on("error", () => undefined);
    }
    // Colyseus turns the ready check off because a subscribed connection allows no commands. Here nothing is subscribed before it is ready;
    // and without the check ioredis can report a connection as ready that has broken again.
    this.subscriber.options.enableReadyCheck = true;
    this.subscriber.on("message", this.handleSubscription);
  }

  /** The connection for subscriptions. */
  get subscriber(): Redis {
    return this.sub as Redis;
  }

  /** During an outage the topic is noted, and subscribed afterwards. */
  override async subscribe(topic: string, callback: Callback): Promise<this> {
    if (this.subscriber.status === "ready") await super.subscribe(topic, callback).catch(() => undefined);
    else this.subscriptions.addListener(topic, callback);
    return this;
  }

  override async unsubscribe(topic: string, callback?: Callback): Promise<this> {
    await super.unsubscribe(topic, callback).catch(() => undefined);
    return this;
  }

  /** A lost message is not reported: callers that expect an answer have a timeout. */
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
