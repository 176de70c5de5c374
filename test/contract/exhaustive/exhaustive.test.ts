/** Whole matches, by bots and by chance, until everything in the box of each game was used at least once. */
import { describe, expect, it } from "vitest";
import { GAMES } from "../../../shared/games.ts";
import { anyRecord } from "../matches.ts";
import { duelInventory } from "./duel-inventory.ts";
import { elasundInventory } from "./elasund-inventory.ts";
import { everything, type Inventory, usedInBuilt, walk } from "./inventory.ts";
import { puertoRicoInventory } from "./puerto-rico-inventory.ts";

const INVENTORIES = [duelInventory, elasundInventory, puertoRicoInventory] as unknown as readonly Inventory[];

/** More than any game needs, so that a thing that can no longer be reached is told instead of looked for without end. */
const MOST_MATCHES = 400;
/** Positions whose invariants are looked at, also where everything was used earlier. */
const FEWEST_POSITIONS = 5_000;
/** Deals that together show everything: tried first, so that the others are only played after a change of rules or bots. */
const TELLING: Readonly<Record<string, readonly number[]>> = {
  duel: [51, 150, 270, 84, 281, 264, 33, 245, 219, 192, 27, 267, 66, 30, 64, 231, 273, 191, 283, 15],
  elasund: [42, 36, 12, 33, 34],
  "puerto-rico": [27, 42, 39, 31, 43, 25, 26],
};
/** Of ten moves, how many a bot chooses: chance alone seldom saves up, bots alone never waste. */
const SENSIBLE = [0, 5, 9];

const dealsOf = ({ game }: Inventory): ReadonlySet<number> =>
  new Set([...(TELLING[game.id] ?? []), ...Array.from({ length: MOST_MATCHES }, (_none, at) => at + 1)]);

it("every listed game has its inventory here", () =>
  expect(INVENTORIES.map(({ game }) => game.id).sort()).toEqual(GAMES.map(({ id }) => id).sort()));

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
