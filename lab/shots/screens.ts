/** Every screen that is not a board, and the way to it. */

import type { BrowserContext } from "playwright-core";
import { writeLeft } from "../../client/feed/practice/practice-storage.ts";
import { must } from "../../shared/core/base/checked.ts";
import { lessonMatch } from "../../shared/core/lessons/lesson.ts";
import { GAME_IDS } from "../../shared/listed-games.ts";
import { giveAuthenticator } from "../../test/browser/harness/virtual-authenticator.ts";
import { FACES } from "../../test/client/listed-faces.ts";
import { answered } from "./answers.ts";
import { type Chain, into, onCard, press, type ScreenShot, toFront, type Visit } from "./chain.ts";
import { LIVE } from "./live.ts";
import { playedIn, practising } from "./own-exercises.ts";
import { ALL_SIZES } from "./sizes.ts";
import { COMPANY, TABLES } from "./tables.ts";

const shot = (name: string, shows: string, go: ScreenShot["go"], sizes?: ScreenShot["sizes"]): ScreenShot => ({
  name,
  shows,
  go,
  ...(sizes && { sizes }),
});
const forEachGame = (make: (game: string) => ScreenShot): readonly ScreenShot[] => GAME_IDS.map(make);

/** What a visitor sees who was never here. */
const newcomer = (context: BrowserContext) => context.addInitScript(`localStorage.setItem("quayside.first", "{}");`);

const FRONT: Chain = {
  name: "front",
  prepare: newcomer,
  shots: [
    shot("front-newcomer", ".actions .learn", (visit) => toFront(visit)),
    shot("lesson-offer", ".tip [data-do=learn]", onCard("duel", "practice")),
  ],
};

