/** Whole matches, by bots and by chance, until everything in the box of each game was used at least once. */
import { describe, expect, it } from "vitest";
import { GAME_IDS } from "../../../shared/listed-games.ts";
import { anyRecord } from "../matches.ts";
import { everything, type Inventory, usedInBuilt, walk } from "./inventory.ts";

const INVENTORIES = await Promise.all(
  GAME_IDS.map(async (id) => {
    const { inventory }: { readonly inventory: Inventory } = await import(`../../${id}/inventory.ts`);
    return inventory;
  }),
);

/** More than any game needs, so that what can no longer be reached is reported instead of looked for without end. */
const MOST_MATCHES = 400;
/** Positions whose invariants are looked at, also where everything was used earlier. */
const FEWEST_POSITIONS = 5_000;
/** How many moves in ten a bot chooses: chance alone seldom saves up, bots alone never waste. */
const SENSIBLE = [0, 5, 9];

const dealsOf = ({ telling }: Inventory): ReadonlySet<number> =>
  new Set([...telling, ...Array.from({ length: MOST_MATCHES }, (_none, at) => at + 1)]);

describe.each(INVENTORIES)("$game.id", (inventory) => {
  it("uses every piece, option, kind of move and event at least once, and breaks no invariant on the way", () => {
    const missing = new Set(everything(inventory));
    for (const name of usedInBuilt(inventory)) missing.delete(name);
    let positions = 0;
    for (const deal of dealsOf(inventory)) {
      if (missing.size === 0 && positions >= FEWEST_POSITIONS) break;
      const walked = walk(inventory, anyRecord(inventory.game, deal), deal, SENSIBLE[deal % SENSIBLE.length]!);
      expect(walked.broken).toEqual([]);
      for (const name of walked.used) missing.delete(name);
      positions += walked.positions;
    }
    expect([...missing]).toEqual([]);
    expect(positions).toBeGreaterThanOrEqual(FEWEST_POSITIONS);
  });
});
