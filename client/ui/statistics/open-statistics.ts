/** The way to a game's page of statistics: the page, its sentences and its numbers are fetched when it is opened. */
import type { Face } from "../../face/face.ts";
import type { Language, Text } from "../../text/languages.ts";
import { tellFailure } from "../common/tell-failure.ts";

export interface StatisticsLoad {
  readonly text: Text;
  readonly language: Language;
  face(): Promise<Face>;
}

/** Resolves when it is closed again. */
export async function openStatistics({ face, ...wish }: StatisticsLoad): Promise<void> {
  try {
    const [{ gameStatisticsPage }, loaded] = await Promise.all([import("./game-statistics-page.ts"), face()]);
    await gameStatisticsPage({ ...wish, face: loaded });
  } catch (error) {
    tellFailure(wish.text, error);
  }
}
