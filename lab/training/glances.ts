/**
 * Fits the numbers of a game's first glances to what searches chose: the logarithms are sums of products with these numbers, so what each
 * of them counts for is found by asking for the glances with this one alone.
 */
import { add, at, must } from "../../shared/core/base/checked.ts";
import { quickLuck, shuffle } from "../../shared/core/base/random.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Glances } from "../../shared/core/contract/mind.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { adam } from "./fast-adam.ts";
import { replay, type SelfPlayed } from "./selfplay/play.ts";

/** A decision of a search. */
export interface Decision {
  readonly match: number;
  /** By move: the numbers that count there, and how often; and its share of the visits. */
  readonly moves: readonly { readonly places: readonly number[]; readonly counts: readonly number[]; readonly share: number }[];
}

const BATCH = 64;
const EPOCHS = 30;
const RATE = 0.02;
/** Steps are half as long after so many epochs. */
const HALVED = 5;
/** How strongly the numbers are drawn to those there are. */
const DECAY = 2e-3;
/** Of so many matches one is only tested with. */
const TESTED = 5;

/** The numbers in one row, and the row as numbers by name. */
const rowOf = (glances: Glances): number[] => Object.values(glances).flat();

function setAll(glances: Glances, row: readonly number[]): void {
  let place = 0;
  for (const numbers of Object.values(glances)) for (let i = 0; i < numbers.length; i++) numbers[i] = at(row, place++);
}

/** All decisions of matches that were searched. The numbers are changed for a while. */
export function decisionsOf(game: Game, matches: readonly SelfPlayed[]): Decision[] {
  const mind = must(game.mind, "mind");
  const glances = must(mind.glances, "glances");
  const before = rowOf(glances);
  const found: Decision[] = [];
  for (const [match, played] of matches.entries()) {
    replay(game, played, (state, seat, { visited }) => {
      if (visited.length === 0) return;
      const view = viewOf(state, seat);
      const list = game.moves(view);
      const texts = list.map((move) => game.notation(move));
      const shares = texts.map((text) => visited.find(({ move }) => move === text)?.share ?? 0);
      const sum = shares.reduce((all, share) => all + share, 0);
      const moves = shares.map((share) => ({ places: [] as number[], counts: [] as number[], share: share / sum }));
      for (let place = 0; place < before.length; place++) {
        setAll(
          glances,
          before.map((_number, other) => (other === place ? 1 : 0)),
        );
        for (const [i, count] of Array.from(mind.weigh(view, list)).entries()) {
          if (count === 0) continue;
          at(moves, i).places.push(place);
          at(moves, i).counts.push(count);
        }
      }
      found.push({ match, moves });
    });
  }
  setAll(glances, before);
  return found;
}

/** Moves the numbers to where the decisions are likeliest; returns the mean loss on matches not fitted to, before and after. */
export function fitGlances(glances: Glances, decisions: readonly Decision[], seed: number): { before: number; after: number } {
  const isTested = ({ match }: Decision): boolean => match % TESTED === 0;
  const tests = decisions.filter(isTested);
  const training = decisions.filter((decision) => !isTested(decision));
  const first = Float64Array.from(rowOf(glances));
  const row = first.slice();
  const slope = new Float64Array(row.length);
  const learner = adam(row, slope);
  const luck = quickLuck(seed);
  const before = meanLoss(row, tests);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(luck, training);
    for (let from = 0; from < training.length; from += BATCH) {
      const batch = training.slice(from, from + BATCH);
      for (const decision of batch) addSlope(row, decision, slope, 1 / batch.length);
      for (let place = 0; place < row.length; place++) add(slope, place, DECAY * (at(row, place) - at(first, place)));
      learner.step(RATE / (1 + epoch / HALVED));
    }
  }
  setAll(
    glances,
    Array.from(row, (number) => Number(number.toPrecision(3))),
  );
  return { before, after: meanLoss(row, tests) };
}

function chancesOf(row: Float64Array, { moves }: Decision): number[] {
  const logs = moves.map(({ places, counts }) => places.reduce((sum, place, i) => sum + at(row, place) * at(counts, i), 0));
  const most = Math.max(...logs);
  const odds = logs.map((log) => Math.exp(log - most));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

function addSlope(row: Float64Array, decision: Decision, slope: Float64Array, weight: number): void {
  const chances = chancesOf(row, decision);
  for (const [move, { places, counts, share }] of decision.moves.entries()) {
    const error = weight * (at(chances, move) - share);
    for (const [i, place] of places.entries()) add(slope, place, error * at(counts, i));
  }
}

function meanLoss(row: Float64Array, decisions: readonly Decision[]): number {
  let loss = 0;
  for (const decision of decisions) {
    const chances = chancesOf(row, decision);
    for (const [move, { share }] of decision.moves.entries()) if (share > 0) loss -= share * Math.log(at(chances, move));
  }
  return loss / decisions.length;
}
