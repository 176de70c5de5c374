/** What pages of other sites frame: a finished match at a moment and the puzzle of the day, without a guest; and nothing else of this site. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { today } from "../../client/base/today.ts";
import { LiveLobby } from "../../client/feed/live/live-lobby.ts";
import { GAMES } from "../../shared/games.ts";
import { gameOfDay } from "../../shared/listed-games.ts";
import { gameOf } from "../game-of.ts";
import { asked, memory, over } from "../server/server.ts";
import { open } from "./harness/browser.ts";
import { arrive } from "./harness/person.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: BRISK });

/** Another site, whose pages frame what stands behind their ?. */
let site: Server;
beforeAll(async () => {
  site = createServer(({ url = "" }, response) => {
    const framed = decodeURIComponent(url.split("?")[1] ?? "");
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<body style="margin:0">${framed.startsWith("<") ? framed : `<iframe src="${framed}" width="960" height="640"></iframe>`}</body>`,
    );
  });
  await new Promise<void>((listens) => site.listen(0, "127.0.0.1", listens));
});
afterAll(() => site.close());

interface Framed {
  readonly page: Page;
  readonly frame: Frame;
  readonly wrong: readonly string[];
  /** What the frame has asked of the server, with its method. */
  readonly requests: readonly string[];
}
async function framed(what: string): Promise<Framed> {
  const requests: string[] = [];
  const { port } = site.address() as AddressInfo;
  const { page, wrong } = await open(here.browser, `http://127.0.0.1:${port}/?${encodeURIComponent(what)}`, {}, async (context) => {
    context.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    context.on("page", (opened) => opened.on("websocket", (socket) => requests.push(`socket ${socket.url()}`)));
  });
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error("the page frames nothing");
  return { page, frame, wrong, requests };
}

/** A match of two, which the first gives up after a move. */
async function finished(address: string, names: readonly [string, string], isOpen: boolean): Promise<string> {
  const lobby = (name: string) => new LiveLobby({ address: address.slice(0, -1), gameOf: gameOf(GAMES), storage: memory(), name });
  const host = await lobby(names[0]).createTable("duel", {}, 2, { open: isOpen });
  const guest = await lobby(names[1]).joinTable(host.code);
  const feeds = await Promise.all([host.feed, guest.feed]);
  const first = await Promise.race(feeds.map(async (feed) => ({ feed, moment: await asked(feed) })));
  const { game } = first.feed;
  await first.feed.send([game.notation(game.moves(first.moment.sight as never)[0]!)], first.moment.ask);
  await feeds[0].resign();
  await over(feeds[0]);
  return feeds[0].match;
}
/** A frame that is not looked at draws nothing, and would be asked at each drawing. */
const OFTEN = { polling: 40 };
const shows = (frame: Frame, number: number) =>
  frame.waitForFunction((at) => globalThis.quayside?.table?.shown?.number === at, number, OFTEN);

/** What the frame has left in the browser, beside what the harness has put there. */
const kept = async (frame: Frame): Promise<readonly string[]> =>
  (await frame.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie])).filter(
    (key) => key !== "" && key !== "quayside.first",
  );

describe("A framed match", () => {
  it(
    "is shown at its moment, goes on by keys, and knows and keeps nothing of its reader",
    async () => {
      const match = await finished(here.address, ["Ada", "Ben"], true);
      const { page, frame, wrong, requests } = await framed(`${here.address}embed/r/${match}/1`);
      await shows(frame, 1);
      await frame.locator(".top .seat", { hasText: "Ada" }).waitFor();
      await frame.locator('.table-screen[data-arrangement="strip"]').waitFor();
      expect(await frame.locator(".to-site").getAttribute("href")).toBe(`/r/${match}/1`);
      await frame.getByRole("button", { name: "Next move" }).press("ArrowRight");
      await frame.waitForFunction(() => (globalThis.quayside?.table?.shown?.number ?? 0) > 1, undefined, OFTEN);
      expect(await kept(frame)).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(requests.filter((request) => !request.startsWith("GET "))).toEqual([]);
      expect(requests.filter((request) => request.startsWith("GET /api"))).toEqual([`GET /api/v1/matches/${match}`]);
      expect(await frame.locator(".chat").isVisible()).toBe(false);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "names nobody of a private table",
    async () => {
      const match = await finished(here.address, ["Adelaide", "Benedict"], false);
      const { page, frame } = await framed(`${here.address}embed/r/${match}/1`);
      await shows(frame, 1);
      await frame.locator(".top .seat").first().waitFor();
      expect(await frame.locator("body").textContent()).not.toMatch(/Adelaide|Benedict/);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    "says so where there is none",
    async () => {
      const { page, frame } = await framed(`${here.address}embed/r/none`);
      await frame.locator(".embed-trouble", { hasText: "no longer exists" }).waitFor();
      expect(await frame.locator(".embed-trouble a").getAttribute("href")).toBe("/r/none");
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("The puzzle of the day", () => {
  it(
    "is solved in a frame, and nobody is counted for it",
    async () => {
      const { page, frame, wrong, requests } = await framed(`${here.address}embed/puzzle`);
      await frame.locator(".puzzle h2").waitFor();
      await frame.waitForFunction((game) => globalThis.quayside?.feed?.game.id === game, gameOfDay(today()), OFTEN);
      await frame.getByRole("button", { name: "Show me" }).click();
      await frame.locator('.puzzle[data-state="shown"]').waitFor();
      const [first] = await frame.locator(".puzzle h2").allTextContents();
      await frame.getByRole("button", { name: "Next puzzle" }).click();
      await expect.poll(() => frame.locator(".puzzle h2").allTextContents()).not.toEqual([first]);
      expect(await frame.locator(".table-screen").count()).toBe(1);
      expect(requests.filter((request) => !request.startsWith("GET ") || request.startsWith("GET /api"))).toEqual([]);
      expect(await kept(frame)).toEqual([]);
      expect(wrong).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe("A replay", () => {
  it(
    "gives the code that frames its moment elsewhere",
    async () => {
      const match = await finished(here.address, ["Ada", "Ben"], true);
      const { page, wrong } = await arrive(here.browser, `${here.address}r/${match}/1`, "Ada", (context) =>
        context.grantPermissions(["clipboard-read", "clipboard-write"]),
      );
      const button = page.getByRole("button", { name: "another website" });
      await button.focus();
      await page.keyboard.press("Enter");
      await page.locator(".toast", { hasText: "Code copied" }).waitFor();
      const code = await page.evaluate(() => navigator.clipboard.readText());
      expect(code).toContain(`<iframe src="${here.address}embed/r/${match}/1"`);
      expect(wrong).toEqual([]);
      await page.context().close();
      const { page: other, frame } = await framed(code);
      await shows(frame, 1);
      await other.context().close();
    },
    PATIENCE,
  );
});

describe("Nothing else", () => {
  it(
    "is framed",
    async () => {
      const match = await finished(here.address, ["Ada", "Ben"], true);
      for (const path of ["", `r/${match}`, "puzzle", "embed/t/ABCDEF", "embed/nothing", "api", "admin"]) {
        const { page, frame } = await framed(here.address + path);
        await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
        await page.context().close();
      }
    },
    PATIENCE,
  );
});
