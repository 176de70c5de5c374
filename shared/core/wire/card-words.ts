/** What the cards of links are made of: the build writes them from the catalogue, and the server, which knows no catalogue, fills them in. */

/** Title and line; `{name}` stands for what is filled in. */
export type CardSentences = readonly [title: string, line: string];

/** By what a link leads to, or how it stands there. */
export const CARD_KINDS = [
  "front",
  "invitation",
  "waiting",
  "running",
  "over",
  "won",
  "wonOnPoints",
  "ended",
  "moment",
  "puzzle",
  "puzzleOfDay",
  "daily",
  "deal",
  "arena",
  "rules",
  "statistics",
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

interface Counted {
  readonly one: string;
  readonly other: string;
}

export interface CardWords extends Readonly<Record<CardKind, CardSentences>> {
  readonly site: string;
  /** Names by game. */
  readonly games: Readonly<Record<string, string>>;
  /** Players without a name beside those with one, and alone. */
  readonly others: Counted;
  readonly players: Counted;
}

/** Where the build puts the words, and the picture of each game and of the front page. */
export const CARD_WORDS_PATH = "/cards/words.json";
export const cardPicturePath = (game: string): string => `/cards/${game}.webp`;
/** Stands in the page's head for the tags that the server writes there. */
export const CARD_MARK = "<!-- card -->";
