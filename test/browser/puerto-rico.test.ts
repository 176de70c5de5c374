import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import { lesson } from "../../client/games/puerto-rico/guide/lesson.ts";
import { circlesOf } from "../../client/games/puerto-rico/layout/spots.ts";
import type { View } from "../../shared/core/contract/game.ts";
import { buildingOf } from "../../shared/puerto-rico/catalog.ts";
import type { PuertoRico } from "../../shared/puerto-rico/state.ts";
import {
  anyGathered,
  arrive,
  clickPiece,
  dragPiece,
  expectPicture,
  gathered,
  isAsked,
  moveSensibly,
  nextToMove,
  type Person,
  shown,
  untilAsked,
  walkTo,
} from "./harness/person.ts";
import { playOut } from "./harness/play-out.ts";
import { atTable, host, leave } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const face = eraseFace(puertoRicoFace);
/** Moves that are made by clicks on the picture, and after them by the mirror, before the rest goes by itself. */
const CLICKED = 10;
const MIRRORED = 6;
const here = quay({ timings: BRISK });

describe("two people and a bot play a whole Puerto Rico at a private table", () => {
  it(
    "by clicks first, a colonist by drag and by keys, some by the listed moves, the rest by themselves; both see the same end",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const ben = await arrive(here.browser, here.address, "Ben");
      await sitTogether(ada, ben);

      let dragged = false;
      for (let move = 0; move < CLICKED + MIRRORED || !dragged || (await anyGathered([ada, ben])); move++) {
        const mover = await nextToMove(ada, ben);
        if (mover === undefined) break;
        const { page } = mover;
        if (!dragged && (await dragSomebody(page))) {
          dragged = true;
          await expectPicture(mover, face);
        } else await moveSensibly(page, face, move, move < CLICKED ? "clicks" : "mirror");
        if (move % 40 === 0) await expectPicture(mover, face);
      }

      await playOut([ada, ben], face);
      const ends = await Promise.all([ada, ben].map(({ page }) => untilAsked(page).then(() => shown(page))));
      expect(dragged).toBe(true);
      expect(ends[0]?.outcome?.places?.length).toBe(3);
      expect(ends[1]?.outcome).toEqual(ends[0]?.outcome);
      expect(new Set(ends.map(({ sight }) => sight.seat)).size).toBe(2);
      for (const person of [ada, ben]) {
        await person.page.locator("dialog.score").waitFor();
        await expectPicture(person, face);
        expect(await isAsked(person.page)).toBe(false);
        expect(person.wrong).toEqual([]);
      }
      await leave(ada, ben);
    },
    PATIENCE,
  );
});

/** Ada opens a table of three, Ben comes by its code, a bot takes the third seat. */
async function sitTogether(ada: Person, ben: Person): Promise<void> {
  const code = await host(ada.page, "puerto-rico", { seats: "3" });
  await ben.page.locator("#code").fill(code);
  await ben.page.locator("form.join button").click();
  await ben.page.locator("dialog.waiting").waitFor();
  await ada.page.locator('dialog.waiting [data-do="fill"]').click();
  await Promise.all([atTable(ada.page), atTable(ben.page)]);
}

/** The same by keys alone, to the first place in reach; then it is taken back. */
async function carryByKeys(page: Page, from: string): Promise<void> {
  const count = (moves: number) =>
    page.waitForFunction(
      (wanted) => (Number(document.querySelector("[data-row]")?.getAttribute("data-row")) > 0 ? 1 : 0) === wanted,
      moves,
    );
  await page.keyboard.press("x");
  await walkTo(page, face, from);
  await page.keyboard.press("Space");
  await page.locator(".walker[data-holds]").waitFor();
  const ring = () => page.locator(".walker").getAttribute("style");
  const start = await ring();
  for (const arrow of ["ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown"]) if ((await ring()) === start) await page.keyboard.press(arrow);
  await page.keyboard.press("Space");
  await count(1);
  while ((await gathered(page)) > 0) await page.keyboard.press("Escape");
  await count(0);
}

/** Drags a colonist from San Juan to a free circle, if it is a mayor's phase and there is one. */
async function dragSomebody(page: Page): Promise<boolean> {
  const { sight } = await shown(page);
  const { table, seat } = sight as unknown as View<PuertoRico>;
  const player = table.players[seat]!;
  const empty = circlesOf(player, seat).filter(({ manned }) => !manned);
  if (table.phase !== "lifting" || player.sanJuan < 2 || empty.length < 3 || (await gathered(page)) > 0) return false;
  await carryByKeys(page, `sanJuan:${seat}`);
  await dragPiece(page, `sanJuan:${seat}`, empty[0]!.key);
  await page.waitForFunction(() => Number(document.querySelector("[data-row]")?.getAttribute("data-row")) > 0);
  // Where one kind of circle is left, the others go there by themselves: then the row waits to be agreed to.
  const done = page.getByRole("button", { name: "Done", exact: true });
  await done.or(page.locator("[data-move]")).first().waitFor({ state: "attached" });
  if (await done.isVisible()) await done.click();
  return true;
}

it(
  "a newcomer follows the guided match to its end by clicks on the pieces it points at, and plays on",
  async () => {
    const { page, wrong } = await arrive(here.browser, here.address, "Ada");
    await page.locator('[data-game="puerto-rico"] [data-do="learn"]').click();
    const note = page.getByRole("region", { name: "Guided first match" });
    for (const [at, { id, piece, wants }] of lesson.steps.entries()) {
      await note.getByText(`${at + 1} of ${lesson.steps.length}`, { exact: true }).waitFor();
      if (wants === undefined) await note.getByRole("button", { name: "Next" }).click();
      else await clickPiece(page, id === "build" ? `market:${buildingOf("hospice")}` : `${piece}`);
    }
    await note.getByRole("button", { name: "Play on" }).click();
    await note.waitFor({ state: "hidden" });
    await page.locator('[data-move="tile coffee"]').waitFor({ state: "attached" });
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
