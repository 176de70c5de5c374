/**
 * A first visit on a slow line and a slow machine: how soon the front page can be pressed, the shell of a table is shown, and the table can be
 * played. The real server serves its built client to a browser without a cache.
 */
import type { Browser, Page } from "playwright-core";
import { buildClient } from "../../scripts/client.ts";
import { clientFolder } from "../../scripts/settings.ts";
import { GAME_IDS } from "../../shared/listed-games.ts";
import { launch, open } from "../../test/browser/harness/browser.ts";
import { type Bench, sizeOf } from "./common/bench.ts";
import { type Figures, median, rounded } from "./common/figures.ts";
import { openBenchServer } from "./common/processes/bench-server.ts";

/** A mobile line: bytes a second each way, and milliseconds until an answer begins. */
const LINE = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8, latency: 150 };
/** The page's own thread is so many times slower than on this machine. */
const SLOWER = 4;
/** The longest that a run may take, in milliseconds: a guard against hangs. */
const PATIENCE = 60_000;

const each = (figure: string, limit: number): Figures => Object.fromEntries(GAME_IDS.map((game) => [`${game}.${figure}`, limit]));
const PER_GAME = ["shell", "playable", "fromOpening"];

export const first: Bench = {
  // Seconds: to the shell and to play from the press on, and from the opened page on for who presses as soon as that is possible.
  limits: { ...each("shell", 1.5), ...each("playable", 5) },
  timed: ["first.clickable", ...GAME_IDS.flatMap((game) => PER_GAME.map((figure) => `${game}.${figure}`))],

  async run({ games, short, say }) {
    await buildClient(say);
    const { runs } = sizeOf({ short }, { short: { runs: 1 }, full: { runs: 5 } });
    const server = await openBenchServer(() => ({ clientFolder }));
    const address = `http://localhost:${server.port}/`;
    const browser = await launch();
    try {
      const visited = short ? games.slice(0, 1) : games;
      // What the server compiles at its first visit is not the visitor's.
      await visit(browser, address, visited[0]?.id ?? "", false);
      const figures: Record<string, number> = {};
      const clickable: Visit[] = [];
      for (const { id } of visited) {
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run++) visits.push(await visit(browser, address, id, true));
        for (const one of visits) say(`${id}: ${JSON.stringify(one)}`);
        clickable.push(...visits);
        const middle = (of: (visit: Visit) => number): number => median(visits.map(of));
        figures[`${id}.shell`] = seconds(middle(({ press, shell }) => shell - press));
        figures[`${id}.playable`] = seconds(middle(({ press, playable }) => playable - press));
        figures[`${id}.fromOpening`] = seconds(middle(({ clickable, press, playable }) => clickable + playable - press));
        figures[`${id}.kilobytes`] = rounded(middle(({ bytes }) => bytes.playable) / 1_000);
      }
      return {
        "first.clickable": seconds(median(clickable.map((one) => one.clickable))),
        "first.kilobytes": rounded(median(clickable.map(({ bytes }) => bytes.clickable)) / 1_000),
        ...figures,
      };
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const seconds = (milliseconds: number): number => rounded(milliseconds / 1_000, 2);

/** Milliseconds since the page was opened, each once it is drawn, and bytes that had come over the line by then. */
interface Visit {
  readonly clickable: number;
  readonly press: number;
  readonly shell: number;
  readonly playable: number;
  readonly bytes: { readonly clickable: number; readonly playable: number };
}

/** Opens the front page and presses the main button of a game as soon as it is there. */
async function visit(browser: Browser, address: string, game: string, slow: boolean): Promise<Visit> {
  const { page } = await open(browser, "about:blank");
  page.setDefaultTimeout(PATIENCE);
  if (slow) await slowDown(page);
  await page.addInitScript(watchMilestones, game);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.milestones.clickable !== undefined);
  await page.locator(PLAY(game)).click();
  await page.waitForFunction(() => globalThis.milestones.playable !== undefined);
  const visit = await page.evaluate(() => globalThis.milestones as unknown as Visit);
  await page.context().close();
  return visit;
}

const PLAY = (game: string): string => `[data-game="${game}"] [data-do="play"]`;

async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", LINE);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

declare global {
  var milestones: Record<string, number> & { readonly bytes: Record<string, number> };
}

/** Runs in the page, from its very beginning. */
function watchMilestones(game: string): void {
  const times = { bytes: {} as Record<string, number> } as typeof globalThis.milestones;
  globalThis.milestones = times;
  const has = (...all: readonly string[]): boolean => all.every((one) => document.querySelector(one) !== null);
  const waited = new Map<string, () => boolean>([
    ["clickable", () => has(`[data-game="${game}"] [data-do="play"]`)],
    ["shell", () => has(".table-screen .asked", ".table-screen .seats", ".table-screen .side")],
    [
      "playable",
      () => {
        const shown = globalThis.quayside?.table?.shown;
        return shown !== undefined && (!shown.asked.includes(shown.sight.seat) || has("[data-move]"));
      },
    ],
  ]);
  const fetched = (): number =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    );
  const look = (): void => {
    for (const [name, isThere] of waited) {
      if (!isThere()) continue;
      waited.delete(name);
      // The task after this frame is drawn.
      setTimeout(() => {
        times[name] = performance.now();
        times.bytes[name] = fetched();
      }, 0);
    }
    if (waited.size > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener("click", ({ timeStamp }) => (times.press ??= timeStamp), true);
}
