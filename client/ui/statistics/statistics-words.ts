/** The sentences of the pages of statistics, fetched with them. */
import type { Language, LanguageId } from "../../text/languages.ts";

export type StatisticsWords = typeof import("../../text/en/game-statistics.ts").gameStatistics;

const WORDS: Readonly<Record<LanguageId, () => Promise<{ readonly gameStatistics: StatisticsWords }>>> = {
  en: () => import("../../text/en/game-statistics.ts"),
  nb: () => import("../../text/nb/game-statistics.ts"),
  nl: () => import("../../text/nl/game-statistics.ts"),
  is: () => import("../../text/is/game-statistics.ts"),
  "zh-Hans": () => import("../../text/zh-Hans/game-statistics.ts"),
};

export const statisticsWords = async ({ id }: Language): Promise<StatisticsWords> =>
  (await (WORDS[id as LanguageId] ?? WORDS.en)()).gameStatistics;
