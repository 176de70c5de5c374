import { Decoder, type Schema } from "@colyseus/schema";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { elasundFace } from "../../client/games/elasund/face.ts";
import type { Face } from "../../client/games/face.ts";
import { buildClient } from "../../scripts/client.ts";
import { clientFolder } from "../../scripts/settings.ts";
import { type Serving, serve } from "../../server/main.ts";
import type { Game } from "../../shared/core/game.ts";
import { rootClass } from "../../shared/core/sync.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { type Elasund, ElasundSecret } from "../../shared/elasund/state.ts";
import { launch } from "./browser.ts";
import { arrive, gathered, isAsked, moveByClicks, moveByMirror, type Person, picture, shown, untilAsked } from "./person.ts";

const face = elasundFace as unknown as Face;
const MOST_MOVES = 600;
/** Moves that are made by clicks on the picture, before the rest goes by the mirror. */
const CLICKED = 30;
/** A whole match in two pages drawn by software: a guard against hangs, not a measure. */
const PATIENCE = 280_000;
let serving: Serving;
let browser: Browser;
let address: string;

beforeAll(async () => {
  await buildClient();
  serving = await serve({ port: 0, clientFolder });
  address = `http://localhost:${serving.port}/`;
  browser = await launch();
}, PATIENCE);
afterAll(async () => {
  await browser?.close();
  await serving?.close();
}, PATIENCE);

describe("two people play a whole short Elasund at a private table", () => {
  it(
    "by clicks first, by the mirror after it; both see the same end, and no hand is ever sent to the other",
    async () => {
      const ada = await arrive(browser, address, "Ada");
      const ben = await arrive(browser, address, "Ben");
      const wires = [ada, ben].map(({ page }) => listen(page));
      await sitTogether(ada, ben);

      let rows = 0;
      for (let move = 0; move < MOST_MOVES; move++) {
        const mover = await nextToMove(ada, ben);
        if (mover === undefined) break;
        const at = await sensible(mover.page, move);
        if (move < CLICKED) await moveByClicks(mover.page, face, at);
        else await moveByMirror(mover.page, at);
        if ((await gathered(mover.page)) === 0) continue;
        rows++;
        if (rows % 10 === 1) await expectPicture(mover);
      }

      const ends = await Promise.all([ada, ben].map(({ page }) => untilAsked(page).then(() => shown(page))));
      expect(rows).toBeGreaterThan(5);
      expect(ends[0]?.outcome?.how).toBe("cubes");
      expect(ends[1]?.outcome).toEqual(ends[0]?.outcome);
      expect(ends.map(({ sight }) => sight.seat).sort()).toEqual([0, 1]);
      for (const [at, person] of [ada, ben].entries()) {
        await expectPicture(person);
        expect(await isAsked(person.page)).toBe(false);
        expect(await person.page.locator("dialog.score").count()).toBe(1);
        expectOwnHandOnly(wires[at]!, ends[at]!.sight.seat, ends[at]!.sight.secret as Elasund["secret"]);
        expect(person.wrong).toEqual([]);
        await person.page.context().close();
      }
    },
    PATIENCE,
  );
});

/** Ada opens a table of two for a short match, Ben comes by its code. */
async function sitTogether(ada: Person, ben: Person): Promise<void> {
  await ada.page.locator('.actions[data-game="elasund"] [data-do="table"]').click();
  const form = ada.page.locator("dialog.create");
  for (const wish of ['[name="seats"][value="2"]', '[name="cubes"][value="7"]']) await form.locator(`input${wish}`).check({ force: true });
  await form.locator('[data-do="open"]').click();
  const code = await ada.page.locator("dialog.waiting .code").textContent();
  await ben.page.locator("#code").fill(code ?? "");
  await ben.page.locator("form.join button").click();
  for (const { page } of [ada, ben]) await page.waitForFunction(() => globalThis.quayside?.table?.shown !== undefined);
}

/** Whoever is asked; of two that are, the first. */
async function nextToMove(...people: readonly Person[]): Promise<Person | undefined> {
  for (const person of people) if (await isAsked(person.page)) return person;
  return Promise.race(people.map(async (person) => ((await untilAsked(person.page)) ? person : undefined)));
}

/** What somebody does who wants to win, first things first; the number of the move varies it. */
const TASTE = [/^build (well|market|merchant|inn|large)/, /^church/, /^wall/, /^build/, /^gold/, /^permit/, /^put/, /^pass/];
const WHIM = 14;

/** The number of a move among those of the mirror. */
async function sensible(page: Page, move: number): Promise<number> {
  const moves = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-move]")].map(({ dataset }) => `${dataset.move}`),
  );
  const liked = TASTE.map((taste) => moves.flatMap((one, at) => (taste.test(one) ? [at] : []))).find((found) => found.length > 0);
  return liked === undefined || move % WHIM === 0 ? move % moves.length : liked[(7 * move) % liked.length]!;
}

async function expectPicture({ page }: Person): Promise<void> {
  const { onScreen, byLayout } = await picture(page, face);
  expect(onScreen).toBe(byLayout);
}

/** Everything that comes to a page over its sockets. */
function listen(page: Page): Buffer[] {
  const heard: Buffer[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(Buffer.from(payload))));
  return heard;
}

/** What Colyseus calls a message with the whole state, and one with a patch. */
const STATE_MESSAGES = [14, 15];

/** Reads what came as the page did: it knows one secret, its own, and of private events none that was meant for another. */
function expectOwnHandOnly(wire: readonly Buffer[], seat: number, secret: Elasund["secret"]): void {
  const Root = rootClass(elasund as unknown as Game);
  let decoder = new Decoder(new Root());
  let patches = 0;
  for (const message of wire) {
    const code = message[0] ?? 0;
    if (!STATE_MESSAGES.includes(code)) continue;
    if (code === STATE_MESSAGES[0]) decoder = new Decoder(new Root());
    decoder.decode(message, { offset: 1 });
    patches++;
    const secrets = [...decoder.root.refs.values()].filter((known) => known instanceof ElasundSecret);
    expect(secrets.length).toBeLessThanOrEqual(1);
  }
  expect(patches).toBeGreaterThan(100);
  const known = [...decoder.root.refs.values()].filter((one) => one instanceof ElasundSecret);
  expect(known.map((one) => (one as Schema).toJSON())).toEqual([secret]);
  const told = wire.flatMap((message) => message.toString("latin1").match(/\{"type":"(drew|laid|peeked)"[^{}]*\}/g) ?? []);
  const foreign = told.map((event) => JSON.parse(event)).filter((event) => event.seat !== seat);
  expect(foreign.length).toBeGreaterThan(10);
  expect(foreign.filter((event) => "card" in event || "cards" in event || "tiles" in event)).toEqual([]);
}
