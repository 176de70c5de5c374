import type { MatchRecord } from "../../../../shared/core/match/record.ts";

/** The moves a player made on a seat and never took back, in order. Those of bots and clocks that stood in are left out. */
export function playerMoves({ entries }: Pick<MatchRecord, "entries">, seat: number): readonly string[] {
  let inForce: { readonly number: number; readonly moves: readonly string[] }[] = [];
  for (const [number, entry] of entries.entries()) {
    if (entry.type === "undo") inForce = inForce.filter((made) => made.number < entry.to);
    else if (entry.type === "moves" && entry.seat === seat && entry.by === "person") inForce.push({ number, moves: entry.moves });
  }
  return inForce.flatMap(({ moves }) => moves);
}
