/**
 * What a position is worth to each seat, for an analysis: a short search from the view of the seat that is asked next. It looks ahead, so a
 * win or a threat that is one move away counts, and its leaves are judged by the learnt value. Equal views get equal numbers: a move that
 * reveals nothing has no luck in it, to the last digit.
 */

import { at, must } from "../base/checked.ts";
import { quickLuck } from "../base/random.ts";
import { openSearch } from "../bots/search/search.ts";
import { chancesOf } from "../bots/value.ts";
import type { Game, State, View } from "../contract/game.ts";
import { shareOfVictory } from "../match/outcome.ts";
import { silent, viewOf } from "../match/view.ts";

export interface Looker {
  /** Of all luck that it imagines. */
  readonly seed: number;
  /** Lines of thought per look; may change between two looks. */
  lines: number;
  /** Lines followed so far. */
  readonly spent: number;
  /** The chance of victory of every seat, in an imagined state, which is not changed. */
  chancesIn(state: State): readonly number[];
  /** The same without looking ahead, by what was learnt alone: so cheap that hundreds can be averaged, and never by chance. */
  glance(state: State): readonly number[];
  /** What one seat can know: the mean over states that agree with its view. */
  chancesFrom(view: View): readonly number[];
  /** Looks already made are forgotten: another number of lines would make equal views unequal. */
  forget(): void;
}

/** A leaf is judged at the next quiet position: by what was learnt, not by one of many possible ends. */
export const TUNING = { depth: 1 };
/** Between two choices there are fewer forced moves than this. */
const MOST_FORCED = 200;

/** `states`: how many are imagined behind what one seat can know. `tuning`: how far its leaves are played on. */
export function openLooker(game: Game, seed: number, states: number, tuning: { readonly depth?: number } = TUNING): Looker {
  let known = new Map<string, readonly number[]>();
  let spent = 0;

  /** Only the choices of a match are searched; what is forced, such as a roll, is played on to the next choice. */
  function played(state: State): State {
    const on = game.copy(state);
    for (let made = 0; made < MOST_FORCED; made++) {
      const [seat] = game.toAct(on.table);
      if (seat === undefined) return on;
      const [move, ...others] = game.moves(viewOf(on, seat));
      if (move === undefined || others.length > 0) return on;
      game.play(on, seat, move, silent);
    }
    return on;
  }

  function searched(view: View): readonly number[] {
    const key = JSON.stringify([view.seat, view.table, view.secret]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const search = openSearch(game, view, quickLuck(seed), { iterations: looker.lines, tuning });
    while (!search.isDone()) search.run(looker.lines);
    spent += looker.lines;
    const chances = must(search.thought().chances, "chances");
    known.set(key, chances);
    return chances;
  }

  function judged(state: State): readonly number[] {
    const over = game.result(state.table);
    if (over !== undefined) return state.secrets.map((_secret, seat) => shareOfVictory(over, seat));
    const [seat] = game.toAct(state.table);
    return searched(viewOf(state, must(seat, "seat to act")));
  }

  const looker = {
    seed,
    lines: 1,
    get spent() {
      return spent;
    },
    chancesIn: (state: State) => judged(played(state)),
    glance: (state: State) => chancesOf(game, played(state)),
    chancesFrom(view: View) {
      const luck = quickLuck(seed ^ view.seat);
      return mean(Array.from({ length: states }, () => judged(played(game.imagine(view, luck)))));
    },
    forget() {
      known = new Map();
    },
  };
  return looker;
}

export function mean(rows: readonly (readonly number[])[]): number[] {
  const first = at(rows, 0);
  // Equal rows are their own mean; a sum of them may differ in the last digit.
  if (rows.every((row) => row === first)) return [...first];
  return first.map((_chance, seat) => rows.reduce((sum, row) => sum + at(row, seat), 0) / rows.length);
}
