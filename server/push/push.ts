/** "Your move" for players who are not at the table, through the push service of their browser, if they have switched it on. */
import { createHash } from "node:crypto";
import { Refusal } from "../../shared/core/refusal.ts";
import type { GuestStore } from "../data/guest-store.ts";
import type { Subscription } from "../data/subscriptions.ts";
import { log, report } from "../ops/log.ts";
import { areUsable, encrypt } from "./encrypt.ts";
import { isPublicEndpoint } from "./endpoint.ts";
import { sendPush } from "./send.ts";
import { type VapidKey, vapidHeader } from "./vapid.ts";

export interface PushOptions {
  readonly key: VapidKey;
  /** Whom push services can write to: a mailto: or https: address. */
  readonly contact: string;
  /** Push services on any host, also without TLS: for tests. */
  readonly isOpen?: boolean;
  /** Milliseconds before each try after the first. */
  readonly retries?: readonly number[];
}

/** All that a push message says. */
export interface YourMove {
  readonly match: string;
  readonly game: string;
  /** Names of the other players; empty for a bot or a nameless guest. */
  readonly against: readonly string[];
}

export interface Push {
  /** Browsers subscribe with it; empty if this server sends nothing. */
  readonly key: string;
  subscribe(person: string, subscription: Subscription): Promise<void>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  /** Returns at once; what goes wrong is logged. */
  tell(person: string, move: YourMove): void;
  close(): void;
}

/** In seconds: a day later the clock has spoken. */
const KEEP_FOR = 24 * 3_600;
const RETRIES = [5_000, 60_000];
/** Messages under way; more are dropped, since the lobby tells the same. */
const MAX_PENDING = 500;
/** The push service knows the browser no more. */
const GONE: readonly number[] = [404, 410];
const mayRetry = (status: number): boolean => status === 429 || status >= 500;

export function openPush(guests: GuestStore, options: PushOptions | undefined): Push {
  const { retries = RETRIES, isOpen = false } = options ?? {};
  const timers = new Set<NodeJS.Timeout>();
  let pending = 0;
  let isClosed = false;

  async function tellAll({ key, contact }: PushOptions, person: string, move: YourMove): Promise<void> {
    const topic = createHash("sha256").update(move.match).digest("base64url").slice(0, 32);
    const message = JSON.stringify(move);
    for (const to of await guests.subscriptionsOf(person)) {
      const authorization = vapidHeader(key, new URL(to.endpoint).origin, contact);
      void deliver({ endpoint: to.endpoint, authorization, body: encrypt(message, to), topic, keep: KEEP_FOR }, person);
    }
  }

  async function deliver(message: Parameters<typeof sendPush>[0], person: string): Promise<void> {
    if (pending >= MAX_PENDING) return;
    pending++;
    try {
      for (const [tries, wait] of [0, ...retries].entries()) {
        if (tries > 0) await pause(wait);
        if (isClosed) return;
        const status = await sendPush(message, isOpen).catch((error: unknown) => {
          // The address is the subscription's secret.
          log("info", "push failed", { code: String((error as NodeJS.ErrnoException).code) });
          return 503;
        });
        if (GONE.includes(status)) return await guests.removeSubscription(person, message.endpoint);
        if (!mayRetry(status)) return status >= 300 ? log("warn", "push refused", { status }) : undefined;
      }
    } catch (error) {
      report("push", error);
    } finally {
      pending--;
    }
  }

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((over) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        over();
      }, milliseconds);
      timer.unref();
      timers.add(timer);
    });

  return {
    key: options?.key.public ?? "",
    async subscribe(person, subscription) {
      const isKnownPlace = isOpen || isPublicEndpoint(subscription.endpoint);
      if (options === undefined || !isKnownPlace || !areUsable(subscription)) throw new Refusal("malformed");
      await guests.addSubscription(person, subscription);
    },
    unsubscribe: (person, endpoint) => guests.removeSubscription(person, endpoint),
    tell(person, move) {
      if (options === undefined || person === "") return;
      void tellAll(options, person, move).catch((error: unknown) => report("push", error));
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
