/**
 * Whole live matches in tabs that stay open: bots on all seats but one, whose player moves, looks around and changes window, zoom, language
 * and drawers at random from a seed. Counts what goes wrong in the pages, in their pictures and on the server: nothing may.
 */
import type { Browser } from "playwright-core";
import { buildClient } from "../../../scripts/client.ts";
import { clientFolder, SIGNALS, stop } from "../../../scripts/settings.ts";
import { setLog } from "../../../server/base/log.ts";
import { serve } from "../../../server/main.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { launch, PLAINLY } from "../../../test/browser/harness/browser.ts";
import type { Bench, BenchRun } from "../common/bench.ts";
import { figuresOf, LIMITS, progressOf } from "./figures.ts";
import { countOf, drawingOf, planOf, TABS, type Tabs } from "./plan.ts";
import { openResultFile, type ResultFile } from "./results.ts";
import { openTab, type SoakTab } from "./tab.ts";

/** No clock decides anything, and bots do not pretend to think. All pages are of one address. */
const UNHURRIED = {
  maxTables: Number.POSITIVE_INFINITY,
  maxUnfinishedTables: Number.POSITIVE_INFINITY,
  maxRequests: 1e9,
  maxSockets: 1e9,
  maxCalls: 1e9,
  maxMessagesPerSecond: 1e6,
  requestTimeout: 600_000,
  timings: { botDelay: () => 0, animationTime: () => 0, joinTimeout: 600_000, grace: 600_000 },
};

const text = { type: "string" } as const;
const MATCHES = 200;
/**
 * The short form plays the second: a Duel with WebGL in which pieces move, and a Puerto Rico without WebGL, by the list of moves, in which
 * they do not.
 */
const SEEDS = { full: 1, short: 271 };
/** Textures of this size are full within one match; on smaller ones even a shadow would have one to itself. */
const FULL_SOON = 1088;

export const soak: Bench = {
  limits: LIMITS,
  options: { matches: text, seed: text, resume: text, texture: text },

  async run(run) {
    const wish = wishOf(run);
    // Exits at once: a match whose browser is closed under it would be written down as one that was stuck.
    for (const signal of SIGNALS) process.once(signal, () => process.exit(130));
    const file = openResultFile(wish.resume, wish.seed);
    await buildClient(run.say);
    const warned: string[] = [];
    const restoreLog = setLog("warn", (line) => warned.push(line.trim()));
    const serving = await serve({ port: 0, clientFolder, ...UNHURRIED });
    const browsers = { webgl: await launch(), canvas: await launch(PLAINLY) };
    const parts = { ...wish, file, warned, say: run.say, address: `http://localhost:${serving.port}/` };
    try {
      const open = Array.from({ length: countOf(wish.tabs) }, (_none, tab) => soakTab(tab, browsers[drawingOf(tab, wish.tabs)], parts));
      await Promise.all(open);
    } finally {
      await Promise.all(Object.values(browsers).map((browser) => browser.close()));
      await serving.close();
      restoreLog();
    }
    return figuresOf(
      file.matches.filter(({ match }) => match < wish.matches),
      wish,
    );
  },
};

interface Wish {
  readonly games: readonly Game[];
  readonly tabs: Tabs;
  readonly matches: number;
  readonly seed: number;
  readonly texture: number;
  readonly resume: string | undefined;
}

function wishOf({ games, short, options }: BenchRun): Wish {
  const number = (name: string, usual: number): number => {
    const given = options[name];
    if (given === undefined) return usual;
    return /^\d{1,7}$/.test(String(given)) ? Number(given) : stop(`--${name} takes a whole number, not "${given}".`);
  };
  const tabs = short ? TABS.short : TABS.full;
  return {
    games,
    tabs,
    resume: options.resume as string | undefined,
    matches: number("matches", short ? countOf(tabs) : MATCHES),
    seed: number("seed", short ? SEEDS.short : SEEDS.full),
    // In two matches the usual pages do not fill up.
    texture: number("texture", short ? FULL_SOON : 0),
  };
}

interface SoakOptions extends Wish {
  readonly file: ResultFile;
  readonly address: string;
  /** Lines of the server's log that no match was charged with yet. */
  readonly warned: string[];
  readonly say: (line: string) => void;
}

/** The matches of one tab, one after the other. */
async function soakTab(tab: number, browser: Browser, { file, warned, say, address, ...wish }: SoakOptions): Promise<void> {
  const { seed, games, tabs, matches, texture } = wish;
  const done = new Set(file.matches.map(({ match }) => match));
  let open: SoakTab | undefined;
  for (let match = tab; match < matches; match += countOf(tabs)) {
    if (done.has(match)) continue;
    open ??= await openTab(browser, address, texture);
    const soaked = file.add({ ...(await open.play(planOf(seed, match, games, tabs))), serverWarnings: warned.splice(0) });
    say(progressOf(soaked, file.matches.length, matches));
    if (soaked.stuck === undefined) continue;
    // The next match is played in a fresh page, however this one ended.
    await open.close();
    open = undefined;
  }
  await open?.close();
}
