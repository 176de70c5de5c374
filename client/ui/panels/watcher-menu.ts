/** What a watcher can do about a line of another one: report it. */
import { isolated } from "../../../shared/core/base/player-text.ts";
import { REPORTS } from "../../../shared/core/wire/calls.ts";
import type { ChatLine } from "../../../shared/core/wire/wire.ts";
import type { Guest } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";
import { panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { reportForm, type SendReport } from "./report-form.ts";
import { closing } from "./settings-panel.ts";

export function showWatcher(text: Text, guest: Guest, match: string, { number, name, text: own, phrase }: ChatLine): void {
  const close = (): void => open.close();
  // Who only watches may leave.
  const reasons = REPORTS.filter((reason) => reason !== "leaving");
  const send: SendReport = async (why, told) => {
    await guest.ask("reportWatcher", { match, line: number, why, ...(told !== undefined && { text: told }) });
  };
  const open = panel(text.neighbour.title(isolated(name)), "neighbour", [
    h("blockquote", { dir: "auto" }, phrase === undefined ? (own ?? "") : text.chat.phrases[phrase]),
    h("div", { class: "report" }, reportForm({ text, reasons, send, close })),
    closing(text, close),
  ]);
}
