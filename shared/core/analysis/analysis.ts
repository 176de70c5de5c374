/**
 * What a match was won and lost by. For every entry in force: the chance of each seat, from what the player to move could know, and how much
 * of its change was luck and how much was choice, as backgammon programs tell them apart. Pure and deterministic; a generator, so that its host can
 * show how far it is and stop it.
 */

import { at, must } from "../base/checked.ts";
import { quickLuck } from "../base/random.ts";
import { openSearch } from "../bots/search/search.ts";
import type { Game, State, View } from "../contract/game.ts";
import type { Match } from "../match/match.ts";
import { outcome, shareOfVictory } from "../match/outcome.ts";
import type { MatchRecord, MovesEntry } from "../match/record.ts";
import { steps } from "../match/step.ts";
import { entriesInForce, numbered } from "../match/undo.ts";
import { findMove, silent, viewOf } from "../match/view.ts";
import { type Looker, mean, openLooker, TUNING } from "./look.ts";
import { type AnalysedStep, chancesBefore, difference, type Looked, marginOf, settled } from "./settle.ts";
import { ANALYSIS_VERSION } from "./version.ts";

export interface Analysis {
  readonly version: number;
  /** The error of the estimates: a smaller change is neither luck nor loss. */
  readonly margin: number;
  /** By seat, before the first entry. */
  readonly start: readonly number[];
  readonly steps: readonly AnalysedStep[];
}

/** How much an analysis looks at. */
export interface Effort {
  /** Lines of thought for the whole match. */
  readonly lines: number;
  /** Flips that are imagined behind each average. */
  readonly flips: number;
  /** States that are imagined behind what one seat can know. */
  readonly states: number;
}

/** About half a minute for a whole match in a browser. */
export const EFFORT: Effort = { lines: 400_000, flips: 6, states: 4 };

/** Estimated searches per entry, until enough entries have been analysed to count them. */
const LOOKS = 12;
const PRIOR = 10;
const FEWEST_LINES = 16;
/** More lines for a short match would take longer without better numbers. */
const MOST_LINES = 1_500;
/** The search for the best move, in looks. */
const SEARCH = 5;
/** Moves that are compared with the one played. */
const ALTERNATIVES = 2;
/** How many times more lines have the looks that check whether a better move is one. */
export const CHECKED = 3;
/** Leaves are played on as far as a bot plays them on. */
export const AS_PLAYED = {};
/** Glances behind an average. */
const GLANCES = 64;
/** Any will do: equal records get equal analyses. */
const SEED = 0x5eed;

/** Yields the share that is done. */
export function* analyse(game: Game, record: MatchRecord, effort: Effort = EFFORT): Generator<number, Analysis> {
  const line = positionsOf(game, record);
  const looker = openLooker(game, SEED, effort.states);
  const checks = [openLooker(game, ~SEED, effort.states), openLooker(game, ~SEED, effort.states, AS_PLAYED)];
  const share = linesShare(effort.lines, line.positions.length);
  looker.lines = share(0, 0);
  const looked: Looked[] = [];
  for (const [at, position] of line.positions.entries()) {
    for (const check of checks) check.lines = CHECKED * looker.lines;
    looked.push(lookedAt(game, { looker, checks }, effort.flips, position));
    for (const one of [looker, ...checks]) one.forget();
    looker.lines = share(
      at + 1,
      [looker, ...checks].reduce((sum, { spent }) => sum + spent, 0),
    );
    yield (at + 1) / line.positions.length;
  }
  const margin = marginOf(looked);
  const start = looked[0] === undefined ? knownBy(looker, line.first) : chancesBefore(looked[0], margin);
  const steps = settled(looked, margin);
  const end = line.ending && endedBy(line.ending, steps.at(-1)?.chances ?? start);
  return { version: ANALYSIS_VERSION, margin, start, steps: end === undefined ? steps : [...steps, end] };
}

