/** Where the panels of a table stand on the page. */
import type { Face } from "../../face/face.ts";
import type { Text } from "../../text/languages.ts";
import { type Child, h } from "../common/dom.ts";

export interface PlacedPanels
  extends Readonly<Record<"seats" | "watchers" | "goals" | "words" | "moves" | "log" | "chat" | "buttons", HTMLElement>>,
    Readonly<Record<"picture" | "asked" | "strips" | "replay" | "why" | "detail" | "ears", HTMLElement>>,
    Readonly<Record<"lesson" | "tools" | "puzzle", HTMLElement | undefined>> {
  readonly text: Text;
  readonly face: Face;
  readonly gameName: string;
  readonly rated: boolean;
  readonly dealButton: Child;
}

export function tableLayout({ text, face, gameName, rated, dealButton, ...panels }: PlacedPanels) {
  const side = h(
    "aside",
    { class: "side", "aria-label": text.table.side },
    h("div", { class: "game" }, h("h1", {}, gameName), rated && h("span", { class: "rated" }, text.table.rated), dealButton),
    panels.goals,
    h("h2", { class: "unseen" }, text.table.seats),
    panels.seats,
    panels.watchers,
    h("div", { class: "slot" }, panels.words, panels.moves, panels.log),
    panels.chat,
    panels.buttons,
  );
  const board = h(
    "main",
    { class: "board" },
    panels.lesson,
    h("div", { class: "pane" }, panels.picture),
    panels.strips,
    panels.tools,
    panels.puzzle,
    panels.replay,
    panels.asked,
    panels.why,
  );
  const element = h("div", { class: "table-screen", "data-game": face.game.id }, board, side, panels.detail, panels.ears);
  return { element, side, board };
}
