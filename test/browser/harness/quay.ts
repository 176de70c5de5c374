/** A quay to test at: the built client, a server of the test file's own and a browser, there before the tests and gone after them. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { buildClient } from "../../../scripts/client.ts";
import { clientFolder } from "../../../scripts/settings.ts";
import { type ServeOptions, type Serving, serve } from "../../../server/main.ts";
import { UNLIMITED } from "../../unlimited.ts";
import { launch, PLAINLY } from "./browser.ts";
import { closeOthers, homes } from "./person-pool.ts";

/** Pages drawn by software, and lines that are given time to be found dead: a guard against hangs, not a measure. */
export const PATIENCE = 280_000;
/** No deadline of the server's decides who meets whom, or who is still there, however slowly pages are drawn. */
const UNHURRIED = { queueWait: 3_600_000, joinTimeout: 600_000, openTimeout: 600_000, grace: 600_000 };
/** Bots that do not pretend to think: what is tested is how a table plays, not how patient people are with a bot. */
export const BRISK = { botDelay: () => 0, animationTime: () => 0 };

export interface Quay {
  readonly port: number;
  readonly address: string;
  /** Draws without a graphics card. */
  readonly browser: Browser;
}

/** One browser for all files that a test process runs: to start one takes as long as many tests. It ends with the process. */
let plainBrowser: Promise<Browser> | undefined;
/** One address for the servers of all files, one after the other: pages that a test has left are of use to the next file. */
const home = { port: 0, isTaken: false };

export function quay(options: Partial<ServeOptions> = {}): Quay {
  let serving: Serving | undefined;
  let browser: Browser | undefined;
  let isAtHome = false;
  beforeAll(async () => {
    if (options.clientFolder === undefined) await buildClient();
    // All its people come from one address.
    const begin = (port: number): Promise<Serving> =>
      serve({ port, clientFolder, ...UNLIMITED, ...options, timings: { ...UNHURRIED, ...options.timings } });
    isAtHome = options.clientFolder === undefined && !home.isTaken;
    home.isTaken ||= isAtHome;
    // In the meantime another program may have taken the port.
    serving = await (isAtHome ? begin(home.port).catch(() => begin(0)) : begin(0));
    if (isAtHome) home.port = serving.port;
    homes.add(`http://localhost:${serving.port}`);
    plainBrowser ??= launch(PLAINLY);
    browser = await plainBrowser;
  }, PATIENCE);
  afterAll(async () => {
    if (browser !== undefined) await closeOthers(browser, isAtHome ? `http://localhost:${home.port}` : undefined);
    await serving?.close();
    if (isAtHome) home.isTaken = false;
  }, PATIENCE);
  return {
    get port() {
      return there(serving).port;
    },
    get address() {
      return `http://localhost:${this.port}/`;
    },
    get browser() {
      return there(browser);
    },
  };
}

/** A browser with a graphics card, for what is asked of the drawing. */
export function withWebgl(): Pick<Quay, "browser"> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  return {
    get browser() {
      return there(browser);
    },
  };
}

function there<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error("the quay is there within tests only");
  return thing;
}
