/** The way to a game's rules page: the page, its sentences and its pictures are fetched when it is opened. */
import type { Face } from "../../face/face.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { RulesWish } from "./rules-page.ts";

export interface RulesLoad extends Omit<RulesWish, "face"> {
  face(): Promise<Face>;
}

/** Resolves when it is closed again. */
export async function openRules({ face, ...wish }: RulesLoad): Promise<void> {
  try {
    const [{ rulesPage }, loaded] = await Promise.all([import("./rules-page.ts"), face()]);
    await rulesPage({ ...wish, face: loaded });
  } catch (error) {
    tellFailure(wish.text, error);
  }
}
