/** Random positions, for properties that hold in all of them. */
import fc from "fast-check";
import { printed } from "../../shared/puerto-rico/catalog.ts";
import { BUILDINGS, GOODS, NONE, type Player, TILES } from "../../shared/puerto-rico/state.ts";
import { act, legal, of, position } from "./position.ts";

export const GOOD_NUMBERS = GOODS.map((_id, at) => at);

/** Often nothing of a kind. */
export const anyGoods = fc.array(fc.oneof(fc.constant(0), fc.nat(9)), { minLength: 5, maxLength: 5 });

/** Two or three ships of different sizes, each empty or with a kind of its own. */
export const anyShips = fc
  .tuple(fc.subarray([4, 5, 6, 7, 8], { minLength: 2, maxLength: 3 }), fc.shuffledSubarray(GOOD_NUMBERS, { minLength: 3, maxLength: 3 }))
  .chain(([sizes, goods]) =>
    fc.tuple(...sizes.map((size, at) => fc.nat(size).map((load) => ({ size, load, good: load === 0 ? NONE : (goods[at] as number) })))),
  );

/** A board of random tiles and buildings, with random colonists on them. */
export const anyPlayer = fc
  .record({
    island: fc.array(fc.nat(TILES.length - 1), { maxLength: 12 }),
    city: fc.shuffledSubarray(
      BUILDINGS.map((_id, at) => at),
      { maxLength: 8 },
    ),
    colonists: fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }),
    sanJuan: fc.nat(3),
    goods: anyGoods,
  })
  .map(({ island, city, colonists, sanJuan, goods }): Partial<Player> => {
    const islandColonists = island.map((_tile, at) => Math.min(1, colonists[at] as number));
    const cityColonists = city.map((id, at) => Math.min(printed(id).circles, colonists[12 + at] as number));
    return { island, islandColonists, city, cityColonists, sanJuan, goods };
  });

export const anyAnswers = fc.array(fc.nat(40), { minLength: 1, maxLength: 12 });

/** Seat 0 has this board. */
export function boardOf(player: Partial<Player>) {
  const state = position();
  Object.assign(of(state.table, 0), player);
  return state;
}

/** Takes a card and answers every question by a list of numbers. */
export function playRole(state: ReturnType<typeof position>, role: string, answers: readonly number[]): void {
  act(state, `role ${role}`);
  for (let at = 0; state.table.phase !== "role"; at++) {
    const list = legal(state);
    act(state, list[(answers[at % answers.length] as number) % list.length] as string);
  }
}
