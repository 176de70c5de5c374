/** Where the panels of a table stand on the page, in each of its arrangements. */
import { type Child, h, set } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";
import { arrangementOf } from "./arrangement.ts";
import { sideDrawer } from "./side-drawer.ts";

export interface PlacedPanels
  extends Readonly<Record<"seats" | "watchers" | "goals" | "words" | "moves" | "log" | "passing" | "chat" | "buttons", HTMLElement>>,
    Readonly<Record<"picture" | "asked" | "strips" | "replay" | "why" | "detail" | "ears", HTMLElement>>,
    Readonly<Record<"lesson" | "tools" | "puzzle", HTMLElement | undefined>> {
  readonly gameName: string;
  readonly dealButton: Child;
}

/** `isOpen`: the drawer is, from the start. */
export function tableLayout(table: TableModel, { gameName, dealButton, ...panels }: PlacedPanels, isOpen: boolean) {
  const { say, face, feed, store } = table;
  const words = say.text.table;
  const { goals, seats, passing } = panels;
  const title = h(
    "div",
    { class: "game" },
    h("h1", {}, gameName),
    feed.allows.counts && h("span", { class: "rated" }, words.rated),
    dealButton,
  );
  const seatsTitle = h("h2", { class: "unseen" }, words.seats);
  const side = h(
    "aside",
    { class: "side", "aria-label": words.side },
    title,
    seatsTitle,
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
  const leave = { class: "leave-big quiet", type: "button", title: words.usualView, onclick: () => store.set({ bigView: false }) };
  const top = h("header", { class: "top" }, passing, h("button", { ...leave, "aria-label": words.usualView }, "×"));
  const element = h("div", { class: "table-screen", "data-game": face.game.id }, top, board, side, panels.detail, panels.ears);
  const arrangement = arrangementOf(table);
  const drawer = sideDrawer(table, { side, board, arrangement, isOpen });
  table.follow(() => set(element, "data-big", arrangement.value === "strip" && table.settings.value.bigView));
  table.follow(() => {
    const now = arrangement.value;
    set(element, "data-arrangement", now);
    if (now === "strip") top.prepend(drawer.handle, goals, seats);
    else {
      side.prepend(drawer.handle);
      seatsTitle.after(seats);
      if (now === "drawer") board.prepend(goals);
      else title.after(goals);
    }
  });
  return { element, side, drawer };
}
