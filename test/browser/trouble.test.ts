/** What can go wrong with the picture, and a match played all the same: in a real browser. */
import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { launch, PLAINLY } from "./harness/browser.ts";
import { arrive, expectPicture, moveByClicks, moveByMirror, type Person, shown, untilAsked } from "./harness/person.ts";
import { playOut } from "./harness/play-out.ts";
import { BRISK, PATIENCE, quay, withWebgl } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const face = eraseFace(duelFace);
const here = quay({ timings: BRISK, access: { hosts: new Set(["quay.test"]) } });
const webgl = withWebgl();

async function againstBot(where: Browser): Promise<Person> {
  const person = await arrive(where, here.address, "Cleo");
  await person.page.locator('[data-game="duel"] [data-do="play"]').click();
  await untilAsked(person.page);
  return person;
}

const drawing = (page: Page) => page.evaluate(() => globalThis.quayside.table?.drawing);
const drawnAs = (page: Page, how: string) => page.waitForFunction((wanted) => globalThis.quayside.table?.drawing === wanted, how);
const sentence = (page: Page) => page.locator(".strip.picture-status");

/** In this time of the page's clock more than a sentence is shown, a lost card is waited for, and a failed one is left alone. */
const A_WHILE = 20_000;

/** The next drawings with the graphics card fail. */
async function failingCard(page: Page, times: number): Promise<void> {
  await page.evaluate((failures) => {
    let left = failures;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext] as { prototype: WebGL2RenderingContext }[]) {
      const { drawElements } = prototype;
      prototype.drawElements = function (...args) {
        if (left-- > 0) throw new Error("out of luck");
        drawElements.apply(this, args);
      };
    }
    globalThis.quayside.table?.mark([]);
  }, times);
}

/** The graphics card lets go of the picture, and comes back once the page has said so, or does not. */
async function loseCard(page: Page, comesBack: boolean): Promise<void> {
  // In the page: what it says is there for moments, which a slow machine would miss from outside.
  await page.evaluate(async (back) => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>(".picture canvas")].at(-1);
    const card = canvas?.getContext("webgl2") ?? canvas?.getContext("webgl");
    const loss = card?.getExtension("WEBGL_lose_context");
    const isSaid = () => document.querySelector(".strip.picture-status")?.checkVisibility() === true;
    loss?.loseContext();
    while (back && !isSaid()) await new Promise((looked) => setTimeout(looked, 10));
    if (back) loss?.restoreContext();
  }, comesBack);
}

describe("without WebGL, at an address without TLS", () => {
  it(
    "a Duel is played to its end, by clicks on the picture and by the listed moves",
    async () => {
      const plain = await launch(PLAINLY, "--host-resolver-rules=MAP quay.test 127.0.0.1");
      const { page, wrong } = await arrive(plain, `http://quay.test:${here.port}/`, "Cleo");
      // Read, and put away: it lies over the picture.
      const told = page.locator(".toast", { hasText: "no WebGL" }).dispatchEvent("click");
      await page.locator('[data-game="duel"] [data-do="play"]').click();
      await Promise.all([told, untilAsked(page)]);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      expect(await drawing(page)).toBe("canvas");
      for (let move = 0; move < 12 && (await untilAsked(page)); move++) {
        if (move < 8) await moveByClicks(page, face, 7 * move + 3);
        else await moveByMirror(page, 7 * move + 3);
      }
      await playOut([{ page }], face);
      expect((await shown(page)).outcome).toBeDefined();
      await expectPicture({ page }, face);
      await page.locator("dialog.score").waitFor();
      // Without TLS a browser says that it ignores this header.
      expect(wrong.filter((text) => !text.includes("Cross-Origin-Opener-Policy"))).toEqual([]);
      await plain.close();
    },
    PATIENCE,
  );
});

