/** Passkeys in the browser, with its own virtual authenticator: made, used on another device, and what is asked before. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fromMenu } from "./harness/front-page.ts";
import { arrive } from "./harness/person.ts";
import { leave } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { giveAuthenticator } from "./harness/virtual-authenticator.ts";

const here = quay();

async function openAccount(page: Page) {
  await (await fromMenu(page, "account")).click();
  const account = page.locator("dialog.account");
  await account.locator(".persons li").first().waitFor();
  return account;
}

describe("A passkey", () => {
  it(
    "is made with the keyboard, signs in another device as the guest, who sees both and signs one out",
    async () => {
      const [desk, lap] = [await arrive(here.browser, here.address, "Dorothea"), await arrive(here.browser, here.address, "Lou")];
      const made = await giveAuthenticator(desk.page);
      const own = await openAccount(desk.page);
      await own.locator('[data-do="make-passkey"]').focus();
      await desk.page.keyboard.press("Enter");
      await desk.page.locator(".toast", { hasText: "Your passkey is made." }).waitFor();
      expect(await own.getByRole("list", { name: "Keep your name" }).locator("li").count()).toBe(1);

      // The passkey follows its owner to their other device, as a password manager's does.
      const { credentials } = await made.cdp.send("WebAuthn.getCredentials", { authenticatorId: made.authenticatorId });
      const there = await giveAuthenticator(lap.page);
      for (const credential of credentials)
        await there.cdp.send("WebAuthn.addCredential", { authenticatorId: there.authenticatorId, credential });
      await (await openAccount(lap.page)).locator('[data-do="use-passkey"]').click();
      await lap.page.locator(".toast", { hasText: "Welcome back, Dorothea." }).waitFor();
      await expect.poll(() => lap.page.locator("#name").inputValue()).toBe("Dorothea");
      expect(lap.wrong).toEqual([]);

      await desk.page.keyboard.press("Escape");
      const again = await openAccount(desk.page);
      await again.locator(".persons li", { hasText: "last used" }).waitFor();
      await again.locator('[data-do="sign-out-one"]').click();
      await desk.page.locator("dialog.question .brass").click();
      await expect.poll(() => again.locator('[data-do="sign-out-one"]').count()).toBe(0);
      // The device that was signed out is another guest when it comes back.
      const kept = () => lap.page.evaluate(() => localStorage.getItem("quayside.guest"));
      const before = await kept();
      await lap.page.reload();
      await expect.poll(kept).not.toBe(before);
      expect(desk.wrong).toEqual([]);
      await leave(desk, lap);
    },
    PATIENCE,
  );

  it(
    "of another guest is used after the question what becomes of this one; a removed one signs in nobody",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      await giveAuthenticator(ada.page);
      const account = await openAccount(ada.page);
      await account.locator('[data-do="make-passkey"]').click();
      await account.locator('[data-do="use-passkey"]').click();
      const question = ada.page.locator("dialog.question", { hasText: "will no longer be Ada" });
      await question.locator(".plain").click();
      await account.locator('[data-do="make-passkey"]').click();
      await ada.page.locator(".toast", { hasText: "has a passkey of yours already" }).waitFor();
      await account.locator('[data-do="remove-passkey"]').click();
      await ada.page.locator("dialog.question", { hasText: "no longer signs in" }).locator(".brass").click();
      await expect.poll(() => account.locator('[data-do="remove-passkey"]').count()).toBe(0);
      await account.locator('[data-do="use-passkey"]').click();
      await ada.page.locator(".toast.refusal").waitFor();
      expect(await ada.page.locator("#name").inputValue()).toBe("Ada");
      await leave(ada);
    },
    PATIENCE,
  );

  it(
    "is not offered where the browser knows none: the page says why, and what works instead",
    async () => {
      const plain = await arrive(here.browser, here.address, "Ben", (context) =>
        context.addInitScript("delete globalThis.PublicKeyCredential"),
      );
      const account = await openAccount(plain.page);
      await account.getByText("Passkeys do not work here").waitFor();
      expect(await account.locator('[data-do="make-passkey"]').count()).toBe(0);
      expect(plain.wrong).toEqual([]);
      await leave(plain);
    },
    PATIENCE,
  );
});
