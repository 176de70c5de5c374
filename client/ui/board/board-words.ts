/** The sentences of the analysis board, fetched with it. */
import type { Language, LanguageId } from "../../text/languages.ts";

export type BoardWords = typeof import("../../text/en/board.ts").board;

const WORDS: Readonly<Record<LanguageId, () => Promise<{ readonly board: BoardWords }>>> = {
  en: () => import("../../text/en/board.ts"),
  nb: () => import("../../text/nb/board.ts"),
  nl: () => import("../../text/nl/board.ts"),
  is: () => import("../../text/is/board.ts"),
  "zh-Hans": () => import("../../text/zh-Hans/board.ts"),
};

export const boardWords = async ({ id }: Language): Promise<BoardWords> => (await (WORDS[id as LanguageId] ?? WORDS.en)()).board;
