/** Where the panels of a table stand on the page. */
import type { Face } from "../../face/face.ts";
import type { Text } from "../../text/languages.ts";
import { type Child, h } from "../common/dom.ts";

interface Panel {
  readonly element: HTMLElement;
}

export interface PlacedPanels
  extends Readonly<Record<"chat" | "seats" | "watchers" | "goals" | "words" | "moves" | "log" | "buttons", Panel>> {
  readonly text: Text;
  readonly face: Face;
  readonly gameName: string;
  readonly rated: boolean;
  readonly dealButton: Child;
  readonly picture: HTMLElement;
  readonly asked: Panel;
  readonly strips: Panel;
  readonly detail: Panel;
  readonly ears: Panel;
  readonly why: Panel;
  readonly replay: Panel;
  readonly tools: { readonly panel: HTMLElement } | undefined;
  readonly puzzle: Panel | undefined;
  readonly lesson: Panel | undefined;
}

export function tableLayout({ text, face, gameName, rated, dealButton, picture, ...panels }: PlacedPanels) {
  const side = h(
    "aside",
    { class: "side", "aria-label": text.table.side },
    h("div", { class: "game" }, h("h1", {}, gameName), rated && h("span", { class: "rated" }, text.table.rated), dealButton),
    panels.goals.element,
    h("h2", { class: "unseen" }, text.table.seats),
    panels.seats.element,
    panels.watchers.element,
    h("div", { class: "slot" }, panels.words.element, panels.moves.element, panels.log.element),
    panels.chat.element,
    panels.buttons.element,
  );
  const board = h(
    "main",
    { class: "board" },
    panels.lesson?.element,
    h("div", { class: "pane" }, picture),
    panels.strips.element,
    panels.tools?.panel,
    panels.puzzle?.element,
    panels.replay.element,
    panels.asked.element,
    panels.why.element,
  );
  const element = h("div", { class: "table-screen", "data-game": face.game.id }, board, side, panels.detail.element, panels.ears.element);
  return { element, side, board };
}
