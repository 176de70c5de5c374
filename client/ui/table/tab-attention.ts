/** Calls a player who looks elsewhere: title and icon of the tab, and, if they wish, a notification. */
import { until } from "../../base/until.ts";
import { whyNoNotice } from "../common/notifications.ts";
import { callingIcon, claimTab } from "../common/tab-title.ts";
import type { TableModel } from "../model/table-model.ts";
import { tabTitle } from "../model/table-sentences.ts";

export function tabAttention(table: TableModel, gameName: string): void {
  const { say, settings, signal } = table;
  let called = false;
  let note: Notification | undefined;

  function hush(): void {
    note?.close();
    note = undefined;
  }

  function notify(title: string, sentence: string): void {
    hush();
    if (!settings.peek().notices || !document.hidden || whyNoNotice() !== undefined || Notification.permission !== "granted") return;
    try {
      const shown = new Notification(title, { body: sentence, tag: "quayside", icon: callingIcon });
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
  table.follow(() => {
    const moment = table.moment.value;
    if (moment === undefined || table.sentences.value === undefined) return;
    const mine = table.called.value;
    const calling = mine && settings.value.tab;
    const title = tabTitle(say.text, gameName, table.presence.value, moment, calling);
    claimTab("table", { title, calling });
    if (mine && !called) notify(title, table.sentences.value.current);
    if (!mine) hush();
    called = mine;
  });
}
