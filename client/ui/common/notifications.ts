/** Whether this browser may show notifications. */

/** Why this browser shows no notifications here; undefined if it can be asked to. */
export function whyNoNotice(): "insecure" | "unknown" | "denied" | undefined {
  if (!globalThis.isSecureContext) return "insecure";
  if (typeof Notification === "undefined") return "unknown";
  return Notification.permission === "denied" ? "denied" : undefined;
}

/** True if notifications may be shown from now on. */
export async function askForNotices(): Promise<boolean> {
  return whyNoNotice() === undefined && (await Notification.requestPermission()) === "granted";
}
