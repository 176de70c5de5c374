/** What luck did to each seat of the matches whose analysis has run in this browser: shown where several matches are compared. */
import { type Check, isList } from "../../shared/core/base/plain.ts";
import { readLocal, writeLocal } from "../base/storage.ts";

const KEY = "quayside.luck";
/** The newest ones. */
const MOST = 200;

type Kept = readonly (readonly [match: string, luck: readonly number[]])[];

const isLuck: Check = isList((share) => typeof share === "number" && Number.isFinite(share), 1, 10);
const isKept = isList((one) => Array.isArray(one) && one.length === 2 && typeof one[0] === "string" && isLuck(one[1]), 0, MOST);

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(readLocal(KEY) ?? "[]");
    return isKept(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** By seat, in chance to win. */
export function keepLuck(match: string, luck: readonly number[]): void {
  const rounded = luck.map((share) => Math.round(1_000 * share) / 1_000);
  writeLocal(KEY, JSON.stringify([...kept().filter(([other]) => other !== match), [match, rounded]].slice(-MOST)));
}

/** Undefined for a match that was not analysed here, or long ago. */
export const luckOf = (match: string, seat: number): number | undefined => kept().find(([one]) => one === match)?.[1][seat];