const LOBBY: Chain = {
  name: "lobby",
  prepare: (context) => answered(context),
  shots: [
    shot("lobby", ".tables .own", (visit) => toFront(visit), ALL_SIZES),
    shot("more-ways", ".more-ways", onCard("puerto-rico", "more")),
    shot("menu", ".menu", press(".burger")),
    shot("settings", ".settings", into(press('[data-do="settings"]')), ["1280x720", "1024x768", "zoom-200"]),
    shot("boards", ".boards", into(press('[data-do="board"]'))),
    shot("profile-matches", ".profile .unfinished li", into(press('[data-do="profile"]')), ["1280x720", "zoom-150"]),
    shot("profile-statistics", ".profile svg", press(".profile [role=tab] >> nth=1")),
    shot("profile-statistics-below", ".profile svg", ({ page }) =>
      page.evaluate(() => {
        const scrolled = [...document.querySelectorAll("dialog.profile, dialog.profile *")].find(
          (one) => one.scrollHeight > one.clientHeight + 9,
        );
        scrolled?.scrollTo(0, 1e5);
      }),
    ),
    shot("arms", ".coat-of-arms .drawn-arms svg", into(press('[data-do="arms"]')), ["1280x720", "1024x768", "zoom-200"]),
    shot("account", ".account", into(press('[data-do="account"]'))),
    shot("account-code", ".account .code", press('.account [data-do="code"]')),
    shot("fair-deal", ".deal", into(press('[data-do="deals"]'))),
    shot("about", ".about", into(press('main [data-do="about"]'))),
    shot("leaderboard", ".leaders tbody", into(press('[data-do="leaders"]'))),
    shot("daily", ".daily-deals", into(press('[data-do="dailies"]'))),
    shot("shared-deal", ".shared-deal .comparison tbody", async ({ page, address }) => {
      await page.goto("about:blank");
      await page.goto(`${address}/d/ABCDEFGHIJ`);
    }),
    shot("arena", ".arena .comparison tbody", async ({ page, address }) => {
      await page.goto("about:blank");
      await page.goto(`${address}/arena/KLMNOPQRST`);
    }),
    shot("open-arena", '[data-do="make-arena"]', async (visit) => {
      await into(onCard("elasund", "table"))(visit);
      await press('.create [data-do="arena"]')(visit);
    }),
    ...forEachGame((game) => shot(`create-${game}`, ".create", into(onCard(game, "table")))),
    shot("create-large", ".create", () => Promise.resolve(), ["1920x1080", "1024x768", "zoom-150"]),
    ...forEachGame((game) => shot(`puzzles-${game}`, ".puzzles .levels li:nth-child(5) .position img", into(onCard(game, "puzzles")))),
    ...forEachGame((game) => shot(`rules-${game}`, ".rules figure canvas, .rules h3", into(press(`a[href="/rules/${game}"]`)))),
    ...forEachGame((game) =>
      shot(`statistics-${game}`, ".game-statistics .bar-table tbody tr", into(press(`a[href="/statistics/${game}"]`))),
    ),
    shot("rules-search", ".rules [role=status], .rules", async ({ page }) => {
      await page.locator(".rules input").first().fill("10");
      await page.keyboard.press("Enter");
    }),
    shot("confirm", ".question", into(press('.own [data-do="giveUp"]'))),
    shot("error-unknown-table", ".toast.refusal", async (visit) => {
      await toFront(visit, "#join=NOSUCH");
    }),
    shot("error-no-server", ".toast.refusal", async (visit) => {
      await toFront(visit);
      visit.line.cut();
      await onCard("duel", "play")(visit);
    }),
    shot("error-newer-build", ".strip.newer", async (visit) => {
      visit.line.mend();
      await toFront(visit);
      // This is how Vite reports that a part of the page's code is no longer there.
      await visit.page.evaluate(() => dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
    }),
  ],
};

/** Passkeys are for hosts with a name. */
const PASSKEY: Chain = {
  name: "passkey",
  prepare: (context) => answered(context),
  shots: [
    shot("account-passkey", '.account [data-do="remove-passkey"]', async (visit) => {
      await toFront({ ...visit, address: visit.address.replace("127.0.0.1", "localhost") });
      await giveAuthenticator(visit.page);
      await press('[data-do="account"]')(visit);
      await press('.account [data-do="make-passkey"]')(visit);
    }),
  ],
};

const WAITING: Chain = {
  name: "waiting",
  shots: [
    shot("queue", ".waiting .widening:not([hidden])", async (visit) => {
      await toFront(visit);
      await onCard("duel", "quick")(visit);
    }),
    shot("queue-rated", ".waiting .promise", async ({ page }) => {
      await page.locator('.waiting [data-do="rated"]').check();
    }),
    shot("queue-meanwhile", ".strip.meanwhile", async (visit) => {
      await toFront(visit);
      await onCard("duel", "quick")(visit);
      await press('.waiting [data-do="meanwhile"]')(visit);
    }),
    shot("waiting-open", ".waiting .code", async (visit) => {
      await toFront(visit);
      await onCard("puerto-rico", "table")(visit);
      await press('.create [name="doors"][value="anybody"]')(visit);
      await press('.create [data-do="open"]')(visit);
    }),
    shot("waiting-days", ".waiting .code", async (visit) => {
      await toFront(visit);
      await onCard("duel", "table")(visit);
      await press('.create [name="speed"][value="threeDays"]')(visit);
      await press('.create [data-do="open"]')(visit);
    }),
    shot("days-in-lobby", ".days li", press(".waiting .row .plain")),
    shot("watch-young", "dialog.waiting", async (visit) => {
      const other = await visit.guest("Ben");
      await onCard("duel", "play")({ ...visit, page: other });
      await other.locator(".table-screen[data-ready]").waitFor();
      await toFront(visit);
      await press(".tables .running button")(visit);
    }),
  ],
};

const lessonAt = (game: string, at: number, topic?: string) => async (visit: Visit) => {
  const { page } = visit;
  await toFront(visit);
  const face = must(
    FACES.find((one) => one.game.id === game),
    "face",
  );
  const topics = topic === undefined ? undefined : await face.topics?.list();
  const lesson = topics
    ? must(
        topics.find((one) => one.topic === topic),
        "topic",
      )
    : await must(face.lesson, "lesson")();
  const { record } = lessonMatch(face.game, lesson, at);
  const left = writeLeft({ record, seat: lesson.seat, level: "beginner", at, ...(topic === undefined ? {} : { topic }) });
  await page.evaluate((text) => {
    sessionStorage.setItem("quayside.practice", "shot");
    localStorage.setItem("quayside.practice.shot", text);
  }, left);
  await page.reload();
  await page.locator(".table-screen[data-ready]").waitFor();
};

/** To the front page, where no lesson waits. */
async function leftOff(visit: Visit): Promise<void> {
  await visit.page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem("quayside.practice.shot");
  });
  await toFront(visit);
}

/** With the place of their puzzle. */
const TOPICS = [
  ["puerto-rico", "trading", 3],
  ["puerto-rico", "shipping", 4],
  ["puerto-rico", "factory", 3],
  ["duel", "guilds", 3],
  ["duel", "loot", 3],
  ["duel", "science", 4],
  ["elasund", "church", 5],
  ["elasund", "influence", 4],
] as const;

