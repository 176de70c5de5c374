/** Takes all the wanted pictures, with two pages at a time. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { REST_BEFORE_WHOLE_DETAIL } from "../../client/base/durations.ts";
import type { ReplayFeed } from "../../client/feed/replay.ts";
import type { LanguageId, Text } from "../../client/text/languages.ts";
import { root } from "../../scripts/settings.ts";
import { at } from "../../shared/core/base/checked.ts";
import { withOpenHands } from "../../test/golden/golden.ts";
import { openLine } from "../../test/server/harness/line.ts";
import { BOARDS, type Board, type BoardShot } from "./boards.ts";
import { type Camera, type Kept, openCamera } from "./camera.ts";
import type { Chain } from "./chain.ts";
import { CHAINS } from "./screens.ts";
import { type SizeName, USUAL } from "./sizes.ts";
import { tooSmall } from "./smallest.ts";

export interface Studio {
  readonly browser: Browser;
  readonly folder: string;
  readonly language: LanguageId;
  /** All of them in the look of the evening. */
  readonly evening?: boolean;
  readonly text: Text;
  readonly port: number;
  /** Parts of the names of the wanted shots; all if there are none. */
  readonly only: readonly string[];
  /** Windows of all pictures, instead of those of each shot. */
  readonly sizes?: readonly SizeName[];
  /** Writes exactly the shots in `only`, as files that are committed. */
  readonly kept?: Kept | undefined;
  /** Told of each picture that was taken; by default it writes to the console. */
  tell?(what: string): void;
}

const isWanted = ({ only, kept }: Studio, { name }: { readonly name: string }): boolean =>
  only.length === 0 || only.some((part) => (kept ? name === part : name.includes(part)));

export interface Pictures {
  readonly files: string[];
  readonly wrong: string[];
  /** What is too small. */
  readonly small: string[];
}

const PAGES = 2;
/** Pictures show what is there, not how it came there. */
const SETTINGS = { speed: "instant", motion: "less", muted: true, plain: true, confirm: "never" };
const settingsOf = ({ language, evening }: Studio) => ({ ...SETTINGS, language, look: evening ? "evening" : "system" });
/** The wait for sheets of pieces that are painted once the first frame is out. */
const PAINTED = 200;
/** A card that is still short would grow while its picture is taken. */
const CARD_RESTS = REST_BEFORE_WHOLE_DETAIL + 600;

export async function takePictures(studio: Studio): Promise<Pictures> {
  const pictures: Pictures = { files: [], wrong: [], small: [] };
  const wanted = (shot: { readonly name: string }): boolean => isWanted(studio, shot);
  const jobs = [
    ...CHAINS.filter(({ shots }) => shots.some(wanted)).map((chain) => () => visitScreens(studio, chain, pictures)),
    ...BOARDS.filter(({ shots }) => shots.some(wanted)).map((board) => () => seeBoards(studio, board, pictures)),
  ];
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await job();
    }),
  );
  pictures.files.sort();
  return pictures;
}

/** Takes one shot in all its windows; `ready` is called in each of them before its picture is taken. */
async function shootIn(
  studio: Studio,
  { name, sizes = USUAL }: { readonly name: string; readonly sizes?: readonly SizeName[] | undefined },
  camera: Camera,
  pictures: Pictures,
  ready?: () => Promise<unknown>,
): Promise<void> {
  const { kept, tell = console.log } = studio;
  const wanted = studio.sizes?.length ? studio.sizes : sizes;
  const taken = kept === undefined ? wanted : kept.sizes.filter((one) => sizes.includes(one));
  for (const size of taken) {
    await camera.resize(size);
    await ready?.();
    pictures.files.push(await camera.shoot(kept?.sizes.length === 1 ? name : `${name}-${size}`));
    tell(`${pictures.files.length}: ${name} ${size}`);
    pictures.small.push(...(await tooSmall(camera.page)).map((what) => `${name} ${size}: ${what}`));
  }
  if (taken.at(-1) !== USUAL[0]) await camera.resize(at(USUAL, 0));
}

