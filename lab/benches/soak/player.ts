/** The one person at a table of bots: sits down, plays what a bot would choose, looks around in between, and goes back to the lobby. */
import type { Page } from "playwright-core";
import type { Face } from "../../../client/face/face.ts";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { below, type Luck, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import { click, closeDialogs, doDeed, endDeed, type Hands, setSettings } from "./deeds.ts";
import { type Asked, pressListed, type Question, whatIsAsked } from "./in-page.ts";
import { deedOf, type MatchPlan } from "./plan.ts";

/**
 * Each of the first moves is followed by a deed, then every second, then every third, so that long matches have no more deeds. Counted in
 * moves.
 */
const LIVELY = 20;
/** Pieces stop moving after this many moves, and move again after as many more, so that a long match does not take an hour. */
const ANIMATED = 40;
/** How often the page is asked, in milliseconds. */
const POLLING = 30;
/** A press that has changed nothing in this time was none, in milliseconds. */
const ANSWERED = 3_000;

/** What was done so far. */
export interface Played {
  moves: number;
  deeds: number;
}

export async function sitDown(page: Page, { game, seats }: Pick<MatchPlan, "game" | "seats">): Promise<void> {
  await page.locator(`.actions[data-game="${game}"] [data-do="table"]`).waitFor({ state: "attached" });
  await click(page, `.actions[data-game="${game}"] [data-do="table"]`);
  await page.locator('dialog.create [data-do="bots"]').waitFor({ state: "attached" });
  await click(page, `dialog.create input[name="seats"][value="${seats}"]`);
  await click(page, 'dialog.create input[name="bots"][value="casual"]');
  await click(page, 'dialog.create [data-do="bots"]');
}

export async function playToEnd(hands: Hands, { by, luck, speed }: MatchPlan, { game }: Face, played: Played): Promise<void> {
  const { page } = hands;
  let answered = 0;
  while (true) {
    const asked = await untilAsked(page, answered);
    if (asked.over) return;
    if (played.moves > 0 && played.moves % ANIMATED === 0)
      await setSettings(page, { speed: (played.moves / ANIMATED) % 2 === 0 ? speed : "instant" });
    if (below(luck, 1 + Math.floor(played.moves / LIVELY)) === 0) {
      const deed = deedOf(luck);
      await doDeed(hands, deed);
      await endDeed(page, deed);
      played.deeds++;
    }
    played.moves++;
    const move = choose(game, asked, luck);
    const isPressed = by === "list" && (await press(page, asked, move, below(luck, 1_000)));
    if (isPressed) continue;
    answered = asked.ask;
    await send(page, asked, move);
  }
}

/** How many frames of the match that was just played come with a flourish. */
export async function flourishesIn(page: Page, face: Face): Promise<number> {
  const { record, seat } = await page.evaluate(async () => {
    const { feed } = globalThis.quayside;
    return { record: await feed?.record(), seat: feed?.seat };
  });
  if (record === undefined || seat === undefined) return 0;
  const { moments } = new ReplayFeed({ game: face.game, record, seat });
  return moments.filter(({ event, sight }, at) => {
    const before = moments[at - 1];
    return before !== undefined && face.act(event, before.sight, sight)?.cues.some(({ flourish }) => flourish);
  }).length;
}

export async function toLobby(page: Page): Promise<void> {
  await closeDialogs(page);
  await click(page, '.table-screen .buttons > [data-do="leave"]:not([hidden])');
  await page.waitForFunction(() => globalThis.quayside?.table === undefined, undefined, { polling: POLLING });
}

async function untilAsked(page: Page, answered: number): Promise<Exclude<Asked, false>> {
  const found = await page.waitForFunction(whatIsAsked, answered, { polling: POLLING });
  return (await found.jsonValue()) as Exclude<Asked, false>;
}

const choose = (game: Game, { sight }: Question, luck: Luck): string => game.notation(game.bot(sight as View, quickLuck(below(luck, 1e9))));

/** Presses the move in the list, or another if it is not there. False if nothing came of it: then the list was not that of this question. */
async function press(page: Page, { number, gathered }: Question, move: string, nth: number): Promise<boolean> {
  if (!(await page.evaluate(pressListed, { move: gathered > 0 ? "" : move, nth }))) return false;
  const isAnswered = page.waitForFunction(
    (before) => {
      const row = Number(document.querySelector("[data-row]")?.getAttribute("data-row") ?? 0);
      return globalThis.quayside?.table?.shown?.number !== before.number || row !== before.gathered;
    },
    { number, gathered },
    { polling: POLLING, timeout: ANSWERED },
  );
  return isAnswered.then(
    () => true,
    () => false,
  );
}

/** Sends a move as the page does. If the page has made one in between this one is refused, and the match goes on all the same. */
const send = (page: Page, { ask }: Question, move: string): Promise<unknown> =>
  page.evaluate(([wanted, to]) => globalThis.quayside?.feed?.send([wanted], to), [move, ask] as const);
