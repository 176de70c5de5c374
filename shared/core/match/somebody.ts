/**
 * Who the bots of a match are. Their names follow from the promised deal, so that every reader, a replay and a restart have the same; a name has
 * the same manner in all matches of a game.
 */
import type { Game } from "../contract/game.ts";
import type { Manner } from "../contract/manner.ts";
import type { MatchRecord } from "./record.ts";

/** As many as several games have manners, so that each of these is as frequent. */
export const BOT_NAMES: readonly string[] =
  "Alma Bruno Clara Diego Edda Felix Greta Hugo Ines Jonas Kaia Leon Mira Nils Olga Pablo Rosa Sven Tilda Ulla Vera Wim Yara Zeno".split(
    " ",
  );

/** Instead of the number of a bot: a player, one that stands in for a player, or a bot of a match that says nothing of its bots. */
export const NO_BOT = -1;

/** Neighbours at a table are not neighbours in the list, and have different manners. */
const STRIDE = 7;
/** As many digits as make a number that is exact. */
const DIGITS = 8;

/** The place in the list of names of the bot on a seat. */
export const botNumber = (commitment: string, seat: number): number =>
  (Number.parseInt(commitment.slice(0, DIGITS), 16) + STRIDE * seat) % BOT_NAMES.length;

/** The bot that sits on a seat from the beginning of a match, or NO_BOT. */
export function botIn({ bots, deal, entries }: Pick<MatchRecord, "bots" | "deal" | "entries">, seat: number): number {
  if (bots === undefined) return NO_BOT;
  const sitter = entries.findLast((entry) => entry.type === "seat" && entry.seat === seat);
  return sitter?.type === "seat" && sitter.kind === "bot" && sitter.name === "" ? botNumber(deal.commitment, seat) : NO_BOT;
}

/** The manner of a bot by its number; undefined for none, and in a game without manners. */
export const mannerOf = ({ manners }: Pick<Game, "manners">, bot: number): Manner | undefined =>
  bot === NO_BOT || manners === undefined ? undefined : manners[bot % manners.length];

/** The manner with this id. */
export const mannerNamed = ({ manners }: Pick<Game, "manners">, id: string | undefined): Manner | undefined =>
  manners?.find((manner) => manner.id === id);
