/** The Mayor by hand: the worker figures themselves are taken up, free circles are lit, and one press fills them. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import { circlesOf } from "../../client/games/puerto-rico/layout/spots.ts";
import type { View } from "../../shared/core/contract/game.ts";
import { steps } from "../../shared/core/match/step.ts";
import type { PuertoRico } from "../../shared/puerto-rico/state.ts";
import { readGolden } from "../golden/golden.ts";
import { playFrom } from "./harness/law/live-position.ts";
import { arrive, gathered, shown } from "./harness/person.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: BRISK });
const DEAL = 3;

/** A worker waits in San Juan, another has a place, and more than one circle is free. */
function atMayor() {
  const { record } = readGolden(puertoRicoFace.game, 1, DEAL);
  for (const { match } of steps(puertoRicoFace.game, record)) {
    const { table } = match.state;
    const player = table.players[table.turn]!;
    const circles = circlesOf(player, table.turn);
    const free = circles.filter(({ manned }) => !manned).length;
    if (table.phase === "lifting" && player.sanJuan > 1 && free > player.sanJuan + 1 && free < circles.length)
      return { record: `puerto-rico-r1-${DEAL}`, frame: match.frame, seat: table.turn, piece: undefined };
  }
  throw new Error("the golden match has no such Mayor");
}

const viewOn = async (page: Page) => (await shown(page)).sight as unknown as View<PuertoRico>;

/** Takes a figure that stands for this piece and lets it go over another. */
async function dragFigure(page: Page, of: string, to: string): Promise<void> {
  await page.evaluate(() => globalThis.quayside.table?.catchUp());
  const size = await page.evaluate(() => {
    const { clientWidth: width, clientHeight: height } = document.querySelector(".picture") as HTMLElement;
    return { width, height };
  });
  const figure = puertoRicoFace.layout(await viewOn(page), size).find((pose) => pose.of === of);
  if (figure === undefined) throw new Error(`no figure stands for ${of}`);
  const { origin, target } = await page.evaluate((key) => {
    const { x, y } = document.querySelector(".picture")!.getBoundingClientRect();
    return { origin: { x, y }, target: globalThis.quayside.table!.boxOf(key)! };
  }, to);
  const end = { x: origin.x + target.x + target.width / 2, y: origin.y + target.y + target.height / 2 };
  await page.mouse.move(origin.x + figure.x, origin.y + figure.y);
  await page.mouse.down();
  await page.mouse.move(end.x - 20, end.y - 20, { steps: 4 });
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

it(
  "a figure is dragged from San Juan to a lit circle, and one press places all as last time",
  async () => {
    const { page, wrong } = await arrive(here.browser, here.address, "Ada");
    await playFrom(page, here.address, atMayor());
    const { table, seat } = await viewOn(page);
    const circles = circlesOf(table.players[seat]!, seat);
    const free = circles.filter(({ manned }) => !manned).map(({ key }) => key);
    const lit = await page.evaluate(() => [...globalThis.quayside.table!.lit]);
    expect(lit).toEqual(expect.arrayContaining(free));
    const marked = puertoRicoFace.layout(await viewOn(page), { width: 1000, height: 660 }).filter(({ look }) => look.endsWith(":open"));
    expect(marked.map(({ key }) => key).sort()).toEqual(free.toSorted());

    await dragFigure(page, `sanJuan:${seat}`, free.at(-1)!);
    await expect.poll(() => gathered(page)).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => gathered(page)).toBe(0);

    await page.getByRole("button", { name: "As last time", exact: true }).click();
    await page.getByRole("button", { name: "Done", exact: true }).waitFor();
    const filled = circlesOf((await viewOn(page)).table.players[seat]!, seat);
    expect(filled.filter(({ manned }) => manned).length).toBe(circles.length - free.length + table.players[seat]!.sanJuan);
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await page.waitForFunction((frame) => (globalThis.quayside.table?.shown?.number ?? 0) > frame, atMayor().frame);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
