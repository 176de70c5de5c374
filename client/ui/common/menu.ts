/** A menu behind a small button. What is pressed in it closes it first: a panel that opens over it gives the focus back to the button. */
import { type Child, h } from "./dom.ts";

export const menuItem = (key: string, words: string, onclick: () => void): HTMLButtonElement =>
  h("button", { class: "plain", type: "button", "data-do": key, onclick }, words);

export function menuBehind(opener: HTMLButtonElement, id: string, ...children: Child[]): HTMLElement {
  const menu = h("div", { id, class: "menu", popover: "auto" }, ...children);
  opener.setAttribute("popovertarget", id);
  menu.addEventListener("click", ({ target }) => (target as Element).closest("button") && menu.hidePopover(), { capture: true });
  return menu;
}
