import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { colonistMoves } from "../../shared/puerto-rico/fast-moves.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { judgeBuilding } from "../../shared/puerto-rico/offers/builder.ts";
import { judgeLoad, judgeWharf } from "../../shared/puerto-rico/offers/captain.ts";
import { capacity, productionOf } from "../../shared/puerto-rico/offers/craftsman.ts";
import { canBuild, possibleBuildings } from "../../shared/puerto-rico/offers/fast-buildings.ts";
import { canLoadAny, loadableGoods } from "../../shared/puerto-rico/offers/fast-loading.ts";
import { fastCapacity, fastProduction, packedOf } from "../../shared/puerto-rico/offers/fast-production.ts";
import { saleableGoods } from "../../shared/puerto-rico/offers/fast-sales.ts";
import { canRearrange, judgeLift, judgePlace } from "../../shared/puerto-rico/offers/mayor.ts";
import { judgeSale } from "../../shared/puerto-rico/offers/trader.ts";
import { colonistsBySpot, hasColonist, isOpen } from "../../shared/puerto-rico/rules/board.ts";
import { BUILD, LIFT, PLACE, SELL } from "../../shared/puerto-rico/rules/choices.ts";
import {
  fastCanRearrange,
  fillAll,
  fillSpot,
  hasOpenSpots,
  openSpots,
  settleColonist,
  takenSpots,
} from "../../shared/puerto-rico/rules/fast-spots.ts";
import { GOODS, type Player, type PuertoRico, SPOTS, type Table } from "../../shared/puerto-rico/state.ts";
import { anyPlayer, anyShips, boardOf } from "./any.ts";

/** Shows every position of a match played at random. */
function playRandomly(seed: number, see: (state: State<PuertoRico>) => void): void {
  const luck = quickLuck(seed);
  const options = pickOptions(puertoRico.options, { factoryUniversity: seed % 8 < 4 ? "printed" : "swapped" }) as PuertoRico["options"];
  const state = puertoRico.setup({ seats: 2 + (seed % 4), options, luck, rules: puertoRico.rules });
  for (let [seat] = puertoRico.toAct(state.table); seat !== undefined; [seat] = puertoRico.toAct(state.table)) {
    see(state);
    const list = puertoRico.moves(viewOf(state, seat));
    puertoRico.play(state, seat, list[below(luck, list.length)]!, silent);
  }
}

/** Shows every seat in every position of a few matches. */
function atEverySeat(matches: number, see: (table: Table, seat: number) => void): void {
  const seeAll = ({ table }: State<PuertoRico>) => {
    for (const seat of table.players.keys()) see(table, seat);
  };
  fc.assert(
    fc.property(fc.nat(), (seed) => playRandomly(seed, seeAll)),
    { numRuns: matches },
  );
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

function expectSameFilling(player: Player): void {
  expect(fastCanRearrange(player)).toBe(canRearrange(player));
  const copy = copyOf(player);
  for (const spot of spots) while (copy.sanJuan > 0 && isOpen(copy, spot)) settleColonist(copy, spot, 1);
  const isFull = spots.every((spot) => !isOpen(copy, spot));
  const filled = copyOf(player);
  expect([fillAll(filled), filled]).toEqual([isFull, isFull ? copy : player]);
}

function expectSameMoves(table: Table): void {
  const isAllowed = (why: unknown): boolean => why === undefined;
  const placed = PLACE.filter((_move, spot) => isAllowed(judgePlace(table, table.turn, spot).why));
  const lifted = LIFT.filter((_move, spot) => isAllowed(judgeLift(table, table.turn, spot).why));
  expect(colonistMoves(table, table.turn).filter(({ type }) => type !== "pass")).toEqual([...placed, ...lifted]);
}

/** Gives how many buildings there are to choose from. */
function expectSameBuildings(table: Table, seat: number): number {
  const can = BUILD.filter((_move, building) => judgeBuilding(table, seat, building).why === undefined);
  const bits = possibleBuildings(table, seat);
  expect(BUILD.filter((_move, building) => (bits & (1 << building)) !== 0)).toEqual(can);
  expect(canBuild(table, seat)).toBe(can.length > 0);
  return can.length;
}

function expectSameLoading(table: Table, seat: number): void {
  const isWanted = (good: number) => table.ships.some((_ship, at) => judgeLoad(table, seat, good, at).why === undefined);
  const can = GOODS.some((_id, good) => isWanted(good) || judgeWharf(table, seat, good).why === undefined);
  expect(canLoadAny(table.players[seat]!, loadableGoods(table))).toBe(can);
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

  it("whether colonists can be placed again, and what is there when all circles are filled", () => {
    fc.assert(
      fc.property(anyPlayer, (player) => expectSameFilling({ ...boardOf(player).table.players[0]! })),
      { numRuns: 500 },
    );
  });

  it("what each seat can build", () => {
    let built = 0;
    atEverySeat(6, (table, seat) => {
      built += expectSameBuildings(table, seat);
    });
    expect(built).toBeGreaterThan(1000);
  });

  it("what each seat can sell", () => {
    atEverySeat(6, (table, seat) => {
      const can = SELL.map((_move, good) => judgeSale(table, seat, good).why === undefined);
      const bits = saleableGoods(table, seat);
      expect(SELL.map((_move, good) => (bits & (1 << good)) !== 0)).toEqual(can);
    });
  });

  it("whether each seat can load", () => atEverySeat(6, expectSameLoading));

  it("what a seat with any board and doubloons can build, and whether it can load on any ships", () => {
    fc.assert(
      fc.property(anyPlayer, anyShips, fc.nat(12), (player, ships, money) => {
        const { table } = boardOf({ ...player, money });
        expectSameBuildings(table, 0);
        expectSameLoading({ ...table, ships }, 0);
      }),
      { numRuns: 1000 },
    );
  });

  it("what each seat produces", () => {
    atEverySeat(12, (table, seat) => {
      const player = table.players[seat]!;
      const packed = fastProduction(table, seat);
      expect(fastCapacity(player)).toEqual(capacity(player));
      expect(GOODS.map((_id, good) => packedOf(packed, good))).toEqual(productionOf(table, seat));
    });
  });
});
