/** Where the panels of a table stand on the page, in each of its arrangements. */
import { type Child, h, set } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";
import { followWindow } from "./arrangement.ts";
import { sideDrawer } from "./side-drawer.ts";

/** A stream goes on by itself: it says so, and hides what else it has. */
export interface StreamParts {
  /** In the strip, behind a button. */
  readonly menu: HTMLElement;
  readonly chances: HTMLElement;
  /** Over the board: what comes next. */
  readonly line: HTMLElement;
  toggleChances(): void;
  fullScreen(): void;
}

export interface PlacedPanels
  extends Readonly<Record<"seats" | "watchers" | "goals" | "words" | "moves" | "log" | "passing" | "chat" | "buttons", HTMLElement>>,
    Readonly<Record<"picture" | "asked" | "strips" | "replay" | "why" | "detail" | "ears", HTMLElement>>,
    Readonly<Record<"lesson" | "tools" | "puzzle", HTMLElement | undefined>> {
  /** The buttons that a player presses in the middle of a choice: undo and hint, where there are such. */
  readonly helps: readonly HTMLElement[];
  readonly gameName: string;
  readonly site: string | undefined;
  readonly stream: StreamParts | undefined;
  readonly dealButton: Child;
}

/** `isOpen`: the drawer is, from the start. */
export function tableLayout(table: TableModel, { gameName, site, stream, dealButton, ...panels }: PlacedPanels, isOpen: boolean) {
  const { say, face, feed, store, arrangement } = table;
  followWindow(table, stream !== undefined);
  const words = say.text.table;
  const { goals, seats, watchers, passing, buttons, helps, puzzle, replay } = panels;
  const title = h(
    "div",
    { class: "game" },
    h("h1", {}, gameName),
    feed.allows.counts && h("span", { class: "rated" }, words.rated),
    dealButton,
  );
  const seatsTitle = h("h2", { class: "unseen" }, words.seats);
  const slot = h("div", { class: "slot" }, panels.words, panels.moves, panels.log);
  const content = h("div", { class: "content" }, title, seatsTitle, slot, panels.chat, buttons);
  const side = h("aside", { class: "side", "aria-label": words.side, tabindex: "-1" }, content);
  const board = h(
    "main",
    { class: "board" },
    panels.lesson,
    h("div", { class: "pane" }, panels.picture),
    panels.strips,
    panels.tools,
    replay,
    panels.asked,
    panels.why,
  );
  const leaveBig = { class: "leave-big quiet", type: "button", title: words.usualView, onclick: () => store.set({ bigView: false }) };
  const leave =
    stream?.menu ??
    (site === undefined
      ? h("button", { ...leaveBig, "aria-label": words.usualView }, "×")
      : h("a", { class: "leave-big to-site", href: site, target: "_blank", rel: "noopener" }, say.text.title));
  const top = h("header", { class: "top" });
  const element = h(
    "div",
    { class: "table-screen", "data-game": face.game.id, "data-stream": stream !== undefined },
    top,
    stream?.chances,
    board,
    side,
    panels.detail,
    panels.ears,
  );
  const drawer = sideDrawer(table, { side, content, board, isOpen });
  table.follow(() => set(element, "data-big", arrangement.value === "strip" && table.settings.value.bigView));
  table.follow(() => {
    const now = arrangement.value;
    set(element, "data-arrangement", now);
    if (puzzle !== undefined && now === "beside") slot.before(puzzle);
    else if (puzzle !== undefined) replay.before(puzzle);
    if (now === "strip") top.replaceChildren(goals, seats, watchers, passing, ...helps, drawer.handle, leave);
    else {
      side.prepend(drawer.handle);
      seatsTitle.after(seats, watchers);
      buttons.prepend(...helps);
      if (now === "drawer") board.prepend(goals);
      else title.after(goals);
    }
  });
  return { element, side, drawer };
}
