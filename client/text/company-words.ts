/** The sentences of what guests arrange with each other, fetched with it. */
import type { Language, LanguageId } from "./languages.ts";

export type CompanyWords = typeof import("./en/company.ts").company;

export const COMPANY_WORDS: Readonly<Record<LanguageId, () => Promise<{ readonly company: CompanyWords }>>> = {
  en: () => import("./en/company.ts"),
  nb: () => import("./nb/company.ts"),
  nl: () => import("./nl/company.ts"),
  is: () => import("./is/company.ts"),
  "zh-Hans": () => import("./zh-Hans/company.ts"),
};

export const companyWords = async ({ wordsOf }: Language): Promise<CompanyWords> => (await wordsOf((id) => COMPANY_WORDS[id]())).company;
