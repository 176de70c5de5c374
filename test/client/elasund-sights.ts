/** Positions of random Elasund matches, as each seat and a watcher see them, with the frame that led there. */
import { en } from "../../client/games/elasund/text/en.ts";
import type { Line } from "../../client/stage/pose.ts";
import type { Sight } from "../../shared/core/game.ts";
import type { Match } from "../../shared/core/step.ts";
import { type Frame, sightOf, WATCHER } from "../../shared/core/view.ts";
import { elasund } from "../../shared/elasund/index.ts";
import type { Elasund } from "../../shared/elasund/state.ts";
import { newRecord, randomSteps } from "../contract/matches.ts";

export interface Moment {
  readonly frame: Frame<Elasund>;
  readonly before: Frame<Elasund>;
  readonly match: Match;
}

/** A match with 2, 3 and 4 seats each. */
export const DEALS = [2, 3, 4];
const known = new Map<number, readonly Moment[]>();

/** Every frame of some random matches; the deal is the number of seats, too. */
export const momentsOf = (deal: number): readonly Moment[] => {
  const found = known.get(deal) ?? [...walk(deal)];
  known.set(deal, found);
  return found;
};

function* walk(deal: number): Generator<Moment> {
  let before: Frame<Elasund> | undefined;
  for (const { match, frames } of randomSteps(elasund as never, deal, newRecord(elasund as never, deal, deal, { cubes: 7 }))) {
    for (const frame of frames as readonly Frame<Elasund>[]) {
      yield { frame, before: before ?? frame, match };
      before = frame;
    }
  }
}

/** The last frame of each entry: what somebody looks at while choosing. */
export const restsOf = (deal: number): readonly Moment[] => momentsOf(deal).filter(({ match }, at, all) => all[at + 1]?.match !== match);

export const seatsOf = ({ table }: Frame<Elasund>): number[] => [...table.cubes.map((_cubes, seat) => seat), WATCHER];
export const sights = (frame: Frame<Elasund>): readonly Sight<Elasund>[] => seatsOf(frame).map((seat) => sightOf(frame, seat));

/** The sentence of a line; throws if there is none. */
export function say([key, args = {}]: Line): string {
  const sentence = (en as Record<string, string | ((args: Record<string, string | number>) => string)>)[key];
  if (sentence === undefined) throw new Error(`no sentence ${key}`);
  const said = typeof sentence === "string" ? sentence : sentence(args);
  if (said === "" || /undefined|NaN|\[object|-1/.test(said)) throw new Error(`${key} ${JSON.stringify(args)} says "${said}"`);
  return said;
}
