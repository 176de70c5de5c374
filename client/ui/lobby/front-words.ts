/** Writes another language into the front page, which is built in one. */
import { shelf } from "../../games/shelf.ts";
import type { Language, Text } from "../../text/languages.ts";
import { write } from "../common/dom.ts";
import { setPageTitle } from "../common/tab-title.ts";

export function translatePage({ id, text }: Language): void {
  const page = document.documentElement;
  if (page.lang === id) return;
  page.lang = id;
  setPageTitle(text.title);
  for (const [place, words] of frontWords(text)) {
    const element = document.querySelector(place);
    if (element !== null) write(element, words);
  }
}

/** Words of the front page by selector. */
export const frontWords = (text: Text): readonly (readonly [string, string])[] => [
  ["header h1", text.title],
  [".motto", text.motto],
  ...shelf.flatMap(({ id, seats }) => {
    const card = `.poster:has([data-game="${id}"])`;
    const { name, line } = text.games[id];
    return [
      [`${card} h2`, name] as const,
      [`${card} .pitch`, line] as const,
      [`${card} .players`, text.players(seats.fewest, seats.most)] as const,
    ];
  }),
];