/** The lines of the next look, so that a match takes about as many lines as were allowed. How many looks an entry needs is learnt on the way. */
function linesShare(allowed: number, entries: number): (done: number, spent: number) => number {
  let looks = 0;
  let last = 0;
  let lines = 0;
  return (done, spent) => {
    if (lines > 0) looks += (spent - last) / lines;
    last = spent;
    const each = (looks + PRIOR * LOOKS) / (done + PRIOR);
    const fair = (allowed - spent) / (each * Math.max(1, entries - done));
    lines = Math.max(FEWEST_LINES, Math.min(MOST_LINES, Math.round(fair)));
    return lines;
  };
}

interface Lookers {
  readonly looker: Looker;
  /**
   * They look once more at what the first one found, with other luck and more lines. The first judges at the same place, the second where a
   * bot would: what is learnt of positions errs where matches seldom come, and a search finds just that.
   */
  readonly checks: readonly Looker[];
}

/** An entry in force, with what was before and after it. */
interface Position {
  readonly number: number;
  readonly entry: MovesEntry;
  readonly frame: number;
  readonly to: number;
  readonly before: State;
  readonly after: State;
  readonly hasChoice: boolean;
}

interface PlayedLine {
  readonly first: State;
  readonly positions: readonly Position[];
  /** The match, if the game alone did not decide it: the table ended it, or ranks a seat that resigned behind all others. */
  readonly ending: Match | undefined;
}

function positionsOf(game: Game, record: MatchRecord): PlayedLine {
  const inForce = new Map(entriesInForce(numbered(record)).map(({ number, entry }) => [number, entry]));
  const positions: Position[] = [];
  let first: State | undefined;
  let last: Match | undefined;
  for (const { match } of steps(game, record)) {
    first ??= match.state;
    const number = match.record.entries.length - 1;
    const entry = inForce.get(number);
    if (entry !== undefined && last !== undefined) {
      const before = last.state;
      const hasChoice = game.moves(viewOf(before, entry.seat)).length > 1;
      positions.push({ number, entry, frame: last.frame, to: match.frame, before, after: match.state, hasChoice });
    }
    last = match;
  }
  const byGame = last?.ending === "" && last.resigned.length === 0;
  return { first: must(first, "position"), positions, ending: byGame ? undefined : last };
}

function lookedAt(game: Game, { looker, checks }: Lookers, flips: number, position: Position): Looked {
  const { number, entry, frame, to, hasChoice } = position;
  const { seat, moves } = entry;
  const view = viewOf(position.before, seat);
  const seen = viewOf(position.after, seat);
  const after = looker.chancesFrom(seen);
  const own = averageAfter(game, looker, view, moves, flips);
  const glanced = own.glance === undefined ? after.map(() => 0) : difference(glanceFrom(game, looker, seen), own.glance);
  const found = hasChoice ? bestOf(game, looker, view, moves, own.chances, flips) : undefined;
  const gain = found === undefined || found.line === moves ? undefined : gainOf(game, checks, view, [moves, found.line.slice(0, 1)], flips);
  const better = gain && asChances(own.chances.map((chance, of) => chance + at(gain, of)));
  const isBetter = better !== undefined && at(better, seat) > at(own.chances, seat);
  const best = isBetter ? better : own.chances;
  const choice = found && { chance: at(own.chances, seat), bestChance: at(best, seat), line: isBetter ? found.line : moves };
  return { entry: number, frame, to, seat, row: moves, own: own.chances, best, after, glanced, choice };
}

/**
 * By how much the second row is better than the first for each seat, by looks that had no part in choosing it: the best of several estimates
 * is one that was too good by chance. The least of what they say for the mover; no more than the first of them, if that denies it.
 */
export function gainOf(
  game: Game,
  checks: readonly Looker[],
  view: View,
  [row, better]: readonly [readonly string[], readonly string[]],
  flips: number,
): readonly number[] {
  let least: readonly number[] | undefined;
  for (const check of checks) {
    const [own, best] = [row, better].map((one) => averageAfter(game, check, view, one, flips).chances) as [number[], number[]];
    const gain = difference(best, own);
    if (least === undefined || at(gain, view.seat) < at(least, view.seat)) least = gain;
    if (at(least, view.seat) <= 0) break;
  }
  return must(least, "check");
}

