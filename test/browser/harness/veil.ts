/**
 * Pages that are not painted, because no test looks at their pixels: painting takes a quarter of their processor time. Layout, clicks and what
 * is read work as usual. A test that does look at pixels lifts the veil.
 */
import type { BrowserContext, Page } from "playwright-core";

const veil = (): void =>
  new MutationObserver((_changes, watch) => {
    if (document.documentElement === null) return;
    watch.disconnect();
    document.documentElement.style.opacity = "0";
  }).observe(document, { childList: true });

/** From the next page on. */
export const veilPages = (context: BrowserContext): Promise<unknown> => context.addInitScript(veil);

/** Looks at a page as it is painted. */
export async function unveiled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const before = await page.evaluate(() => {
    const { style } = document.documentElement;
    const { opacity } = style;
    style.opacity = "";
    return opacity;
  });
  try {
    return await look();
  } finally {
    await page.evaluate((opacity) => {
      document.documentElement.style.opacity = opacity;
    }, before);
  }
}
