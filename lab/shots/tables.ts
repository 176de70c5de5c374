/** Screens that lie over a table: panels, strips, and what tells of trouble. */

import { besideTable } from "../../test/browser/harness/table-menu.ts";
import { type Chain, clickOn, closeDialogs, into, onCard, press, type ScreenShot, toFront, type Visit } from "./chain.ts";
import { LIVE_SIZES } from "./sizes.ts";

const shot = (name: string, shows: string, go: ScreenShot["go"], sizes?: ScreenShot["sizes"]): ScreenShot => ({
  name,
  shows,
  go,
  ...(sizes && { sizes }),
});
/** The time until a move is drawn, in milliseconds. */
const MOVE = 100;
const toTable = async (visit: Visit, game = "duel"): Promise<void> => {
  await toFront(visit);
  await onCard(game, "play")(visit);
  await atTable(visit);
};
/** A button beside the table. */
const fromMenu = async ({ page, text }: Visit, name: "rules" | "settings" | "resign" | "ask"): Promise<void> =>
  clickOn(await besideTable(page, text.table[name]));
const atTable = ({ page }: Pick<Visit, "page">) => page.locator(".table-screen[data-ready]").waitFor();

const PANELS: Chain = {
  name: "panels",
  shots: [
    shot("table-own-turn", "[data-move]", (visit) => toTable(visit, "elasund")),
    shot(
      "help",
      ".help",
      into(({ page }) => page.keyboard.press("?")),
    ),
    shot(
      "rules-at-table",
      ".rules",
      into((visit) => fromMenu(visit, "rules")),
    ),
    shot(
      "settings-at-table",
      ".settings",
      into((visit) => fromMenu(visit, "settings")),
    ),
    shot("moves-in-words", ".mirror", async ({ page }) => {
      await closeDialogs(page);
      await page.keyboard.press("m");
    }),
    shot("resign", ".question", async (visit) => {
      await toTable(visit);
      await fromMenu(visit, "resign");
    }),
    shot("scores-lost", ".score", (visit) => press(".question .brass")(visit)),
    shot("analysis", ".analysis .chart", (visit) =>
      clickOn(visit.page.locator("dialog.score").getByRole("button", { name: visit.text.score.analyse, exact: true })),
    ),
  ],
};

const NO_WEBGL: Chain = {
  name: "no-webgl",
  settings: { plain: false },
  shots: [
    shot("error-no-webgl", ".toast", (visit) => toTable(visit)),
    shot("error-broken-picture", ".strip.picture-status:not([hidden])", async (visit) => {
      await visit.page.evaluate(() => {
        CanvasRenderingContext2D.prototype.drawImage = () => {
          throw new Error("out of paint");
        };
      });
      const { page } = visit;
      while ((await page.evaluate(() => globalThis.quayside.table?.drawing)) !== "words") {
        await page.locator("[data-move]").first().waitFor({ state: "attached" });
        await press("[data-move]")(visit);
        await page.waitForTimeout(MOVE);
      }
    }),
  ],
};

/** Ben's page is kept for the shots that follow. */
let ben: Visit["page"];

const STREAM_SIZES: ScreenShot["sizes"] = ["1280x720", "1920x1080"];

const STREAM: Chain = {
  name: "stream",
  shots: [
    shot("stream-waiting", ".stream-waiting h1", ({ page, address }) => page.goto(`${address}/stream/table/none`), STREAM_SIZES),
    shot(
      "stream",
      ".table-screen[data-stream][data-ready]",
      async (visit) => {
        const player = await visit.guest("Ben");
        await onCard("duel", "play")({ ...visit, page: player });
        await player.locator("[data-move]").first().waitFor({ state: "attached" });
        ben = player;
        const match = await player.evaluate(() => globalThis.quayside.feed?.match);
        await visit.page.goto(`${visit.address}/stream/table/${match}`);
        await visit.page.locator("body.idle").waitFor();
      },
      STREAM_SIZES,
    ),
    shot("stream-chances", ".stream-chances .bar[data-known]", ({ page }) => page.keyboard.press("c"), STREAM_SIZES),
    {
      ...shot("stream-menu", "#stream-menu", press(".stream-opener"), STREAM_SIZES),
      again: async ({ page }) => {
        if (!(await page.locator("#stream-menu").isVisible())) await press(".stream-opener")({ page } as Visit);
      },
    },
    shot(
      "stream-over",
      ".strip.next-match:not([hidden])",
      async (visit) => {
        await visit.page.evaluate(() => document.querySelector<HTMLElement>("#stream-menu")?.hidePopover());
        await fromMenu({ ...visit, page: ben }, "resign");
        await press(".question .brass")({ ...visit, page: ben });
      },
      STREAM_SIZES,
    ),
  ],
};

export const TABLES: readonly Chain[] = [PANELS, NO_WEBGL, STREAM];

/** Goes to the Duel that the two play. */
async function toSameTable(visit: Visit, other: Visit["page"]): Promise<void> {
  await toFront({ ...visit, page: other });
  await onCard("duel", "table")({ ...visit, page: other });
  await press('.create [data-do="open"]')({ ...visit, page: other });
  const code = await other.locator(".code").textContent();
  await toFront(visit, `#join=${code}`);
  await atTable(visit);
  await atTable({ page: other });
}

