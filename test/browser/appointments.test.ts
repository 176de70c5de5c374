/** "Tonight at nine": two people make an appointment in their own time zones, are reminded, and the table opens itself. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Appointment } from "../../shared/core/wire/appointments.ts";
import type { CallAnswer } from "../../shared/core/wire/calls.ts";
import { wayTo } from "./harness/front-page.ts";
import { arrive, type Person } from "./harness/person.ts";
import { atTable, leave, names } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const here = quay();

async function arriveIn(timezoneId: string, name: string): Promise<Person> {
  const person = await arrive(here.browser, here.address, name);
  const session = await person.page.context().newCDPSession(person.page);
  await session.send("Emulation.setTimezoneOverride", { timezoneId });
  return person;
}

/** A call of the page's guest. */
const call = <T>(page: Page, name: string, more: object): Promise<T> =>
  page.evaluate(
    async ([what, fields]) => {
      const body = JSON.stringify({ guest: localStorage.getItem("quayside.guest"), ...(fields as object) });
      return (await (await fetch(`/api/${what}`, { method: "POST", body })).json()).answer;
    },
    [name, more] as const,
  );

describe("An appointed table", () => {
  it(
    "is made with a time, and each reads it in their own time zone and says by its link whether they come",
    async () => {
      const [ada, ben] = [await arriveIn("Europe/Oslo", "Ada"), await arriveIn("America/New_York", "Ben")];
      await (await wayTo(ada.page, "duel", "table")).click();
      await ada.page.locator('dialog input[name="when"][value="later"]').check();
      await ada.page.locator('dialog input[name="at"]').waitFor();
      await ada.page.locator('dialog [data-do="open"]', { hasText: "Set the time" }).click();
      const own = ada.page.locator("dialog.appointment");
      await own.locator("p", { hasText: "Coming: Ada" }).waitFor();
      const link = await own.locator("input.link").inputValue();
      expect(link).toMatch(/\/a\/[A-Z]{10}$/);
      await ben.page.goto(link);
      const shown = ben.page.locator("dialog.appointment");
      await shown.locator("p", { hasText: "Set up by Ada" }).waitFor();
      const when = (dialog: typeof own) => dialog.locator(".when").textContent();
      expect(await when(shown)).not.toBe(await when(own));
      await shown.locator("p", { hasText: "in your time zone, America/New_York." }).waitFor();
      // By the keyboard: a second press takes nothing back.
      const answer = shown.locator('[data-do="come"]');
      await answer.focus();
      await ben.page.keyboard.press("Enter");
      await own.locator("p", { hasText: "Coming: Ada and Ben" }).waitFor();
      await expect.poll(() => answer.textContent()).toBe("I can’t come");
      await shown.getByRole("button", { name: "Close" }).and(ben.page.locator(":focus")).waitFor();
      await shown.locator("p", { hasText: "Ten minutes before, you are reminded here" }).waitFor();
      await ben.page.keyboard.press("Escape");
      const ticket = ben.page.locator(".own-matches li", { hasText: "Ada and Ben" });
      await ticket.locator('[data-do="appointment"]').click();
      await shown.locator('[data-do="come"]').click();
      await own.locator("p", { hasText: /^Coming: Ada$/ }).waitFor();
      await ben.page.keyboard.press("Escape");
      await ticket.waitFor({ state: "detached" });
      // Who comes alone drops it.
      await own.getByRole("button", { name: "Cancel the date" }).click();
      await ada.page.locator(".toast", { hasText: "The date is cancelled." }).waitFor();
      await own.waitFor({ state: "detached" });
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "is told to a friend in the list, who finds the way to it, and its maker is told that the friend comes",
    async () => {
      const [ada, ben] = [await arriveIn("Europe/Oslo", "Ada"), await arriveIn("Europe/Oslo", "Ben")];
      for (const { page } of [ada, ben]) await page.waitForFunction(() => localStorage.getItem("quayside.guest") !== null);
      const { link } = await call<CallAnswer<"contactLink">>(ada.page, "contactLink", { once: true });
      await call(ben.page, "useContactLink", { code: link?.code });
      const { code } = await call<Appointment>(ada.page, "appoint", { game: "duel", at: Date.now() + 3_600_000, seats: 2 });
      await ada.page.locator('.own-matches [data-do="appointment"]').click();
      const panel = ada.page.locator("dialog.appointment");
      await panel.getByRole("button", { name: "Invite Ben" }).click();
      await panel.locator(".invitees em", { hasText: "invited" }).waitFor();
      await ben.page.locator(".strip.invitation", { hasText: "Ada invites you to 7 Wonders Duel:" }).locator('[data-do="look"]').click();
      await ben.page.locator('dialog.appointment [data-do="come"]').click();
      await ada.page.locator(".toast", { hasText: "Ben comes to your table of 7 Wonders Duel." }).waitFor();
      await panel.locator("p", { hasText: "Coming: Ada and Ben" }).waitFor();
      await panel.locator(".invitees").waitFor({ state: "hidden" });
      expect((await call<Appointment>(ada.page, "appointment", { code })).people).toEqual(["Ada", "Ben"]);
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );

  it(
    "tells those who come before its time, and opens itself for those who are there",
    async () => {
      const [ada, ben] = [await arriveIn("Europe/Oslo", "Ada"), await arriveIn("Europe/Oslo", "Ben")];
      for (const { page } of [ada, ben]) await page.waitForFunction(() => localStorage.getItem("quayside.guest") !== null);
      const { code } = await call<Appointment>(ada.page, "appoint", { game: "duel", at: Date.now() + 20_000, seats: 2 });
      await call(ben.page, "comeTo", { code, yes: true });
      for (const { page } of [ada, ben]) {
        const strip = page.locator(".strip.invitation", { hasText: "7 Wonders Duel begins at" });
        await strip.waitFor();
        await strip.locator('[data-do="understood"]').click();
        await strip.waitFor({ state: "detached" });
      }
      for (const { page } of [ada, ben]) await atTable(page);
      await expect.poll(() => names(ada.page)).toContain("Ben");
      // Nothing of it is left on the page.
      for (const { page } of [ada, ben]) await page.locator(".strip.invitation").waitFor({ state: "detached" });
      expect([...ada.wrong, ...ben.wrong]).toEqual([]);
      await leave(ada, ben);
    },
    PATIENCE,
  );
});
