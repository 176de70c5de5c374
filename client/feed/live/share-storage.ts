/** The own shares of deals, over a reload and for days: they must be opened, and records are checked against what was shown. */
import { isHex, isList, isRecord, isText, isWhole } from "../../../shared/core/base/plain.ts";
import { isPledges, MOST_VOIDS } from "../../../shared/core/match/record.ts";
import type { KeyValueStorage } from "../../base/storage.ts";
import type { DealShare } from "./deal-share.ts";

const KEY = "quayside.shares";
/** The newest: more than a guest may have matches in days. */
const MOST_KEPT = 60;

type Kept = DealShare & { readonly match: string };

const isShare = (value: unknown): boolean => value === "" || isHex(16)(value);
const isKept = isList(
  isRecord({ match: isText(40), commitment: isHex(32), voids: isWhole(0, MOST_VOIDS), share: isShare }, { pledges: isPledges }),
  0,
  MOST_KEPT,
);

export const shareStorage = (storage: KeyValueStorage) => ({
  get: (match: string): DealShare | undefined => readKept(storage).find((kept) => kept.match === match),
  keep(match: string, { commitment, voids, share, pledges }: DealShare): void {
    const others = readKept(storage).filter((kept) => kept.match !== match);
    const own: Kept = { match, commitment, voids, share, ...(pledges && { pledges }) };
    storage.setItem(KEY, JSON.stringify([own, ...others].slice(0, MOST_KEPT)));
  },
});

function readKept(storage: KeyValueStorage): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return isKept(kept) ? (kept as readonly Kept[]) : [];
  } catch {
    // If another program has written there, what it replaced is lost.
    return [];
  }
}
