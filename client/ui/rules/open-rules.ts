/** The way to a game's rules page: the page, its sentences and its pictures are fetched when it is opened. */
import { tellFailure } from "../common/tell-failure.ts";
import type { RulesWish } from "./rules-page.ts";

/** Resolves when it is closed again. */
export async function openRules(wish: RulesWish): Promise<void> {
  try {
    const { rulesPage } = await import("./rules-page.ts");
    await rulesPage(wish);
  } catch (error) {
    tellFailure(wish.text, error);
  }
}

/** Opens the page from anywhere in the lobby, and by itself from an address. */
export const rulesLink = (game: string): string => `#rules=${game}`;
