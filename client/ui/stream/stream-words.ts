/** The sentences of a stream, fetched with it. */
import type { Language, LanguageId } from "../../text/languages.ts";

export type StreamWords = typeof import("../../text/en/stream.ts").stream;

const WORDS: Readonly<Record<LanguageId, () => Promise<{ readonly stream: StreamWords }>>> = {
  en: () => import("../../text/en/stream.ts"),
  nb: () => import("../../text/nb/stream.ts"),
  nl: () => import("../../text/nl/stream.ts"),
  is: () => import("../../text/is/stream.ts"),
  "zh-Hans": () => import("../../text/zh-Hans/stream.ts"),
};

export const streamWords = async ({ wordsOf }: Language): Promise<StreamWords> => (await wordsOf((id) => WORDS[id]())).stream;
