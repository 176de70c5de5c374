/** Calls a player who looks elsewhere: title and icon of the tab, and, if they wish, a notification. */
import icon from "../../../assets/icon.svg?raw";
import { set } from "../common/dom.ts";

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

export interface TabCall {
  readonly title: string;
  /** It is for this player to choose. */
  readonly mine: boolean;
  /** What is asked. */
  readonly sentence: string;
}

export interface TabAttention {
  update(call: TabCall): void;
  close(): void;
}

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** The icon with a lamp lit on it. */
const calling = address(icon.replace("</svg>", '<circle cx="24" cy="8" r="7" fill="#d9412f" stroke="#fff" stroke-width="2"/></svg>'));

export function tabAttention(wanted: () => boolean, title: string): TabAttention {
  const link = document.querySelector('link[rel="icon"]');
  const still = link?.getAttribute("href") ?? address(icon);
  let called = false;
  let note: Notification | undefined;

  function hush(): void {
    note?.close();
    note = undefined;
  }

  function notify({ title: words, sentence }: TabCall): void {
    hush();
    if (!wanted() || !document.hidden || whyNoNotice() !== undefined || Notification.permission !== "granted") return;
    try {
      const shown = new Notification(words, { body: sentence, tag: "quayside", icon: calling });
      shown.onclick = () => {
        globalThis.focus();
        shown.close();
      };
      note = shown;
    } catch (error) {
      // Some browsers have the constructor and refuse it; the tab's title and icon call anyway.
      globalThis.reportError?.(error);
    }
  }

  const looked = (): void => {
    if (!document.hidden) hush();
  };
  document.addEventListener("visibilitychange", looked);
  return {
    update(call) {
      document.title = call.title;
      if (link !== null) set(link, "href", call.mine ? calling : still);
      if (call.mine && !called) notify(call);
      if (!call.mine) hush();
      called = call.mine;
    },
    close() {
      hush();
      document.removeEventListener("visibilitychange", looked);
      if (link !== null) set(link, "href", still);
      document.title = title;
    },
  };
}
