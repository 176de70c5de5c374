/** What is pressed, and what a press on something else says: in a real browser. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as english from "../../client/text/en/index.ts";
import { fromMenu, wayTo } from "./harness/front-page.ts";
import { cardAbout, hoverPiece } from "./harness/law/live-position.ts";
import { arrive, type Person, untilAsked } from "./harness/person.ts";
import { atTable, playBots } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK });
const SIZES = [
  // The tightest; in larger windows all is larger, so one game shows it.
  { width: 1024, height: 768, games: ["duel", "elasund", "puerto-rico"] },
  { width: 1280, height: 720, games: ["elasund"] },
  { width: 1920, height: 1080, games: ["duel"] },
];
const LEAST = 32;

/** Everything on the page that is pressed and is less than 32 pixels wide or high; a box to tick is as large as its label. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const open = document.querySelector("dialog[open]") ?? document.body;
    const controls = [
      ...open.querySelectorAll<HTMLElement>("button, input, select, textarea, summary, a[href], [role=button], [role=tab]"),
    ];
    return controls.flatMap((control) => {
      const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
      const unseen = !control.checkVisibility() || control.closest(".unseen, .mirror") !== null;
      const name = (control.textContent || control.getAttribute("aria-label") || control.getAttribute("name") || control.className).trim();
      return unseen || (width >= least - 0.01 && height >= least - 0.01)
        ? []
        : [`${control.tagName} "${name}" ${Math.round(width)}x${Math.round(height)}`];
    });
  }, LEAST);

async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
}

async function play(page: Page, game: string): Promise<void> {
  await page.locator(`[data-game="${game}"] [data-do="play"]`).click();
  await atTable(page);
}

it(
  "an open menu has the keys: Escape closes it and does nothing at the table, where no other key does anything either",
  async () => {
    const { page, wrong } = await arrive(here.browser, here.address, "Ada");
    await playBots(page, "duel");
    await untilAsked(page);
    const isOpen = () => page.evaluate(() => document.querySelector(":popover-open") !== null);
    await page.locator(".buttons .to-menu").click();
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press("l");
    expect(await page.evaluate(() => document.activeElement?.closest(".log") === null)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(isOpen).toBe(false);
    await page.keyboard.press("l");
    await page.waitForFunction(() => document.activeElement?.closest(".log") !== null);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

describe.each(SIZES)("every button is at least 32 pixels at $width x $height", ({ games, ...size }) => {
  it(
    "in the lobby, at a table, in its panels and on its score sheet",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await page.setViewportSize(size);
      const small: Record<string, string[]> = { quay: await tooSmall(page) };
      await (await wayTo(page, "elasund", "table")).click();
      await page.locator("dialog[open]").waitFor();
      small.setUp = await tooSmall(page);
      await dismiss(page);
      for (const game of games) {
        await playBots(page, game);
        await untilAsked(page);
        small[game] = await tooSmall(page);
        // In a narrow window they lie in the drawer.
        const handle = page.locator(".side .handle");
        if (await handle.isVisible()) await handle.click();
        for (const panel of ["Rules", "Settings", "Keys"]) {
          await (await besideTable(page, panel)).click();
          await page.locator("dialog[open]").waitFor();
          small[`${game} ${panel}`] = await tooSmall(page);
          await dismiss(page);
        }
        await page.evaluate(() => globalThis.quayside.feed?.resign());
        const score = page.locator("dialog.score");
        await score.waitFor();
        small[`${game} score`] = await tooSmall(page);
        await score.getByRole("button", { name: "Watch replay" }).click();
        await page.locator(".replay").waitFor();
        small[`${game} replay`] = await tooSmall(page);
        // In a narrow window it lies in the drawer, which the replay has closed.
        await page.locator(".buttons").getByRole("button", { name: "Leave" }).dispatchEvent("click");
        await page.locator("body:not(.at-table)").waitFor({ state: "attached" });
      }
      expect(Object.fromEntries(Object.entries(small).filter(([, list]) => list.length > 0))).toEqual({});
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the named pieces are on the page. */
const boxesOf = (page: Page, pieces: readonly string[]): Promise<Rect[]> =>
  page.evaluate((keys) => {
    const { x, y } = document.querySelector(".picture")!.getBoundingClientRect();
    return keys.flatMap((key) => {
      const box = globalThis.quayside.table?.boxOf(key);
      return box === undefined ? [] : [{ ...box, x: x + box.x, y: y + box.y }];
    });
  }, pieces);

