/** The sentences of exercises from the reader's own matches, fetched with them. */
import type { Language, LanguageId } from "../../text/languages.ts";

export type ExerciseWords = typeof import("../../text/en/exercises.ts").exercises;

const WORDS: Readonly<Record<LanguageId, () => Promise<{ readonly exercises: ExerciseWords }>>> = {
  en: () => import("../../text/en/exercises.ts"),
  nb: () => import("../../text/nb/exercises.ts"),
  nl: () => import("../../text/nl/exercises.ts"),
  is: () => import("../../text/is/exercises.ts"),
  "zh-Hans": () => import("../../text/zh-Hans/exercises.ts"),
};

export const exerciseWords = async ({ wordsOf }: Language): Promise<ExerciseWords> => (await wordsOf((id) => WORDS[id]())).exercises;
