/** Adds the cards of links to a build: their pictures, and their words for the server, which fills them in. */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { CARD_WORDS_PATH, type CardWords, cardPicturePath } from "../../shared/core/wire/card-words.ts";
import { cards } from "../text/en/cards.ts";
import { UI_TEXT } from "../text/languages.ts";

/** `folder`: of the pictures. They are fetched by who is sent a link, never by the page, and so have no part in what it keeps. */
export const linkCards = (folder: string): Plugin => ({
  name: "quayside-link-cards",
  apply: "build",
  async generateBundle() {
    const { title: site, games } = await UI_TEXT.en();
    const names = Object.fromEntries(Object.entries(games).map(([id, { name }]) => [id, name]));
    const words: CardWords = { ...cards, site, games: names };
    this.emitFile({ type: "asset", fileName: CARD_WORDS_PATH.slice(1), source: JSON.stringify(words) });
    for (const file of readdirSync(folder)) {
      const fileName = cardPicturePath(file.replace(/\.webp$/, "")).slice(1);
      this.emitFile({ type: "asset", fileName, source: readFileSync(`${folder}/${file}`) });
    }
  },
});
