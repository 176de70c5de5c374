import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Face } from "../../client/games/face.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import { circlesOf } from "../../client/games/puerto-rico/spots.ts";
import { buildClient } from "../../scripts/client.ts";
import { clientFolder } from "../../scripts/settings.ts";
import { type Serving, serve } from "../../server/main.ts";
import type { View } from "../../shared/core/game.ts";
import { quickLuck } from "../../shared/core/random.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import type { PuertoRico } from "../../shared/puerto-rico/state.ts";
import { launch } from "./browser.ts";
import { arrive, dragPiece, gathered, isAsked, moveByClicks, moveByMirror, type Person, picture, shown, untilAsked } from "./person.ts";

const face = puertoRicoFace as unknown as Face;
const MOST_MOVES = 700;
/** Moves that are made by clicks on the picture, before the rest goes by the mirror. */
const CLICKED = 14;
/** A whole match in two pages drawn by software: a guard against hangs, not a measure. */
const PATIENCE = 280_000;
let serving: Serving;
let browser: Browser;
let address: string;

beforeAll(async () => {
  await buildClient();
  // What is tested is how a table plays, not how patient people are with a bot.
  serving = await serve({ port: 0, clientFolder, pace: { thinking: () => 0, showing: () => 0 } });
  address = `http://localhost:${serving.port}/`;
  browser = await launch();
}, PATIENCE);
afterAll(async () => {
  await browser?.close();
  await serving?.close();
});

describe("two people and a bot play a whole Puerto Rico at a private table", () => {
  it(
    "by clicks first, a colonist by drag, the rest by the mirror; both see the same end",
    async () => {
      const ada = await arrive(browser, address, "Ada");
      const ben = await arrive(browser, address, "Ben");
      await sitTogether(ada, ben);

      let dragged = false;
      for (let move = 0; move < MOST_MOVES; move++) {
        const mover = await Promise.race([ada, ben].map(async (person) => ((await untilAsked(person.page)) ? person : undefined)));
        if (mover === undefined) break;
        const { page } = mover;
        if (!dragged && (await dragSomebody(page))) {
          dragged = true;
          await expectPicture(mover);
        } else if (move < CLICKED) await moveByClicks(page, face, await pickOf(page, move));
        else await moveByMirror(page, await wanted(page, move));
        if (move % 40 === 0) await expectPicture(mover);
      }

      const ends = await Promise.all([ada, ben].map(({ page }) => untilAsked(page).then(() => shown(page))));
      expect(dragged).toBe(true);
      expect(ends[0]?.outcome?.places?.length).toBe(3);
      expect(ends[1]?.outcome).toEqual(ends[0]?.outcome);
      expect(new Set(ends.map(({ sight }) => sight.seat)).size).toBe(2);
      for (const person of [ada, ben]) {
        await person.page.locator("dialog.score").waitFor();
        await expectPicture(person);
        expect(await isAsked(person.page)).toBe(false);
        expect(person.wrong).toEqual([]);
        await person.page.context().close();
      }
    },
    PATIENCE,
  );
});

/** Ada opens a table of three, Ben comes by its code, a bot takes the third seat. */
async function sitTogether(ada: Person, ben: Person): Promise<void> {
  await ada.page.locator('.actions[data-game="puerto-rico"] [data-do="table"]').click();
  const form = ada.page.locator("dialog.create");
  await form.locator('input[name="seats"][value="3"]').check({ force: true });
  await form.locator('[data-do="open"]').click();
  const code = await ada.page.locator("dialog.waiting .code").textContent();
  await ben.page.locator("#code").fill(code ?? "");
  await ben.page.locator("form.join button").click();
  await ben.page.locator("dialog.waiting").waitFor();
  await ada.page.locator('dialog.waiting [data-do="fill"]').click();
  for (const { page } of [ada, ben]) await page.waitForFunction(() => globalThis.quayside?.table?.shown !== undefined);
}

/** What a bot would do in this place, in notation. */
async function sensible(page: Page, move: number): Promise<string> {
  const { sight } = await shown(page);
  return puertoRico.notation(puertoRico.bot(sight as unknown as View<PuertoRico>, quickLuck(move)));
}

async function wanted(page: Page, move: number): Promise<number> {
  const notation = await sensible(page, move);
  const listed = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>("[data-move]")].map(({ dataset }) => dataset.move));
  return Math.max(0, listed.indexOf(notation));
}

async function pickOf(page: Page, move: number): Promise<number> {
  const notation = await sensible(page, move);
  const { sight } = await shown(page);
  return Math.max(
    0,
    face.picks(sight as View).findIndex((pick) => pick.move === notation),
  );
}

/** In a mayor's phase, with somebody in San Juan and room for him: there he is dragged. */
async function dragSomebody(page: Page): Promise<boolean> {
  const { sight } = await shown(page);
  const { table, seat } = sight as unknown as View<PuertoRico>;
  const player = table.players[seat]!;
  const empty = circlesOf(player, seat).filter(({ manned }) => !manned);
  if (table.phase !== "lifting" || player.sanJuan < 2 || empty.length < 3 || (await gathered(page)) > 0) return false;
  await dragPiece(page, `sanJuan:${seat}`, empty[0]!.key);
  await page.waitForFunction(() => Number(document.querySelector("[data-row]")?.getAttribute("data-row")) > 0);
  // Where one kind of circle is left, the others go there by themselves: then the row waits to be agreed to.
  const done = page.getByRole("button", { name: "Done", exact: true });
  if (await done.isVisible()) await done.click();
  return true;
}

async function expectPicture({ page }: Person): Promise<void> {
  const { onScreen, byLayout } = await picture(page, face);
  expect(onScreen).toBe(byLayout);
}
