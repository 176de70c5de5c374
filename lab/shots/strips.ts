/** Film strips: a moment of a match, one picture every 80 ms of its own clock, cut to where something moves, put together. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { ReplayFeed } from "../../client/feed/replay.ts";
import { root } from "../../scripts/settings.ts";
import { at, must } from "../../shared/core/base/checked.ts";
import { eraseShape } from "../../shared/core/contract/game.ts";
import { writeRecord } from "../../shared/core/match/record.ts";
import { frames } from "../../shared/core/match/step.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { botsMatches } from "../../test/core/analysis/bots-match.ts";
import { openCamera } from "./camera.ts";
import type { SheetPicture } from "./contact-sheet.ts";
import { cropAround, lastMoving, movingBox } from "./moving-box.ts";
import { USUAL } from "./sizes.ts";
import { filmOf, writeStripSheets } from "./strip-sheets.ts";

/** What happens between two frames of a record. */
interface Moment {
  /** The record as text. */
  readonly record: string;
  readonly from: number;
  readonly to: number;
}

interface Strip {
  readonly name: string;
  readonly moment: () => Moment;
}

const golden = (name: string, from: number, to: number) => (): Moment => {
  return { record: readFileSync(join(root, "test/golden", `${name}.record`), "utf8"), from, to };
};

/** No church is built in the golden records, and which bots build one changes with the bots: this plays until some do. */
function churchBuilt(): Moment {
  const game = eraseShape(elasund);
  for (let deal = 1; deal <= DEALS; deal++) {
    const { record } = must(botsMatches(game, deal, 3).at(-1), "match");
    for (const { number, event } of frames(game, record, WATCHER))
      if (event.type === "churched") return { record: writeRecord(record), from: number - 1, to: number + 1 };
  }
  throw new Error(`no church is built in ${DEALS} matches`);
}
const DEALS = 30;

const STRIPS: readonly Strip[] = [
  { name: "deal", moment: golden("duel-r1-1", 77, 79) },
  { name: "build", moment: golden("duel-r1-3", 22, 25) },
  { name: "wonder", moment: golden("duel-r1-1", 26, 28) },
  { name: "ship-sails", moment: golden("puerto-rico-r1-4", 239, 241) },
  { name: "pirates", moment: golden("elasund-r1-2", 229, 236) },
  { name: "church", moment: churchBuilt },
  { name: "trade", moment: golden("puerto-rico-r1-4", 95, 98) },
  { name: "mayor", moment: golden("puerto-rico-r1-4", 48, 53) },
  { name: "end", moment: golden("puerto-rico-r1-4", 916, 918) },
  { name: "victory", moment: golden("duel-r1-1", 190, 192) },
];

const INTERVAL = 80;
const PICTURES = 35;
/** Pictures at rest after the last one that moves. */
const AT_REST = 1;
/** When the page's clock is stopped, in milliseconds of its own. */
const STOPPED_AT = 3_600_000;

interface StripsOptions {
  readonly browser: Browser;
  readonly folder: string;
  readonly port: number;
  readonly only: readonly string[];
  /** Drawn by WebGL, not on a plain canvas. */
  readonly webgl: boolean;
}

/** Gives how many strips there are. */
export async function writeStrips(options: StripsOptions): Promise<number> {
  const wanted = STRIPS.filter(({ name }) => options.only.length === 0 || options.only.some((part) => name.includes(part)));
  const page = await options.browser.newPage();
  for (const strip of wanted) {
    const pictures = await takeStrip(options, strip);
    const film = await filmOf(page, pictures);
    const moved = movingBox(film);
    const crop = cropAround(moved ?? { x: 0, y: 0, ...film }, film);
    const shown = pictures.slice(0, lastMoving(film) + 1 + AT_REST);
    const sheets = await writeStripSheets(options.browser, options.folder, strip.name, shown, { crop, whole: film });
    console.log(`strip ${strip.name}: ${shown.length} pictures on ${sheets} sheets`);
  }
  await page.close();
  return wanted.length;
}

async function takeStrip({ browser, folder, port, webgl }: StripsOptions, { moment }: Strip): Promise<readonly SheetPicture[]> {
  const { record: body, from, to } = moment();
  const settings = { speed: "normal", motion: "full", muted: true, plain: !webgl };
  const camera = await openCamera({ browser, folder, settings, name: "Ada" });
  const { page } = camera;
  await page.clock.install({ time: 0 });
  await page.route("**/shot.record", (route) => route.fulfill({ body, contentType: "text/plain" }));
  await camera.resize(at(USUAL, 0));
  await page.goto(`http://localhost:${port}/#replay=/shot.record&frame=${from}&seat=0`);
  await page.locator(".table-screen[data-ready]").waitFor();
  // What lives on the table moves everywhere, and is not what is judged.
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.picture [aria-hidden="true"] { visibility: hidden !important }');
    document.adoptedStyleSheets.push(style);
  });
  await page.clock.pauseAt(STOPPED_AT);
  await page.evaluate(
    ([first, last]) => {
      const { playback } = globalThis.quayside.feed as ReplayFeed;
      for (let frame = first + 1; frame <= last; frame++) playback.seek(frame);
    },
    [from, to] as const,
  );
  const pictures: SheetPicture[] = [];
  for (let at = 0; at < PICTURES; at++) {
    pictures.push({ file: await camera.part(".picture", 1), label: `${at * INTERVAL} ms` });
    await page.clock.runFor(INTERVAL);
  }
  await camera.close();
  return pictures;
}
