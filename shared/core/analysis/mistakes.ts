/** What a player can learn from a match of their own: the choices that cost them most, each with the position in which it was made. */
import { at } from "../base/checked.ts";
import type { Game, State } from "../contract/game.ts";
import { outcome } from "../match/outcome.ts";
import type { MatchRecord } from "../match/record.ts";
import { steps } from "../match/step.ts";
import type { Analysis } from "./analysis.ts";
import type { AnalysedStep, Choice } from "./settle.ts";

export interface Mistake {
  /** Its index in the record. */
  readonly entry: number;
  readonly seat: number;
  /** Before it. */
  readonly position: State;
  /** What was played, in notation. */
  readonly row: readonly string[];
  readonly choice: Choice;
}

/** Within the error of the estimate there is none. */
const lossAt = ({ play, seat }: AnalysedStep): number => -at(play, seat);

/** Of one match. More would be a chore. */
const MOST = 3;

/**
 * The dearest first. A loss is there only if a second look confirms the better move beyond the error; what a bot played in the seat's place is
 * left out. None of a match that goes on: its player must not be told.
 */
export function mistakesOf(
  game: Game,
  record: MatchRecord,
  { steps: analysed }: Pick<Analysis, "steps">,
  seat: number,
): readonly Mistake[] {
  const played = Array.from(steps(game, record), ({ match }) => match);
  const last = played.at(-1);
  if (last === undefined || outcome(last) === undefined) return [];
  const isOwn = ({ entry, seat: mover }: AnalysedStep): boolean => mover === seat && record.entries[entry]?.by === "person";
  const costly = analysed.filter((step) => isOwn(step) && lossAt(step) > 0).sort((a, b) => lossAt(b) - lossAt(a));
  return costly.slice(0, MOST).flatMap(({ entry, row, choice }) => {
    // The first match is that of the beginning.
    const { state } = at(played, entry);
    return choice === undefined ? [] : [{ entry, seat, position: state, row, choice }];
  });
}
