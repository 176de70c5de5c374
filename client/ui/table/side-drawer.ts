/** The words beside the picture are a drawer over its edge where they have no room beside it. */
import { type ReadonlySignal, untracked } from "@preact/signals-core";
import { h, set } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";
import type { Arrangement } from "./arrangement.ts";

interface DrawerParts {
  readonly side: HTMLElement;
  readonly board: HTMLElement;
  readonly arrangement: ReadonlySignal<Arrangement>;
  readonly isOpen: boolean;
}

export interface SideDrawer {
  /** Opens and closes it; the style sheet hides it where everything is in sight. */
  readonly handle: HTMLElement;
  readonly isOpen: boolean;
  /** False if it was not open. */
  close(): boolean;
}

export function sideDrawer({ say, follow, signal }: TableModel, { side, board, arrangement, isOpen: startsOpen }: DrawerParts): SideDrawer {
  const words = say.text.table;
  const handle = h("button", { class: "handle wooden", type: "button", "aria-expanded": "false", onclick: () => show(!isOpen()) });
  const isOpen = (): boolean => side.hasAttribute("data-open");
  function show(open: boolean): void {
    set(side, "data-open", open);
    set(handle, "aria-expanded", String(open));
    set(handle, "title", open ? words.closeSide : words.openSide);
    set(handle, "aria-label", open ? words.closeSide : words.openSide);
  }
  show(startsOpen);
  // The table is wanted again.
  board.addEventListener("pointerdown", () => show(false));
  function close(): boolean {
    // Keys keep it open by the focus alone, too.
    const holdsFocus = arrangement.peek() !== "beside" && side.contains(document.activeElement);
    if (!isOpen() && !holdsFocus) return false;
    show(false);
    if (holdsFocus) (document.activeElement as HTMLElement).blur();
    return true;
  }
  // If the window changes the table is seen first; a player who is writing goes on.
  const resized = (): void => {
    if (document.activeElement?.matches("input") !== true) close();
  };
  window.addEventListener("resize", resized, { signal });
  // The window tells of its size before of what else that changes.
  let last = arrangement.peek();
  follow(() => {
    if (arrangement.value === last) return;
    last = arrangement.value;
    untracked(resized);
  });
  return {
    handle,
    get isOpen() {
      return isOpen();
    },
    close,
  };
}
