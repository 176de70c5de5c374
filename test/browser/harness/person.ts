/** A player at a table in a browser: sees what the page shows, and moves by clicks on the picture or by the listed moves. */
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import type { Moment } from "../../../client/feed/feed.ts";
import type { Face } from "../../../client/games/face.ts";
import { poseHash } from "../../../client/stage/pose-hash.ts";
import { DIRECTIONS, pieceTowards } from "../../../client/ui/input/picture-walk.ts";
import type { View } from "../../../shared/core/game.ts";
import { quickLuck } from "../../../shared/core/random.ts";
import { open } from "./browser.ts";

/** Motions at once, no questions and no sounds: what is tested here is what comes of a move. */
const SETTINGS = JSON.stringify({ speed: "instant", motion: "less", confirm: "never", muted: true });

export interface Person {
  readonly page: Page;
  /** Errors of the page so far. */
  readonly wrong: readonly string[];
}

export async function arrive(browser: Browser, address: string, name: string): Promise<Person> {
  const { page, wrong } = await open(browser, address, {}, (context) =>
    context.addInitScript(
      ([settings, guest]) => {
        localStorage.setItem("quayside.settings", settings as string);
        if (localStorage.getItem("quayside.name") === null) localStorage.setItem("quayside.name", guest as string);
      },
      [SETTINGS, name],
    ),
  );
  return { page, wrong };
}

/** The frame the picture shows. */
export const shown = (page: Page): Promise<Moment> => page.evaluate(() => globalThis.quayside.table?.shown as Moment);

/** Waits until the person may move, or the match is over; says which. */
export async function untilAsked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => document.querySelector("[data-move]") !== null || globalThis.quayside.table?.shown?.outcome !== undefined,
  );
  return page.evaluate(() => document.querySelector("[data-move]") !== null);
}

/** The asked player, the first of several; undefined if the match is over. */
export async function nextToMove(...people: readonly Person[]): Promise<Person | undefined> {
  for (const person of people) if (await isAsked(person.page)) return person;
  return Promise.race(people.map(async (person) => ((await untilAsked(person.page)) ? person : undefined)));
}

export const isAsked = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector("[data-move]") !== null);

/** Presses a move of the mirror (counted from the end below 0), as a keyboard or a screen reader would. */
export async function moveByMirror(page: Page, choose: number): Promise<void> {
  const before = await progress(page);
  await page.evaluate((at) => {
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-move]")];
    buttons.at(at % buttons.length)?.click();
  }, choose);
  await newer(page, before);
}

/** Clicks a move's pieces on the picture, then its label if the pieces alone do not decide. */
export async function moveByClicks(page: Page, face: Face, choose: number): Promise<void> {
  const { sight } = await shown(page);
  const before = await progress(page);
  const picks = face.picks(sight as View);
  const pick = picks[choose % picks.length];
  if (pick === undefined) throw new Error("there is nothing to pick");
  // A pass that is the only move is made by the page itself.
  if (pick.idle) return newer(page, before);
  for (const piece of pick.pieces) await clickPiece(page, piece);
  const alone = pick.pieces.length > 0 && picks.filter(({ pieces }) => pick.pieces.every((piece, at) => pieces[at] === piece)).length === 1;
  if (!alone) await page.locator(`[data-choice="${pick.move}"]`).click();
  await newer(page, before);
}

/** What a bot would do in this place; the number of the move varies it. */
export async function moveSensibly(page: Page, face: Face, move: number, by: "clicks" | "mirror"): Promise<void> {
  const view = (await shown(page)).sight as View;
  const wanted = face.game.notation(face.game.bot(view, quickLuck(move)));
  const listed =
    by === "clicks"
      ? face.picks(view).map((pick) => pick.move)
      : await page.evaluate(() => [...document.querySelectorAll<HTMLElement>("[data-move]")].map(({ dataset }) => `${dataset.move}`));
  const at = listed.indexOf(wanted);
  if (at < 0) throw new Error(`${wanted} is not among ${listed}`);
  await (by === "clicks" ? moveByClicks(page, face, at) : moveByMirror(page, at));
}

