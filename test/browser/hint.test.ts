/** The hint in a browser: asked by key, thought of in a worker, played by its button. */
import { expect, it } from "vitest";
import { wayTo } from "./harness/front-page.ts";
import { arrive, type Person, shown, untilAsked } from "./harness/person.ts";
import { asked, atTable, host, leave, logOf } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const at = quay({ timings: BRISK });

/** The advice for a draft: the choice, and why. */
const ADVICE = /^Choose (?<wonder>[^:·]+?)( · [^:]+)?: [^:]+\.$/m;

it(
  "says what a Master would do and why, and plays it on request",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await (await wayTo(page, "duel", "practice")).click();
    expect(await untilAsked(page)).toBe(true);
    const { number } = await shown(page);
    const said = page.locator(".strip.hint");
    const counted = await said.evaluateHandle((strip) => {
      const seen = { sentences: new Set<string | null | undefined>(), stops: new Set<Element>() };
      new MutationObserver(() => {
        const [stop, ...others] = strip.querySelectorAll("button");
        if (stop === undefined || others.length > 0) return;
        seen.sentences.add(strip.firstChild?.textContent);
        seen.stops.add(stop);
      }).observe(strip, { childList: true });
      return seen;
    });
    await page.keyboard.press("h");
    await page.locator(".strip.hint", { hasText: "Play it" }).waitFor();
    const { sentences, stops } = await counted.evaluate((seen) => ({ sentences: seen.sentences.size, stops: seen.stops.size }));
    // While it counts, the button to stop it stays under the pointer.
    expect(sentences).toBeGreaterThan(1);
    expect(stops).toBe(1);
    const advised = ADVICE.exec(await said.innerText())?.groups?.wonder;
    await expect.poll(() => page.locator("[data-move] > span:first-child").allTextContents()).toContain(`Choose ${advised}`);
    await said.locator("button").first().click();
    await page.waitForFunction((before) => (globalThis.quayside.table?.shown?.number ?? 0) > before, number);
    await said.waitFor({ state: "hidden" });
    await expect.poll(() => logOf(page)).toContainEqual(expect.stringContaining(`You choose ${advised}.`));
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "stands in for the tip about the same choice, which may advise something else",
  async () => {
    const newcomer = { "puerto-rico": { matches: 1, offered: true, tips: [] } };
    const { page, wrong } = await arrive(at.browser, at.address, "Ada", (context) =>
      context.addInitScript((met) => localStorage.setItem("quayside.first", met), JSON.stringify(newcomer)),
    );
    await (await wayTo(page, "puerto-rico", "practice")).click();
    expect(await untilAsked(page)).toBe(true);
    const tip = page.locator(".prompt .tip");
    await tip.waitFor();
    await page.keyboard.press("h");
    await page.locator(".strip.hint", { hasText: "Play it" }).waitFor();
    await expect.poll(() => tip.isVisible()).toBe(false);
    await page.locator(".strip.hint button").last().click();
    await tip.waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "lies in the best place for the window's size, whatever size the window was before",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await (await wayTo(page, "elasund", "practice")).click();
    expect(await untilAsked(page)).toBe(true);
    await page.keyboard.press("h");
    await page.locator(".strip.hint", { hasText: "Play it" }).waitFor();
    const place = () => page.locator(".strips").evaluate(({ style }) => style.translate.split(" ").map(Number.parseFloat));
    /** Changes the size of the window, and waits until the picture has followed. */
    const inWindow = async (width: number, height: number): Promise<number[]> => {
      const before = await page.evaluate(() => globalThis.quayside.table?.poseHash());
      await page.setViewportSize({ width, height });
      await page.waitForFunction((hash) => globalThis.quayside.table?.poseHash() !== hash, before);
      const [strip, picture] = await Promise.all([".strips", ".pane"].map((one) => page.locator(one).boundingBox()));
      expect(strip!.x + strip!.width).toBeLessThanOrEqual(picture!.x + picture!.width);
      return place();
    };
    const places: number[][] = [];
    for (const width of [1024, 1440, 1920]) {
      await inWindow(width, 768);
      places.push(await inWindow(1366, 768));
    }
    // A picture that has not quite come to rest is a pixel or two aside.
    for (const side of [0, 1])
      expect(Math.max(...places.map((at) => at[side]!)) - Math.min(...places.map((at) => at[side]!))).toBeLessThan(5);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

async function duelists(picked: Readonly<Record<string, string>>): Promise<[Person, Person]> {
  const ada = await arrive(at.browser, at.address, "Ada");
  const code = await host(ada.page, "duel", picked);
  const ben = await arrive(at.browser, `${at.address}#join=${code}`, "Ben");
  for (const { page } of [ada, ben]) await atTable(page);
  return [ada, ben];
}

it(
  "is not offered beside people, and its key says why",
  async () => {
    const people = await duelists({});
    const { page } = await asked(people);
    await page.locator(".wooden", { hasText: /^Hint$/ }).waitFor({ state: "hidden" });
    await page.keyboard.press("h");
    await page.locator(".toast", { hasText: "Hints are off at this table." }).waitFor();
    await expect.poll(() => page.locator(".strip.hint").isVisible()).toBe(false);
    expect(people.flatMap(({ wrong }) => wrong)).toEqual([]);
    await leave(...people);
  },
  PATIENCE,
);

it(
  "is told to both in the log and on the score sheet where the table allows it",
  async () => {
    const people = await duelists({ hints: "on" });
    const asking = await asked(people);
    const other = people.find((person) => person !== asking)!;
    const name = asking === people[0] ? "Ada" : "Ben";
    const button = asking.page.locator(".wooden", { hasText: /^Hint$/ });
    await expect.poll(() => button.getAttribute("title")).toContain("The others will see that you asked.");
    await button.click();
    await asking.page.locator(".strip.hint", { hasText: "Play it" }).waitFor();
    await expect.poll(async () => (await logOf(other.page)).at(-1)).toContain(`${name} asks for a hint.`);
    expect((await logOf(asking.page)).at(-1)).toContain("You ask for a hint.");
    await (await besideTable(other.page, "Resign")).click();
    await other.page.locator("dialog .danger, dialog .brass").first().click();
    for (const { page } of people) await page.locator("dialog .hints", { hasText: `${name} 1` }).waitFor();
    expect(people.flatMap(({ wrong }) => wrong)).toEqual([]);
    await leave(...people);
  },
  PATIENCE,
);
