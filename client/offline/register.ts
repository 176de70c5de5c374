/** Lets the browser keep the page for use without a server. */
import { buildId } from "../base/build-id.ts";

/** Browsers allow it on https and on this machine's own address only; where it is not possible, the page works online alone. */
export async function keepPageOffline(): Promise<void> {
  const isBuilt = buildId() !== "";
  if (!isBuilt || !("serviceWorker" in navigator)) return;
  const { dataset } = document.documentElement;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
    dataset.offline = "kept";
  } catch (why) {
    dataset.offline = String(why);
  }
}
