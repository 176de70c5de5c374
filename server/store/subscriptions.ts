/** The places where a guest's browsers are told of their moves. */

/** Keys as a browser gives them, in base64url. */
export interface SubscriptionKeys {
  /** The browser's public key, an uncompressed point of P-256. */
  readonly p256dh: string;
  /** A secret of 16 bytes. */
  readonly auth: string;
}

/** A subscription as a browser gives it. The endpoint is an address of its push service, and a secret. */
export interface Subscription extends SubscriptionKeys {
  readonly endpoint: string;
}

export interface SubscriptionStore {
  /** A browser tells one guest at a time, as long as it is one of their devices. `token`: of the device. */
  addSubscription(person: string, token: string, subscription: Subscription): Promise<void>;
  removeSubscription(person: string, endpoint: string): Promise<void>;
  subscriptionsOf(person: string): Promise<readonly Subscription[]>;
}