const practise = (game: string) => async (visit: Visit) => {
  await toFront(visit);
  await onCard(game, "puzzles")(visit);
  await press(".puzzles .exercises .brass")(visit);
};

const LESSONS: Chain = {
  name: "lessons",
  shots: [
    ...GAME_IDS.flatMap((game) => [0, 3].map((at) => shot(`lesson-${game}-${at + 1}`, ".lesson", lessonAt(game, at)))),
    ...TOPICS.flatMap(([game, topic, puzzle]) =>
      [0, puzzle].map((at) => shot(`topic-${game}-${topic}-${at + 1}`, ".lesson", lessonAt(game, at, topic))),
    ),
    ...[...new Set(TOPICS.map(([game]) => game))].map((game) =>
      shot(`topics-${game}`, ".topics .tick", async (visit) => {
        const [, done] = must(
          TOPICS.find(([of]) => of === game),
          "topic",
        );
        await visit.page.evaluate(
          ([of, topic]) => localStorage.setItem("quayside.first", JSON.stringify({ [of]: { offered: true, tips: [`lesson.${topic}`] } })),
          [game, done] as const,
        );
        await leftOff(visit);
        await onCard(game, "topics")(visit);
      }),
    ),
    ...forEachGame((game) =>
      shot(`puzzle-${game}`, ".puzzle", async (visit) => {
        await leftOff(visit);
        await onCard(game, "puzzles")(visit);
        await press(".puzzles .levels button")(visit);
      }),
    ),
    shot("exercise-offer", '.daily [data-do="practise"]', async (visit) => {
      await practising(visit.page);
      await toFront(visit);
    }),
    shot("exercises", ".puzzles .exercises .brass", into(onCard("duel", "puzzles")), ["1366x768", "1920x1080", "1024x768", "zoom-200"]),
    ...forEachGame((game) => shot(`exercise-${game}`, ".puzzle button", practise(game))),
    shot(
      "exercise-missed",
      '.puzzle[data-state="tried"]',
      async (visit) => {
        await practise("duel")(visit);
        await visit.page.locator(`[data-move="${await playedIn(visit.page, "duel")}"]`).dispatchEvent("click");
      },
      ["1366x768", "1920x1080"],
    ),
  ],
};

/** A position changed by hand, an empty table, and what the dice would change. */
const EDITORS: Chain = {
  name: "editors",
  shots: [
    shot(
      "board-openings",
      ".study .from-here tbody tr",
      async ({ page, address }) => {
        await page.goto("about:blank");
        await page.goto(`${address}/board/duel`);
        await page.locator(".study .from-here summary").click();
      },
      ["1366x768", "1920x1080"],
    ),
    shot(
      "board-luck",
      ".study .outcomes li:nth-child(11)",
      async (visit) => {
        const { page, address } = visit;
        await page.goto("about:blank");
        await page.goto(`${address}/board/elasund`);
        await page.locator(".study .luck summary").click();
      },
      ["1366x768", "1920x1080"],
    ),
    shot("study-name", 'input[name="study"]', press('[data-do="board-keep"]'), ["1366x768", "1920x1080"]),
    shot(
      "studies",
      "[data-study]",
      async (visit) => {
        await visit.page.locator('input[name="study"]').fill("Ten by the harbour");
        await visit.page.keyboard.press("Enter");
        await visit.page.locator(".study-name:not(:empty)").waitFor();
        await toFront(visit);
        await press('[data-do="board"]')(visit);
      },
      ["1366x768", "1920x1080"],
    ),
    ...GAME_IDS.flatMap((game) => [
      shot(
        `editor-${game}`,
        ".table-screen[data-ready] .editor .groups select",
        async (visit) => {
          const { page, address } = visit;
          await page.goto("about:blank");
          await page.goto(`${address}/board/${game}`);
          await page.locator('.table-screen[data-ready] [data-do="board-edit"]').waitFor();
          await press('[data-do="board-edit"]')(visit);
        },
        ["1366x768", "1920x1080"],
      ),
      shot(`editor-${game}-empty`, ".editor .fault", press('[data-do="edit-clear"]'), ["1366x768", "1920x1080"]),
    ]),
  ],
};

export const CHAINS: readonly Chain[] = [LOBBY, PASSKEY, EDITORS, ...TABLES, COMPANY, LESSONS, WAITING, FRONT, ...LIVE];