describe("a lost WebGL context", () => {
  it(
    "that is restored: the page says so, and the picture returns",
    async () => {
      const { page } = await againstBot(webgl.browser);
      await loseCard(page, true);
      await sentence(page).waitFor({ state: "hidden" });
      expect(await drawing(page)).toBe("webgl");
      await moveByMirror(page, 0);
      await expectPicture({ page }, face);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "that is not restored: the table is drawn without WebGL, and with it again once the card draws",
    async () => {
      const { page } = await againstBot(webgl.browser);
      await page.clock.install();
      await loseCard(page, false);
      await sentence(page).waitFor();
      await page.clock.fastForward(A_WHILE);
      await drawnAs(page, "canvas");
      await untilAsked(page);
      await moveByClicks(page, face, 0);
      await expectPicture({ page }, face);
      await page.clock.fastForward(A_WHILE);
      await drawnAs(page, "webgl");
      await sentence(page).waitFor({ state: "hidden" });
      await expectPicture({ page }, face);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("a picture that fails as it is drawn with WebGL", () => {
  it(
    "is set up again, then drawn without it, then with it again; what the page says of it ends by itself",
    async () => {
      const { page, wrong } = await againstBot(webgl.browser);
      await page.clock.install();
      const said = sentence(page);
      await failingCard(page, 1);
      await said.filter({ hasText: "set up again" }).waitFor();
      expect(await drawing(page)).toBe("webgl");
      await page.clock.fastForward(A_WHILE);
      await said.waitFor({ state: "hidden" });
      await failingCard(page, 1);
      await said.filter({ hasText: "in a simpler way" }).waitFor();
      await drawnAs(page, "canvas");
      await moveByMirror(page, 0);
      await page.clock.fastForward(A_WHILE);
      await drawnAs(page, "webgl");
      await said.waitFor({ state: "hidden" });
      await expectPicture({ page }, face);
      expect(wrong).toHaveLength(2);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("the setting to draw without WebGL", () => {
  it(
    "takes effect at once, on and off, and does not show the list of moves, which has a setting of its own",
    async () => {
      const { page, wrong } = await againstBot(webgl.browser);
      await (await besideTable(page, "Settings")).click();
      await page.getByLabel("Draw without WebGL").check();
      await drawnAs(page, "canvas");
      await expect.poll(() => page.locator(".mirror[data-visible]").count()).toBe(0);
      await page.getByLabel("Always show the list of my moves").check();
      await page.locator(".mirror[data-visible]").waitFor({ state: "attached" });
      await page.getByLabel("Always show the list of my moves").uncheck();
      await page.locator(".mirror:not([data-visible])").waitFor({ state: "attached" });
      await page.getByLabel("Draw without WebGL").uncheck();
      await drawnAs(page, "webgl");
      await expectPicture({ page }, face);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("a page that is older than the server's", () => {
  it(
    "reloads itself in the lobby",
    async () => {
      const { page, wrong } = await arrive(here.browser, here.address, "Ada");
      const own = await page.evaluate(() => document.querySelector<HTMLMetaElement>('[name="build"]')?.content);
      // Once, and before its program begins, the page is made to be of another build.
      await page.addInitScript(() => {
        const meta = () => document.querySelector<HTMLMetaElement>('[name="build"]') as HTMLMetaElement;
        const age = (): void => {
          if (sessionStorage.getItem("aged") === null && document.readyState === "interactive") meta().content = "old";
          sessionStorage.setItem("aged", meta().content);
        };
        document.addEventListener("readystatechange", age, { once: true });
      });
      await page.reload();
      await page.waitForFunction((tried) => localStorage.getItem("quayside.build") === tried, own);
      await page.waitForFunction((wanted) => document.querySelector<HTMLMetaElement>('[name="build"]')?.content === wanted, own);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("a picture that fails however it is drawn", () => {
  it(
    "leaves the listed moves to play by, and offers a report",
    async () => {
      const { page, wrong } = await againstBot(webgl.browser);
      await page.evaluate(() => {
        CanvasRenderingContext2D.prototype.drawImage = () => {
          throw new Error("out of paint");
        };
      });
      while ((await drawing(page)) !== "words") {
        expect(await untilAsked(page)).toBe(true);
        await moveByMirror(page, 0);
      }
      const download = page.waitForEvent("download");
      await page.evaluate(() => Reflect.set(Navigator.prototype, "clipboard", undefined) && undefined);
      await sentence(page).getByRole("button", { name: "Copy report", exact: true }).click();
      expect((await download).suggestedFilename()).toBe("quayside-report.txt");
      expect(await untilAsked(page)).toBe(true);
      await moveByMirror(page, 0);
      expect(new Set(wrong.map((what) => what.includes("out of paint")))).toEqual(new Set([true]));
      await page.context().close();
    },
    PATIENCE,
  );
});
