/** Film strips: a moment of a match, one picture every 80 ms of its own clock, put together. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { Game } from "../../shared/core/game.ts";
import { writeRecord } from "../../shared/core/record.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { botsMatches } from "../../test/core/analysis/bots-match.ts";
import { root } from "../settings.ts";
import { openCamera } from "./camera.ts";
import { writeSheet } from "./contact-sheet.ts";
import { USUAL } from "./sizes.ts";

interface Strip {
  readonly name: string;
  /** As text. */
  readonly record: () => string;
  /** The moment is what happens between these frames. */
  readonly from: number;
  readonly to: number;
  readonly seat?: number;
}

const golden = (name: string) => (): string => readFileSync(join(root, "test/golden", `${name}.record`), "utf8");
/** No church is built in the golden ones. */
const withChurch = (): string => writeRecord(botsMatches(elasund as unknown as Game, 1, 3).at(-1)!.record);

const STRIPS: readonly Strip[] = [
  { name: "deal", record: golden("duel-r1-1"), from: 77, to: 79 },
  { name: "build", record: golden("duel-r1-3"), from: 22, to: 25 },
  { name: "wonder", record: golden("duel-r1-1"), from: 26, to: 28 },
  { name: "ship-sails", record: golden("puerto-rico-r1-4"), from: 239, to: 241 },
  { name: "pirates", record: golden("elasund-r1-2"), from: 229, to: 236 },
  { name: "church", record: withChurch, from: 527, to: 530 },
  { name: "trade", record: golden("puerto-rico-r1-4"), from: 95, to: 98 },
  { name: "mayor", record: golden("puerto-rico-r1-4"), from: 48, to: 53 },
  { name: "end", record: golden("puerto-rico-r1-4"), from: 916, to: 918 },
  { name: "victory", record: golden("duel-r1-1"), from: 190, to: 192 },
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

async function writeStrip({ browser, folder, port }: StripsParts, { name, record, from, to, seat = 0 }: Strip): Promise<void> {
  const settings = { speed: "normal", motion: "full", muted: true, plain: true };
  const camera = await openCamera({ browser, folder, settings, name: "Ada" });
  const { page } = camera;
  await page.clock.install({ time: 0 });
  const body = record();
  await page.route("**/shot.record", (route) => route.fulfill({ body, contentType: "text/plain" }));
  await camera.resize(USUAL[0]!);
  await page.goto(`http://localhost:${port}/#replay=/shot.record&frame=${from}&seat=${seat}`);
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
