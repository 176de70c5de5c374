/**
 * First glances are taught what searches visited: each move has a part of the visits of its list, and the softmax of what the glances say is to
 * be as near to that as it can. A glance is linear in its weights, so one with a single weight says how much of that part a move has.
 */
import { add, at } from "../../../shared/core/base/checked.ts";
import { quickLuck, shuffle } from "../../../shared/core/base/random.ts";
import { softmax } from "../../../shared/core/contract/fast-scorer.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { CARDS, WONDERS } from "../../../shared/duel/catalog.ts";
import { duel } from "../../../shared/duel/index.ts";
import { mind } from "../../../shared/duel/mind/index.ts";
import { type Glances, glancesBy, isOfTurn, KINDS, kindOf, PARTS } from "../../../shared/duel/mind/weigh.ts";
import type { Duel } from "../../../shared/duel/state.ts";
import { adam } from "../fast-adam.ts";
import { lossOf } from "../fast-regression.ts";

/** The moves of one decision. */
export interface Taught {
  readonly match: number;
  readonly moves: readonly Seen[];
  /** By move: its part of the visits. */
  readonly shares: Float64Array;
}

/** A move as the places of weights that bear on it, and how much each does. */
interface Seen {
  readonly places: readonly number[];
  readonly values: readonly number[];
}

const OF_KINDS = KINDS.length * PARTS.length;
const [EARLY, LATE, BUILT, TAKEN] = [0, OF_KINDS, 2 * OF_KINDS, 2 * OF_KINDS + CARDS.length];
const BY_WONDER = TAKEN + CARDS.length;
const COUNT = BY_WONDER + WONDERS.length;

const EPOCHS = 30;
const RATE = 0.01;
/** Steps get smaller this often, by this factor. */
const CUTS = { every: 6, by: 3 };
const BATCH = 64;
/** How strongly weights are drawn to 0. */
const DECAY = 1e-4;

const none = (length: number): number[] => new Array<number>(length).fill(0);
const NOTHING: Omit<Glances, "kinds"> = {
  built: none(CARDS.length),
  taken: none(CARDS.length),
  wonders: none(WONDERS.length),
  provenance: {},
};
const kindsOf = (rowsOf: (kind: number) => { early: number[]; late: number[] }): Glances["kinds"] =>
  Object.fromEntries(KINDS.map((kind, place) => [kind, rowsOf(place)])) as unknown as Glances["kinds"];

/** Says of each part alone how much a move has of it. */
const SINGLE = PARTS.map((_part, part) => {
  const early = PARTS.map((_other, other) => (other === part ? 1 : 0));
  return glancesBy({ ...NOTHING, kinds: kindsOf(() => ({ early, late: none(PARTS.length) })) });
});

/** Undefined for a choice beside a turn. */
export function taughtBy(match: number, view: View, visits: readonly number[]): Taught | undefined {
  const { table, seat } = view as View<Duel>;
  const list = duel.moves(view as View<Duel>);
  if (!list.every(isOfTurn)) return undefined;
  const parts = SINGLE.map((glance) => glance(view as View<Duel>, list));
  const progress = mind.progress(table);
  const all = visits.reduce((sum, times) => sum + times, 0);
  const moves = list.map((move, row): Seen => {
    const first = kindOf(at(table.cities, seat), move) * PARTS.length;
    const seen = parts.flatMap((rows, part) => (rows[row] === 0 ? [] : [{ part: first + part, much: rows[row] as number }]));
    const ones = [move.type === "build" ? BUILT + move.card : TAKEN + move.card];
    if (move.type === "wonder") ones.push(BY_WONDER + move.wonder);
    return {
      places: [...seen.map(({ part }) => EARLY + part), ...seen.map(({ part }) => LATE + part), ...ones],
      values: [...seen.map(({ much }) => much), ...seen.map(({ much }) => much * progress), ...ones.map(() => 1)],
    };
  });
  return { match, moves, shares: Float64Array.from(visits, (times) => times / all) };
}

/** By move: the chance that weights give it. */
function chancesOf(weights: Float64Array, { moves }: Taught): Float64Array {
  const logs = Float64Array.from(moves, ({ places, values }) =>
    places.reduce((log, place, each) => log + at(weights, place) * at(values, each), 0),
  );
  softmax(logs, logs.length);
  return logs;
}

function addSlope(weights: Float64Array, slope: Float64Array, taught: Taught): void {
  const chances = chancesOf(weights, taught);
  for (const [move, { places, values }] of taught.moves.entries()) {
    const error = at(chances, move) - at(taught.shares, move);
    for (const [each, place] of places.entries()) add(slope, place, error * at(values, each));
  }
}

/** The mean of -log of the chance that was given to what was visited. */
export const meanLoss = (weights: Float64Array, decisions: readonly Taught[]): number =>
  decisions.reduce((sum, taught) => sum + lossOf(chancesOf(weights, taught), taught.shares), 0) / decisions.length;

export function fitGlances(decisions: readonly Taught[], seed: number): Float64Array {
  const sizes = sizesOf(decisions);
  const order = decisions.map((taught): Taught => {
    const moves = taught.moves.map(({ places, values }) => ({
      places,
      values: values.map((value, each) => value / at(sizes, at(places, each))),
    }));
    return { ...taught, moves };
  });
  const weights = new Float64Array(COUNT);
  const slope = new Float64Array(COUNT);
  const learner = adam(weights, slope);
  const luck = quickLuck(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(luck, order);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const taught of batch) addSlope(weights, slope, taught);
      for (let one = 0; one < COUNT; one++) slope[one] = at(slope, one) / batch.length + DECAY * at(weights, one);
      learner.step(RATE / CUTS.by ** Math.floor(epoch / CUTS.every));
    }
  }
  return weights.map((weight, place) => weight / at(sizes, place));
}

/** By weight, how much it mostly bears on a move, so that what is rare is learnt too; 1 where it never does. */
function sizesOf(decisions: readonly Taught[]): Float64Array {
  const squares = new Float64Array(COUNT);
  let count = 0;
  for (const { moves } of decisions) {
    count += moves.length;
    for (const { places, values } of moves) for (const [each, place] of places.entries()) add(squares, place, at(values, each) ** 2);
  }
  return squares.map((sum) => (sum > 0 ? Math.sqrt(sum / count) : 1));
}

/** The weights as a glance reads them. */
export function glancesOf(weights: Float64Array): Omit<Glances, "provenance"> {
  const row = (from: number, count: number): number[] =>
    Array.from(weights.subarray(from, from + count), (weight) => Number(weight.toPrecision(3)));
  const kinds = kindsOf((kind) => ({
    early: row(EARLY + kind * PARTS.length, PARTS.length),
    late: row(LATE + kind * PARTS.length, PARTS.length),
  }));
  return { kinds, built: row(BUILT, CARDS.length), taken: row(TAKEN, CARDS.length), wonders: row(BY_WONDER, WONDERS.length) };
}
