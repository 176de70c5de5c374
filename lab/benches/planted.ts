/**
 * Whether an analysis finds what was planted: matches of equal searching bots, of which one makes a single clearly bad choice at a random
 * moment. The same matches without it are the check on what the analysis names where nothing was planted.
 */
import { type Analysis, analyse, EFFORT } from "../../shared/core/analysis/analysis.ts";
import { openLooker } from "../../shared/core/analysis/look.ts";
import { biggestTurn, costliest, costOf, summaryOf, turningPoints } from "../../shared/core/analysis/summary.ts";
import { at } from "../../shared/core/base/checked.ts";
import { below, type Luck, quickLuck } from "../../shared/core/base/random.ts";
import { openSearch } from "../../shared/core/bots/search/search.ts";
import type { Game, View } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { askedSeats, begin, step } from "../../shared/core/match/step.ts";
import { findMove, silent, viewOf } from "../../shared/core/match/view.ts";
import { movesEntry, newRecord } from "../../test/contract/matches.ts";
import { intervalOf, LOOKED_AT_ONCE } from "./bots/interval.ts";
import { type Bench, sizeOf } from "./common/bench.ts";
import { mean, rounded } from "./common/figures.ts";

/** `lines`: of thought for each decision; `effort`: of a whole analysis. */
const FULL = { matches: 100, lines: 600, effort: EFFORT.lines };
const SHORT = { matches: 1, lines: 20, effort: 4_000 };
/** What a planted choice costs at least, in chance to win, by a check with ten times the lines of an analysis. */
const CLEAR = 0.15;
/** A loss that an analysis names is wrong if the check knows nothing of it. */
const CONFIRMED = 0.05;
const CHECK = { worlds: 6, tenfold: 10 };
/** The lines of one look, of those of a whole analysis: Duel has more for each. */
const LOOK = 1 / 1_000;
/** Choices that are tried in one match until one of them costs enough. */
const TRIES = 12;
const SEED = 39_000;

interface Planted {
  readonly match: Match;
  readonly entry: number;
  readonly cost: number;
}

type Size = typeof FULL;

export const planted: Bench = {
  options: { matches: { type: "string" } },

  async run(run) {
    const size = { ...sizeOf(run, { short: SHORT, full: FULL }), ...(run.options.matches && { matches: Number(run.options.matches) }) };
    const figures: Record<string, number> = {};
    for (const game of run.games) Object.assign(figures, measured(game, size, run.say));
    return figures;
  },
};

interface Tally {
  readonly found: number[][];
  readonly turns: number[][];
  readonly first: number[][];
  /** By how much the said cost differs from the checked one. */
  readonly off: number[];
  /** By match without a plant: choices that are named as turning points though the check knows nothing of them. */
  readonly named: number[];
  readonly rests: number[];
}

