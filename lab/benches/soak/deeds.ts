/** What a restless player does at a table beside moving: each deed is done as a person does it, by mouse, keys and the window. */
import type { CDPSession, Page } from "playwright-core";
import type { Settings } from "../../../client/settings/settings.ts";
import type { Deed, Window } from "./plan.ts";

export interface Hands {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export async function doDeed(hands: Hands, deed: Deed): Promise<void> {
  const { page } = hands;
  if (deed.type === "hover") return hover(page, deed.piece);
  if (deed.type === "window") return setWindow(hands, deed.window);
  if (deed.type === "language") return setSettings(page, { language: deed.language });
  if (deed.type === "drawer") return click(page, ".side .handle");
  if (deed.type === "panel") return page.keyboard.press(deed.key);
  await press(page, "Escape");
  for (let step = 0; step < deed.steps; step++) await press(page, "ArrowLeft");
}

/** Back at the table as it is now. */
export async function endDeed(page: Page, { type }: Deed): Promise<void> {
  if (type === "panel") await closeDialogs(page);
  if (type === "lookBack") await click(page, ".replay:not([hidden]) .live");
}

/** Sets the window's size and zoom. */
export async function setWindow({ cdp }: Hands, [width, height, deviceScaleFactor]: Window): Promise<void> {
  await cdp.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
}

/** Changes settings as another tab of the browser would. */
export async function setSettings(page: Page, change: Partial<Settings>): Promise<void> {
  await page.evaluate(
    ([store, settings]) => {
      const times = `${store}.changed`;
      const read = (key: string): object => JSON.parse(localStorage.getItem(key) ?? "{}");
      const changed = Object.fromEntries(
        Object.keys(settings).map((name) => [name, Math.trunc(performance.timeOrigin + performance.now())]),
      );
      localStorage.setItem(store, JSON.stringify({ ...read(store), ...settings }));
      localStorage.setItem(times, JSON.stringify({ ...read(times), ...changed }));
      dispatchEvent(new StorageEvent("storage", { key: store }));
    },
    ["quayside.settings", change] as const,
  );
}

async function hover(page: Page, piece: number): Promise<void> {
  const at = await page.evaluate((nth) => {
    const table = globalThis.quayside?.table;
    const pieces = table?.pieces ?? [];
    const box = table?.boxOf(pieces[nth % pieces.length] ?? "");
    const picture = document.querySelector(".picture")?.getBoundingClientRect();
    return box && picture && { x: picture.x + box.x + box.width / 2, y: picture.y + box.y + box.height / 2 };
  }, piece);
  if (at !== undefined) await page.mouse.move(at.x, at.y, { steps: 2 });
}

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

/** Clicks the button if it is there; a narrow window alone has a drawer. */
export const click = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);

export const closeDialogs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  });
