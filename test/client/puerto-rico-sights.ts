/** Positions of random Puerto Rico matches, as each seat and a watcher see them, with the frame that led there. */
import { en } from "../../client/games/puerto-rico/text/en.ts";
import type { Line } from "../../client/stage/pose.ts";
import type { Sight } from "../../shared/core/game.ts";
import type { Match } from "../../shared/core/step.ts";
import { type Frame, sightOf, WATCHER } from "../../shared/core/view.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import type { PuertoRico } from "../../shared/puerto-rico/state.ts";
import { newRecord, randomSteps } from "../contract/matches.ts";

export interface Moment {
  readonly frame: Frame<PuertoRico>;
  readonly before: Frame<PuertoRico>;
  readonly match: Match;
}

const known = new Map<number, readonly Moment[]>();

/** Every frame of a random match of so many seats. */
export const momentsOf = (seats: number): readonly Moment[] => {
  const found = known.get(seats) ?? [...walk(seats)];
  known.set(seats, found);
  return found;
};

function* walk(seats: number): Generator<Moment> {
  let before: Frame<PuertoRico> | undefined;
  const record = newRecord(puertoRico as never, seats, seats, { factoryUniversity: seats === 4 ? "swapped" : "printed" });
  for (const { match, frames } of randomSteps(puertoRico as never, seats, record)) {
    for (const frame of frames as readonly Frame<PuertoRico>[]) {
      yield { frame, before: before ?? frame, match };
      before = frame;
    }
  }
}

/** Frames at which somebody is asked, or nobody any more. */
export const questionsOf = (seats: number): readonly Moment[] =>
  momentsOf(seats).filter(({ match }, at, all) => all[at + 1]?.match !== match);

/** Each n-th of a list. */
export const each = <T>(n: number, list: readonly T[]): T[] => list.filter((_item, at) => at % n === 0);

export const seatsOf = ({ table }: Frame<PuertoRico>): readonly number[] => [...table.players.keys(), WATCHER];
export const sights = (frame: Frame<PuertoRico>): readonly Sight<PuertoRico>[] => seatsOf(frame).map((seat) => sightOf(frame, seat));

/** The sentence of a line; throws if there is none. */
export function say([key, args = {}]: Line): string {
  const sentence = (en as Record<string, string | ((args: Record<string, string | number>) => string)>)[key];
  if (sentence === undefined) throw new Error(`no sentence ${key}`);
  const said = typeof sentence === "string" ? sentence : sentence(args);
  if (said === "" || /undefined|NaN|\[object/.test(said)) throw new Error(`${key} ${JSON.stringify(args)} says "${said}"`);
  return said;
}
