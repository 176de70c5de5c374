/** Adds to a build what is shown elsewhere: the cards of links, and the words of what is posted to chat services. The server fills them in. */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { CARD_WORDS_PATH, type CardWords, cardPicturePath } from "../../shared/core/wire/card-words.ts";
import { POST_WORDS_PATH } from "../../shared/core/wire/webhooks.ts";
import { cards } from "../text/en/cards.ts";
import { type LanguageId, UI_TEXT } from "../text/languages.ts";
import { postWords } from "./post-words.ts";

/** `folder`: of the pictures. They are fetched by who is sent a link, never by the page, and so have no part in what it keeps. */
export const linkCards = (folder: string): Plugin => ({
  name: "quayside-link-cards",
  apply: "build",
  async generateBundle() {
    const { title: site, games } = await UI_TEXT.en();
    const names = Object.fromEntries(Object.entries(games).map(([id, { name }]) => [id, name]));
    const words: CardWords = { ...cards, site, games: names };
    this.emitFile({ type: "asset", fileName: CARD_WORDS_PATH.slice(1), source: JSON.stringify(words) });
    const posts = Object.fromEntries(await Promise.all(Object.keys(UI_TEXT).map(async (id) => [id, await postWords(id as LanguageId)])));
    this.emitFile({ type: "asset", fileName: POST_WORDS_PATH.slice(1), source: JSON.stringify(posts) });
    for (const file of readdirSync(folder)) {
      const fileName = cardPicturePath(file.replace(/\.webp$/, "")).slice(1);
      this.emitFile({ type: "asset", fileName, source: readFileSync(`${folder}/${file}`) });
    }
  },
});
