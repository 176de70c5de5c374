/** Hints at a table where people play against each other: each that is asked for is an entry of the record, told to all. */
import { add } from "../base/checked.ts";
import type { Match } from "./match.ts";
import type { MatchRecord } from "./record.ts";

/** Whether nobody but bots plays, or has played and may return, on the other seats: then a hint is nobody else's business. */
export const playsAlone = ({ record, resigned }: Pick<Match, "record" | "resigned">, seat: number): boolean =>
  !record.entries.some(
    (entry) => entry.type === "seat" && entry.kind === "person" && entry.seat !== seat && !resigned.includes(entry.seat),
  );

/** Whether the seat has asked for a hint at this question before: it counts once. */
export const hasHint = ({ entries }: Pick<MatchRecord, "entries">, seat: number, ask: number): boolean =>
  entries.some((entry) => entry.type === "hint" && entry.seat === seat && entry.ask === ask);

/** How many hints each seat asked for. */
export function hintCounts({ entries, seats }: Pick<MatchRecord, "entries" | "seats">): readonly number[] {
  const counts = new Array<number>(seats).fill(0);
  for (const { type, seat } of entries) if (type === "hint") add(counts, seat, 1);
  return counts;
}
