/**
 * Why a move: the one or two facts of it that decide the most. Each fact has a usual weight; where a search has compared moves, a fact that
 * the better ones share counts for more. Everything that explains a move asks here, so that a hint and an analysis give the same reason.
 */

import { quickLuck } from "../base/random.ts";
import type { Game, View } from "../contract/game.ts";
import type { Fact, FactsOf } from "../contract/reasons.ts";
import { silent, viewOf } from "../match/view.ts";

/** What a search found out about one listed move. */
export interface Estimate {
  /** In notation. */
  readonly move: string;
  /** The chance of victory of the seat that moves. */
  readonly chance: number;
  /** How often the search looked at it. */
  readonly visits: number;
}

export interface Reasons {
  /** One or two, the strongest first; none if nothing speaks for the move, or against it. */
  readonly facts: readonly Fact[];
  /** Other moves that a search found just as good. */
  readonly equals: number;
}

/** A second fact is told if it has at least this share of the first one's weight. */
const SECOND = 0.35;
/** Moves whose chances differ by less are equals, if both were looked at often. */
const EQUAL = 0.005;
const OFTEN = 0.5;
/** A move is compared if the search looked at it so often, compared with the best one. */
const COMPARED = 0.02;
/** A difference of chances that doubles a fact's weight. */
const DOUBLES = 0.05;
/** What is left of the weight of a fact that all good moves share, or that the worse ones have. */
const COMMON = 0.6;
const LEAST = 0.25;

/** What speaks for a row of moves of the view's seat. The estimates are of its first move and of others. */
export function reasonsFor(game: Game, factsOf: FactsOf, view: View, row: readonly string[], estimates: readonly Estimate[] = []): Reasons {
  const facts = factsOfRow(game, factsOf, view, row).filter(({ weight }) => weight > 0);
  const best = estimates.find(({ move }) => move === row[0]);
  const compared = best === undefined ? [] : estimates.filter(({ visits }) => visits >= COMPARED * best.visits);
  const others = compared.map(({ move, chance }) => ({ chance, kinds: kindsOf(factsOfRow(game, factsOf, view, [move])) }));
  const weighed = facts.map((one) => ({ ...one, weight: one.weight * importance(one.kind, others) }));
  const equals = best === undefined ? [] : compared.filter((other) => other !== best && isEqual(best, other));
  return { facts: strongest(weighed), equals: equals.length };
}

/** What speaks against a row. */
export function objectionsTo(game: Game, factsOf: FactsOf, view: View, row: readonly string[]): readonly Fact[] {
  const against = factsOfRow(game, factsOf, view, row).filter(({ weight }) => weight < 0);
  return strongest(against.map((one) => ({ ...one, weight: -one.weight })));
}

const isEqual = (best: Estimate, other: Estimate): boolean =>
  Math.abs(best.chance - other.chance) < EQUAL && other.visits >= OFTEN * best.visits;

const kindsOf = (facts: readonly Fact[]): ReadonlySet<string> => new Set(facts.map(({ kind }) => kind));

interface Compared {
  readonly chance: number;
  readonly kinds: ReadonlySet<string>;
}

/** By how much the moves with such a fact are better than those without. */
function importance(kind: string, moves: readonly Compared[]): number {
  if (moves.length < 2) return 1;
  const withIt = moves.filter(({ kinds }) => kinds.has(kind));
  const without = moves.filter(({ kinds }) => !kinds.has(kind));
  if (withIt.length === 0 || without.length === 0) return COMMON;
  return Math.max(LEAST, Math.min(2, 1 + (meanChance(withIt) - meanChance(without)) / DOUBLES));
}

const meanChance = (moves: readonly Compared[]): number => moves.reduce((sum, { chance }) => sum + chance, 0) / moves.length;

/** A sentence says one number at most. */
function strongest(facts: readonly Fact[]): readonly Fact[] {
  const [first, ...rest] = facts.toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return [];
  const fits = ({ weight, args }: Fact): boolean => weight >= SECOND * first.weight && !(hasNumber(first) && "n" in args);
  const second = rest.find(fits);
  return second === undefined ? [first] : [first, second];
}

const hasNumber = ({ args }: Fact): boolean => "n" in args;

/**
 * The facts of all moves of a row; of one kind the last, for what a placement brings is known when its place is. The row is played on an
 * imagined state: it ends at its first flip, so nothing in it depends on what is hidden.
 */
function factsOfRow(game: Game, factsOf: FactsOf, view: View, row: readonly string[]): readonly Fact[] {
  const state = game.imagine(view, quickLuck(1));
  const found = new Map<string, Fact>();
  for (const notation of row) {
    const now = viewOf(state, view.seat);
    const list = game.moves(now);
    const move = list.find((listed) => game.notation(listed) === notation);
    if (move === undefined) break;
    // A move without an alternative needs no reason.
    if (list.length > 1) for (const one of factsOf(now, move)) found.set(one.kind, one);
    game.play(state, view.seat, move, silent);
  }
  return [...found.values()];
}
