/** "Your move" for players who are not at the table, through the push service of their browser, if they have switched it on. */
import { createHash } from "node:crypto";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { report } from "../base/log.ts";
import type { GuestStore } from "../store/guest-store.ts";
import type { Subscription } from "../store/subscriptions.ts";
import { Delivery, type DeliveryOptions } from "./delivery.ts";
import { areUsable, encrypt } from "./encrypt.ts";
import { isPublicEndpoint } from "./endpoint.ts";
import { SpacedTasks } from "./spaced-tasks.ts";
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

/** What calls a guest to the page. */
export interface CallNews {
  /**
   * A player waits for the game; the time of an appointed table is near; the guest is invited to one; a player comes to the guest's own; a
   * table waits for a group.
   */
  readonly call: "comes" | "invited" | "soon" | "table" | "waits";
  readonly game: string;
  /** Where a click leads. */
  readonly path: string;
  readonly names: readonly string[];
}

/** In seconds: after a day the clock has moved, and soon after a call the table is full. */
const KEEP_FOR = 24 * 3_600;
const KEEP_CALL_FOR = 600;
const GAP = 60_000;

export class Push {
  readonly #guests: GuestStore;
  readonly #options: PushOptions | undefined;
  readonly #delivery: Delivery;
  readonly #messages: SpacedTasks;

  constructor(guests: GuestStore, options: PushOptions | undefined, signal: AbortSignal) {
    this.#guests = guests;
    this.#options = options;
    this.#delivery = new Delivery(options ?? {}, signal);
    this.#messages = new SpacedTasks(options?.gap ?? GAP, signal);
  }

  /** Browsers subscribe with it; empty if this server sends nothing. */
  get key(): string {
    return this.#options?.key.public ?? "";
  }

  async subscribe(person: string, token: string, subscription: Subscription): Promise<void> {
    const isKnownPlace = this.#options?.isOpen || isPublicEndpoint(subscription.endpoint);
    if (this.#options === undefined || !isKnownPlace || !areUsable(subscription)) throw new Refusal("malformed");
    await this.#guests.addSubscription(person, token, subscription);
  }

  unsubscribe(person: string, endpoint: string): Promise<void> {
    return this.#guests.removeSubscription(person, endpoint);
  }

  /**
   * Returns at once; what goes wrong is logged. Right after another message about the same match it waits, and is sent only if the guest is
   * still asked then.
   */
  tell(person: string, move: YourMove, isStillAsked: () => boolean): void {
    const options = this.#options;
    if (options === undefined || person === "") return;
    this.#messages.run(`${move.match} ${person}`, (isDelayed) => {
      if (isDelayed && !isStillAsked()) return;
      this.#send(options, person, { about: move.match, keep: KEEP_FOR, text: JSON.stringify(move) });
    });
  }

  /** Returns at once; what goes wrong is logged. How often is for the caller to limit. */
  call(person: string, news: CallNews): void {
    if (this.#options === undefined) return;
    this.#send(this.#options, person, { about: `${news.call} ${news.path} ${news.game}`, keep: KEEP_CALL_FOR, text: JSON.stringify(news) });
  }

  #send(options: PushOptions, person: string, message: Message): void {
    void this.#sendToAll(options, person, message).catch((error: unknown) => report("push", error));
  }

  async #sendToAll({ key, contact }: PushOptions, person: string, { about, keep, text }: Message): Promise<void> {
    const topic = createHash("sha256").update(about).digest("base64url").slice(0, 32);
    const send = async (to: Subscription): Promise<void> => {
      const { endpoint } = to;
      const authorization = vapidHeader(key, new URL(endpoint).origin, contact);
      const headers = {
        Authorization: authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: keep,
        Topic: topic,
        Urgency: "normal",
      };
      const outcome = await this.#delivery.deliver(person, { endpoint, body: encrypt(text, to), headers });
      if (outcome === "gone") await this.#guests.removeSubscription(person, endpoint);
    };
    await Promise.all((await this.#guests.subscriptionsOf(person)).map(send));
  }
}

interface Message {
  /** A newer message about the same replaces one that is not delivered yet. */
  readonly about: string;
  /** Seconds that the push service keeps it. */
  readonly keep: number;
  readonly text: string;
}
