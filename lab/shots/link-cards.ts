/** The pictures of links, for places that show a card of what they lead to: the posters before a board in play, and all three at the harbour. */
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Browser } from "playwright-core";
import { root } from "../../scripts/settings.ts";
import { GAME_IDS, type GameId } from "../../shared/listed-games.ts";

/** As services that show them ask for. */
const SIZE = { width: 1200, height: 630 };
const QUALITY = 66;
const CARDS_FOLDER = "assets/cards";

/** A board in play, of the pictures of README, and how far it lies to the left, so that its middle is in sight. */
const BOARDS: Readonly<Record<GameId, readonly [file: string, left: number]>> = {
  "puerto-rico": ["docs/pictures/puerto-rico-5-role.webp", 0],
  duel: ["docs/pictures/duel-age2.webp", 86],
  elasund: ["docs/pictures/elasund-4-permit.webp", 0],
};
/** How much the pictures are enlarged, so that no more than the board is to be seen of them. */
const BOARD_WIDTH = 1371;

const TYPES: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".webp": "image/webp" };
const url = (file: string): string => `data:${TYPES[extname(file)]};base64,${readFileSync(join(root, file), "base64")}`;
const poster = (game: GameId): string => url(`assets/posters/${game}.svg`);

const STYLE = `<style>
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #14202b }
  .behind { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
  .board { position: absolute; width: ${BOARD_WIDTH}px }
  .poster { position: absolute; border-radius: 14px; box-shadow: 0 10px 34px #000a, 0 0 0 5px #f4e3bd }
</style>`;

function cardOf(game: GameId): string {
  const [board, left] = BOARDS[game];
  return `${STYLE}
  <img class="board" src="${url(board)}" style="left: ${500 - left}px">
  <img class="poster" src="${poster(game)}" style="left: 20px; top: 20px; height: 590px">`;
}

const ALL = `${STYLE}
  <img class="behind" src="${url("assets/harbour.svg")}">
  ${GAME_IDS.map((game, at) => `<img class="poster" src="${poster(game)}" style="left: ${34 + at * 388}px; top: 90px; height: 450px">`).join("")}`;

export async function writeLinkCards(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  const devices = await page.context().newCDPSession(page);
  for (const [name, html] of [["quayside", ALL], ...GAME_IDS.map((game) => [game, cardOf(game)])] as const) {
    await page.setContent(html, { waitUntil: "load" });
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const { data } = await devices.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    writeFileSync(join(root, CARDS_FOLDER, `${name}.webp`), data, "base64");
  }
  await page.close();
}
