/** How well bots play at a table: a level, with what it is like and how strong it was measured, or the level nearest to the guest. */
import { BOT_LEVELS, type BotLevel } from "../../../shared/core/contract/bot-level.ts";
import { levelsAround, nearestLevel, rivalOf, strengthsOf } from "../../../shared/strengths.ts";
import { ownStrength } from "../../settings/own-strength.ts";
import { dateOf } from "../../text/dates.ts";
import type { Language, Text } from "../../text/languages.ts";
import { field } from "../fields/field.ts";

/** `own`: as strong as the guest. */
export type BotWish = "own" | BotLevel;
const WISHES: readonly BotWish[] = ["own", ...BOT_LEVELS];

/** Measured strengths are not known to the point. */
const STEP = 10;

/** The level that is meant. As strong as the guest: by their matches against bots, or by their rating, if there is one. */
export const levelOfWish = (wish: BotWish, game: string, rating: number | undefined): BotLevel =>
  wish === "own" ? nearestLevel(strengthsOf(game), ownStrength(game) ?? rating) : wish;

interface BotsChoice {
  readonly language: Pick<Language, "id">;
  readonly game: string;
  /** The guest's in this game, if there is one. */
  readonly rating: number | undefined;
  readonly picked: BotWish;
  pick(wish: BotWish): void;
}

export function botsField({ create: { bots: words } }: Text, choice: BotsChoice): HTMLFieldSetElement {
  const { game, rating, picked, pick } = choice;
  const strengths = strengthsOf(game);
  const describe = (wish: BotWish): string => {
    if (wish !== "own") {
      const about = words.about[wish];
      return strengths === undefined ? about : words.measured(about, STEP * Math.round(strengths[wish] / STEP));
    }
    const level = words.of[levelOfWish(wish, game, rating)];
    const shown = ownStrength(game);
    if (shown !== undefined)
      return words.shown(
        level,
        levelsAround(strengths, shown).map((one) => words.of[one]),
      );
    return rating === undefined ? words.unrated(level) : words.nearest(level, rating);
  };
  const note = againstRival(words, choice);
  return field({ name: "bots", legend: words.legend, ...note, values: WISHES, picked, label: (wish) => words.of[wish], describe, pick });
}

/** How the strongest level did against a program that shares nothing with it. */
function againstRival({ against }: Text["create"]["bots"], { game, language }: BotsChoice): { readonly note?: string } {
  const rival = rivalOf(game);
  return rival === undefined ? {} : { note: against(rival.wins / 100, rival.matches, dateOf(language.id, new Date(rival.date))) };
}
