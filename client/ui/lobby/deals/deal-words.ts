/** The sentences of deals that friends play, fetched with them. */
import type { Language, LanguageId } from "../../../text/languages.ts";

export type DealWords = typeof import("../../../text/en/deals.ts").deals;

const WORDS: Readonly<Record<LanguageId, () => Promise<{ readonly deals: DealWords }>>> = {
  en: () => import("../../../text/en/deals.ts"),
  nb: () => import("../../../text/nb/deals.ts"),
  nl: () => import("../../../text/nl/deals.ts"),
  is: () => import("../../../text/is/deals.ts"),
  "zh-Hans": () => import("../../../text/zh-Hans/deals.ts"),
};

export const dealWords = async ({ wordsOf }: Language): Promise<DealWords> => (await wordsOf((id) => WORDS[id]())).deals;
