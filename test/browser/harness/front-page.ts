/** What a visitor opens on the front page before they press what is in it. */
import type { Locator, Page } from "playwright-core";

/** One of the ways to play behind a game's poster: `quick`, `table`, `practice`, `puzzles`. */
export async function wayTo(page: Page, game: string, way: string): Promise<Locator> {
  const poster = page.locator(`.poster:has([data-game="${game}"])`);
  const found = poster.locator(`[data-do="${way}"]`);
  await found.waitFor({ state: "attached" });
  if (!(await found.isVisible())) await poster.locator('[data-do="more"]').click();
  return found;
}

/** An entry of the menu in the corner: `settings`, `account`, `deals`, `about`. */
export async function fromMenu(page: Page, entry: string): Promise<Locator> {
  await page.locator(".burger").click();
  return page.locator(`.menu [data-do="${entry}"]`);
}
