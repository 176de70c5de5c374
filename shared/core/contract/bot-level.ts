/**
 * The words for how well a bot plays. A new level is a word in BOT_LEVELS, or in SEARCH_LEVELS if it searches, and a row in LEVELS
 * (`bots/levels.ts`); the compiler names what else needs a word.
 */

export const SEARCH_LEVELS = ["strong", "master"] as const;
export type SearchLevel = (typeof SEARCH_LEVELS)[number];

export const BOT_LEVELS = ["beginner", "casual", ...SEARCH_LEVELS] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** For bots whose level was not chosen. A stand-in for a player also has it: a seat must not suffer from a lost connection. */
export const DEFAULT_LEVEL: BotLevel = "casual";

/** Words of earlier versions, in saved tables and from pages that have not been reloaded. */
const OLD_WORDS: Readonly<Record<string, BotLevel>> = { gentle: "beginner", steady: "casual" };

/** The level a stored or received word means; undefined if it means none. */
export function levelOfWord(word: unknown): BotLevel | undefined {
  if (typeof word !== "string") return undefined;
  return BOT_LEVELS.find((level) => level === word) ?? (Object.hasOwn(OLD_WORDS, word) ? OLD_WORDS[word] : undefined);
}
