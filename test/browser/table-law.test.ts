/** The law of the table: what holds of every live table in every window and language, in a real browser. All windows: `npm run shots`. */
import { describe, expect, it } from "vitest";
import { FACES } from "../../client/games/list.ts";
import * as english from "../../client/text/en/index.ts";
import type { LanguageId } from "../../client/text/languages.ts";
import { openLine } from "../server/harness/line.ts";
import { askForHint, hoverPiece, inWindow, pick, playFrom, readIn, type WindowSize } from "./harness/law/live-position.ts";
import { piecesUnder } from "./harness/law/picture-law.ts";
import { longestPrompts } from "./harness/law/positions.ts";
import { arriveAtLaw, brokenLaws } from "./harness/law/table-law.ts";
import { expectPicture, moveByMirror, nextToMove, type Person, shown, untilAsked } from "./harness/person.ts";
import { atTable, host, playBots } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const here = quay({ timings: BRISK });
/** The longest of each language in windows of its own, the tightest among them. */
const WINDOWS: Readonly<Record<LanguageId, readonly WindowSize[]>> = {
  en: ["1024x768", "1280x720", "1680x1050", "1920x1080"],
  nb: ["1366x768"],
  nl: ["1024x768"],
  is: ["1280x720"],
  "zh-Hans": ["1024x768"],
};
const LANGUAGES = Object.keys(WINDOWS) as LanguageId[];

const finish = async (...people: readonly Person[]): Promise<void> => {
  for (const { page, wrong } of people) {
    expect(wrong).toEqual([]);
    await page.context().close();
  }
};

