/** The words of what is posted to chat services, in one language: sentences of the page, and names of the games and their rounds. */

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PostSentences, PostWords } from "../../shared/core/wire/webhooks.ts";
import { GAME_IDS } from "../../shared/listed-games.ts";
import { type Catalogue, spoken } from "../text/grammar.ts";
import { type LanguageId, UI_TEXT } from "../text/languages.ts";
import { withoutSoftHyphens } from "../text/soft-hyphens.ts";

/** More rounds than any match has. */
const MOST_ROUNDS = 30;
/** By the path in the client's folder: what builds the client is bundled, and stands elsewhere then. */
const imported = (...path: readonly string[]) => import(pathToFileURL(join(import.meta.dirname, "..", ...path)).href);

/** Of the game whose rounds have names of their own, which end. */
const NONSENSE = /undefined|NaN/;

export async function postWords(id: LanguageId): Promise<PostWords> {
  const { posts }: { posts: PostSentences } = await imported("text", id, "posts.ts");
  const { games } = await UI_TEXT[id]();
  const named = GAME_IDS.map(async (game) => [game, { name: games[game].name, rounds: await roundsOf(game, id) }] as const);
  return { ...posts, games: Object.fromEntries(await Promise.all(named)) };
}

async function roundsOf(game: string, id: LanguageId): Promise<readonly string[]> {
  const { play }: { play: Catalogue } = await imported("games", game, "text", id, "play.ts");
  const said = Array.from({ length: MOST_ROUNDS }, (_none, round) => {
    const sentence = play.round;
    return sentence === undefined ? "" : withoutSoftHyphens(spoken(sentence, { round }, { name: String, reader: -1 }));
  });
  const end = said.findIndex((words) => NONSENSE.test(words));
  return end < 0 ? said : said.slice(0, end);
}