export const COMPANY: Chain = {
  name: "company",
  shots: [
    shot("waiting-table", ".waiting .code", async (visit) => {
      await toFront(visit);
      await onCard("elasund", "table")(visit);
      await press('.create [data-do="open"]')(visit);
    }),
    shot(
      "channels",
      ".channels .persons b",
      async ({ page }) => {
        await clickOn(page.locator('.waiting [data-do="channel"]'));
        await page.locator('.channels input[name="webhook"]').fill("https://chat.example/api/webhooks/12/secret");
        await page.keyboard.press("Enter");
        await page.locator(".channels .persons b").waitFor();
      },
      LIVE_SIZES,
    ),
    shot("waiting-joined", ".waiting .place:nth-child(2) small", async (visit) => {
      await clickOn(visit.page.locator(".channels .end button"));
      const code = await visit.page.locator(".code").textContent();
      ben = await visit.guest("Ben");
      await toFront({ ...visit, page: ben }, `#join=${code}`);
    }),
    shot(
      "table-chat",
      ".chat .said li:nth-child(2)",
      async (visit) => {
        await press('.waiting [data-do="fill"]')(visit);
        for (const page of [visit.page, ben]) await atTable({ page });
        for (const [page, words] of [
          [ben, "Good evening from the other side of the harbour!"],
          [visit.page, "Fair winds, Ben."],
        ] as const) {
          await page.keyboard.press("t");
          await page.keyboard.type(words);
          await page.keyboard.press("Enter");
          await visit.page.locator(".said li", { hasText: words }).waitFor();
        }
      },
      LIVE_SIZES,
    ),
    shot("player-menu", ".neighbour", press('.seat[data-seat="1"] .name')),
    shot("report", ".neighbour details[open]", press(".neighbour summary")),
    shot(
      "asking",
      ".asking",
      into((visit) => fromMenu(visit, "ask")),
    ),
    shot("proposal", ".strip.asked:not([hidden])", async (visit) => {
      await closeDialogs(visit.page);
      await fromMenu({ ...visit, page: ben }, "ask");
      await press('[data-ask="end"]')({ ...visit, page: ben });
    }),
    shot("contact-request", ".strip.request", async (visit) => {
      await closeDialogs(visit.page);
      await press('.seat[data-seat="0"] .name')({ ...visit, page: ben });
      await press('.neighbour [data-do="know"]')({ ...visit, page: ben });
    }),
    shot("people", ".people .persons li", async (visit) => {
      await press('.strip.request [data-do="accept-request"]')(visit);
      await toFront({ ...visit, page: ben });
      await toFront(visit);
      await press('[data-do="people"]')(visit);
    }),
    shot("invitation", ".strip.invitation", async (visit) => {
      await closeDialogs(visit.page);
      await press('[data-do="people"]')({ ...visit, page: ben });
      await press('.people [data-do="invite"]')({ ...visit, page: ben });
    }),
    shot("watching", ".strip.watching:not([hidden])", async (visit) => {
      await toFront({ ...visit, page: ben });
      await onCard("duel", "play")({ ...visit, page: ben });
      await ben.locator("[data-move]").first().waitFor({ state: "attached" });
      await toFront(visit);
      await press(".tables .running button")(visit);
      await atTable(visit);
    }),
    shot(
      "watching-eyes",
      ".chat .said li",
      async (visit) => {
        await press(".share-view")({ ...visit, page: ben });
        await press("dialog .brass")({ ...visit, page: ben });
        await visit.page.locator(".watchers .eyes").selectOption({ index: 0 });
        const line = visit.page.locator(".chat .say input");
        await line.fill(visit.text.chat.phrases.nice);
        await line.press("Enter");
      },
      LIVE_SIZES,
    ),
    shot(
      "watcher-menu",
      ".neighbour blockquote",
      async (visit) => {
        const zoe = await visit.guest("Zoe");
        await toFront({ ...visit, page: zoe });
        await press(".tables .running button")({ ...visit, page: zoe });
        await atTable({ page: zoe });
        const line = zoe.locator(".chat .say input");
        await line.fill(visit.text.chat.phrases.hello);
        await line.press("Enter");
        await press(".said .speaker")(visit);
      },
      LIVE_SIZES,
    ),
    shot("scores-won", ".score", async (visit) => {
      await toSameTable(visit, ben);
      await fromMenu({ ...visit, page: ben }, "resign");
      await press(".question .brass")({ ...visit, page: ben });
    }),
    shot("scores-drawn", ".score", async (visit) => {
      await toSameTable(visit, ben);
      await fromMenu({ ...visit, page: ben }, "ask");
      await press('[data-ask="end"]')({ ...visit, page: ben });
      await visit.page.locator(".strip.asked:not([hidden])").waitFor();
      await press(".strip.asked button")(visit);
    }),
    shot("player-gone", ".strip.gone:not([hidden])", async (visit) => {
      await toSameTable(visit, ben);
      await ben.goto("about:blank");
    }),
    shot("player-gone-asked", ".strip.absence:not([hidden]) button", () => Promise.resolve(), LIVE_SIZES),
    shot("connection-lost", ".connection:not([hidden])", ({ line }) => {
      line.cut();
      return Promise.resolve();
    }),
  ],
};
