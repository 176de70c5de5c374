/** A player at a table in a browser: sees what the page shows, and moves by clicks on the picture or by the listed moves. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { Face } from "../../../client/face/face.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { sightOnTable } from "../../../client/picture/motion/sight-on-table.ts";
import { poseHash } from "../../../client/picture/pose-hash.ts";
import { DIRECTIONS, pieceTowards } from "../../../client/ui/input/picture-walk.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { eventually } from "../../eventually.ts";
import { open, visit } from "./browser.ts";
import { leaveForNext, takeLeft } from "./person-pool.ts";
import { veilPages } from "./veil.ts";

/** Motions at once, no questions and no sounds: what is tested here is what comes of a move. */
const SETTINGS = JSON.stringify({ speed: "instant", motion: "less", confirm: "never", muted: true });

export interface Person {
  readonly page: Page;
  /** Errors of the page so far. */
  readonly wrong: readonly string[];
}

const UNPREPARED = async (): Promise<undefined> => undefined;

export async function arrive(
  browser: Browser,
  address: string,
  name: string,
  prepare: (context: BrowserContext) => Promise<unknown> = UNPREPARED,
): Promise<Person> {
  const left = takeLeft(browser, address, prepare);
  if (left !== undefined) {
    await left.evaluate((guest) => localStorage.setItem("quayside.name", guest), name);
    return { page: left, wrong: await visit(left, address) };
  }
  const { page, wrong } = await open(browser, address, {}, async (context) => {
    await prepare(context);
    await veilPages(context);
    await context.addInitScript(
      ([settings, guest]) => {
        // An empty page has no storage.
        if (location.protocol === "about:") return;
        localStorage.setItem("quayside.settings", settings as string);
        if (localStorage.getItem("quayside.name") === null) localStorage.setItem("quayside.name", guest as string);
      },
      [SETTINGS, name],
    );
  });
  await leaveForNext(page, address, prepare);
  return { page, wrong };
}

/** The frame the picture shows. As text, like all that carries a whole view: the driver takes objects apart and checks them field by field. */
export const shown = async (page: Page): Promise<Moment> =>
  JSON.parse(await page.evaluate(() => JSON.stringify(globalThis.quayside.table!.shown!)));

/** Waits until the person may move, or the match is over; says which. */
export async function untilAsked(page: Page): Promise<boolean> {
  // Said by the look that ends the wait: a pass that is the only move is made by the page itself, and the list is empty again.
  const found = await page.waitForFunction(() => {
    if (document.querySelector("[data-move]") !== null) return "asked";
    return globalThis.quayside?.table?.shown?.outcome !== undefined && "over";
  });
  return (await found.jsonValue()) === "asked";
}

/** The asked player, the first of several; undefined if the match is over. */
export async function nextToMove(...people: readonly Person[]): Promise<Person | undefined> {
  for (const person of people) if (await isAsked(person.page)) return person;
  return Promise.race(people.map(async (person) => ((await untilAsked(person.page)) ? person : undefined)));
}

export const isAsked = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector("[data-move]") !== null);

/**
 * Presses a move of the mirror (counted from the end below 0), as a keyboard or a screen reader would. Does nothing if the person is
 * no longer asked: the page itself makes a pass that is the only move.
 */
export async function moveByMirror(page: Page, choose: number): Promise<void> {
  // One call finds the list and presses: between two, the page might have made the move itself.
  const pressed = await page.waitForFunction((at) => {
    const shown = globalThis.quayside.table?.shown;
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-move]")];
    const before = { number: shown?.number, row: document.querySelector("[data-row]")?.getAttribute("data-row") };
    const isAsked = shown === undefined || (shown.outcome === undefined && shown.asked.includes(shown.sight.seat));
    if (buttons.length === 0) return !isAsked && { before: undefined };
    buttons.at(at % buttons.length)?.click();
    return { before };
  }, choose);
  const { before } = (await pressed.jsonValue()) as { readonly before: Progress | undefined };
  if (before !== undefined) await newer(page, before);
}

/** Clicks a move's pieces on the picture, then its label if the pieces alone do not decide. */
export async function moveByClicks(page: Page, face: Face, choose: number): Promise<void> {
  const before = await look(page);
  // The page has just made a pass that was the only move.
  if (before.listed.length === 0) return;
  const picks = face.picks(before.sight as View);
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
  const { sight, listed } = await look(page);
  if (listed.length === 0) return;
  const view = sight as View;
  const wanted = face.game.notation(face.game.bot(view, quickLuck(move)));
  const choices = by === "clicks" ? face.picks(view).map((pick) => pick.move) : listed;
  const at = choices.indexOf(wanted);
  if (at < 0) throw new Error(`${wanted} is not among ${choices}`);
  await (by === "clicks" ? moveByClicks(page, face, at) : moveByMirror(page, at));
}

