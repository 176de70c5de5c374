import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
  moveSensibly,
  type Person,
  shown,
  walkTo,
} from "./harness/person.ts";
import { expectSameEnd } from "./harness/play-out.ts";
import { asked, atTable, host, leave } from "./harness/players.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const face = eraseFace(puertoRicoFace);
/** Moves that are made by clicks on the picture, and after them by the mirror, before the rest goes by itself. */
const CLICKED = 10;
const MIRRORED = 6;
const here = quay({ timings: BRISK });

describe("Two people and a bot at a private table of Puerto Rico", () => {
  let [ada, ben]: Person[] = [];
  beforeAll(async () => {
    [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => arrive(here.browser, here.address, name)));
    await sitTogether(...both());
  }, PATIENCE);
  afterAll(() => leave(...both()));
  const both = (): readonly [Person, Person] => [ada!, ben!];

  let moves = 0;
  /** Moves until this many are made and none is gathered, or until the asked player can lift a colonist; gives that player. */
  async function moveBy(by: "clicks" | "mirror", most: number): Promise<Person | undefined> {
    for (const last = moves + most; moves < last || (await anyGathered(both())); moves++) {
      const mover = await asked(both());
      if (!isDragged && (await possibleLift(mover.page)) !== undefined) return mover;
      await moveSensibly(mover.page, face, moves, by);
    }
    return undefined;
  }
  let isDragged = false;
  let lifter: Person | undefined;

  it(
    "play by clicks on the picture",
    async () => {
      lifter = await moveBy("clicks", CLICKED);
      expect(moves).toBeGreaterThan(1);
      for (const person of both()) await expectPicture(person, face);
    },
    PATIENCE,
  );

  it(
    "carry a colonist by keys, and take the move back",
    async () => {
      lifter ??= await moveBy("mirror", Infinity);
      await carryByKeys(lifter!.page, `sanJuan:${(await shown(lifter!.page)).sight.seat}`);
      expect(await possibleLift(lifter!.page)).toBeDefined();
    },
    PATIENCE,
  );

  it(
    "drag a colonist to a place in the city",
    async () => {
      await dragColonist(lifter!.page, (await possibleLift(lifter!.page))!);
      isDragged = true;
      await expectPicture(lifter!, face);
    },
    PATIENCE,
  );

  it(
    "play on by the listed moves",
    async () => {
      const { number } = await shown(both()[0].page);
      await moveBy("mirror", MIRRORED);
      for (const { page } of both()) expect((await shown(page)).number).toBeGreaterThan(number);
    },
    PATIENCE,
  );

  it(
    "come to the same end, with the bot in one of three places",
    async () => {
      for (const { outcome } of await expectSameEnd(both(), face)) expect(outcome?.places).toHaveLength(3);
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

/** Carries a colonist by keys alone, to the first place in reach; then takes that back. */
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

interface Lift {
  readonly from: string;
  /** A free circle. */
  readonly to: string;
}

/** A colonist in San Juan who can be put elsewhere now, with a choice of places; none while moves are gathered. */
async function possibleLift(page: Page): Promise<Lift | undefined> {
  const { sight } = await shown(page);
  const { table, seat } = sight as unknown as View<PuertoRico>;
  const player = table.players[seat]!;
  const empty = circlesOf(player, seat).filter(({ manned }) => !manned);
  if (table.phase !== "lifting" || player.sanJuan < 2 || empty.length < 3 || (await gathered(page)) > 0) return undefined;
  return { from: `sanJuan:${seat}`, to: empty[0]!.key };
}

async function dragColonist(page: Page, { from, to }: Lift): Promise<void> {
  await dragPiece(page, from, to);
  await page.waitForFunction(() => Number(document.querySelector("[data-row]")?.getAttribute("data-row")) > 0);
  // Where one kind of circle is left, the others go there by themselves: then the row waits to be agreed to.
  const done = page.getByRole("button", { name: "Done", exact: true });
  await done.or(page.locator("[data-move]")).first().waitFor({ state: "attached" });
  if (await done.isVisible()) await done.click();
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
