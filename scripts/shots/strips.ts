/** Film strips: a moment of a match, one picture every 80 ms of its own clock, put together. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { Game } from "../../shared/core/game.ts";
import { writeRecord } from "../../shared/core/record.ts";
import { frames } from "../../shared/core/step.ts";
import { WATCHER } from "../../shared/core/view.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { botsMatches } from "../../test/core/analysis/bots-match.ts";
import { root } from "../settings.ts";
import { openCamera } from "./camera.ts";
import { writeSheet } from "./contact-sheet.ts";
import { USUAL } from "./sizes.ts";

/** What happens between two frames of a record. */
interface Moment {
  /** As text. */
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

/** No church is built in the golden records, and which bots build one changes with the bots: the first that do. */
function churchBuilt(): Moment {
  const game = elasund as unknown as Game;
  for (let deal = 1; deal <= DEALS; deal++) {
    const { record } = botsMatches(game, deal, 3).at(-1)!;
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
const COLUMNS = 5;
const SCALE = 0.5;
/** When the page's clock is stopped, in milliseconds of its own. */
const STOPPED_AT = 3_600_000;

export interface StripsParts {
  readonly browser: Browser;
  readonly folder: string;
  readonly port: number;
  readonly only: readonly string[];
}

/** Gives how many strips there are. */
export async function writeStrips(parts: StripsParts): Promise<number> {
  const wanted = STRIPS.filter(({ name }) => parts.only.length === 0 || parts.only.some((part) => name.includes(part)));
  for (const strip of wanted) {
    await writeStrip(parts, strip);
    console.log(`strip ${strip.name}`);
  }
  return wanted.length;
}

async function writeStrip({ browser, folder, port }: StripsParts, { name, moment }: Strip): Promise<void> {
  const { record: body, from, to } = moment();
  const settings = { speed: "normal", motion: "full", muted: true, plain: true };
  const camera = await openCamera({ browser, folder, settings, name: "Ada" });
  const { page } = camera;
  await page.clock.install({ time: 0 });
  await page.route("**/shot.record", (route) => route.fulfill({ body, contentType: "text/plain" }));
  await camera.resize(USUAL[0]!);
  await page.goto(`http://localhost:${port}/#replay=/shot.record&frame=${from}&seat=0`);
  await page.locator(".table-screen[data-ready]").waitFor();
  await page.clock.pauseAt(STOPPED_AT);
  await page.evaluate(
    ([first, last]) => {
      const feed = globalThis.quayside.feed as unknown as { seek(frame: number): void };
      for (let frame = first + 1; frame <= last; frame++) feed.seek(frame);
    },
    [from, to] as const,
  );
  const pictures = [];
  for (let at = 0; at < PICTURES; at++) {
    pictures.push({ file: await camera.part(".picture", SCALE), label: `${at * INTERVAL} ms` });
    await page.clock.runFor(INTERVAL);
  }
  await camera.close();
  await writeSheet(browser, join(folder, `strip-${name}.png`), pictures, COLUMNS);
}
