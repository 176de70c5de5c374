/** The sentences about what is kept about a guest, how they are known again, and their coat of arms: fetched with it. */
import type { Language, LanguageId } from "./languages.ts";

type Words = Pick<typeof import("./en/account.ts"), "account" | "arms">;
export type AccountWords = Words["account"];
export type ArmsWords = Words["arms"];

const WORDS: Readonly<Record<LanguageId, () => Promise<Words>>> = {
  en: () => import("./en/account.ts"),
  nb: () => import("./nb/account.ts"),
  nl: () => import("./nl/account.ts"),
  is: () => import("./is/account.ts"),
  "zh-Hans": () => import("./zh-Hans/account.ts"),
};

const words = ({ wordsOf }: Language): Promise<Words> => wordsOf((id) => WORDS[id]());
export const accountWords = async (language: Language): Promise<AccountWords> => (await words(language)).account;
export const armsWords = async (language: Language): Promise<ArmsWords> => (await words(language)).arms;
