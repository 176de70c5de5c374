/** Any position somebody could think of, against the words of the rule said in another way. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyCircles } from "../../shared/puerto-rico/board.ts";
import { PRINTED } from "../../shared/puerto-rico/catalog.ts";
import { capacity } from "../../shared/puerto-rico/roles/craftsman.ts";
import { BUILDINGS, GOODS, NONE, type Player, TILES } from "../../shared/puerto-rico/state.ts";
import { act, building, legal, of, position } from "./position.ts";

const GOOD_NUMBERS = GOODS.map((_id, at) => at);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** Often nothing of a kind. */
const anyGoods = fc.array(fc.oneof(fc.constant(0), fc.nat(9)), { minLength: 5, maxLength: 5 });

/** Two or three ships of different sizes, each empty or with a kind of its own. */
const anyShips = fc
  .tuple(fc.subarray([4, 5, 6, 7, 8], { minLength: 2, maxLength: 3 }), fc.shuffledSubarray(GOOD_NUMBERS, { minLength: 3, maxLength: 3 }))
  .chain(([sizes, goods]) =>
    fc.tuple(...sizes.map((size, at) => fc.nat(size).map((load) => ({ size, load, good: load === 0 ? NONE : (goods[at] as number) })))),
  );

/** A board of so many tiles and buildings, manned at random. */
const anyPlayer = fc
  .record({
    island: fc.array(fc.nat(TILES.length - 1), { maxLength: 12 }),
    city: fc.shuffledSubarray(
      BUILDINGS.map((_id, at) => at),
      { maxLength: 8 },
    ),
    men: fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }),
    sanJuan: fc.nat(3),
    goods: anyGoods,
  })
  .map(({ island, city, men, sanJuan, goods }): Partial<Player> => {
    const islandColonists = island.map((_tile, at) => Math.min(1, men[at] as number));
    const cityColonists = city.map((id, at) => Math.min(PRINTED[id].circles, men[12 + at] as number));
    return { island, islandColonists, city, cityColonists, sanJuan, goods };
  });

function board(player: Partial<Player>) {
  const state = position();
  Object.assign(of(state.table, 0), player);
  return state;
}

/** Takes a card and answers every question as a list of numbers says. */
function playRole(state: ReturnType<typeof position>, role: string, answers: readonly number[]): void {
  act(state, `role ${role}`);
  for (let at = 0; state.table.phase !== "role"; at++) {
    const list = legal(state);
    act(state, list[(answers[at % answers.length] as number) % list.length] as string);
  }
}
const anyAnswers = fc.array(fc.nat(40), { minLength: 1, maxLength: 12 });

describe("loading (L1, L2, L3, L6), whatever lies on the ships", () => {
  it("a good goes on the ship that has it, else on an empty one than which none takes more; passing only if none can", () => {
    const everywhere = fc.property(anyShips, anyGoods, fc.boolean(), (ships, goods, wharf) => {
      const state = board({ goods, city: wharf ? [building("wharf")] : [], cityColonists: wharf ? [1] : [] });
      state.table.ships = ships.map((ship) => ({ ...ship }));
      const may = (good: number, at: number): boolean => {
        const ship = ships[at] as (typeof ships)[number];
        const barrels = goods[good] as number;
        if (barrels === 0) return false;
        if (ships.some((other) => other.good === good)) return ship.good === good && ship.load < ship.size;
        return (
          ship.good === NONE && ships.every((other) => other.good !== NONE || Math.min(other.size, barrels) <= Math.min(ship.size, barrels))
        );
      };
      const loads = GOOD_NUMBERS.flatMap((good) => ships.flatMap((_ship, at) => (may(good, at) ? [`load ${GOODS[good]} on ${at}`] : [])));
      const wharfs = wharf ? GOOD_NUMBERS.flatMap((good) => ((goods[good] as number) > 0 ? [`wharf ${GOODS[good]}`] : [])) : [];
      act(state, "role captain");
      if (loads.length + wharfs.length === 0) expect(state.table.phase).not.toBe("captain");
      else expect(legal(state).sort()).toEqual([...loads, ...wharfs, ...(loads.length === 0 ? ["pass"] : [])].sort());
    });
    fc.assert(everywhere, { numRuns: 300 });
  });
});

describe("storing (K1, K3, F5), whatever somebody has", () => {
  it("as many whole kinds as the warehouses hold and one barrel more; nothing is lost that could be kept", () => {
    const everywhere = fc.property(anyGoods, fc.boolean(), fc.boolean(), anyAnswers, (goods, small, large, answers) => {
      const city = [...(small ? [building("smallWarehouse")] : []), ...(large ? [building("largeWarehouse")] : [])];
      const state = board({ goods: [...goods], city, cityColonists: city.map(() => 1) });
      state.table.ships = [];
      playRole(state, "captain", answers);
      const kept = of(state.table, 0).goods;
      const room = (small ? 1 : 0) + (large ? 2 : 0);
      const kinds = GOOD_NUMBERS.filter((good) => (goods[good] as number) > 0);
      const cut = kinds.filter((good) => kept[good] !== goods[good]);
      expect(kinds.filter((good) => kept[good] > 0)).toHaveLength(Math.min(kinds.length, room + 1));
      expect(kinds.filter((good) => kept[good] > 1).length).toBeLessThanOrEqual(room);
      expect(cut.every((good) => kept[good] <= 1)).toBe(true);
      const fits = kinds.length <= room || (kinds.length === room + 1 && kinds.some((good) => goods[good] === 1));
      if (fits) expect(kept).toEqual(goods);
    });
    fc.assert(everywhere, { numRuns: 300 });
  });
});

describe("manning circles (M3, M4), whatever the board", () => {
  it("nobody gets lost, and nobody is left in San Juan beside an empty circle", () => {
    const everywhere = fc.property(anyPlayer, anyAnswers, fc.nat(9), (player, answers, aboard) => {
      const state = board(player);
      Object.assign(state.table, { colonistShip: aboard, colonists: 0 });
      const men = () => sum([...of(state.table, 0).islandColonists, ...of(state.table, 0).cityColonists, of(state.table, 0).sanJuan]);
      const before = men();
      playRole(state, "mayor", answers);
      expect(men()).toBe(before + Math.ceil(aboard / 4));
      expect(of(state.table, 0).sanJuan === 0 || emptyCircles(of(state.table, 0)) === 0).toBe(true);
    });
    fc.assert(everywhere, { numRuns: 300 });
  });
});

describe("producing (C1, C2), whatever the board", () => {
  it("as many barrels as manned fields of the kind, but for corn no more than manned circles of the kind", () => {
    const everywhere = fc.property(anyPlayer, (player) => {
      const { island, islandColonists, city, cityColonists } = of(board(player).table, 0);
      const made = GOOD_NUMBERS.map((good) => {
        const fields = sum(island.map((tile, at) => (tile === good ? islandColonists[at] : 0)));
        const circles = sum(city.map((id, at) => (PRINTED[id].good === good ? cityColonists[at] : 0)));
        return GOODS[good] === "corn" ? fields : Math.min(fields, circles);
      });
      expect(capacity(of(board(player).table, 0))).toEqual(made);
    });
    fc.assert(everywhere, { numRuns: 200 });
  });
});
