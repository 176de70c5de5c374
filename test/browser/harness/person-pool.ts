/**
 * Pages that tests have left are given to the next person: in a page's process the code is compiled, the fonts are there and the drawings are
 * known, which for a new one takes more time than many tests. A page is only given on if all that it stored could be cleared and its test
 * changed nothing about it that would last.
 */
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { unfollow } from "./followed-pages.ts";

/** After these calls a page or its context is no longer as it was opened. */
const LASTING = {
  page: ["addInitScript", "emulateMedia", "exposeFunction", "exposeBinding", "routeWebSocket", "setExtraHTTPHeaders"],
  context: ["addInitScript", "exposeFunction", "exposeBinding", "grantPermissions", "newCDPSession", "routeWebSocket", "setOffline"],
} as const;
/** What tests listen to. */
const EVENTS = ["close", "console", "crash", "dialog", "download", "framenavigated", "pageerror", "popup"] as const;
const TRAFFIC = ["request", "requestfailed", "requestfinished", "response", "websocket", "worker"] as const;
const VIEWPORT = { width: 1280, height: 720 };
/** A plain answer of the same origin: the page keeps its process, and nothing starts in it. */
const NOTHING = "assets/nothing";

type Closing = () => Promise<void>;

interface Left {
  readonly page: Page;
  readonly origin: string;
  readonly prepared: unknown;
}

/** Servers that last longer than a test. */
export const homes = new Set<string>();
const left = new Map<Browser, Left[]>();
/** How contexts are really closed. */
const closings = new WeakMap<BrowserContext, Closing>();

/** A page that another test has left, as good as new. `prepared`: how its context was prepared. */
export function takeLeft(browser: Browser, address: string, prepared: unknown): Page | undefined {
  const pages = left.get(browser) ?? [];
  const found = pages.findIndex((one) => one.origin === new URL(address).origin && one.prepared === prepared);
  return found < 0 ? undefined : pages.splice(found, 1)[0]?.page;
}

/** From now on, to close the context of this page is to leave it for the next person. */
export async function leaveForNext(page: Page, address: string, prepared: unknown): Promise<void> {
  const context = page.context();
  const browser = context.browser();
  const { origin } = new URL(address);
  if (browser === null || !homes.has(origin)) return;
  const storage = await context.newCDPSession(page);
  let isChanged = false;
  const changes = (target: object, names: readonly string[]): void => {
    for (const name of names) {
      const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      Reflect.set(target, name, (...given: unknown[]) => {
        isChanged = true;
        return method.apply(target, given);
      });
    }
  };
  changes(page, LASTING.page);
  changes(context, LASTING.context);
  const { clock } = context;
  changes(clock, ["install"]);
  const close = context.close.bind(context);
  closings.set(context, close);
  context.close = async () => {
    const isGood = !isChanged && !page.isClosed() && (await cleaned(page, storage, origin).catch(() => false));
    if (!isGood) return close();
    left.set(browser, [...(left.get(browser) ?? []), { page, origin, prepared }]);
  };
}

/** Closes all but what was left at an address that the next file has too. */
export async function closeOthers(browser: Browser, home: string | undefined): Promise<void> {
  const kept = (left.get(browser) ?? []).filter(({ origin }) => origin === home);
  left.set(browser, kept);
  const pages = new Set(kept.map(({ page }) => page.context()));
  const others = browser.contexts().filter((context) => !pages.has(context));
  await Promise.all(others.map((context) => (closings.get(context) ?? context.close.bind(context))()));
}

async function cleaned(page: Page, storage: CDPSession, origin: string): Promise<boolean> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  unfollow(page);
  for (const event of [...EVENTS, ...TRAFFIC]) page.removeAllListeners(event as "close");
  await context.unrouteAll();
  await page.unrouteAll();
  await page.goto(`${origin}/${NOTHING}`);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  await storage.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await page.mouse.move(0, 0);
  await page.setViewportSize(VIEWPORT);
  return true;
}