/** The boxes of one and the same drawn frame: a card that has just grown is laid out, but put in its place only as the frame is drawn. */
const drawnBoxes = (
  page: Page,
  selectors: readonly string[],
  pieces: readonly string[] = [],
): Promise<{ readonly elements: Rect[]; readonly laid: Rect[] }> =>
  page.evaluate(
    async ([all, keys]) => {
      // The task after a frame comes when its layout and observers are through.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const { x, y } = document.querySelector(".picture")!.getBoundingClientRect();
      return {
        elements: all.map((one): Rect => document.querySelector(one)!.getBoundingClientRect().toJSON()),
        laid: keys.map((key): Rect => {
          const box = globalThis.quayside.table!.boxOf(key)!;
          return { ...box, x: x + box.x, y: y + box.y };
        }),
      };
    },
    [selectors, pieces] as const,
  );

const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function clickOn(page: Page, piece: string): Promise<void> {
  const [box] = await boxesOf(page, [piece]);
  if (box === undefined) throw new Error(`there is no ${piece}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const finish = async ({ page, wrong }: Person): Promise<void> => {
  expect(wrong).toEqual([]);
  await page.context().close();
};

describe("the card about a piece", () => {
  it(
    "covers neither the piece nor the other choices, for pointer and keyboard focus alike",
    async () => {
      const person = await arrive(here.browser, here.address, "Ada");
      const { page } = person;
      await play(page, "duel");
      await untilAsked(page);
      const lit = await page.evaluate(() => [...(globalThis.quayside.table?.lit ?? [])]);
      expect(lit.length).toBeGreaterThan(1);
      for (const wonder of lit) {
        await hoverPiece(page, wonder);
        const { elements, laid } = await drawnBoxes(page, [cardAbout(wonder), ".prompt"], lit);
        const [card, prompt] = elements;
        expect(laid.filter((other) => overlap(card!, other))).toEqual([]);
        expect(overlap(card!, prompt!)).toBe(false);
      }
      const card = page.locator(".detail");
      await expect.poll(() => card.textContent()).toContain("Later, it will cost you about");
      await page.mouse.move(2, 2);
      await card.waitFor({ state: "detached" });
      await page.keyboard.press("ArrowDown");
      await card.waitFor();
      const [at, pressed] = (await drawnBoxes(page, [".detail", ":focus"])).elements;
      expect(overlap(at!, pressed!)).toBe(false);
      await finish(person);
    },
    PATIENCE,
  );
});

describe("a click on what is not lit", () => {
  it(
    "shows the reason beside the piece, reads it aloud, and makes no move",
    async () => {
      const person = await arrive(here.browser, here.address, "Ada");
      const { page } = person;
      await play(page, "elasund");
      await page.locator('[data-move="roll"]').waitFor({ state: "attached" });
      const sentence = "First roll the dice.";
      // The note goes away by itself: it is found and measured at one moment.
      const note = page.waitForFunction((said) => {
        const why = document.querySelector(".why:not([hidden])");
        return why?.textContent === said && why.getBoundingClientRect();
      }, sentence);
      await clickOn(page, "chest");
      await page.locator(".table-screen > [aria-live]", { hasText: sentence }).waitFor({ state: "attached" });
      expect(overlap((await (await note).jsonValue()) as Rect, (await boxesOf(page, ["chest"]))[0]!)).toBe(false);
      await expect.poll(() => page.locator('[data-move="roll"]').count()).toBe(1);
      await finish(person);
    },
    PATIENCE,
  );
});

describe("a prompt that can be declined", () => {
  it(
    "has the choice as its main button, and a second Enter does not decline it",
    async () => {
      const person = await arrive(here.browser, here.address, "Ada");
      const { page } = person;
      await play(page, "puerto-rico");
      const mayor = page.locator('[data-move="role mayor"]');
      // A bot may have taken the mayor before; then the next round will do.
      for (let asked = 0; asked < 60 && (await mayor.count()) === 0; asked++) {
        await untilAsked(page);
        if ((await mayor.count()) === 0)
          await page
            .locator("[data-move]")
            .last()
            .evaluate((button: HTMLElement) => button.click());
      }
      await mayor.focus();
      await page.keyboard.press("Enter");
      const take = page.locator('.choices [data-choice="colonist"]');
      await take.waitFor();
      expect(
        await page.locator(".choices button").evaluateAll((buttons) => buttons.map((button) => [button.textContent, button.className])),
      ).toEqual([
        [expect.stringContaining("Take the worker"), "brass"],
        ["Skip the worker", "plain"],
      ]);
      await expect.poll(() => page.locator(":focus").getAttribute("data-move")).toBe("colonist");
      await finish(person);
    },
    PATIENCE,
  );
});

describe("in a panel", () => {
  it(
    "that is higher than its window, what goes on below fades out above the buttons",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      const look = (kind: string) =>
        page.locator(`dialog.${kind}`).evaluate((panel) => ({
          goesOn: [panel, ...panel.querySelectorAll("*")].some(
            (part) => part.scrollHeight > part.clientHeight + 1 && ["auto", "scroll"].includes(getComputedStyle(part).overflowY),
          ),
          fades: getComputedStyle(panel.querySelector(":scope > .row")!, "::before").backgroundImage.includes("gradient"),
        }));
      const open = async (kind: string, button: () => Promise<Locator>, width: number, height: number): Promise<void> => {
        await page.setViewportSize({ width, height });
        await (await button()).click();
        await page.locator(`dialog.${kind}`).waitFor();
        expect([kind, await look(kind)]).toEqual([kind, { goesOn: true, fades: true }]);
        await dismiss(page);
      };
      await open("create", () => wayTo(page, "duel", "table"), 1280, 480);
      await open("settings", () => fromMenu(page, "settings"), 640, 360);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "of keys the columns end at nearly the same height",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await page.setViewportSize({ width: 1280, height: 720 });
      await playBots(page, "duel");
      await untilAsked(page);
      await page.keyboard.press("?");
      const [least, most] = await page.locator("dialog.help .pages").evaluate((pages) => {
        const columns = Map.groupBy(pages.querySelectorAll("section"), (section) => Math.round(section.getBoundingClientRect().left));
        const heights = [...columns.values()].map((sections) =>
          Math.max(...sections.map((section) => section.getBoundingClientRect().bottom - pages.getBoundingClientRect().top)),
        );
        return [Math.min(...heights), Math.max(...heights)];
      });
      expect(least!).toBeGreaterThan(0.75 * most!);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("the big view fills the window with the table", () => {
  it(
    "at a key, with the players in a strip and the rest in a drawer, and gives all back",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await page.setViewportSize({ width: 1366, height: 768 });
      await playBots(page, "duel");
      await untilAsked(page);
      const look = () =>
        page.evaluate(() => {
          const widthOf = (selector: string): number => document.querySelector(selector)!.getBoundingClientRect().width;
          const isIn = (inner: string, outer: string): boolean => document.querySelector(`${outer} ${inner}`) !== null;
          const isSeen = (selector: string): boolean => {
            const { left, right } = document.querySelector(selector)!.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          };
          return {
            whole: widthOf(".picture") === innerWidth,
            seats: isIn(".seats", ".top"),
            goals: isIn(".goals", ".top"),
            log: isSeen(".log"),
          };
        });
      const usual = { whole: false, seats: false, goals: false, log: true };
      const big = { whole: true, seats: true, goals: true, log: false };
      expect(await look()).toEqual(usual);
      await page.keyboard.press("f");
      await expect.poll(look).toEqual(big);
      await page.locator("[data-kind=choice]").first().dispatchEvent("click");
      await page.locator(".passing", { hasText: /./ }).waitFor();
      await page.locator(".top .handle").click();
      await expect.poll(look).toEqual({ ...big, log: true });
      await page.locator(".leave-big").click();
      await expect.poll(look).toEqual(usual);
      expect(wrong).toEqual([]);
    },
    PATIENCE,
  );
  it(
    "with undo and hint in reach, and a drawer whose button says whether it is open: closed, no key leads into it; opened, it has the focus",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await page.setViewportSize({ width: 1366, height: 768 });
      await playBots(page, "duel");
      await untilAsked(page);
      await page.keyboard.press("f");
      await page.locator(".top .undo").waitFor();
      const handle = page.locator(".top .handle");
      const state = () =>
        page.evaluate(() => {
          const { left } = document.querySelector(".side")!.getBoundingClientRect();
          const focus = document.activeElement;
          return {
            says: document.querySelector(".handle")!.getAttribute("aria-expanded"),
            isOut: left < innerWidth,
            focus: focus?.matches(".handle") ? "handle" : focus?.closest(".side") ? "side" : "elsewhere",
          };
        });
      const closed = { says: "false", isOut: false, focus: "elsewhere" };
      for (let press = 0; press < 15; press++) {
        await page.keyboard.press("Tab");
        expect(await state()).toMatchObject({ says: "false", isOut: false, focus: expect.not.stringMatching("side") });
      }
      await handle.focus();
      await page.keyboard.press("Enter");
      await expect.poll(state).toEqual({ says: "true", isOut: true, focus: "side" });
      await page.keyboard.press("Escape");
      await expect.poll(state).toEqual({ ...closed, focus: "handle" });
      await page.keyboard.press("l");
      await expect.poll(state).toEqual({ says: "true", isOut: true, focus: "side" });
      await page.locator(".picture").click({ position: { x: 3, y: 3 } });
      await expect.poll(() => handle.getAttribute("aria-expanded")).toBe("false");

      await page.locator(".top .ask-hint").click();
      // Stops the search, or closes what it has found meanwhile.
      await page.locator(".strip.hint:not([hidden]) button").last().click();
      // Its words are its name, whatever it can do now.
      await page.locator(".top").getByRole("button", { name: english.table.undoNothing }).waitFor();
      const { width, height } = (await page.locator(".top .undo").boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
      await page.keyboard.press("f");
      await page.locator(".buttons > .undo:first-child").waitFor();
      expect(wrong).toEqual([]);
    },
    PATIENCE,
  );
  it(
    "in a small window by itself, without a scroll bar, but not in one in which the picture must scroll to be read",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await page.setViewportSize({ width: 800, height: 600 });
      await playBots(page, "puerto-rico");
      await untilAsked(page);
      const arrangement = () => page.evaluate(() => document.querySelector<HTMLElement>(".table-screen")?.dataset.arrangement);
      const scrolls = () =>
        page.evaluate(() => [...document.querySelectorAll(".pane")].some((pane) => pane.scrollWidth > pane.clientWidth));
      expect([await arrangement(), await scrolls()]).toEqual(["strip", false]);
      await page.setViewportSize({ width: 640, height: 360 });
      await expect.poll(arrangement).toBe("drawer");
      expect(await scrolls()).toBe(true);
      await page.setViewportSize({ width: 1100, height: 700 });
      await expect.poll(arrangement).toBe("drawer");
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect.poll(arrangement).toBe("beside");
      expect(wrong).toEqual([]);
    },
    PATIENCE,
  );
});
