/** Pages of which one is shown: arrows go from tab to tab, Tab into the page. A page is made when it is first shown. */
import { type Child, fill, h, set } from "./dom.ts";

let made = 0;

export function tabs(label: string, pages: readonly (readonly [string, () => Child])[]): readonly HTMLElement[] {
  const group = `tabs-${made++}`;
  const built = new Map<number, Child>();
  const page = h("div", { class: "page", role: "tabpanel", id: `${group}-page` });
  const buttons = pages.map(([name], at) =>
    h("button", { type: "button", role: "tab", id: `${group}-${at}`, "aria-controls": page.id, onclick: () => show(at) }, name),
  );
  const list = h("div", { class: "tabs", role: "tablist", "aria-label": label, onkeydown: go }, ...buttons);

  function show(shown: number): void {
    for (const [at, button] of buttons.entries()) {
      set(button, "aria-selected", String(at === shown));
      button.tabIndex = at === shown ? 0 : -1;
    }
    set(page, "aria-labelledby", `${group}-${shown}`);
    if (!built.has(shown)) built.set(shown, pages[shown]?.[1]());
    fill(page, built.get(shown));
  }

  function go(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (buttons.indexOf(document.activeElement as HTMLButtonElement) + step + buttons.length) % buttons.length;
    show(next);
    buttons[next]?.focus();
  }

  show(0);
  return [list, page];
}