export async function clickPiece(page: Page, piece: string): Promise<void> {
  const { x, y } = await middleOf(page, piece);
  await page.mouse.click(x, y);
}

/** Where the middle of a piece is on the page. */
async function middleOf(page: Page, piece: string): Promise<{ x: number; y: number }> {
  const at = await page.evaluate((key) => {
    const box = globalThis.quayside.table?.boxOf(key);
    const picture = document.querySelector(".picture")?.getBoundingClientRect();
    return box && picture && { x: picture.x + box.x + box.width / 2, y: picture.y + box.y + box.height / 2 };
  }, piece);
  if (at === undefined) throw new Error(`there is no piece ${piece} in the picture`);
  // A toast that lies over it is read, and put away.
  await page.waitForFunction(({ x, y }) => {
    const toast = document.elementFromPoint(x, y)?.closest<HTMLElement>(".toast") ?? undefined;
    toast?.click();
    return toast === undefined;
  }, at);
  return at;
}

/** Takes a piece and lets it go over another. */
export async function dragPiece(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** By arrows from the piece where the keys are in the picture to another. */
export async function walkTo(page: Page, face: Face, piece: string): Promise<void> {
  const { sight } = await shown(page);
  const { boxes, lit, left, top } = await page.evaluate(() => {
    const table = globalThis.quayside.table;
    const ring = document.querySelector<HTMLElement>(".walker")?.style;
    const boxes = (table?.pieces ?? []).flatMap((key) => [[key, table?.boxOf(key)] as const]);
    return { boxes, lit: [...(table?.lit ?? [])], left: Number.parseFloat(ring?.left ?? ""), top: Number.parseFloat(ring?.top ?? "") };
  });
  const stops = new Map(
    boxes.flatMap(([key, box]) => (box && (lit.includes(key) || face.detail(key, sight) !== undefined) ? [[key, box]] : [])),
  );
  const start = [...stops].find(([, box]) => Math.hypot(box.x - left, box.y - top) < 1)?.[0];
  if (start === undefined) throw new Error("the keys are not in the picture");
  const ways = new Map<string, readonly string[]>([[start, []]]);
  for (const [at, way] of ways)
    for (const [key, direction] of Object.entries(DIRECTIONS)) {
      const next = pieceTowards(stops.get(at)!, stops, direction);
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, key]);
    }
  for (const key of ways.get(piece) ?? []) await page.keyboard.press(key);
}

/** The frame, and the moves in the hand: a move changes one of them. */
const progress = (page: Page): Promise<string> =>
  page.evaluate(() => `${globalThis.quayside.table?.shown?.number} ${document.querySelector("[data-row]")?.getAttribute("data-row")}`);

async function newer(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (then) => `${globalThis.quayside.table?.shown?.number} ${document.querySelector("[data-row]")?.getAttribute("data-row")}` !== then,
    before,
  );
}

/** Moves that are gathered, or on their way to the table. */
export const gathered = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector("[data-row]")?.getAttribute("data-row")));

export const anyGathered = async (people: readonly Person[]): Promise<boolean> =>
  (await Promise.all(people.map(({ page }) => gathered(page)))).some((moves) => moves > 0);

/** The digest of the picture on screen, and of what the layout says of the frame it shows. */
export async function picture(page: Page, face: Face): Promise<{ onScreen: string; byLayout: string }> {
  const { onScreen, sight, size } = await page.evaluate(() => {
    const table = globalThis.quayside.table;
    const { clientWidth: width, clientHeight: height } = document.querySelector(".picture") as HTMLElement;
    return { onScreen: table?.poseHash() as string, sight: table?.shown?.sight, size: { width, height } };
  });
  return { onScreen, byLayout: poseHash(face.layout(sight as View, size)) };
}

/** What is on screen is what the layout says, however it came to be there. */
export async function expectPicture({ page }: Pick<Person, "page">, face: Face): Promise<void> {
  const { onScreen, byLayout } = await picture(page, face);
  expect(onScreen).toBe(byLayout);
}

/** Lets a file go over the page. */
export const dropFile = (page: Page, bytes: Uint8Array, name: string): Promise<void> =>
  page.evaluate(
    ([content, fileName]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(content)], fileName));
      document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [[...bytes], name] as const,
  );
