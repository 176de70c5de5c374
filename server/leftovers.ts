/** Matches that were on when the last process ended. Nobody can come back to them, so they end here, as abandoned. */
import { outcome } from "../shared/core/outcome.ts";
import { resume } from "../shared/core/step.ts";
import { gameOf, type House, report } from "./house.ts";

type Records = Pick<House, "games" | "journal">;

/** Gives their number. */
export async function endLeftovers(house: Records): Promise<number> {
  const left = await house.journal.unfinished();
  for (const match of left) {
    // One that cannot be read must not keep the others, or the server, from their end.
    await end(house, match).catch((error: unknown) => report(`match ${match}, left over`, error));
    await house.journal.close(match);
  }
  return left.length;
}

async function end(house: Records, match: string): Promise<void> {
  const record = await house.journal.read(match);
  if (record === undefined || outcome(resume(gameOf(house, record.game), record)) !== undefined) return;
  const entry = { type: "end", seat: -1, why: "abandoned", at: Date.now(), by: "server" } as const;
  await house.journal.append(match, record.entries.length, entry);
}
