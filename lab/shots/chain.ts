/** Screens that follow from each other on one page. */
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { Text } from "../../client/text/languages.ts";
import type { Line } from "../../test/server/harness/line.ts";
import type { SizeName } from "./sizes.ts";

export interface Visit {
  readonly page: Page;
  readonly text: Text;
  /** The page's address, over a line that can be cut. */
  readonly address: string;
  readonly line: Line;
  /** Opens another guest's page. */
  guest(name: string): Promise<Page>;
}

export interface ScreenShot {
  readonly name: string;
  /** What the picture is of, by selector: waited for before the picture is taken. */
  readonly shows: string;
  readonly sizes?: readonly SizeName[];
  /** The way from the shot before. */
  go(visit: Visit): Promise<unknown>;
  /** Does again what another size of the window puts away. */
  again?(visit: Visit): Promise<unknown>;
}

export interface Chain {
  readonly name: string;
  /** A settled guest unless said otherwise. */
  readonly settings?: object;
  prepare?(context: BrowserContext): Promise<unknown>;
  readonly shots: readonly ScreenShot[];
}

/** Clicks without looking where it is: a press takes a pointer seconds on a busy machine. */
export const clickOn = (control: Locator): Promise<void> => control.evaluate((element: HTMLElement) => element.click());

export const press =
  (selector: string) =>
  ({ page }: Visit): Promise<void> =>
    clickOn(page.locator(selector).first());
export const onCard = (game: string, key: string) => press(`[data-game="${game}"] [data-do="${key}"]`);

export async function closeDialogs(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  });
}

/** Into a panel from the page below it. */
export const into =
  (open: (visit: Visit) => Promise<unknown>) =>
  async (visit: Visit): Promise<void> => {
    await closeDialogs(visit.page);
    await open(visit);
  };

/** Goes to the front page, from wherever the page is. */
export async function toFront({ page, address }: Pick<Visit, "page" | "address">, hash = ""): Promise<void> {
  // Otherwise it would go back to its seat at the table.
  await page
    .evaluate(() => {
      sessionStorage.clear();
      localStorage.removeItem("quayside.seat");
    })
    .catch(() => undefined);
  await page.goto("about:blank");
  await page.goto(`${address}/${hash}`);
  await page.locator('[data-do="dailies"], .actions [data-do="play"]').first().waitFor();
}
