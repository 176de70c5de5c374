/** Calls a player who looks elsewhere: title and icon of the tab, and, if they wish, a notification. */
import { until } from "../../base/until.ts";
import type { Settings } from "../../settings/settings.ts";
import { whyNoNotice } from "../common/notifications.ts";
import { callingIcon, claimTab } from "../common/tab-title.ts";

export interface TabCall {
  readonly title: string;
  /** Whether it is for this player to choose. */
  readonly mine: boolean;
  /** What is asked. */
  readonly sentence: string;
}

export interface TabAttention {
  update(call: TabCall): void;
}

/** What of it the player wants. */
export type AttentionSettings = () => Pick<Settings, "tab" | "notices">;

export function tabAttention(settings: AttentionSettings, signal: AbortSignal): TabAttention {
  let called = false;
  let note: Notification | undefined;

  function hush(): void {
    note?.close();
    note = undefined;
  }

  function notify({ title: words, sentence }: TabCall): void {
    hush();
    if (!settings().notices || !document.hidden || whyNoNotice() !== undefined || Notification.permission !== "granted") return;
    try {
      const shown = new Notification(words, { body: sentence, tag: "quayside", icon: callingIcon });
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
  document.addEventListener("visibilitychange", looked, { signal });
  until(signal, () => {
    hush();
    claimTab("table", undefined);
  });
  return {
    update(call) {
      claimTab("table", { title: call.title, calling: call.mine && settings().tab });
      if (call.mine && !called) notify(call);
      if (!call.mine) hush();
      called = call.mine;
    },
  };
}
