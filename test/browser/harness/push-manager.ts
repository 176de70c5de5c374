import type { Subscription } from "../../../server/store/subscriptions.ts";

/** The browser's own part of push, to be run in its page: without a window, browsers have no push service. */
export function standInPushManager({ endpoint, p256dh, auth }: Subscription): void {
  let own: object | null = null;
  const unsubscribe = async () => {
    own = null;
  };
  const pushManager = {
    getSubscription: async () => own,
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      sessionStorage.setItem("key", applicationServerKey);
      own = { endpoint, toJSON: () => ({ keys: { p256dh, auth } }), unsubscribe };
      return own;
    },
  };
  Object.defineProperty(globalThis, "PushManager", { value: class {}, configurable: true });
  Object.defineProperty(navigator.serviceWorker, "getRegistration", { value: async () => ({ pushManager }) });
  Notification.requestPermission = async () => "granted";
}
