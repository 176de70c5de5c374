/** The sentences about what is kept about a guest, and how they are known again: fetched with it. */
import type { Language, LanguageId } from "./languages.ts";

export type AccountWords = typeof import("./en/account.ts").account;

const WORDS: Readonly<Record<LanguageId, () => Promise<{ readonly account: AccountWords }>>> = {
  en: () => import("./en/account.ts"),
  nb: () => import("./nb/account.ts"),
  nl: () => import("./nl/account.ts"),
  is: () => import("./is/account.ts"),
  "zh-Hans": () => import("./zh-Hans/account.ts"),
};

export const accountWords = async ({ wordsOf }: Language): Promise<AccountWords> => (await wordsOf((id) => WORDS[id]())).account;