function measured(game: Game, size: Size, say: (line: string) => void): Record<string, number> {
  const tally: Tally = { found: [], turns: [], first: [], off: [], named: [], rests: [] };
  for (let deal = 0; deal < size.matches; deal++) {
    const luck = quickLuck(SEED + deal);
    const matches = playedOn(begin(game, newRecord(game, SEED + deal, game.seats.fewest, {})).match, size.lines);
    const last = at(matches, matches.length - 1);
    const equal = analysed(game, last, size.effort);
    tally.named.push(falselyNamed(game, matches, equal, size));
    const largest = equal.start.map((_chance, seat) => Math.abs(summaryOf(equal, seat).rest));
    tally.rests.push(Math.max(...largest));
    const plant = plantedIn(game, matches, luck, size);
    if (plant === undefined) continue;
    const found = add(tally, plant, analysed(game, plant.match, size.effort));
    say(
      `${game.id}, deal ${deal}: entry ${plant.entry}, costs ${percent(plant.cost)}; ${found}; without it ${tally.named.at(-1)} named, rest ${percent(at(tally.rests, deal))}`,
    );
  }
  const shares = { found: tally.found, turns: tally.turns, first: tally.first };
  return Object.fromEntries([
    [`${game.id}.planted`, tally.found.length],
    ...Object.entries(shares).flatMap(([name, all]) => {
      if (all.length === 0) return [];
      const { share, low, high } = intervalOf(all, LOOKED_AT_ONCE);
      return [
        [`${game.id}.${name}`, rounded(100 * share)],
        [`${game.id}.${name}.low`, rounded(100 * low)],
        [`${game.id}.${name}.high`, rounded(100 * high)],
      ];
    }),
    ...(tally.off.length > 0 ? [[`${game.id}.costOff`, rounded(100 * mean(tally.off))]] : []),
    [`${game.id}.falselyNamed`, rounded(mean(tally.named), 2)],
    [`${game.id}.largestRest`, rounded(100 * mean(tally.rests))],
  ]);
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function add(tally: Tally, { entry, cost }: Planted, analysis: Analysis): string {
  const place = analysis.steps.findIndex((one) => one.entry === entry);
  const said = costOf(at(analysis.steps, place));
  const turns = turningPoints(analysis);
  const answers = { found: costliest(analysis) === place, turns: turns.includes(place), first: biggestTurn(analysis)?.at === place };
  for (const [name, isSo] of Object.entries(answers)) tally[name as keyof typeof answers].push([Number(isSo)]);
  tally.off.push(Math.abs(said - cost));
  return `said ${percent(said)}, ${answers.found ? "costliest" : `costliest is ${costliest(analysis)}`}${answers.first ? ", first" : ""}`;
}

function analysed(game: Game, { record }: Match, lines: number): Analysis {
  const analysis = analyse(game, record, { ...EFFORT, lines });
  for (let next = analysis.next(); ; next = analysis.next()) if (next.done) return next.value;
}

function searchedRow({ game, state, frame }: Match, seat: number, iterations: number): readonly string[] {
  const search = openSearch(game, viewOf(state, seat), quickLuck(frame), { iterations });
  while (!search.isDone()) search.run(iterations);
  return search.thought().row;
}

/** Every match from the given one on, to the end. */
function playedOn(from: Match, lines: number): Match[] {
  const matches = [from];
  for (let match = from; askedSeats(match).length > 0; matches.push(match)) {
    const seat = at(askedSeats(match), 0);
    const row = searchedRow(match, seat, lines);
    match = step(match, movesEntry(match, seat, ...row)).match;
  }
  return matches;
}

/** A random choice of the match, made clearly badly; undefined if none of those tried costs enough. */
function plantedIn(game: Game, matches: readonly Match[], luck: Luck, size: Size): Planted | undefined {
  for (let tried = 0; tried < TRIES; tried++) {
    const match = at(matches, below(luck, matches.length - 1));
    const seat = at(askedSeats(match), 0);
    const view = viewOf(match.state, seat);
    const list = game.moves(view);
    if (list.length < 2) continue;
    const bad = game.notation(at(list, below(luck, list.length)));
    const row = searchedRow(match, seat, CHECK.tenfold * size.lines);
    if (row[0] === bad) continue;
    const cost = costBy(game, view, at(row, 0), bad, size);
    if (cost < CLEAR) continue;
    const after = step(match, movesEntry(match, seat, bad)).match;
    return { match: playedOn(after, size.lines).at(-1) ?? after, entry: match.record.entries.length, cost };
  }
  return undefined;
}

/** What a move costs against a better one, in the same worlds, by ten times the lines of a look. */
function costBy(game: Game, view: View, better: string, played: string, { effort }: Size): number {
  const [best, own] = [better, played].map((move) => {
    const looker = openLooker(game, SEED, 1);
    looker.lines = Math.ceil(CHECK.tenfold * LOOK * effort);
    const luck = quickLuck(SEED);
    const worlds = Array.from({ length: CHECK.worlds }, () => {
      const state = game.imagine(view, luck);
      game.play(state, view.seat, findMove(game, viewOf(state, view.seat), move), silent);
      return at(looker.chancesIn(state), view.seat);
    });
    return mean(worlds);
  }) as [number, number];
  return best - own;
}

/** Turning points that are choices, but not by the check. */
function falselyNamed(game: Game, matches: readonly Match[], analysis: Analysis, size: Size): number {
  const wrong = turningPoints(analysis).filter((place) => {
    const { entry, seat, row, choice } = at(analysis.steps, place);
    const isChoice = costOf(at(analysis.steps, place)) > Math.max(...at(analysis.steps, place).luck);
    const match = matches.find(({ record }) => record.entries.length === entry);
    if (!isChoice || choice === undefined || match === undefined) return false;
    return costBy(game, viewOf(match.state, seat), at(choice.line, 0), at(row, 0), size) < CONFIRMED;
  });
  return wrong.length;
}
