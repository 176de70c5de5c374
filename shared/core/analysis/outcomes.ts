/** What luck may bring once a row of moves is played, and what each of it leaves to every seat. Equal questions get equal answers. */
import { at } from "../base/checked.ts";
import { quickLuck } from "../base/random.ts";
import type { EditOption, Shows } from "../contract/editor.ts";
import type { Game, State, View } from "../contract/game.ts";
import { viewOf } from "../match/view.ts";
import { type Looker, mean } from "./look.ts";

export interface Outcome {
  /** What is shown: a card, a roll. */
  readonly shown: EditOption;
  /** How often it is, among all that luck may bring. */
  readonly share: number;
  /** Of every seat, once it is shown. */
  readonly chances: readonly number[];
}

/** How many ways of luck are imagined. */
const SAMPLES = 2_000;
/** Between two words about the share that is done. */
const CHUNK = 20;
/** Each that is shown is looked at in this many of them. */
const LOOKS = 6;

interface Found {
  readonly shown: EditOption;
  seen: number;
  readonly looks: (readonly number[])[];
}

/** Yields the share that is done; ends with the outcomes, the best for the seat that moves first: none where the row shows nothing. */
export function* outcomesOf(
  game: Game,
  shows: Shows,
  view: View,
  row: readonly string[],
  looker: Looker,
): Generator<number, readonly Outcome[]> {
  const luck = quickLuck(looker.seed);
  const found = new Map<string, Found>();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const state = game.imagine(view, luck);
    const shown = playUntilShown(game, shows, state, view.seat, row);
    if (shown.length === 0 && found.size === 0 && sample > LOOKS) return [];
    for (const one of shown) {
      const known = found.get(one.id) ?? { shown: one, seen: 0, looks: [] };
      known.seen++;
      if (known.looks.length < LOOKS) known.looks.push(looker.chancesIn(state));
      found.set(one.id, known);
    }
    if (sample % CHUNK === 0) yield sample / SAMPLES;
  }
  const outcomes = [...found.values()].map(({ shown, seen, looks }) => ({ shown, share: seen / SAMPLES, chances: mean(looks) }));
  const chanceIn = ({ chances }: Outcome): number => at(chances, view.seat);
  return outcomes.sort((one, other) => chanceIn(other) - chanceIn(one));
}

/** Plays the row, and what is forced after it, until luck shows something. */
function playUntilShown(game: Game, shows: Shows, state: State, mover: number, row: readonly string[]): readonly EditOption[] {
  let shown: readonly EditOption[] = [];
  for (let made = 0; shown.length === 0; made++) {
    const [asked] = game.toAct(state.table);
    const seat = made < row.length ? mover : asked;
    if (seat === undefined) return [];
    const moves = game.moves(viewOf(state, seat));
    const move = made < row.length ? moves.find((one) => game.notation(one) === row[made]) : moves.length === 1 ? moves[0] : undefined;
    if (move === undefined) return [];
    game.play(state, seat, move, (event) => {
      if (shown.length === 0) shown = shows(event, state.table);
    });
  }
  return shown;
}
