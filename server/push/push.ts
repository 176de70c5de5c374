/** "Your move" for players who are not at the table, through the push service of their browser, if they have switched it on. */
import { createHash } from "node:crypto";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { report } from "../base/log.ts";
import type { GuestStore } from "../store/guest-store.ts";
import type { Subscription } from "../store/subscriptions.ts";
import { type DeliveryOptions, openDelivery } from "./delivery.ts";
import { areUsable, encrypt } from "./encrypt.ts";
import { isPublicEndpoint } from "./endpoint.ts";
import { type VapidKey, vapidHeader } from "./vapid.ts";

export interface PushOptions extends DeliveryOptions {
  readonly key: VapidKey;
  /** Whom push services can write to: a mailto: or https: address. */
  readonly contact: string;
  /** Milliseconds between two messages to one guest about one match. */
  readonly gap?: number;
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
  /**
   * Returns at once; what goes wrong is logged. Right after another message about the same match it waits, and is sent only if the guest is
   * still asked then.
   */
  tell(person: string, move: YourMove, isStillAsked: () => boolean): void;
  close(): void;
}

/** In seconds: a day later the clock has spoken. */
const KEEP_FOR = 24 * 3_600;
const GAP = 60_000;

export function openPush(guests: GuestStore, options: PushOptions | undefined): Push {
  const { isOpen = false, gap = GAP } = options ?? {};
  const delivery = openDelivery(options ?? {});
  const messages = spaced(gap);

  async function tellAll({ key, contact }: PushOptions, person: string, move: YourMove): Promise<void> {
    const topic = createHash("sha256").update(move.match).digest("base64url").slice(0, 32);
    const text = JSON.stringify(move);
    const send = async (to: Subscription): Promise<void> => {
      const { endpoint } = to;
      const authorization = vapidHeader(key, new URL(endpoint).origin, contact);
      const outcome = await delivery.deliver(person, { endpoint, authorization, body: encrypt(text, to), topic, keep: KEEP_FOR });
      if (outcome === "gone") await guests.removeSubscription(person, endpoint);
    };
    await Promise.all((await guests.subscriptionsOf(person)).map(send));
  }

  return {
    key: options?.key.public ?? "",
    async subscribe(person, subscription) {
      const isKnownPlace = isOpen || isPublicEndpoint(subscription.endpoint);
      if (options === undefined || !isKnownPlace || !areUsable(subscription)) throw new Refusal("malformed");
      await guests.addSubscription(person, subscription);
    },
    unsubscribe: (person, endpoint) => guests.removeSubscription(person, endpoint),
    tell(person, move, isStillAsked) {
      if (options === undefined || person === "") return;
      messages.run(`${move.match} ${person}`, (isDelayed) => {
        if (isDelayed && !isStillAsked()) return;
        void tellAll(options, person, move).catch((error: unknown) => report("push", error));
      });
    },
    close() {
      messages.close();
      delivery.close();
    },
  };
}

type Task = (isDelayed: boolean) => void;

/** Runs the first task of a key at once, and then at most one in each gap: the newest. */
function spaced(gap: number): { run(key: string, task: Task): void; close(): void } {
  const slots = new Map<string, { next: Task | undefined; timer: NodeJS.Timeout }>();

  function begin(key: string, task: Task, isDelayed: boolean): void {
    const timer = setTimeout(() => {
      const next = slots.get(key)?.next;
      slots.delete(key);
      if (next !== undefined) begin(key, next, true);
    }, gap).unref();
    slots.set(key, { next: undefined, timer });
    task(isDelayed);
  }

  return {
    run(key, task) {
      const slot = slots.get(key);
      if (slot === undefined) begin(key, task, false);
      else slot.next = task;
    },
    close() {
      for (const { timer } of slots.values()) clearTimeout(timer);
      slots.clear();
    },
  };
}
