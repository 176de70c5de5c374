/** Where a guest's browsers are told of their moves. */
import type { SubscriptionKeys } from "../push/encrypt.ts";

/** As a browser gives it. The endpoint is an address of its push service, and a secret. */
export interface Subscription extends SubscriptionKeys {
  readonly endpoint: string;
}

/** Browsers of one guest; of more, the oldest is dropped. */
export const MAX_SUBSCRIPTIONS = 5;

export interface SubscriptionStore {
  /** A browser tells one guest at a time. */
  addSubscription(person: string, subscription: Subscription): Promise<void>;
  removeSubscription(person: string, endpoint: string): Promise<void>;
  subscriptionsOf(person: string): Promise<readonly Subscription[]>;
}
