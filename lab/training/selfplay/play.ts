/**
 * A match that a search plays against itself, as a line of a file that training can add to. It begins anywhere: up to a step that is drawn,
 * moves are drawn by first glances, more or less sharply. Where both seats always play as well as they can, whoever has more of one thing has
 * less of another, and from such matches alone a value learns what good players have, not what a thing is worth.
 */
import { at, must } from "../../../shared/core/base/checked.ts";
import { below, fork, type Luck, pick, quickLuck } from "../../../shared/core/base/random.ts";
import { drawn } from "../../../shared/core/bots/search/lot.ts";
import { openSearch } from "../../../shared/core/bots/search/search.ts";
import type { Game, OptionValue, Shape, State, View } from "../../../shared/core/contract/game.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { findMove, silent, viewOf } from "../../../shared/core/match/view.ts";
import { plansOf, preferenceOf } from "./plans.ts";
import { readStep, type Step, writeStep } from "./steps.ts";

/** A match of the file, without its positions: `replay` finds them again. */
export interface SelfPlayed {
  readonly game: string;
  readonly rules: number;
  /** The number of the match, and what the first state is dealt by. */
  readonly number: number;
  readonly seed: number;
  readonly seats: number;
  readonly options: Shape["options"];
  /** By seat: the value its search judged by. */
  readonly values: readonly string[];
  /** How many lines each search followed. */
  readonly lines: number;
  /** By seat: what it preferred before the match counted, or nothing. */
  readonly plans: readonly string[];
  /** The first step that counts: from here on the seats search. */
  readonly from: number;
  readonly how: string;
  readonly places: readonly number[];
  readonly steps: string;
}

export interface SelfPlay {
  readonly game: Game;
  /** The game with each value that seats may judge by, by name. A value that meets others learns where it is too sure. */
  readonly values: Readonly<Record<string, Game>>;
  readonly lines: number;
}

/** One match of so many counts from its beginning. */
const WHOLE = 8;
/** Others count from a step below this on, for each seat: somewhat less than a whole match has. */
const LATEST: Readonly<Record<string, number>> = { duel: 32, "puerto-rico": 72, elasund: 140 };
const USUAL = 64;
/** How sharply moves are drawn before: where one looks better by this, it is drawn e times as often. */
const HEATS = [0.5, 1, 2, 4];

const luckOf = (number: number): Luck => quickLuck(Math.imul(number + 1, 0x9e37_79b1) ^ 0x5e1f_91a7);

export function selfPlay({ game, values: judged, lines }: SelfPlay, number: number): SelfPlayed {
  const luck = luckOf(number);
  const { fewest, most } = game.seats;
  const seats = fewest + (number % (most - fewest + 1));
  const options = drawOptions(game, luck);
  const plans = drawPlans(game, seats, luck);
  const values = plans.map(() => pick(luck, Object.keys(judged)));
  const from = below(luck, WHOLE) === 0 ? 0 : below(luck, seats * (LATEST[game.id] ?? USUAL));
  const heat = pick(luck, HEATS);
  const seed = below(luck, 2 ** 32);
  const state = game.setup({ seats, options, luck: quickLuck(seed), rules: game.rules });
  const steps: string[] = [];
  for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
    const seat = at(asked, 0);
    const view = viewOf(state, seat);
    const own = must(judged[at(values, seat)], "value");
    const decided = steps.length < from ? [glance(own, view, at(plans, seat), heat, luck)] : search(own, view, lines, luck);
    for (const step of decided) {
      const now = viewOf(state, seat);
      steps.push(writeStep(notationsOf(game, now), step));
      game.play(state, seat, findMove(game, now, step.move), silent);
    }
  }
  const { how, places } = must(game.result(state.table), "result");
  return {
    game: game.id,
    rules: game.rules,
    number,
    seed,
    seats,
    options,
    values,
    lines,
    plans,
    from,
    how,
    places,
    steps: steps.join(" "),
  };
}

const notationsOf = (game: Game, view: View): string[] => game.moves(view).map((move) => game.notation(move));

/** Half of the matches have the default options. */
function drawOptions(game: Game, luck: Luck): Shape["options"] {
  const isPlain = below(luck, 2) === 1;
  const values = Object.entries(game.options).map(([option, list]) => [option, pick(luck, list as readonly OptionValue[])]);
  return pickOptions(game.options, isPlain ? {} : Object.fromEntries(values));
}

/** With two seats, one has a plan in half of the matches; where more sit, each has one half of the time. */
function drawPlans(game: Game, seats: number, luck: Luck): string[] {
  const plans = plansOf(game);
  if (seats > 2) return Array.from({ length: seats }, () => (plans.length === 0 || below(luck, 2) === 0 ? "" : pick(luck, plans)));
  const planner = below(luck, 2 * seats);
  const plan = plans.length === 0 ? "" : pick(luck, plans);
  return Array.from({ length: seats }, (_none, seat) => (seat === planner ? plan : ""));
}

function glance(game: Game, view: View, plan: string, heat: number, luck: Luck): Step {
  const moves = game.moves(view);
  const looks = game.mind?.weigh(view, moves);
  const preference = preferenceOf(game, plan);
  const logs = moves.map((move, i) => (looks?.[i] ?? 0) + heat * preference(move));
  return { move: game.notation(at(moves, drawn(logs, heat, luck))), chance: undefined, visited: [] };
}

/** The moves of one decision. */
function search(game: Game, view: View, lines: number, luck: Luck): Step[] {
  const moves = game.moves(view);
  if (moves.length === 1) return [{ move: game.notation(at(moves, 0)), chance: undefined, visited: [] }];
  const opened = openSearch(game, view, fork(luck), { iterations: lines });
  opened.run(lines);
  const { row, chances, lines: found = [] } = opened.thought();
  const visits = found.reduce((sum, line) => sum + line.visits, 0);
  const visited = found.map((line) => ({ move: at(line.moves, 0), share: line.visits / visits }));
  return row.map((move, place) =>
    place === 0 ? { move, chance: chances?.[view.seat], visited } : { move, chance: undefined, visited: [] },
  );
}

/** Calls back before each step of a match that counts. */
export function replay(game: Game, match: SelfPlayed, onStep: (state: State, seat: number, step: Step) => void): void {
  const { seats, options, seed, rules, from, steps } = match;
  const state = game.setup({ seats, options, luck: quickLuck(seed), rules });
  for (const [number, text] of steps.split(" ").entries()) {
    const seat = at(game.toAct(state.table), 0);
    const view = viewOf(state, seat);
    const step = readStep(notationsOf(game, view), text);
    if (number >= from) onStep(state, seat, step);
    game.play(state, seat, findMove(game, view, step.move), silent);
  }
}
