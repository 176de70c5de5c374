/** This browser's subscription to its own push service. Nothing is asked of the player or sent before they switch it on. */
import { buildId } from "../base/build-id.ts";
import type { MatchToOpen, PathToOpen } from "./your-move.ts";

/** A subscription as the server needs it. */
export interface PushPlace {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export const hasPush = (): boolean =>
  globalThis.isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && buildId() !== "";

const manager = async (): Promise<PushManager | undefined> => (await navigator.serviceWorker.getRegistration())?.pushManager;

export async function ownPlace(): Promise<PushPlace | undefined> {
  const subscription = await (await manager())?.getSubscription();
  return subscription ? placeOf(subscription) : undefined;
}

/** Undefined if the player or the browser does not want it. Call on a click: the browser may ask the player. */
export async function askForPlace(key: string): Promise<PushPlace | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const pushes = await manager();
  // A subscription that was made with an older key of the server's is of no use.
  await (await pushes?.getSubscription())?.unsubscribe();
  const subscription = await pushes?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return subscription && placeOf(subscription);
}

export async function leavePlace(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

function placeOf(subscription: PushSubscription): PushPlace {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/** A notification of a match, or of something else at a path, was clicked. */
export function onMatchToOpen(open: (match: string) => void, openPath: (path: string) => void, signal: AbortSignal): void {
  if (!("serviceWorker" in navigator)) return;
  const clicked = ({ data }: MessageEvent<Partial<MatchToOpen & PathToOpen> | undefined>): void => {
    if (typeof data?.openMatch === "string") open(data.openMatch);
    if (typeof data?.openPath === "string") openPath(data.openPath);
  };
  navigator.serviceWorker.addEventListener("message", clicked, { signal });
}
