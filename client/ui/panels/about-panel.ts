/** Which Quayside this is, under which licence, and whose the games and their names are. */
import { buildId, buildVersion } from "../../base/build-id.ts";
import { shelf } from "../../games/shelf.ts";
import type { Text } from "../../text/languages.ts";
import { panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";

export function aboutPanel(text: Text): void {
  const words = text.about;
  const games = shelf.flatMap(({ id, authors, publisher }) => [
    h("dt", {}, text.games[id].name),
    h("dd", {}, words.by(authors, publisher)),
  ]);
  const close = h("button", { class: "brass", type: "button", onclick: () => open.close() }, text.table.close);
  const open = panel(words.title, "about", [
    h("p", {}, words.version([buildVersion(), buildId()].filter((part) => part !== "").join(" · "))),
    h("h3", {}, words.games),
    h("dl", {}, ...games),
    h("p", {}, words.names),
    h("p", {}, words.own),
    h("div", { class: "row end" }, close),
  ]);
  close.focus();
}

/** The way to it, as quiet as it can be. */
export const aboutButton = (text: Text): HTMLButtonElement =>
  h("button", { class: "quiet", type: "button", "data-do": "about", onclick: () => aboutPanel(text) }, text.about.open);
