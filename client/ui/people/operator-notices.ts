/** What the operator has to say to this guest, wherever they are on the page: each once, until it is confirmed. */
import type { OperatorNotice } from "../../../shared/core/wire/wire.ts";
import type { LobbyPeople } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";
import { refusalText } from "../../text/say.ts";
import { panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";

export function showOperatorNotices(text: Text, people: LobbyPeople): void {
  let shown: { readonly id: string; readonly close: () => void } | undefined;

  people.onNotices(([notice]) => {
    if (shown?.id === notice?.id) return;
    const last = shown;
    shown = undefined;
    // Lifted, or read in another window.
    last?.close();
    if (notice === undefined) return;
    const confirm = (): void => {
      people.confirm(notice.id);
      open.close();
    };
    const understood = h("button", { class: "brass", type: "button", "data-do": "understood", onclick: confirm }, text.notices.understood);
    const open = panel(text.operator.title, "question", [
      h("p", { class: "operator", dir: "auto" }, sentenceOf(text, notice)),
      h("div", { class: "row" }, understood),
    ]);
    shown = { id: notice.id, close: open.close };
  });
}

function sentenceOf(text: Text, { what, until, why }: OperatorNotice): string {
  if (what === "ban") return refusalText(text, "banned", { until, why });
  if (what === "mute") return refusalText(text, "muted", { until, why });
  return text.operator[what === "rename" || what === "closed" ? what : "warn"](why);
}
