import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { colonistMoves } from "../../shared/puerto-rico/fast-moves.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { capacity, productionOf } from "../../shared/puerto-rico/offers/craftsman.ts";
import { fastCapacity, fastProduction } from "../../shared/puerto-rico/offers/fast-production.ts";
import { judgeLift, judgePlace } from "../../shared/puerto-rico/offers/mayor.ts";
import { colonistsBySpot, hasColonist, isOpen } from "../../shared/puerto-rico/rules/board.ts";
import { LIFT, PLACE } from "../../shared/puerto-rico/rules/choices.ts";
import { fillSpot, hasOpenSpots, openSpots, settleColonist, takenSpots } from "../../shared/puerto-rico/rules/fast-spots.ts";
import { type Player, type PuertoRico, SPOTS, type Table } from "../../shared/puerto-rico/state.ts";

/** Shows every position of a match played at random. */
function playRandomly(seed: number, see: (state: State<PuertoRico>) => void): void {
  const luck = quickLuck(seed);
  const options = pickOptions(puertoRico.options, {}) as PuertoRico["options"];
  const state = puertoRico.setup({ seats: 2 + (seed % 4), options, luck, rules: puertoRico.rules });
  for (let [seat] = puertoRico.toAct(state.table); seat !== undefined; [seat] = puertoRico.toAct(state.table)) {
    see(state);
    const list = puertoRico.moves(viewOf(state, seat));
    puertoRico.play(state, seat, list[below(luck, list.length)]!, silent);
  }
}

const spots = SPOTS.map((_id, spot) => spot);
const asBits = (some: readonly number[]): number => some.reduce((bits, spot) => bits | (1 << spot), 0);
const copyOf = (player: Player): Player => ({
  ...player,
  islandColonists: player.islandColonists.slice(),
  cityColonists: player.cityColonists.slice(),
});

/** Colonists on each spot and in San Juan after a change to a copy of the board. */
function after(player: Player, change: (copy: Player) => void) {
  const copy = copyOf(player);
  change(copy);
  return { counts: colonistsBySpot(copy), sanJuan: copy.sanJuan };
}

function expectSameSpots(player: Player): void {
  const [open, taken] = [spots.filter((spot) => isOpen(player, spot)), spots.filter((spot) => hasColonist(player, spot))];
  expect(openSpots(player)).toBe(asBits(open));
  expect(takenSpots(player)).toBe(asBits(taken));
  expect(hasOpenSpots(player)).toBe(open.length > 1);
  const [counts, { sanJuan }] = [colonistsBySpot(player), player];
  const moved = (spot: number, by: number) => ({ counts: counts.with(spot, counts[spot]! + by), sanJuan: sanJuan - by });
  for (const spot of open) expect(after(player, (copy) => settleColonist(copy, spot, 1))).toEqual(moved(spot, 1));
  for (const spot of taken) expect(after(player, (copy) => settleColonist(copy, spot, -1))).toEqual(moved(spot, -1));
  for (const spot of open) {
    let n = 0;
    for (const copy = copyOf(player); copy.sanJuan > 0 && isOpen(copy, spot); n++) settleColonist(copy, spot, 1);
    let filled = 0;
    const found = after(player, (copy) => {
      filled = fillSpot(copy, spot);
    });
    expect([filled, found]).toEqual([n, moved(spot, n)]);
  }
}

function expectSameMoves(table: Table): void {
  const isAllowed = (why: unknown): boolean => why === undefined;
  const placed = PLACE.filter((_move, spot) => isAllowed(judgePlace(table, table.turn, spot).why));
  const lifted = LIFT.filter((_move, spot) => isAllowed(judgeLift(table, table.turn, spot).why));
  expect(colonistMoves(table, table.turn).filter(({ type }) => type !== "pass")).toEqual([...placed, ...lifted]);
}

describe("What bots ask fast is what the rules say in plain words, in any match", () => {
  it("where colonists are and may go, and what is there after some were moved", () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) =>
        playRandomly(seed, ({ table }) => {
          if (table.phase !== "lifting" && table.phase !== "placing") return;
          expectSameMoves(table);
          expectSameSpots(table.players[table.turn]!);
          compared++;
        }),
      ),
      { numRuns: 6 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it("what each seat produces", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) =>
        playRandomly(seed, ({ table }) =>
          table.players.forEach((player, seat) => {
            expect(fastCapacity(player)).toEqual(capacity(player));
            expect(fastProduction(table, seat)).toEqual(productionOf(table, seat));
          }),
        ),
      ),
      { numRuns: 12 },
    );
  });
});