function note(pictures: Pictures, where: string, wrong: readonly string[]): void {
  // A line that is cut and a picture that is broken on purpose; and an empty page has no storage.
  pictures.wrong.push(
    ...wrong
      .filter((what) => !/WebSocket|ERR_|Failed to load resource|out of paint|Access is denied/.test(what))
      .map((what) => `${where}: ${what}`),
  );
}

async function visitScreens(studio: Studio, chain: Chain, pictures: Pictures): Promise<void> {
  const { text, port } = studio;
  const line = await openLine(port);
  const settings = { ...settingsOf(studio), ...chain.settings };
  const camera = await openCamera({ ...studio, settings, name: "Ada", ...(chain.prepare && { prepare: chain.prepare }) });
  const guests: Camera[] = [];
  const guest = async (name: string): Promise<Page> => {
    const other = await openCamera({ ...studio, settings, name });
    guests.push(other);
    await other.page.goto(`http://localhost:${port}/`);
    return other.page;
  };
  const visit = { page: camera.page, text, address: line.address, line, guest };
  const last = chain.shots.findLastIndex((shot) => isWanted(studio, shot));
  await camera.resize(at(USUAL, 0));
  for (const shot of chain.shots.slice(0, last + 1)) {
    const isShown = (): Promise<void> => camera.page.locator(shot.shows).first().waitFor();
    try {
      await shot.go(visit);
      await isShown();
      if (!isWanted(studio, shot)) continue;
      await shootIn(studio, shot, camera, pictures, async () => {
        await shot.again?.(visit);
        await isShown();
      });
    } catch (error) {
      pictures.wrong.push(`${shot.name}: ${error}`);
    }
  }
  note(pictures, chain.name, camera.wrong);
  for (const one of [camera, ...guests]) await one.close();
  await line.close();
}

async function seeBoards(studio: Studio, { record, openHands, shots }: Board, pictures: Pictures): Promise<void> {
  const camera = await openCamera({ ...studio, settings: settingsOf(studio), name: "Ada" });
  const { page } = camera;
  const text = readFileSync(join(root, "test/golden", record), "utf8");
  const body = openHands ? withOpenHands(text) : text;
  await page.route("**/shot.record", (route) => route.fulfill({ body, contentType: "text/plain" }));
  await camera.resize(at(USUAL, 0));
  await page.goto(`http://localhost:${studio.port}/#replay=/shot.record&frame=0&seat=0`);
  await page.locator(".table-screen[data-ready]").waitFor();
  for (const shot of shots.filter((shot) => isWanted(studio, shot))) {
    await page.emulateMedia({ colorScheme: shot.evening ? "dark" : "light" });
    await showFrame(page, shot);
    if (shot.scores) await page.getByRole("button", { name: studio.text.table.scores, exact: true }).click();
    if (shot.hover !== undefined) await hover(page, shot.hover);
    if (shot.pinned) await page.keyboard.press("p");
    await shootIn(studio, shot, camera, pictures);
    await page.keyboard.press("Escape");
    await page.mouse.move(0, 0);
  }
  note(pictures, record, camera.wrong);
  await camera.close();
}

async function showFrame(page: Page, { frame, seat = 0 }: BoardShot): Promise<void> {
  await page.evaluate(
    ([to, eyes]) => {
      const feed = globalThis.quayside.feed as ReplayFeed;
      for (const dialog of document.querySelectorAll("dialog")) dialog.close();
      feed.lookAs(eyes);
      feed.showTaken(true);
      feed.playback.seek(to);
    },
    [frame, seat] as const,
  );
  await page.waitForFunction((wanted) => globalThis.quayside.table?.shown?.number === wanted, frame);
  await page.waitForTimeout(PAINTED);
}

async function hover(page: Page, piece: string): Promise<void> {
  const at = await page.evaluate((start) => {
    const { table } = globalThis.quayside;
    const key = table?.pieces.find((one) => one.startsWith(start));
    const box = key === undefined ? undefined : table?.boxOf(key);
    const picture = document.querySelector(".picture")?.getBoundingClientRect();
    return box && picture && { x: picture.x + box.x + box.width / 2, y: picture.y + box.y + box.height / 2 };
  }, piece);
  if (at === undefined) throw new Error(`there is no piece ${piece} in the picture`);
  await page.mouse.move(at.x, at.y, { steps: 3 });
  await page.waitForTimeout(CARD_RESTS);
}
