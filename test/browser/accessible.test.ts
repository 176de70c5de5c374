/** Whole matches by roles and names alone, as a player with a screen reader finds them, and axe on every kind of screen. */
import axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import { BOT_NAMES } from "../../shared/core/match/somebody.ts";
import { arrive, untilAsked } from "./harness/person.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { unveiled } from "./harness/veil.ts";

const here = quay({ timings: BRISK });

/** A guard against a match that never ends, not a measure of anything. */
const MOST_CHOICES = 900;

/**
 * What axe finds on the page as it is, or in the topmost dialog: all that lies under one is inert, and was looked at before it was opened.
 * Rules, with the elements that break them.
 */
async function violations(page: Page): Promise<readonly string[]> {
  // It is half a megabyte, which would be sent and read at each look.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return unveiled(page, () =>
    page.evaluate(async () => {
      interface Found {
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
        }[];
      }
      const { axe } = globalThis as unknown as { axe: { run(within: Element, options: object): Promise<Found> } };
      const within = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.documentElement;
      const found = await axe.run(within, { resultTypes: ["violations"] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, " ")}`),
      );
    }),
  );
}

const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole("button", { name, exact: true });
async function press(within: Page | Locator, name: string | RegExp): Promise<void> {
  await button(within, name).focus();
  await button(within, name).press("Enter");
}

/** A table of two with a bot, set up in the form. */
async function sitDown(page: Page, game: string, options: Readonly<Record<string, string>>): Promise<void> {
  await press(page, `More ways to play: ${game}`);
  await press(page, `Set up a table: ${game}`);
  const form = page.getByRole("dialog", { name: `Set up a table of ${game}` });
  for (const [group, value] of Object.entries(options)) {
    const isFolded = (await form.getByRole("group", { name: group, exact: true }).count()) === 0;
    if (isFolded) await form.getByText("More options").press("Enter");
    await form.getByRole("group", { name: group, exact: true }).getByRole("radio", { name: value }).first().press("Space");
  }
  await press(form, "Play a bot now");
  await page.getByRole("heading", { level: 1, name: game }).waitFor();
}

const isInSight = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button") === element;
  });

const movesOf = (page: Page): Locator => page.getByRole("group", { name: "Your moves" }).getByRole("button");
const sheetOf = (page: Page): Locator => page.getByRole("dialog", { name: "Score sheet" });

/** Found by its role and name, and remembered: to look through the whole page again for each move is slow where the log is long. */
async function found(control: Locator, mark: string): Promise<Locator> {
  await control.evaluate((element, name) => element.setAttribute("data-found", name), mark);
  return control.page().locator(`[data-found="${mark}"]`);
}

/** Plays to the score sheet; gives how many moves that took. */
async function playBlind(page: Page): Promise<number> {
  const list = await found(page.getByRole("group", { name: "Your moves" }), "moves");
  const [moves, sheet] = [list.getByRole("button"), sheetOf(page)];
  const luck = quickLuck(7);
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    if (!(await untilAsked(page))) {
      await sheet.waitFor();
      return choices;
    }
    const listed = await moves.count();
    // A list may be gone again: the page itself makes a pass that is the only move.
    if (listed > 0)
      await moves
        .nth(below(luck, listed))
        .press("Enter", { timeout: 5_000 })
        .catch(() => undefined);
  }
  throw new Error("the match does not end");
}

const GAMES = [
  { game: "7 Wonders Duel", options: {}, money: "coins" },
  { game: "Elasund", options: { Players: "2", Cubes: "7" }, money: "cubes" },
  { game: "Puerto Rico", options: { Players: "2" }, money: "doubloon" },
];

describe("a whole match without eyes", () => {
  it.each(GAMES)(
    "of $game is played to its end by roles and names alone",
    async ({ game, options, money }) => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      await sitDown(page, game, options);
      const voice = page.getByRole("status");
      await movesOf(page).first().waitFor({ state: "attached" });
      for (const [key, said] of [
        ["1", new RegExp(`^Ada: .*${money}`)],
        ["b", /\w/],
        ["e", /\w/],
      ] as const) {
        await page.keyboard.press(key);
        await voice.filter({ hasText: said }).first().waitFor({ state: "attached" });
      }
      await expect.poll(() => page.getByRole("heading", { name: "Your board" }).count()).toBe(1);
      const found = { table: await violations(page), sheet: [] as readonly string[] };
      expect(await playBlind(page)).toBeGreaterThan(15);
      await expect.poll(() => sheetOf(page).getByRole("heading", { level: 2 }).first().innerText()).toMatch(/win|victory/i);
      found.sheet = await violations(page);
      // The log by keys: to a line, to its moment, and back.
      for (const key of ["Escape", "l", "ArrowUp", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
      const bar = page.getByRole("group", { name: "Replay" });
      await bar.waitFor();
      await page.keyboard.press("Escape");
      await bar.waitFor({ state: "hidden" });
      expect(found).toEqual({ table: [], sheet: [] });
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("axe", () => {
  it(
    "finds nothing on any kind of screen",
    async () => {
      const { page } = await arrive(here.browser, here.address, "Ada");
      const found: Record<string, readonly string[]> = {};
      const look = async (screen: string): Promise<void> => {
        const broken = await violations(page);
        if (broken.length > 0) found[screen] = broken;
      };
      const panel = page.getByRole("dialog");
      /** A closed dialog has no role any more, but the page hears of it a little later: until then its button does not open it again. */
      const closed = (): Promise<void> => page.locator("dialog").waitFor({ state: "detached" });
      const lookInto = async (screen: string, name: string | RegExp, within?: string): Promise<void> => {
        if (within !== undefined) await press(page, within);
        await press(page, name);
        await panel.first().waitFor();
        await look(screen);
        await page.keyboard.press("Escape");
        await closed();
      };
      await button(page, "My matches").waitFor();
      await look("front page");
      await lookInto("profile", "My matches");
      await lookInto("my data", "My data", "Menu");
      await lookInto("fair deal", "Fair deals", "Menu");
      await lookInto("about", "About", "Menu");
      await lookInto("people", /^People/);
      await lookInto("leaderboard", /^Leaders/);
      await lookInto("deal of the day", /left$/);
      await press(page, "Menu");
      await look("menu");
      await page.keyboard.press("Escape");
      await press(page, "More ways to play: Elasund");
      await look("more ways to play");
      await lookInto("puzzles", "Puzzles: Elasund");
      await page.getByRole("link", { name: "Openings and statistics: Elasund" }).click();
      await panel.getByRole("table").first().waitFor();
      await look("statistics");
      await page.keyboard.press("Escape");
      await closed();
      await lookInto("create table", "Set up a table: Elasund");
      await press(page, "Set up a table: Elasund");
      await press(panel, "Open table");
      await page.getByRole("dialog", { name: "Your table" }).waitFor();
      await look("waiting");
      await page.keyboard.press("Escape");
      await closed();
      await lookInto("queue", "Find opponents: Elasund");
      await page.goto(`${here.address}#join=NOSUCH`);
      await page.getByRole("alert").waitFor();
      await look("error");
      await sitDown(page, "7 Wonders Duel", {});
      await movesOf(page).first().waitFor({ state: "attached" });
      await lookInto("rules", "Rules", "Menu");
      await lookInto("settings", "Settings", "Menu");
      await lookInto("keys", "Keys", "Menu");
      await lookInto("requests", "Ask players…", "Menu");
      await lookInto("question", "Resign", "Menu");
      await lookInto("player", new RegExp(`^(${BOT_NAMES.join("|")})$`));
      await page.setViewportSize({ width: 1024, height: 768 });
      await press(page, "Open the log and the menu");
      await look("drawer");
      await page.keyboard.press("Escape");
      await expect.poll(() => button(page, "Open the log and the menu").getAttribute("aria-expanded")).toBe("false");
      // Full HD at three times the size: everything scrolls into sight, and nothing lies over what has the focus.
      await page.setViewportSize({ width: 640, height: 360 });
      await press(page, "Open the log and the menu");
      await press(page, "Menu");
      await look("menu of the table");
      for (const name of ["Settings", "Leave table"]) {
        await page.keyboard.press("Tab");
        await button(page, name).focus();
        await expect.poll(() => isInSight(button(page, name))).toBe(true);
      }
      await press(page, "Resign");
      await press(panel, "Resign");
      await press(sheetOf(page), "Analyse");
      await page.getByRole("slider", { name: "Chance to win during the match" }).waitFor();
      await look("analysis");
      await page.setViewportSize({ width: 1280, height: 720 });
      // Becomes another guest: what this one has met is stored with them.
      await page.evaluate(() => {
        localStorage.setItem("quayside.first", "{}");
        localStorage.removeItem("quayside.guest");
      });
      await page.goto(here.address);
      await lookInto("create table for a newcomer", "Set up a table: 7 Wonders Duel", "More ways to play: 7 Wonders Duel");
      await press(page, "Practise offline: 7 Wonders Duel");
      await page.locator(".prompt .tip", { hasText: "Is this your first match" }).waitFor();
      await look("lesson offer");
      await press(page, "Learn it in three minutes");
      await page.getByRole("region", { name: "Guided first match" }).getByText(/^1 of/).waitFor();
      await look("lesson note");
      expect(found).toEqual({});
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("the typeface", () => {
  it(
    "has digits as high as capitals wherever they are drawn, and letters for names in Cyrillic",
    async () => {
      const { page } = await arrive(here.browser, here.address, "Жанна");
      await button(page, "Menu").waitFor();
      const [digits, letters] = await page.evaluate(async () => {
        const font = '700 100px "Alegreya"';
        await document.fonts.load(font, "0");
        const brush = document.createElement("canvas").getContext("2d")!;
        brush.font = font;
        const reach = [..."0123456789"].map((digit) => brush.measureText(digit));
        const highest = Math.max(...reach.map(({ actualBoundingBoxAscent }) => actualBoundingBoxAscent));
        const low = reach.filter((one) => one.actualBoundingBoxDescent > 3 || one.actualBoundingBoxAscent < 0.9 * highest);
        return [low.length, (await document.fonts.load('16px "Alegreya"', "Жанна")).length] as const;
      });
      expect(digits).toBe(0);
      expect(letters).toBe(1);
      await page.context().close();
    },
    PATIENCE,
  );
});
