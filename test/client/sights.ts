/** Positions of random matches of a game, as each seat and a watcher see them, with the frame that led there. */
import type { Line } from "../../client/text/grammar.ts";
import { eraseShape, type Game, type Shape, type Sight } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import { type Frame, sightOf, WATCHER } from "../../shared/core/match/view.ts";
import { randomSteps } from "../contract/matches.ts";

export interface Moment<S extends Shape = Shape> {
  readonly frame: Frame<S>;
  readonly before: Frame<S>;
  readonly match: Match;
}

/** Every frame of random matches by their deal, each match played once. */
export function matchesOf<S extends Shape>(
  game: Game<S>,
  recordFor?: (deal: number) => MatchRecord,
): (deal: number) => readonly Moment<S>[] {
  const known = new Map<number, readonly Moment<S>[]>();
  return (deal) => {
    const found = known.get(deal) ?? [...walk(game, deal, recordFor?.(deal))];
    known.set(deal, found);
    return found;
  };
}

function* walk<S extends Shape>(game: Game<S>, deal: number, record: MatchRecord | undefined): Generator<Moment<S>> {
  let before: Frame<S> | undefined;
  for (const { match, frames } of randomSteps(eraseShape(game), deal, record)) {
    for (const frame of frames as readonly Frame<S>[]) {
      yield { frame, before: before ?? frame, match };
      before = frame;
    }
  }
}

/** The last frame of each entry: what a player looks at while choosing, or when the match is over. */
export const restsIn = <S extends Shape>(moments: readonly Moment<S>[]): readonly Moment<S>[] =>
  moments.filter(({ match }, at, all) => all[at + 1]?.match !== match);

/** Each n-th of a list. */
export const each = <T>(n: number, list: readonly T[]): T[] => list.filter((_item, at) => at % n === 0);

export const seatsOf = ({ secrets }: Pick<Frame, "secrets">): readonly number[] => [...secrets.keys(), WATCHER];
export const sights = <S extends Shape>(frame: Frame<S>): readonly Sight<S>[] => seatsOf(frame).map((seat) => sightOf(frame, seat));

/** Says a line with a game's sentences; throws if there is none, or if it says nonsense. */
export function sayerOf(sentences: object, nonsense = /undefined|NaN|\[object/): (line: Line) => string {
  return ([key, args = {}]) => {
    const sentence = (sentences as Record<string, string | ((args: Record<string, string | number>) => string)>)[key];
    if (sentence === undefined) throw new Error(`no sentence ${key}`);
    const said = typeof sentence === "string" ? sentence : sentence(args);
    if (said === "" || nonsense.test(said)) throw new Error(`${key} ${JSON.stringify(args)} says "${said}"`);
    return said;
  };
}
