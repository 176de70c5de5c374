/** The buttons beside a table: some are signs, most are in a menu. */
import type { Locator, Page } from "playwright-core";

/** The button of this name, with the menu opened for it if it is there. */
export async function besideTable(page: Page, name: string): Promise<Locator> {
  const buttons = page.locator(".buttons");
  const found = buttons.locator("button", { hasText: new RegExp(`^${name}$`) }).filter({ visible: true });
  const opener = buttons.locator(".to-menu");
  await opener.waitFor();
  // What opens meanwhile, a panel or a note, closes the menu.
  while ((await found.count()) === 0) {
    await opener.click();
    await page.waitForTimeout(40);
  }
  return found.first();
}

/** A table that is just being set up may close its menu before the press. */
export async function leaveTable(page: Page): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await (await besideTable(page, "Leave table")).click({ timeout: 3_000 });
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}