export async function clickPiece(page: Page, piece: string): Promise<void> {
  const { x, y } = await middleOf(page, piece);
  await page.mouse.click(x, y);
}

/** Where the middle of a piece is on the page, with nothing over it: a toast is read and put away, a card goes when the mouse moves. */
const middleOf = (page: Page, piece: string): Promise<{ x: number; y: number }> =>
  eventually(async () => {
    const { at, over, corner } = await page.evaluate((key) => {
      const box = globalThis.quayside.table?.boxOf(key);
      const picture = document.querySelector(".picture")?.getBoundingClientRect();
      const at = box && picture && { x: picture.x + box.x + box.width / 2, y: picture.y + box.y + box.height / 2 };
      const over = at && document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>(".toast, .details");
      if (over?.matches(".toast")) over.click();
      return { at, over: over?.className, corner: { x: picture?.x ?? 0, y: picture?.y ?? 0 } };
    }, piece);
    if (at === undefined) throw new Error(`there is no piece ${piece} in the picture`);
    if (over === undefined) return at;
    // Two steps, for one may be where it is.
    for (const step of [1, 2]) await page.mouse.move(corner.x + step, corner.y + step);
    throw new Error(`${over} lies over ${piece}`);
  });

/** Takes a piece and lets it go over another. */
export async function dragPiece(page: Page, from: string, to: string): Promise<void> {
  // A press while pieces are still on their way only brings them home.
  await page.evaluate(() => globalThis.quayside.table?.catchUp());
  // Leaves the keys for the mouse, so that no card opens about what the keys were on.
  await page.locator(".picture").hover({ position: { x: 1, y: 1 }, force: true });
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** Walks by arrows from the piece where the keys are to another. */
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
interface Progress {
  readonly number: number | undefined;
  readonly row: string | null | undefined;
}

/** What the page shows and lists, at one moment. */
async function look(page: Page): Promise<Progress & { readonly sight: Moment["sight"]; readonly listed: readonly string[] }> {
  const seen = await page.evaluate(() => {
    const { number, sight } = globalThis.quayside.table!.shown!;
    const row = document.querySelector("[data-row]")?.getAttribute("data-row");
    const listed = [...document.querySelectorAll<HTMLElement>("[data-move]")].map(({ dataset }) => `${dataset.move}`);
    return JSON.stringify({ number, sight, row, listed });
  });
  return JSON.parse(seen);
}

/** Waits until a move was answered with its last frame, or was gathered and the next choice is there: not while it is on its way. */
async function newer(page: Page, before: Progress): Promise<void> {
  await page.waitForFunction(
    ({ number, row }) => {
      const shown = globalThis.quayside.table?.shown;
      if (shown === undefined) return false;
      if (shown.number !== number) return shown.tried || shown.asked.length > 0 || shown.outcome !== undefined;
      const isGathered = document.querySelector("[data-row]")?.getAttribute("data-row") !== row;
      return isGathered && document.querySelector("[data-move], .choices button") !== null;
    },
    { number: before.number, row: before.row },
  );
}

/** Moves that are gathered, or on their way to the table. */
export const gathered = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector("[data-row]")?.getAttribute("data-row")));

export const anyGathered = async (people: readonly Person[]): Promise<boolean> =>
  (await Promise.all(people.map(({ page }) => gathered(page)))).some((moves) => moves > 0);

/** The digest of the picture on screen, and of what the layout says of the frame it shows. */
export async function picture(page: Page, face: Face): Promise<{ onScreen: string; byLayout: string }> {
  const seen = await page.evaluate(() => {
    const table = globalThis.quayside.table;
    const { clientWidth: width, clientHeight: height } = document.querySelector(".picture") as HTMLElement;
    return JSON.stringify({ onScreen: table?.poseHash(), shown: table?.shown, size: { width, height } });
  });
  const { onScreen, shown: now, size } = JSON.parse(seen);
  return { onScreen, byLayout: poseHash(face.layout(sightOnTable(face, now), size)) };
}

/** What is on screen is what the layout says, however it came to be there; it follows a change of its size a moment later. */
export async function expectPicture({ page }: Pick<Person, "page">, face: Face): Promise<void> {
  await eventually(async () => {
    const { onScreen, byLayout } = await picture(page, face);
    expect(onScreen).toBe(byLayout);
  });
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
