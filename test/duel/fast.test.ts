import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { CARDS, WONDERS } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { cityOf } from "../../shared/duel/rules/fast-city.ts";
import { freePlaces, isUncovered, placesFreedBy } from "../../shared/duel/rules/fast-pyramid.ts";
import { canBuild, canBuildWonder, cardPrice, isChained, marketOf, wonderPrice } from "../../shared/duel/rules/fast-trade.ts";
import { EMPTY, isFree, PLACES } from "../../shared/duel/rules/pyramid.ts";
import { canPay, cardBill, wonderBill } from "../../shared/duel/rules/trade.ts";
import type { Duel, Table } from "../../shared/duel/state.ts";

/** Shows every position of a match played at random. */
function playRandomly(seed: number, see: (state: State<Duel>) => void): void {
  const luck = quickLuck(seed);
  const state = duel.setup({ seats: 2, options: pickOptions(duel.options, {}) as Duel["options"], luck, rules: duel.rules });
  for (let [seat] = duel.toAct(state.table); seat !== undefined; [seat] = duel.toAct(state.table)) {
    see(state);
    const list = duel.moves(viewOf(state, seat));
    duel.play(state, seat, list[below(luck, list.length)]!, silent);
  }
}

/** Leaves out the draft, which has no pyramid. */
const onceDealt = (see: (state: State<Duel>) => void) => (state: State<Duel>) => {
  if (state.table.age > 0) see(state);
};

const places = Array.from({ length: PLACES }, (_none, place) => place);
const asBits = (some: readonly number[]): number => some.reduce((bits, place) => bits | (1 << place), 0);
const freeIn = (table: Pick<Table, "pyramid" | "age">): number[] => places.filter((place) => isFree(table, place));

describe("What bots ask fast is what the rules say in plain words, in any match", () => {
  it("which cards lie free, and which will once one of them is taken", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) =>
        playRandomly(
          seed,
          onceDealt(({ table }) => {
            expect(freePlaces(table.pyramid, table.age)).toBe(asBits(freeIn(table)));
            for (const place of places) if (table.pyramid[place] !== EMPTY) expect(isUncovered(table, place)).toBe(isFree(table, place));
            for (const top of freeIn(table)) {
              const after = { ...table, pyramid: table.pyramid.with(top, EMPTY) };
              expect(placesFreedBy(table, top)).toBe(asBits(freeIn(after).filter((place) => !isFree(table, place))));
            }
          }),
        ),
      ),
      { numRuns: 12 },
    );
  });

  it("what each card and wonder costs, and whether the city can pay", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) =>
        playRandomly(seed, ({ table }) => {
          for (const seat of [0, 1]) {
            const [market, city] = [marketOf(table, seat), cityOf(table, seat)];
            const bills = CARDS.map((_card, card) => cardBill(table, seat, card));
            expect(CARDS.map((_card, card) => cardPrice(market, card))).toEqual(bills.map(({ total }) => total));
            expect(CARDS.map((_card, card) => isChained(market, card))).toEqual(bills.map(({ chain }) => chain));
            expect(CARDS.map((_card, card) => canBuild(market, card))).toEqual(bills.map(({ total }) => canPay(city, total)));
            const wonders = WONDERS.map((_wonder, wonder) => wonderBill(table, seat, wonder).total);
            expect(WONDERS.map((_wonder, wonder) => wonderPrice(market, wonder))).toEqual(wonders);
            expect(WONDERS.map((_wonder, wonder) => canBuildWonder(market, wonder))).toEqual(wonders.map((total) => canPay(city, total)));
          }
        }),
      ),
      { numRuns: 12 },
    );
  });
});
