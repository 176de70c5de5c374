/**
 * The two rounds of a fair deal. First each player gives a pledge, the digest of a share nobody else knows; when all pledges are shown,
 * the shares are opened. Until then not even who knows the server's secret can compute the seed, and after it no share can be changed.
 */
import { digest, shareOfBot } from "../base/random.ts";

/** Where the luck of a match comes from. The commitment is published before the pledges are given, secret and shares after the match. */
export interface Deal {
  /** SHA-256 of the secret, as hex. */
  readonly commitment: string;
  /** The server's 32 bytes, as hex. */
  readonly secret: string;
  /** 16 bytes from each player in the order of joining, as hex. */
  readonly shares: readonly string[];
  /** Their pledges, in the same order; NO_PLEDGE for a bot. Older records, deals of the day and practice have none. */
  readonly pledges?: readonly string[];
  /** How many deals of this table were void before this one; left out for none. */
  readonly voids?: number;
  /** It was made before this match, for others who play it too, or for another board: no player adds a share. */
  readonly again?: true;
}

/** The pledge of a bot's seat: its share follows from the secret. */
export const NO_PLEDGE = "";

/** Bound to the secret, which is of one deal at one table, and to the seat: it is worth nothing anywhere else. */
export const pledgeOf = (commitment: string, seat: number, share: string): string =>
  digest(`quayside pledge ${commitment} ${seat} ${share}`);

/** Whether no two seats have the same pledge: a copied one could only be opened by copying the share too. */
export const areDistinct = (pledges: readonly string[]): boolean => {
  const given = pledges.filter((pledge) => pledge !== NO_PLEDGE);
  return new Set(given).size === given.length;
};

/** Whether each player's share is the pledged one, and each bot's the one that follows from the secret. */
export function keepsPledges({ commitment, secret, shares, pledges }: Deal): boolean {
  if (pledges === undefined) return true;
  if (pledges.length !== shares.length || !areDistinct(pledges)) return false;
  return shares.every((share, seat) =>
    pledges[seat] === NO_PLEDGE ? share === shareOfBot(secret, seat) : pledges[seat] === pledgeOf(commitment, seat, share),
  );
}

/**
 * How the shares came about. `pledged`: in two rounds. `open`: in one, as up to version 0.9.0; the last share could be chosen by who knew
 * the secret and the others. `fixed`: no player gave one, all follow from the secret, as in a deal of the day and in practice. `again`: the
 * deal was made before.
 */
export const DEAL_FORMS = ["pledged", "open", "fixed", "again"] as const;
export type DealForm = (typeof DEAL_FORMS)[number];

export function formOf({ secret, shares, pledges, again }: Deal): DealForm {
  if (again) return "again";
  if (pledges !== undefined) return "pledged";
  return shares.every((share, seat) => share === shareOfBot(secret, seat)) ? "fixed" : "open";
}

/** One number for all a player was promised: who compares it with the others at the table compares the secret and all pledges. */
export const fingerprintOf = ({ commitment, pledges }: Pick<Deal, "commitment" | "pledges">): string =>
  pledges === undefined ? commitment : digest(`quayside deal ${commitment} ${pledges.join(" ")}`);