describe("nothing is cut, covered, too small or without room", () => {
  it.each([
    // The golden match that has the longest prompts of its game.
    ["duel", 2],
    ["puerto-rico", 3],
    ["elasund", 2],
  ] as const)(
    "at a live table of %s, with the longest prompt in each language, a card open, and a hint",
    async (game, deal) => {
      const face = await FACES[game]!();
      // The one that is longest in the wordiest language: `npm run shots` takes each language at its own.
      const position = (await longestPrompts(face, ["is"], [deal])).get("is")!;
      const person = await arriveAtLaw(here);
      const { page } = person;
      const broken: string[] = [];
      const note = async (state: string, about?: string): Promise<void> => {
        broken.push(...(await brokenLaws(page, face, about)).map((what) => `${game}, ${state}: ${what}`));
      };
      await playFrom(page, here.address, position);
      await pick(page, position.piece);
      for (const language of LANGUAGES) {
        await readIn(page, language);
        await expectPicture(person, face);
        for (const size of WINDOWS[language]) {
          await inWindow(page, size);
          await note(`${language} ${size}`);
        }
      }
      await page.keyboard.press("Escape");
      const [lit] = await page.evaluate(() => [...(globalThis.quayside.table?.lit ?? [])]);
      await hoverPiece(page, lit!);
      await note("card", lit);
      await inWindow(page, "1920x1080");
      await expectPicture(person, face);
      await hoverPiece(page, lit!);
      await expect.poll(() => piecesUnder(page, face, "detail")).toEqual([]);
      await askForHint(page);
      await note("hint");
      await page.keyboard.press("f");
      for (const size of ["800x600", "1366x768", "1920x1080"] as const) {
        await inWindow(page, size);
        await expectPicture(person, face);
        await note(`big view ${size}`);
      }
      await page.keyboard.press("f");
      await inWindow(page, "800x600");
      await expectPicture(person, face);
      await note("800x600");
      expect(broken).toEqual([]);
      await finish(person);
    },
    PATIENCE,
  );

  it(
    "at a table of Elasund with open hands, where all cards are seen and read",
    async () => {
      const face = await FACES.elasund!();
      const person = await arriveAtLaw(here);
      const { page } = person;
      await playFrom(page, here.address, { record: "elasund-r1-3", frame: 623, seat: 0, piece: undefined, openHands: true });
      const broken: string[] = [];
      for (const size of ["1280x720", "1024x768", "1920x1080", "800x600"] as const) {
        await inWindow(page, size);
        await expectPicture(person, face);
        broken.push(...(await brokenLaws(page, face)).map((what) => `open hands ${size}: ${what}`));
      }
      const { sight } = await shown(page);
      const others = [...sight.openHands!.keys()].filter((seat) => seat !== sight.seat);
      expect(others).toHaveLength(3);
      const open = others.flatMap((seat) =>
        face.layout(sight, { width: 1000, height: 600 }).filter(({ key }) => key.startsWith(`hand:${seat}`)),
      );
      expect(open.length).toBeGreaterThan(3);
      expect(open.filter(({ look }) => look === "card:back")).toEqual([]);
      expect(broken).toEqual([]);
      await finish(person);
    },
    PATIENCE,
  );

  it(
    "with an open chat at a table of two",
    async () => {
      const ada = await arriveAtLaw(here);
      const code = await host(ada.page, "duel", { wonders: "firstGame" });
      const ben = await arriveAtLaw(here, "Benedict of the Bay", `#join=${code}`);
      await Promise.all([atTable(ada.page), atTable(ben.page)]);
      for (let move = 0; move < 6; move++) await moveByMirror((await nextToMove(ada, ben))!.page, 0);
      const { page } = (await nextToMove(ada, ben))!;
      const face = await FACES.duel!();
      const broken: string[] = [];
      for (const words of ["Good evening from the other side of the harbour! Shall we begin?", "Fair winds."]) {
        await page.locator(".say input").fill(words);
        await page.locator(".say input").press("Enter");
        await page.locator(".said li", { hasText: words }).waitFor();
      }
      await page.locator(".say input").blur();
      for (const size of ["1280x720", "1920x1080"] as const) {
        await inWindow(page, size);
        broken.push(...(await brokenLaws(page, face)).map((what) => `chat ${size}: ${what}`));
      }
      expect(broken).toEqual([]);
      await finish(ada, ben);
    },
    PATIENCE,
  );

  it(
    "with an open chat at a table of five, beside which the log keeps five lines",
    async () => {
      const ada = await arriveAtLaw(here);
      const code = await host(ada.page, "puerto-rico", { seats: "5" });
      const ben = await arriveAtLaw(here, "Ben", `#join=${code}`);
      await ada.page.locator(".waiting", { hasText: "2 of 5 seats taken" }).waitFor();
      await ada.page.locator('dialog.waiting [data-do="fill"]').click();
      await Promise.all([atTable(ada.page), atTable(ben.page)]);
      const { page } = (await nextToMove(ada, ben))!;
      await moveByMirror(page, 0);
      await page.locator(".log .line").first().waitFor();
      for (const words of ["Good evening from the other side of the harbour! Shall we begin?", "Fair winds.", "And corn.", "And sugar."]) {
        await page.locator(".say input").fill(words);
        await page.locator(".say input").press("Enter");
        await page.locator(".said li", { hasText: words }).waitFor();
      }
      const look = () =>
        page.evaluate(() => {
          const [log, line] = [document.querySelector(".log")!, document.querySelector(".log .line")!];
          const said = document.querySelector(".said")!;
          return {
            fiveLines: log.clientHeight >= 5 * Number.parseFloat(getComputedStyle(line).lineHeight),
            unseen: Math.round(said.scrollHeight - said.clientHeight - said.scrollTop),
            hasRoom: document.querySelector(".buttons")!.getBoundingClientRect().bottom <= innerHeight,
          };
        });
      for (const size of ["1366x768", "1280x720", "1024x768"] as const) {
        await inWindow(page, size);
        await expect.poll(look).toEqual({ fiveLines: true, unseen: 0, hasRoom: true });
      }
      await inWindow(page, "1366x768");
      await (await besideTable(page, "Resign")).click();
      await page.locator("dialog.question").getByRole("button", { name: "Resign" }).click();
      // It may be this seat's turn or another's: a bot moves for it now.
      await expect.poll(() => page.locator(".undo").textContent()).toBe(english.table.resigned);
      const own = page.locator(".seat", { hasText: english.people.youLabel });
      await expect.poll(() => own.locator(".tag").allTextContents()).toEqual([english.people.youLabel, english.people.out]);
      expect(await own.locator(".name").evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
      await finish(ada, ben);
    },
    PATIENCE,
  );
});

describe("in the strip over a table of five", () => {
  it(
    "passes what was done last, what others write and what is told once; nothing is cut, a time least of all, and the drawer says what waits in it",
    async () => {
      const ada = await arriveAtLaw(here);
      const { page } = ada;
      const face = await FACES["puerto-rico"]!();
      const passing = (words: string | RegExp) => page.locator(".passing", { hasText: words }).waitFor();
      const broken: string[] = [];
      // A name that is shortened says as much as its sign.
      const note = async (state: string, ...sizes: readonly WindowSize[]): Promise<void> => {
        for (const size of sizes) {
          await inWindow(page, size);
          broken.push(
            ...(await brokenLaws(page, face)).filter((what) => !what.startsWith("button.name")).map((what) => `${state} ${size}: ${what}`),
          );
        }
      };
      await inWindow(page, "800x600");
      await page.evaluate(() => localStorage.removeItem("quayside.plain"));
      const code = await host(page, "puerto-rico", { seats: "5" });
      const ben = await arriveAtLaw(here, "Benedict", `#join=${code}`);
      await page.locator(".waiting", { hasText: "2 of 5 seats taken" }).waitFor();
      await page.locator('dialog.waiting [data-do="fill"]').click();
      await Promise.all([atTable(page), atTable(ben.page)]);
      await passing(english.pictureStatus.plain);
      await expect.poll(() => page.locator(".toast").count()).toBe(0);
      for (let move = 0; move < 2; move++) await moveByMirror((await nextToMove(ada, ben))!.page, 0);
      await page.keyboard.press("f");
      await note("moves", "800x560", "800x600", "1024x768", "1366x768");

      await inWindow(page, "800x600");
      const handle = page.locator(".handle");
      for (const words of ["Good evening!", "Fair winds from the other side of the harbour."]) {
        await ben.page.locator(".say input").fill(words);
        await ben.page.locator(".say input").press("Enter");
        await passing(`Benedict: ${words}`);
      }
      await expect.poll(() => handle.getAttribute("data-unread")).toBe("2");
      await expect.poll(() => handle.getAttribute("aria-label")).toContain(english.chat.unread(2));
      await note("chat", "800x600", "1366x768");
      await handle.click();
      await expect.poll(() => handle.getAttribute("data-unread")).toBeNull();
      await expect.poll(() => handle.getAttribute("aria-label")).toBe(english.table.closeSide);
      await handle.click();

      await ben.page.context().close();
      await page.locator(".seat.gone .digits").waitFor();
      await note("gone", "800x600", "1024x768", "1366x768");
      // The strip over the board says the same whole, and gives way to the open drawer.
      await inWindow(page, "800x600");
      await handle.click();
      const isOver = (selector: string) =>
        page.evaluate((of) => {
          const { left, right, top, bottom } = document.querySelector(of)!.getBoundingClientRect();
          const side = document.querySelector(".side")!.getBoundingClientRect();
          return Math.min(right, side.right) > Math.max(left, side.left) && Math.min(bottom, side.bottom) > Math.max(top, side.top);
        }, selector);
      await expect.poll(() => isOver(".strip.gone")).toBe(false);
      expect(broken).toEqual([]);
      await finish(ada);
    },
    PATIENCE,
  );
});

describe("what is said above the board", () => {
  it.each(["duel", "puerto-rico", "elasund"])(
    "lies over no piece of %s, such as that the connection is lost",
    async (game) => {
      const face = await FACES[game]!();
      const line = await openLine(here.port);
      const { page } = await arriveAtLaw({ browser: here.browser, address: `${line.address}/` });
      await playBots(page, game);
      await untilAsked(page);
      line.cut();
      await page.locator(".connection:not([hidden])").waitFor();
      for (const size of ["1920x1080", "1024x768", "1366x768"] as const) {
        await inWindow(page, size);
        await expectPicture({ page }, face);
        expect([size, ...(await piecesUnder(page, face, "strips"))]).toEqual([size]);
      }
      await page.context().close();
      await line.close();
    },
    PATIENCE,
  );
});

describe("the log", () => {
  it(
    "ends with its newest line in every window, also in a small one after one where all lines fit",
    async () => {
      const { page, wrong } = await arriveAtLaw(here);
      await playFrom(page, here.address, (await longestPrompts(await FACES.duel!(), ["en"], [2])).get("en")!);
      /** How far its end is from what is seen, once there is more than fits. */
      const unseen = () =>
        page.evaluate(() => {
          const { scrollTop, clientHeight, scrollHeight } = document.querySelector(".log")!;
          return scrollHeight > clientHeight && Math.round(scrollHeight - clientHeight - scrollTop);
        });
      for (const height of [600, 2160, 600]) {
        await page.setViewportSize({ width: 1366, height });
        // No window changes its size twice within a frame.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        await expect.poll(unseen).toBe(height > 1_000 ? false : 0);
      }
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("in a narrow window the words beside the picture", () => {
  it(
    "lie in a drawer that ends at the prompt, and that another size of the window closes, also where the focus had opened it",
    async () => {
      const person = await arriveAtLaw(here);
      const { page } = person;
      await playBots(page, "duel");
      await untilAsked(page);
      /** How much of the picture the side covers, and how far the prompt is from the edges of the window. */
      const look = () =>
        page.evaluate(() => {
          const boxOf = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
          const [side, picture, prompt] = [boxOf(".side"), boxOf(".picture"), boxOf(".prompt")];
          const covered = Math.max(0, Math.round(picture.right - side.left));
          return { covered: covered > 0, left: prompt.left, right: innerWidth - prompt.right, under: side.bottom > prompt.top };
        });
      const closed = { covered: false, left: 0, right: 0, under: false };
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect.poll(look).toEqual(closed);
      await page.locator(".side .handle").click();
      await expect.poll(look).toEqual({ ...closed, covered: true });
      await page.setViewportSize({ width: 1100, height: 768 });
      await expect.poll(look).toEqual(closed);
      await page.setViewportSize({ width: 1280, height: 720 });
      await (await besideTable(page, "Keys")).click();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect.poll(look).toEqual(closed);
      await finish(person);
    },
    PATIENCE,
  );
});
