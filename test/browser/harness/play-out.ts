/** The rest of a match by a bot's choices, sent as fast as the line carries them: where a test is about the way there, or what follows. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Face } from "../../../client/face/face.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import { expectPicture, isAsked, type Person, shown } from "./person.ts";

declare global {
  /** Of a view as text. */
  var botChoice: (sight: string) => Promise<string>;
}

/** Plays until the pictures of all have come to the end. Nobody may have gathered moves. */
export async function playOut(people: readonly Pick<Person, "page">[], face: Pick<Face, "game">): Promise<void> {
  await Promise.all(people.map(({ page }) => hide(page, true)));
  await Promise.all(people.map(({ page }) => botPlays(page, face.game)));
  await Promise.all(people.map(({ page }) => page.waitForFunction(() => globalThis.quayside.table?.shown?.outcome !== undefined)));
  await Promise.all(people.map(({ page }) => hide(page, false)));
}

/** Plays on to the end, which both see alike; nobody is asked any more, and no page has met an error. Gives what each of them sees. */
export async function expectSameEnd(people: readonly [Person, Person], face: Face): Promise<Moment[]> {
  await playOut(people, face);
  const ends = await Promise.all(people.map(({ page }) => shown(page)));
  expect(ends[1]?.outcome).toEqual(ends[0]?.outcome);
  expect(ends[0]?.sight.seat).not.toBe(ends[1]?.sight.seat);
  for (const { page, wrong } of people) {
    await page.locator("dialog.score").waitFor();
    await expectPicture({ page }, face);
    expect(await isAsked(page)).toBe(false);
    expect(wrong).toEqual([]);
  }
  return ends;
}

/** What each page plays now: a page may play several games. */
const played = new WeakMap<Page, Game>();

async function botPlays(page: Page, game: Game): Promise<void> {
  let choices = 0;
  const choose = (sight: string): string => {
    const now = played.get(page) ?? game;
    return now.notation(now.bot(JSON.parse(sight) as View, quickLuck(++choices)));
  };
  if (!played.has(page)) await page.exposeFunction("botChoice", choose);
  played.set(page, game);
  await page.evaluate(
    () =>
      new Promise<void>((over, fail) => {
        const { feed } = globalThis.quayside;
        let answered = 0;
        feed?.listen({
          presence: () => undefined,
          frame({ ask, sight, outcome }) {
            if (outcome !== undefined) over();
            if (ask <= answered) return;
            answered = ask;
            // The page itself makes a pass that is the only move; then this one is refused, and the match goes on all the same.
            globalThis.botChoice(JSON.stringify(sight)).then((move) => feed.send([move], ask), fail);
          },
        });
      }),
  );
}

/** Nobody looks on the way: a page that is not laid out has no more to draw than one in another tab. */
const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    document.body.style.display = hidden ? "none" : "";
  }, isHidden);
