/** A tab that shows a board of a record, and what can be measured in it. */
import type { Browser, CDPSession, Page } from "playwright-core";
import type { ReplayFeed } from "../../../client/feed/replay.ts";
import { open } from "../../../test/browser/harness/browser.ts";
import type { Board } from "./boards.ts";
import { installGauge } from "./gauge.ts";
import { type DataBytes, dataBytes } from "./heap-snapshot.ts";

export interface Tab {
  readonly page: Page;
  callsAtRest(): Promise<number>;
  /** Plays on from the board for at least this many milliseconds, with or without drawing; gives the draw calls of each frame. */
  play(board: Board, time: number, drawing: boolean): Promise<readonly number[]>;
  setMotion(motion: "full" | "less"): Promise<void>;
  resizeTo4K(board: Board): Promise<void>;
  textureBytes(): Promise<number>;
  /** What is in use after all garbage is gone. */
  heap(): Promise<DataBytes & { nodes: number; listeners: number }>;
  close(): Promise<void>;
}

const SETTINGS = { speed: "normal", volume: 0 };
const STORE = "quayside.settings";

export async function openBoard(browser: Browser, port: number, board: Board): Promise<Tab> {
  const { page } = await open(browser, "about:blank");
  page.setDefaultTimeout(30_000);
  await page.route("**/*.record", (route) => route.fulfill({ body: bodyOf(route.request().url()), contentType: "text/plain" }));
  await page.addInitScript(installGauge);
  await page.addInitScript(([store, settings]) => localStorage.getItem(store) ?? localStorage.setItem(store, settings), [
    STORE,
    JSON.stringify({ ...SETTINGS, motion: "full" }),
  ] as const);
  const address = `http://localhost:${port}/`;
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${address}${linkTo(board)}`);
  await shown(page, board.frame);
  return tabOf(page, cdp);
}

const records = new Map<string, Board>();
const bodyOf = (url: string): string => records.get(new URL(url).pathname)?.record ?? "";

function linkTo(board: Board, time = 0): string {
  records.set(`/${board.game}.record`, board);
  // Takes another seat each time, so that the same match is opened again.
  return `#replay=/${board.game}.record&frame=${board.frame}&seat=${time % 2}`;
}

/** Leaves the table, and opens another one from the lobby. */
export async function openNext({ page }: Tab, board: Board, time: number): Promise<void> {
  await page.locator('.buttons [data-do="leave"]:visible').click();
  await page.waitForFunction(() => globalThis.quayside?.table === undefined);
  await page.evaluate((link) => (location.hash = link), linkTo(board, time));
  await shown(page, board.frame, board.game);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
}

async function shown(page: Page, frame: number, game?: string): Promise<void> {
  await page.waitForFunction(
    ([at, id]) => globalThis.quayside?.table?.shown?.number === at && (id === undefined || globalThis.quayside.feed?.game.id === id),
    [frame, game] as const,
  );
}

const tabOf = (page: Page, cdp: CDPSession): Tab => ({
  page,
  async callsAtRest() {
    return page.evaluate(async () => {
      const { frames } = globalThis.gauge;
      const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
      // What was asked for late is there when nothing was drawn for a while.
      for (let count = -1; count !== frames.length; await pause(700)) count = frames.length;
      const { length } = frames;
      globalThis.quayside.table?.mark([]);
      while (frames.length === length) await pause(20);
      return frames.at(-1) ?? 0;
    });
  },
  async play({ frame }, time, drawing) {
    return page.evaluate(
      async ([first, least, mute]) => {
        const feed = globalThis.quayside.feed as ReplayFeed;
        const { gauge } = globalThis;
        feed.playback.seek(first);
        gauge.frames.length = 0;
        gauge.mute = mute;
        feed.playback.setSpeed(2);
        feed.playback.play();
        await new Promise((done) => setTimeout(done, least));
        feed.playback.pause();
        gauge.mute = false;
        return [...gauge.frames];
      },
      [frame, time, !drawing] as const,
    );
  },
  async setMotion(motion) {
    const link = await page.evaluate(
      ([store, settings]) => {
        localStorage.setItem(store, settings);
        return location.href;
      },
      [STORE, JSON.stringify({ ...SETTINGS, motion })] as const,
    );
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForFunction(() => globalThis.quayside?.table?.shown !== undefined);
    await page.waitForTimeout(2_000);
  },
  async resizeTo4K() {
    await page.setViewportSize({ width: 3840, height: 2160 });
    await page.waitForTimeout(2_000);
    await this.callsAtRest();
  },
  textureBytes: () => page.evaluate(() => globalThis.gauge.bytes()),
  async heap() {
    await cdp.send("HeapProfiler.enable");
    await cdp.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners: listeners } = await cdp.send("Memory.getDOMCounters");
    return { ...(await dataBytes(cdp)), nodes, listeners };
  },
  close: () => page.context().close(),
});

interface TraceEvent {
  readonly name: string;
  /** Microseconds, by the clock and of the thread: on a busy machine work waits for a processor. */
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the page's thread did meanwhile: each frame's script, and each pause for garbage, in milliseconds. */
export async function traced(page: Page, work: () => Promise<unknown>): Promise<{ scripts: number[]; pauses: number[] }> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["devtools.timeline", "v8"] });
  await work();
  const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const times = (...names: readonly string[]): number[] =>
    trace.traceEvents.flatMap(({ name, tdur, dur = 0 }) => (names.includes(name) ? [(tdur ?? dur) / 1_000] : []));
  return { scripts: times("FireAnimationFrame"), pauses: times("MinorGC", "MajorGC") };
}
