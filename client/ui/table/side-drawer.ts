/** The words beside the picture are a drawer over its edge where they have no room beside it. */
import { computed, type ReadonlySignal, signal, untracked } from "@preact/signals-core";
import { h, set } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";

interface DrawerParts {
  readonly side: HTMLElement;
  /** All of the side but the handle. */
  readonly content: HTMLElement;
  readonly board: HTMLElement;
  readonly isOpen: boolean;
}

export interface SideDrawer {
  /** Opens and closes it; the style sheet hides it where everything is in sight. */
  readonly handle: HTMLElement;
  /** False too where there is no drawer. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** For what is in it to have the focus. Does nothing where everything is in sight. */
  open(): void;
  /** Gives the focus back to the handle; false if it was not open. */
  close(): boolean;
}

export function sideDrawer(table: TableModel, { side, content, board, isOpen: startsOpen }: DrawerParts): SideDrawer {
  const { say, arrangement, unread, listsMoves, follow, signal: ended } = table;
  const words = say.text.table;
  const pulled = signal(startsOpen);
  const isDrawer = computed(() => arrangement.value !== "beside");
  // A list of moves that is always shown keeps it open.
  const isOpen = computed(() => isDrawer.value && (pulled.value || listsMoves.value));
  const handle = h("button", { class: "handle wooden", type: "button", onclick: () => (isOpen.peek() ? close() : openAndEnter()) });
  follow(() => {
    const label = isOpen.value ? words.closeSide : words.openSide;
    const count = unread.value;
    const said = count > 0 ? say.text.parts([label, say.text.chat.unread(count)]) : label;
    set(side, "data-open", isOpen.value);
    set(handle, "aria-expanded", String(isOpen.value));
    set(handle, "title", said);
    set(handle, "aria-label", said);
    set(handle, "data-unread", count > 0 && count);
    // Out of sight, nothing in it can have the focus.
    set(content, "inert", isDrawer.value && !isOpen.value);
  });
  follow(() => {
    const isSeen = !isDrawer.value || isOpen.value;
    if (isSeen && unread.value > 0) unread.value = 0;
  });

  function open(): void {
    if (isDrawer.peek()) pulled.value = true;
  }
  function openAndEnter(): void {
    open();
    side.focus();
  }
  function close(): boolean {
    if (!isOpen.peek()) return false;
    pulled.value = false;
    handle.focus();
    return true;
  }
  // The table is wanted again.
  board.addEventListener("pointerdown", () => (pulled.value = false));
  const isWriting = (): boolean => document.activeElement?.matches("input") === true;
  // If the window changes the table is seen first; a player who is writing goes on.
  const resized = (): void => {
    if (!isWriting()) pulled.value = false;
    else if (side.contains(document.activeElement)) open();
  };
  window.addEventListener("resize", resized, { signal: ended });
  // The window tells of its size before of what else that changes.
  let last = arrangement.peek();
  follow(() => {
    if (arrangement.value === last) return;
    last = arrangement.value;
    untracked(resized);
  });
  return { handle, isOpen, open, close };
}
