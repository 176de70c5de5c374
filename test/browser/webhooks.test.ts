/** Posting to a channel of a chat service, from the page: entered while waiting, tried, seen by the other player without its address, and ended. */
import { describe, expect, it } from "vitest";
import { type ChatService, chatService } from "../server/push/chat-service.ts";
import { arrive, type Person } from "./harness/person.ts";
import { atTable, host, leave, moveOnce } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";
import { leaveTable } from "./harness/table-menu.ts";

const here = quay({ webhooks: { isOpen: true, retries: [], gap: 10 } });
const channelsOf = ({ page }: Person) => page.locator("dialog.channels");

/** Each service says once how it answers. */
async function sendTry(person: Person, chat: ChatService, status: number, said: string): Promise<void> {
  chat.service.statuses = [status];
  await channelsOf(person).locator('[data-do="try"]').click();
  await person.page.locator(".toast", { hasText: said }).waitFor();
}

describe("A channel", () => {
  it(
    "is entered by its address while the table waits, is tried, says whose move it is, and is ended again",
    async () => {
      const chat = await chatService();
      const ada = await arrive(here.browser, here.address, "Ada");
      const code = await host(ada.page, "duel", { speed: "threeDays" });
      await ada.page.locator('.waiting [data-do="channel"]').click();
      const own = channelsOf(ada);
      await own.locator(".note", { hasText: "Nothing is posted yet." }).waitFor();
      // By the keyboard: the field has the focus.
      await ada.page.keyboard.type(chat.discord);
      await ada.page.keyboard.press("Enter");
      await own.locator("li", { hasText: "Discord (127.0.0.1)" }).locator("small", { hasText: "By Ada" }).waitFor();
      expect(await own.evaluate((dialog) => dialog.outerHTML)).not.toContain("discord-secret");
      await expect.poll(() => own.locator("input").inputValue()).toBe("");
      await sendTry(ada, chat, 204, "Sent: look for it in the channel.");
      await sendTry(ada, chat, 404, "The address refused it, with code 404.");
      chat.service.statuses = [204];
      expect(chat.lines()[0]).toBe("Whose move it is will be posted here.");
      await ada.page.keyboard.press("Escape");

      const ben = await arrive(here.browser, `${here.address}#join=${code}`, "Ben");
      for (const { page } of [ada, ben]) await atTable(page);
      await expect.poll(() => chat.lines().at(-1)).toMatch(/^7 Wonders Duel has begun: /);
      await ben.page.locator(".to-menu").click();
      await ben.page.locator('[data-do="channel"]').click();
      await channelsOf(ben).locator("li", { hasText: "By Ada" }).waitFor();
      expect(await channelsOf(ben).locator('[data-do="try"], [data-do="remove-channel"]').count()).toBe(0);
      await ben.page.keyboard.press("Escape");

      const mover = await moveOnce([ada, ben]);
      const other = mover === ada ? ben : ada;
      await leaveTable(mover.page);
      for (let moves = 0; moves < 3; moves++) await moveOnce([other]);
      await expect.poll(() => chat.lines().at(-1)).toMatch(`${mover === ada ? "Ada" : "Ben"}`);
      expect(chat.links().at(-1)).toMatch(new RegExp(`/t/${code}$`));
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "of a group is entered by a member, and ended after a question",
    async () => {
      const chat = await chatService();
      const ada = await arrive(here.browser, here.address, "Ada");
      await ada.page.locator('.company [data-do="people"]').click();
      await ada.page.locator('dialog.people input[name="group"]').fill("Friday");
      await ada.page.keyboard.press("Enter");
      await ada.page.locator('dialog.people [data-do="group"]').click();
      await ada.page.locator('dialog.group [data-do="channel"]').click();
      const own = channelsOf(ada);
      await own.locator('input[name="webhook"]').fill(chat.slack);
      await own.locator('[data-do="add-channel"]').click();
      await own.locator("li", { hasText: "Slack’s form (127.0.0.1)" }).locator('[data-do="remove-channel"]').click();
      await ada.page.locator("dialog.question", { hasText: "To begin again you need the address." }).locator(".brass").click();
      await own.locator(".note", { hasText: "Nothing is posted yet." }).waitFor();
      expect(ada.wrong).toEqual([]);
      await leave(ada);
    },
    PATIENCE,
  );
});
