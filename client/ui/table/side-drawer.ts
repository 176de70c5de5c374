/** The words beside the picture are a drawer over its edge in a narrow window: closed, only the seats' signs look out. */
import type { Text } from "../../text/languages.ts";
import { h, set } from "../common/dom.ts";

/** In a wide window the style sheet hides the handle and shows everything. */
interface DrawerParts {
  readonly text: Text;
  readonly side: HTMLElement;
  readonly board: HTMLElement;
  /** Stands on top of the words; where they are a drawer, on top of the picture. */
  readonly goals: HTMLElement;
  readonly isOpen: boolean;
  /** Ends it. */
  readonly signal: AbortSignal;
}

export interface SideDrawer {
  readonly isOpen: boolean;
  /** False if it was not open. */
  close(): boolean;
}

export function sideDrawer({ text, side, board, goals, isOpen: startsOpen, signal }: DrawerParts): SideDrawer {
  const handle = h("button", { class: "handle wooden", type: "button", "aria-expanded": "false", onclick: () => show(!isOpen()) });
  const isOpen = (): boolean => side.hasAttribute("data-open");
  function show(open: boolean): void {
    set(side, "data-open", open);
    set(handle, "aria-expanded", String(open));
    set(handle, "title", open ? text.table.closeSide : text.table.openSide);
    set(handle, "aria-label", open ? text.table.closeSide : text.table.openSide);
  }
  show(startsOpen);
  side.prepend(handle);
  // The table is wanted again.
  board.addEventListener("pointerdown", () => show(false));
  const narrow = matchMedia("(max-width: 1199px)");
  const placeGoals = (): void => {
    if (narrow.matches) board.prepend(goals);
    else side.querySelector(".game")?.after(goals);
  };
  narrow.addEventListener("change", placeGoals, { signal });
  placeGoals();
  function close(): boolean {
    // Keys keep it open by the focus alone, too.
    const holdsFocus = narrow.matches && side.contains(document.activeElement);
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
  return {
    get isOpen() {
      return isOpen();
    },
    close,
  };
}
