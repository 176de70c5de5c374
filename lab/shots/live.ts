/** Every game as it is played: a live table at the player's own turn, where the prompt has most to say. */

import type { Face } from "../../client/face/face.ts";
import { FACES } from "../../client/games/list.ts";
import type { LanguageId } from "../../client/text/languages.ts";
import { must } from "../../shared/core/base/checked.ts";
import { askForHint, HINT, hoverPiece, pick, playFrom, readIn } from "../../test/browser/harness/law/live-position.ts";
import { longestPrompts, type Position } from "../../test/browser/harness/law/positions.ts";
import type { Chain, ScreenShot, Visit } from "./chain.ts";
import { LIVE_SIZES, type SizeName } from "./sizes.ts";

const LANGUAGES: readonly LanguageId[] = ["en", "nb", "nl", "is", "zh-Hans"];
/** The tightest and the commonest windows. */
const FEW: readonly SizeName[] = ["1024x768", "1366x768", "1920x1080"];

const positions = new Map<string, Promise<Map<LanguageId, Position>>>();

/** The position with the longest prompt of all golden matches, found once. */
async function longest(game: string, language: LanguageId): Promise<Position> {
  const known = positions.get(game) ?? must(FACES[game], "face")().then((face: Face) => longestPrompts(face, LANGUAGES));
  positions.set(game, known);
  return must((await known).get(language), "prompt");
}

/** The card of the first piece that can be moved. */
async function openCard({ page }: Visit): Promise<void> {
  await page.mouse.move(1, 1);
  const [lit] = await page.evaluate(() => [...(globalThis.quayside.table?.lit ?? [])]);
  await hoverPiece(page, must(lit, "lit piece"));
}

const languageOf = ({ page }: Visit): Promise<LanguageId> => page.evaluate(() => document.documentElement.lang as LanguageId);

function liveTable(game: string): Chain {
  let at: Position;
  const shot = (name: string, shows: string, sizes: readonly SizeName[], go: ScreenShot["go"]): ScreenShot => ({
    name: `live-${game}-${name}`,
    shows,
    sizes,
    go,
  });
  return {
    name: `live-${game}`,
    shots: [
      shot("own-turn", ".prompt[data-open]", LIVE_SIZES, async (visit) => {
        await visit.page.goto(visit.address);
        at = await longest(game, await languageOf(visit));
        await playFrom(visit.page, `${visit.address}/`, at);
      }),
      { ...shot("card", ".detail:not([hidden])", FEW, openCard), again: openCard },
      shot("hint", HINT, FEW, ({ page }) => askForHint(page)),
      shot("prompt", ".choices button", LIVE_SIZES, ({ page }) => pick(page, at.piece)),
      ...LANGUAGES.slice(1).map((language) =>
        shot(`prompt-${language}`, ".choices button", FEW, async ({ page, address }) => {
          const wanted = await longest(game, language);
          if (wanted.frame !== at.frame) await playFrom(page, `${address}/`, wanted);
          at = wanted;
          await readIn(page, language);
          await pick(page, at.piece);
        }),
      ),
      shot("big-view", ".table-screen[data-big]", ["800x600", ...FEW], async ({ page }) => {
        await page.keyboard.press("Escape");
        await page.keyboard.press("f");
      }),
    ],
  };
}

export const LIVE: readonly Chain[] = Object.keys(FACES).map(liveTable);