/** The chances where nobody has moved. */
const knownBy = (looker: Looker, state: State): readonly number[] => looker.chancesFrom(viewOf(state, 0));

interface Average {
  readonly chances: readonly number[];
  /** The mean of what many flips look like at a glance; undefined if the row flips nothing. */
  readonly glance: readonly number[] | undefined;
}

/**
 * The mean chance after a row, over states imagined before its flip from what the mover knows. A few flips are searched, many are glanced at:
 * what the few have by chance more than the many is taken off.
 */
function averageAfter(game: Game, looker: Looker, view: View, row: readonly string[], flips: number): Average {
  const luck = quickLuck(looker.seed);
  const flipped = (): State => {
    const state = game.imagine(view, luck);
    // A row ends at its first flip, so all of it is legal in every imagined state.
    for (const notation of row) game.play(state, view.seat, findMove(game, viewOf(state, view.seat), notation), silent);
    return state;
  };
  const states = Array.from({ length: flips }, flipped);
  const [first, ...others] = states.map((state) => viewOf(state, view.seat));
  const known = JSON.stringify(must(first, "flip"));
  if (others.every((other) => JSON.stringify(other) === known))
    return { chances: looker.chancesFrom(must(first, "flip")), glance: undefined };
  const few = states.map((state) => looker.glance(state));
  const many = Array.from({ length: GLANCES - flips }, () => looker.glance(flipped()));
  const glance = mean([...few, ...many]);
  const byChance = difference(mean(few), glance);
  const searched = mean(states.map((state) => looker.chancesIn(state)));
  return { chances: asChances(difference(searched, byChance)), glance };
}

/** A corrected estimate may go below nothing, or beyond certainty. */
function asChances(estimates: readonly number[]): number[] {
  const kept = estimates.map((one) => Math.max(0, one));
  const sum = kept.reduce((total, one) => total + one, 0);
  return kept.map((one) => one / sum);
}

/** The mean of many glances at what one seat can know. */
function glanceFrom(game: Game, looker: Looker, view: View): number[] {
  const luck = quickLuck(looker.seed);
  return mean(Array.from({ length: GLANCES }, () => looker.glance(game.imagine(view, luck))));
}

interface Found {
  readonly chances: readonly number[];
  readonly line: readonly string[];
}

/** The best of what was played and what a search would rather play. */
function bestOf(game: Game, looker: Looker, view: View, row: readonly string[], own: readonly number[], flips: number): Found {
  const iterations = SEARCH * looker.lines;
  const search = openSearch(game, view, quickLuck(SEED), { iterations, tuning: TUNING });
  while (!search.isDone()) search.run(iterations);
  const { lines = [] } = search.thought();
  let best: Found = { chances: own, line: row };
  for (const { moves } of lines.filter((line) => line.moves[0] !== row[0]).slice(0, ALTERNATIVES)) {
    const { chances } = averageAfter(game, looker, view, moves.slice(0, 1), flips);
    if (at(chances, view.seat) > at(best.chances, view.seat)) best = { chances, line: moves };
  }
  return best;
}

/** A resignation or an agreement is nobody's luck and no move. */
function endedBy(match: Match, before: readonly number[]): AnalysedStep {
  const result = must(outcome(match), "result");
  const none = before.map(() => 0);
  const chances = result.places.length === 0 ? before : before.map((_chance, seat) => shareOfVictory(result, seat));
  const rest = chances.map((chance, seat) => chance - at(before, seat));
  const { frame } = match;
  const entry = match.record.entries.length;
  return { entry, frame: frame - 1, to: frame, seat: -1, row: [], chances, luck: none, play: none, rest, choice: undefined };
}
