/** "One more thing" in a browser: the lessons on one topic, from the list in the lobby to the tick, by pointer and by keys. */
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { writeLeft } from "../../client/feed/practice/practice-storage.ts";
import { lesson as guide } from "../../client/games/duel/guide/lesson.ts";
import { topics as duel } from "../../client/games/duel/guide/topics.ts";
import { topics as elasund } from "../../client/games/elasund/guide/topics.ts";
import { topics as puertoRico } from "../../client/games/puerto-rico/guide/topics.ts";
import { eraseShape } from "../../shared/core/contract/game.ts";
import { lessonMatch, type TopicLesson } from "../../shared/core/lessons/lesson.ts";
import { duel as duelGame } from "../../shared/duel/index.ts";
import { open } from "./harness/browser.ts";
import { wayTo } from "./harness/front-page.ts";
import { clickPiece } from "./harness/person.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const at = quay({ timings: BRISK });
const QUIET = `if (localStorage.getItem("quayside.settings") === null)
  localStorage.setItem("quayside.settings", JSON.stringify({ speed: "instant", motion: "less", muted: true }));`;

const noteOf = (page: Page): Locator => page.getByRole("region", { name: "One more thing" });
const litPieces = (page: Page): Promise<readonly string[]> => page.evaluate(() => [...(globalThis.quayside.table?.lit ?? [])]);

async function toTopic(page: Page, { game, topic }: TopicLesson): Promise<void> {
  await (await wayTo(page, game, "topics")).click();
  await page.locator(`.topics [data-topic="${topic}"]`).click();
}

/** The note lies beside its piece, never over it, and over nothing else that it speaks of. */
const covered = (page: Page, pieces: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((keys) => {
    const picture = document.querySelector(".picture")!.getBoundingClientRect();
    const note = document.querySelector(".lesson")!.getBoundingClientRect();
    return keys.filter((key) => {
      const box = globalThis.quayside.table?.boxOf(key);
      if (box === undefined) return true;
      const [left, top] = [picture.x + box.x, picture.y + box.y];
      return left < note.right && left + box.width > note.left && top < note.bottom && top + box.height > note.top;
    });
  }, pieces);

/** Clicks what is lit, piece after piece, then the button if one is left; `isPlayed`: what is lit belongs to the next move. */
async function playByPointer(page: Page, move: string, isPlayed: () => Promise<boolean>): Promise<void> {
  const clicked: string[] = [];
  const button = page.locator(".prompt .brass");
  for (let click = 0; click < 3; click++) {
    const next = async () => (await litPieces(page)).find((piece) => !clicked.includes(piece));
    const goesOn = async () => (await next()) !== undefined || (await button.count()) > 0;
    await expect.poll(async () => [move, (await isPlayed()) || (await goesOn())]).toEqual([move, true]);
    const piece = await next();
    if (piece === undefined || (await isPlayed())) break;
    clicked.push(piece);
    await clickPiece(page, piece);
    if (await button.isVisible().catch(() => false)) break;
  }
  if (await button.isVisible().catch(() => false)) await button.click();
}

/** Chooses the moves of a row in the list of moves, by keys alone. */
async function playByKeys(page: Page, row: readonly string[]): Promise<void> {
  for (const move of row) {
    const entry = page.locator(`.mirror [data-move="${move}"]`).first();
    await entry.focus();
    await page.keyboard.press("Enter");
  }
  const confirm = page.locator(".prompt .brass");
  if (await confirm.isVisible().catch(() => false)) await confirm.press("Enter");
}

interface Way {
  readonly lesson: TopicLesson;
  /** An answer to the puzzle that is wrong. */
  readonly wrong: readonly string[];
  readonly byKeys: boolean;
}

async function follow(page: Page, { lesson, wrong, byKeys }: Way): Promise<void> {
  const note = noteOf(page);
  const progress = (step: number) => note.getByText(`${step + 1} of ${lesson.steps.length}`);
  for (const [step, { piece, about = [], wants, puzzle }] of lesson.steps.entries()) {
    await progress(step).waitFor();
    const spoken = [...(piece === undefined ? [] : [piece]), ...about];
    await expect.poll(async () => [step, await covered(page, spoken)]).toEqual([step, []]);
    if (wants === undefined) {
      const next = note.getByRole("button", { name: "Next" });
      await (byKeys ? next.press("Enter") : next.click());
    } else if (puzzle) {
      await playByKeys(page, wrong);
      await note.getByText("That is not it.").waitFor();
      await progress(step).waitFor();
      await playByKeys(page, wants[0]!);
    } else if (byKeys) await playByKeys(page, wants[0]!);
    else await playByPointer(page, wants[0]!.join(", "), () => progress(step + 1).isVisible());
  }
  await note.getByText("Well done!").waitFor();
}

it.each<Way>([
  { lesson: duel[1]!, wrong: ["build rostrum"], byKeys: false },
  { lesson: duel[0]!, wrong: ["build gardens"], byKeys: true },
  { lesson: puertoRico[1]!, wrong: ["load indigo on 1"], byKeys: false },
  { lesson: puertoRico[2]!, wrong: ["role settler"], byKeys: true },
  { lesson: elasund[0]!, wrong: ["permit 0", "put a9"], byKeys: false },
  { lesson: elasund[1]!, wrong: ["give gold"], byKeys: true },
])(
  "is followed to its end, a wrong answer included, and ticked: $lesson.game, $lesson.topic (by keys: $byKeys)",
  async (way) => {
    const { lesson } = way;
    const { page, wrong } = await open(at.browser, at.address, {}, (context) => context.addInitScript(QUIET));
    await toTopic(page, lesson);
    await follow(page, way);
    await noteOf(page).getByRole("button", { name: "One more thing" }).click();
    await page.locator(`.topics [data-topic="${lesson.topic}"] .tick`).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    // It is no match that waits to be played on.
    await expect.poll(() => page.locator(".own-matches .own").count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  "goes on after a reload, is offered in the rules of its chapter, and after the guided first match",
  async () => {
    const { page, wrong } = await open(at.browser, at.address, {}, (context) => context.addInitScript(QUIET));
    const [lesson] = duel;
    await page.goto(`${at.address}rules/duel`);
    await page.locator(`#rules-${lesson!.chapter} [data-do="topic"]`).click();
    const note = noteOf(page);
    await note.getByRole("button", { name: "Next" }).click();
    await note.getByText("2 of").waitFor();
    await page.reload();
    await note.getByText("Welcome back.").waitFor();
    await note.getByText("2 of").waitFor();
    // Nothing is at stake.
    await page.getByRole("button", { name: "Leave table" }).click();
    await page.locator('.actions[data-game="duel"]').waitFor();
    // The guided first match, at its praise.
    const last = guide.steps.length;
    const { record } = lessonMatch(eraseShape(duelGame), guide, last);
    const left = writeLeft({ record, seat: guide.seat, level: "beginner", at: last });
    await page.evaluate((text) => {
      sessionStorage.setItem("quayside.practice", "kept");
      localStorage.setItem("quayside.practice.kept", text);
    }, left);
    await page.reload();
    await page.getByRole("region", { name: "Guided first match" }).getByRole("button", { name: "One more thing" }).click();
    await page.locator(`.topics [data-topic="${lesson!.topic}"]`).waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
