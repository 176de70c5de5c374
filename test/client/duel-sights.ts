/** Positions of random Duel matches, as each seat and a watcher see them, with the frame that led there. */

import { en } from "../../client/games/duel/text/en.ts";
import type { Line } from "../../client/stage/pose.ts";
import type { Sight } from "../../shared/core/game.ts";
import type { Match } from "../../shared/core/step.ts";
import { type Frame, sightOf, WATCHER } from "../../shared/core/view.ts";
import { duel } from "../../shared/duel/index.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { randomSteps } from "../contract/matches.ts";

export interface Moment {
  readonly frame: Frame<Duel>;
  readonly before: Frame<Duel>;
  readonly match: Match;
}

const known = new Map<number, readonly Moment[]>();

/** Every frame of some random matches. */
export const momentsOf = (deal: number): readonly Moment[] => {
  const found = known.get(deal) ?? [...walk(deal)];
  known.set(deal, found);
  return found;
};

function* walk(deal: number): Generator<Moment> {
  let before: Frame<Duel> | undefined;
  for (const { match, frames } of randomSteps(duel as never, deal)) {
    for (const frame of frames as readonly Frame<Duel>[]) {
      yield { frame, before: before ?? frame, match };
      before = frame;
    }
  }
}

export const SEATS = [0, 1, WATCHER] as const;
export const sights = (frame: Frame<Duel>): readonly Sight<Duel>[] => SEATS.map((seat) => sightOf(frame, seat));

/** The sentence of a line; throws if there is none. */
export function say([key, args = {}]: Line): string {
  const sentence = (en as Record<string, string | ((args: Record<string, string | number>) => string)>)[key];
  if (sentence === undefined) throw new Error(`no sentence ${key}`);
  const said = typeof sentence === "string" ? sentence : sentence(args);
  if (said === "" || /undefined|NaN|\[object/.test(said)) throw new Error(`${key} ${JSON.stringify(args)} says "${said}"`);
  return said;
}
